import { formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { timeFrom } from '../brasilia-time.ts'
import { type Indicator, readIndicators } from '../daily/indicators.ts'
import { serveQuote } from '../quotes/quotes.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { type SeriesId, series } from '../series.ts'
import { readIbovespa } from '../stocks/stocks.ts'
import { LiveStripItem } from './LiveStripItem.tsx'
import styles from './QuoteStrip.module.css'

// The keys of an object written out are those of its type.
const live = Object.keys(series) as SeriesId[]

/** The day at a glance: rates that renew themselves, then the exchange's index and the official rates. */
export async function QuoteStrip() {
  const [served, index, indicators] = await Promise.all([
    Promise.all(live.map(serveQuote)),
    readIbovespa(),
    readIndicators(),
  ])
  // Six cells fill their rows at any width. The CDI follows the Selic, and is on the page of the calculators that use it.
  const official = indicators.filter(({ id }) => id !== 'cdi')
  const isSimulated =
    served.some(({ reading }) => reading.quote?.simulated) ||
    official.some(({ simulated }) => simulated) ||
    index.held?.simulated
  return (
    <div className={styles.frame}>
      <ul className={styles.strip} aria-label="Cotações">
        {served.map((one) => (
          <li key={one.reading.series}>
            <Island name="strip" code="LiveStripItem" when="stale" freshUntil={one.freshUntil}>
              <LiveStripItem served={one} />
            </Island>
          </li>
        ))}
        <li>
          <IndexCell known={index} />
        </li>
        {official.map((indicator) => (
          <li key={indicator.label}>
            <IndicatorCell {...indicator} />
          </li>
        ))}
      </ul>
      {isSimulated && <SimulatedTag />}
    </div>
  )
}

function IndexCell({ known: { held, failedAt } }: { known: Awaited<ReturnType<typeof readIbovespa>> }) {
  const quote = held?.value
  return (
    <a href="/acoes" className={styles.cell}>
      <span className={styles.label}>Ibovespa</span>
      {quote ? (
        <>
          <data className={styles.price} value={quote.price}>
            {formatNumber(quote.price, 0)}
          </data>
          {quote.changeFraction !== null && <Change fraction={quote.changeFraction} />}
          <span className={styles.state}>
            {`${failedAt === null ? 'De' : 'Sem atualização desde'} ${timeFrom(new Date(quote.pricedAt), new Date())}`}
          </span>
        </>
      ) : (
        <span className={styles.none}>sem dado</span>
      )}
    </a>
  )
}

function IndicatorCell({ label, value, since }: Indicator) {
  return (
    <div className={styles.cell}>
      <span className={styles.label}>{label}</span>
      {value === null ? (
        <span className={styles.none}>sem dado</span>
      ) : (
        <>
          <span className={styles.price}>{value}</span>
          <span className={styles.state}>{since}</span>
        </>
      )}
    </div>
  )
}
