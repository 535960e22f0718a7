import { Island } from '#web/ui/Island.tsx'
import type { SeriesId } from '../series.ts'
import { LiveCard } from './LiveCard.tsx'
import { LiveInline } from './LiveInline.tsx'
import { serveQuote } from './quotes.ts'

/** A live rate as a block, for articles and the home page. */
export async function RateCard({ series }: { series: SeriesId }) {
  return (
    <Island name="rate-card" when="idle">
      <LiveCard served={await serveQuote(series)} />
    </Island>
  )
}

/** A live rate inside a sentence. Without an `Island`: its `div` may not stand in a paragraph. */
export async function InlineRate({ series }: { series: SeriesId }) {
  return <LiveInline served={await serveQuote(series)} />
}
