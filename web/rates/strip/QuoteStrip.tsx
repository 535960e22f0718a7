import { formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { readIndexCloses } from '../asset-detail/asset-history.ts'
import { timeFrom } from '../brasilia-time.ts'
import { pointsOfCloses, rangeOf } from '../chart-ranges.ts'
import { type MonthLine, monthLine } from '../charts/month-line.ts'
import { readMonth } from '../charts/rate-history.ts'
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
  const [served, months, index, closes, indicators] = await Promise.all([
    Promise.all(live.map(serveQuote)),
    Promise.all(live.map(async (id) => monthLine(`O ${series[id].unit.toLowerCase()}`, await readMonth(id)))),
    readIbovespa(),
    readIndexCloses(),
    readIndicators(),
  ])
  const points = pointsOfCloses(closes.closes)
  const indexMonth = monthLine(
    'O Ibovespa',
    rangeOf('1M', { points, measure: 'Fechamento', source: 'brapi', simulated: closes.simulated }),
  )
  // Six cells fill their rows at any width. The CDI follows the Selic, and is on the page of the calculators that use it.
  const official = indicators.filter(({ id }) => id !== 'cdi')
  const isSimulated =
    served.some(({ reading }) => reading.quote?.simulated) ||
    official.some(({ simulated }) => simulated) ||
    [...months, indexMonth].some((month) => month?.simulated) ||
    index.held?.simulated
  return (
    <div className={styles.frame}>
      <ul className={styles.strip} aria-label="Cotações">
        {served.map((one, place) => (
          <li key={one.reading.series}>
            <Island name="strip" code="LiveStripItem" when="stale" freshUntil={one.freshUntil}>
              <LiveStripItem served={one} month={months[place]} />
            </Island>
          </li>
        ))}
        <li>
          <IndexCell known={index} month={indexMonth} />
        </li>
        {official.map((indicator) => (
          <li key={indicator.label}>
            <IndicatorCell {...indicator} />
          </li>
        ))}
      </ul>
      {months.some(Boolean) && <p className="small muted">As linhas são do último mês.</p>}
      {isSimulated && <SimulatedTag />}
    </div>
  )
}

type IndexProps = { known: Awaited<ReturnType<typeof readIbovespa>>; month: MonthLine | undefined }

function IndexCell({ known: { held, failedAt }, month }: IndexProps) {
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
          {month && (
            <span className={styles.month}>
              <Sparkline values={month.values} label={month.label} />
            </span>
          )}
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
