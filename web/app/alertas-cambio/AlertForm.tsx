import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addDays } from '#web/finance/calendar/days.ts'
import { fxSession } from '#web/finance/calendar/fx-session.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { feedQuery } from '#web/rates/alerts/alert-link.ts'
import { alertTitle } from '#web/rates/alerts/alert-words.ts'
import type { Alert, AlertCondition, DaySight } from '#web/rates/alerts/alerts.ts'
import { brasiliaMoment, onDay } from '#web/rates/brasilia-time.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { isSeriesId, type SeriesId, series } from '#web/rates/series.ts'
import { Callout } from '#web/ui/Callout.tsx'
import { AlertFields, type Channel } from './AlertFields.tsx'
import styles from './Alerts.module.css'
import { HitChart } from './HitChart.tsx'
import { errorOf, readThreshold, suggestedText } from './threshold.ts'

/** Served in the HTML for one currency: its reading, and its last thirty days with who gave them. */
export type ServedSeries = {
  served: ServedReading
  days: readonly DaySight[]
  credit: string
  simulated: boolean
}

type Props = {
  all: Readonly<Record<SeriesId, ServedSeries>>
  onCreate: (alert: Alert) => Promise<void>
}

/** Says on how many of the last days the condition held. */
export function AlertForm({ all, onCreate }: Props) {
  const [id, setId] = useAskedSeries()
  const [condition, setCondition] = useState<AlertCondition>('below')
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [made, setMade] = useState<Alert>()
  const [channel, setChannel] = useState<Channel>('tab')
  const { served, ...history } = all[id]
  const { quote, now } = useReading(served)
  const suggested = suggestedText(id, condition, served.reading.quote)
  const text = typed ?? suggested
  const wrong = errorOf(id, condition, text, quote)
  const threshold = thresholdOf(id, condition, text)

  function forget() {
    setTyped(undefined)
    setError(undefined)
  }

  /** An error goes while it is typed away: gone on leaving, it would move the button from under the pointer. */
  function change(next: string) {
    setTyped(next)
    if (error) setError(errorOf(id, condition, next, quote))
  }

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(wrong)
    if (wrong || threshold === null) return
    const form = new FormData(event.currentTarget)
    const until = addDays(dayInBrasilia(new Date()), Number(form.get('term')))
    const alert = { series: id, condition, threshold, until }
    setMade(alert)
    if (channel === 'tab') await onCreate(alert)
  }

  /** The alert that was just made follows the choice. */
  function changeChannel(next: Channel) {
    setChannel(next)
    if (made && next === 'tab') void onCreate(made)
  }

  return (
    <div className="columns columns-66">
      <div className="stack">
        <form aria-label="Novo alerta" noValidate onSubmit={create}>
          <AlertFields
            id={id}
            condition={condition}
            suggested={suggested}
            error={error}
            onSeries={(next) => {
              setId(next)
              forget()
            }}
            onCondition={(next) => {
              setCondition(next)
              forget()
            }}
            onChannel={changeChannel}
            onValue={change}
            onLeave={() => setError(wrong)}
          />
        </form>
        {series[id].market === 'fx' && <ClosedNote now={now} />}
        {made && <Made alert={made} channel={channel} />}
      </div>
      <HitChart {...{ id, condition, threshold }} {...history} />
    </div>
  )
}

/** As an alert has it, a change as a fraction; null where nothing can be made of the text. */
function thresholdOf(id: SeriesId, condition: AlertCondition, text: string): number | null {
  const read = readThreshold(id, condition, text)
  return 'value' in read && read.value > 0 ? read.value / (condition === 'change' ? 100 : 1) : null
}

/** That of the bell that led here. The HTML is the same for every address, so it is known in the browser alone. */
function useAskedSeries() {
  const [chosen, setChosen] = useState<SeriesId>()
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('moeda') ?? '',
    () => '',
  )
  return [chosen ?? (isSeriesId(asked) ? asked : 'usd-brl'), setChosen] as const
}

/** The address does not change under the page. */
const never = () => () => {}

function ClosedNote({ now }: { now: Date }) {
  const moment = brasiliaMoment(now)
  const session = fxSession(moment)
  if (session.phase !== 'closed') return null
  return (
    <p className="small muted">
      O câmbio está fechado. O preço volta a mudar {onDay(session.nextOpen, moment.day)}, às 9:00.
    </p>
  )
}

/** Comes into view: the form that it answers fills the screen of a telephone. */
function Made({ alert, channel }: { alert: Alert; channel: Channel }) {
  const shown = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each alert
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [alert, channel])
  return (
    <div ref={shown} className={styles.shown}>
      <MadeWords {...{ alert, channel }} />
    </div>
  )
}

function MadeWords({ alert, channel }: { alert: Alert; channel: Channel }) {
  const today = dayInBrasilia(new Date())
  const title = alertTitle(alert)
  if (channel === 'tab') {
    return (
      <p className={styles.made} role="status">
        Alerta criado: {title}. Só avisa com esta aba aberta. O endereço desta página o traz de volta.
      </p>
    )
  }
  const query = feedQuery(alert)
  return (
    <Callout tone="explain" title={title}>
      {channel === 'feed' ? (
        <p role="status">
          Assine este endereço no seu leitor de notícias (RSS):{' '}
          <a href={`/alertas-cambio/feed.xml?${feedQuery(alert, today)}`}>endereço deste alerta</a>. Ele
          confere o fechamento de cada dia e o preço na hora em que o leitor pergunta.
        </p>
      ) : (
        <p role="status">
          Ponha na agenda:{' '}
          <a href={`/alertas-cambio/lembrete.ics?dia=${alert.until}&${query}`}>no fim da validade</a> ou{' '}
          <a href={`/alertas-cambio/lembrete.ics?dia=copom&${query}`}>no próximo dia do Copom</a>. A agenda
          lembra o dia; ela não acompanha o preço.
        </p>
      )}
    </Callout>
  )
}
