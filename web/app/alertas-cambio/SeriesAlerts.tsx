import { useEffect, useRef, useState } from 'react'
import {
  dayInBrasilia,
  formatDay,
  formatNumber,
  formatPercent,
  timeInBrasilia,
} from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { alertKey, feedQuery } from '#web/rates/alerts/alert-link.ts'
import { alertCurrencies, alertTitle, capital } from '#web/rates/alerts/alert-words.ts'
import { type Alert, look } from '#web/rates/alerts/alerts.ts'
import type { Quote } from '#web/rates/quote.ts'
import { type LiveReading, type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { type SeriesId, series } from '#web/rates/series.ts'
import { Button } from '#web/ui/Button.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import styles from './Alerts.module.css'

const CHECK_MS = 5 * 60_000

export type Fired = { at: string; price: number }

type Props = {
  served: ServedReading
  alerts: readonly Alert[]
  fired: Readonly<Record<string, Fired>>
  onFire: (alert: Alert, quote: Quote) => void
  onRemove: (alert: Alert) => void
}

/** The alerts of one currency: they are watched as long as this is on a page, also in a tab behind others. */
export function SeriesAlerts({ served, alerts, fired, onFire, onRemove }: Props) {
  const reading = useReading(served, { whileHidden: true })
  const { quote, state, now } = reading
  const id = served.reading.series
  const today = dayInBrasilia(now)
  useWatch(reading, alerts, today, onFire)
  const [since] = useState(() => Date.now())
  const nextCheck = new Date(
    since + (Math.floor(Math.max(0, now.getTime() - since) / CHECK_MS) + 1) * CHECK_MS,
  )
  return (
    <section className={styles.group} aria-label={`Alertas de ${alertCurrencies[id].title}`}>
      <p className="ui muted">
        {quote
          ? `${capital(alertCurrencies[id].name)} agora: R$\u00A0${formatNumber(quote.last, series[id].decimals)}. ${state.stamp}.`
          : `${capital(alertCurrencies[id].name)}: sem dado agora.`}{' '}
        Próxima conferência às <time dateTime={nextCheck.toISOString()}>{timeInBrasilia(nextCheck)}</time>.{' '}
        {quote?.simulated && <SimulatedTag />}
      </p>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <AlertItem
            key={alertKey(alert)}
            alert={alert}
            today={today}
            quote={quote}
            fired={fired[alertKey(alert)]}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
}

/** Looks at each price once it comes. An aged or official price is no sight of the market. */
function useWatch(
  { quote, state, refresh }: LiveReading,
  alerts: readonly Alert[],
  today: IsoDate,
  onFire: Props['onFire'],
): void {
  const armed = useRef(new Map<string, boolean>())
  const isSight = quote?.kind === 'spot' && state.kind !== 'failed'
  useEffect(() => {
    if (!quote || !isSight) return
    const sight = { price: quote.last, changeFraction: quote.changeFraction }
    for (const alert of alerts) {
      if (alert.until < today) continue
      const key = alertKey(alert)
      const seen = look(alert, armed.current.get(key) ?? true, sight)
      armed.current.set(key, seen.isArmed)
      if (seen.fires) onFire(alert, quote)
    }
  }, [quote, isSight, alerts, today, onFire])

  // After the device slept, at once: the timer of a page that stood still comes late.
  const askedAt = useRef<number>(undefined)
  useEffect(() => {
    askedAt.current ??= Date.now()
    const wake = () => {
      const isYoung = Date.now() - (askedAt.current ?? 0) < CHECK_MS
      if (document.visibilityState === 'hidden' || isYoung) return
      askedAt.current = Date.now()
      void refresh()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    }
  }, [refresh])
}

type ItemProps = {
  alert: Alert
  today: IsoDate
  quote: Quote | null
  fired: Fired | undefined
  onRemove: Props['onRemove']
}

function AlertItem({ alert, today, quote, fired, onRemove }: ItemProps) {
  const title = alertTitle(alert)
  const reminder = (day: string) => `/alertas-cambio/lembrete.ics?dia=${day}&${feedQuery(alert)}`
  return (
    <li data-fired={fired ? '' : undefined}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <AlertStamp alert={alert} today={today} fired={fired} />
      </div>
      <p className="ui">
        {fired
          ? `Chegou em ${formatDay(dayInBrasilia(new Date(fired.at)))}, às ${timeInBrasilia(new Date(fired.at))}, a R$\u00A0${formatNumber(fired.price, series[alert.series].decimals)}. Avisa de novo se o preço se afastar 0,3\u00A0% e voltar.`
          : waiting(alert, quote)}{' '}
        Vale até {formatDay(alert.until)}.
      </p>
      <p className={styles.actions}>
        <a href={`/alertas-cambio/feed.xml?${feedQuery(alert, today)}`}>Leitor de notícias (RSS)</a>
        <a href={reminder(alert.until)} download>
          Na agenda, em {formatDay(alert.until).slice(0, 5)}
        </a>
        <a href={reminder('copom')} download>
          Na agenda, no dia do Copom
        </a>
        <Button variant="plain" size="small" aria-label={`Remover: ${title}`} onClick={() => onRemove(alert)}>
          Remover
        </Button>
      </p>
    </li>
  )
}

function AlertStamp({ alert, today, fired }: Pick<ItemProps, 'alert' | 'today' | 'fired'>) {
  if (fired) {
    return (
      <Carimbo tone="warning" icon="warning">
        Chegou
      </Carimbo>
    )
  }
  if (alert.until < today) {
    return (
      <Carimbo tone="muted" icon="moon">
        Venceu
      </Carimbo>
    )
  }
  return (
    <Carimbo tone="ok" icon="check">
      Ativo
    </Carimbo>
  )
}

function waiting({ condition, threshold }: Alert, quote: Quote | null): string {
  if (!quote) return 'Esperando uma cotação.'
  if (condition === 'change') {
    if (quote.changeFraction === null) return 'A fonte não informa a variação de agora.'
    return `Hoje variou ${formatPercent(Math.abs(quote.changeFraction))}.`
  }
  const away = threshold / quote.last - 1
  return `Falta ${away < 0 ? 'cair' : 'subir'} ${formatPercent(Math.abs(away))}.`
}

export function groupBySeries(alerts: readonly Alert[]): [SeriesId, Alert[]][] {
  const groups = new Map<SeriesId, Alert[]>()
  for (const alert of alerts) groups.set(alert.series, [...(groups.get(alert.series) ?? []), alert])
  return [...groups]
}
