import type { SeriesId } from '../series.ts'
import { LiveInline } from './LiveInline.tsx'
import { serveQuote } from './served.ts'

/** A live rate inside a sentence. Without an `Island`: its `div` may not stand in a paragraph. */
export async function InlineRate({ series }: { series: SeriesId }) {
  return <LiveInline served={await serveQuote(series)} />
}
