import { Island } from '#web/ui/Island.tsx'
import type { SeriesId } from '../series.ts'
import { LiveCard } from './LiveCard.tsx'
import { serveQuote } from './served.ts'

/** A live rate as a block, for articles and the home page. */
export async function RateCard({ series }: { series: SeriesId }) {
  return (
    <Island name="rate-card" when="idle">
      <LiveCard served={await serveQuote(series)} />
    </Island>
  )
}
