import type { structuredData } from './structured-data.ts'

/** `<` is written as an escape: the text must not be able to close its element. */
export function StructuredData({ graph }: { graph: ReturnType<typeof structuredData> }) {
  return <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
}
