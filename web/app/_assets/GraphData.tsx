/** `<` is written as an escape: the text must not be able to close its element. */
export function GraphData({ graph }: { graph: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
