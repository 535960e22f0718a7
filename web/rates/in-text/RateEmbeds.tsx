import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { Figure } from '#web/ui/Figure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { type CheckedValue, LiveCard, RateCardFace } from '../quotes/LiveCard.tsx'
import { noData } from '../quotes/quote-state.ts'
import { serveQuote } from '../quotes/quotes.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { type IndicatorId, indicators, isSeriesId, type SeriesId, series } from '../series.ts'
import styles from './InlineNumber.module.css'
import { type IndicatorNow, readIndicatorNow } from './indicator-now.ts'
import { InlineNone, LiveInline } from './LiveInline.tsx'
import { MonthChart } from './MonthChart.tsx'

type WidgetProps = {
  series: SeriesId | IndicatorId
  mode?: 'card' | 'line' | 'month'
  /** Checked by an editor on a day: shown only while there is nothing live. */
  fallback?: CheckedValue
  /** False: as while no source answers. */
  isLive?: boolean
}

export async function RateWidget({ series: id, mode = 'card', fallback, isLive = true }: WidgetProps) {
  if (mode === 'line') {
    const { title } = isSeriesId(id) ? series[id] : indicators[id]
    return (
      <p className={styles.line}>
        <span className={styles.label}>{title}</span>
        <span>
          <InlineNumber series={id} fallback={fallback} isLive={isLive} />
        </span>
      </p>
    )
  }
  if (!isSeriesId(id)) {
    return <IndicatorCard id={id} now={isLive ? await readIndicatorNow(id) : null} fallback={fallback} />
  }
  if (!isLive) return <RateCardFace series={id} quote={null} state={noData} fallback={fallback} />
  return (
    <>
      <RateCard series={id} fallback={fallback} />
      {mode === 'month' && <MonthChart series={id} />}
    </>
  )
}

async function RateCard({ series, fallback }: { series: SeriesId; fallback?: CheckedValue }) {
  const served = await serveQuote(series)
  return (
    <Island name="rate-card" code="LiveCard" when="stale" freshUntil={served.freshUntil}>
      <LiveCard served={served} fallback={fallback} />
    </Island>
  )
}

type InlineProps = {
  series: SeriesId | IndicatorId
  isRounded?: boolean
  fallback?: CheckedValue
  /** False: as while no source answers. */
  isLive?: boolean
}

export async function InlineNumber({ series: id, isRounded, fallback, isLive = true }: InlineProps) {
  if (isSeriesId(id)) return quoteInText({ series: id, isRounded, fallback, isLive })
  const now = isLive ? await readIndicatorNow(id) : null
  const { path, per } = indicators[id]
  if (!now && fallback) return <Checked {...fallback} suffix={suffixOf(id)} />
  if (!now) {
    return (
      <a className={styles.number} href={path}>
        (sem dado)
      </a>
    )
  }
  return (
    <>
      <a className={styles.number} href={path}>
        {now.text}
      </a>
      {` ${per} `}
      <small className={styles.age}>
        ({now.age}
        {now.simulated && ', simulado'})
      </small>
    </>
  )
}

async function quoteInText({ series: id, isRounded, fallback, isLive }: InlineProps & { series: SeriesId }) {
  const served = isLive ? await serveQuote(id) : null
  if (served && (served.reading.quote || !fallback)) {
    return (
      <Island name="rate-in-text" code="LiveInline" when="stale" freshUntil={served.freshUntil} inline>
        <LiveInline served={served} isRounded={isRounded} />
      </Island>
    )
  }
  return fallback ? <Checked {...fallback} prefix="R$\u00A0" /> : <InlineNone series={id} />
}

function Checked({
  value,
  day,
  prefix = '',
  suffix = '',
}: CheckedValue & { prefix?: string; suffix?: string }) {
  return (
    <>
      {`${prefix}${value}${suffix} `}
      <small className={styles.age}>(em {day})</small>
    </>
  )
}

/** Behind the number: its unit. */
function suffixOf(id: IndicatorId): string {
  return `${id === 'ibov' ? '' : '\u00A0%'} ${indicators[id].per}`
}

type IndicatorCardProps = { id: IndicatorId; now: IndicatorNow | null; fallback?: CheckedValue }

function IndicatorCard({ id, now, fallback }: IndicatorCardProps) {
  const { title, path, per } = indicators[id]
  const percent = id === 'ibov' ? '' : '\u00A0%'
  const text = now?.text ?? (fallback && `${fallback.value}${percent}`)
  return (
    <aside className={styles.card} aria-label={title}>
      <div>
        <p className={styles.label}>{title}</p>
        {text ? (
          <>
            <p>
              <Figure value={parseDecimal(text.replace('%', '')) ?? 0} text={text} prefix="" size="m" />
            </p>
            <p className={styles.label}>
              {per}, {now ? now.age : `em ${fallback?.day}`}
            </p>
          </>
        ) : (
          <p className={styles.none}>sem dado</p>
        )}
        {now?.simulated && <SimulatedTag />}
      </div>
      <a className={`follow ${styles.side}`} href={path}>
        Ver mais
        <Icon name="arrow" size="small" />
      </a>
    </aside>
  )
}
