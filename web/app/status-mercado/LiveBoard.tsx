'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { brasiliaInstant, brasiliaMoment } from '#web/rates/brasilia-time.ts'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { answer, board, type Cell, dateInWords } from './board.ts'
import styles from './LiveBoard.module.css'

const looks = {
  open: { tone: 'ok', icon: 'check' },
  waiting: { tone: 'warning', icon: 'clock' },
  closed: { tone: 'muted', icon: 'moon' },
  unknown: { tone: 'error', icon: 'warning' },
} as const

/** Every cell of the board by its id, and all of them. */
const markets = [
  { value: 'todos', label: 'Todos' },
  { value: 'b3', label: 'B3' },
  { value: 'fx', label: 'Dólar' },
  { value: 'tesouro-direto', label: 'Tesouro' },
  { value: 'united-states', label: 'EUA' },
  { value: 'crypto', label: 'Cripto' },
  { value: 'pix', label: 'Pix e TED' },
]

/** The answer of the page and the state of every market, at the served instant and from then on by the clock. */
export function LiveBoard({ servedAt }: { servedAt: string }) {
  const { now, deviceAheadMs } = useSiteClock(servedAt)
  const localTime = useLocalTime()
  const moment = brasiliaMoment(now)
  return (
    <div className={styles.live} id="resultado">
      <p className={styles.answer}>{answer(moment)}</p>
      <p className="ui muted">
        <time dateTime={now.toISOString()}>{dateInWords(moment)}</time> em Brasília.
        {localTime && ` No fuso deste aparelho: ${localTime(now)}.`}
      </p>
      {deviceAheadMs !== null && (
        <Notice tone="warning">
          {`O relógio deste aparelho está ${deviceAheadMs > 0 ? 'adiantado' : 'atrasado'}. Usamos a hora do site.`}
        </Notice>
      )}
      {/* Its style sheet shows the chosen one: that needs no script. */}
      <search className={styles.filter} aria-label="Filtrar os mercados">
        <ChoiceField name="mercado" legend="Ver" options={markets} />
      </search>
      <ul className={styles.board}>
        {board(moment).map((cell) => (
          <BoardCell key={cell.id} cell={cell} localTime={localTime} />
        ))}
      </ul>
    </div>
  )
}

function BoardCell({ cell, localTime }: { cell: Cell; localTime: LocalTime }) {
  const { id, title, stamp, when, changeAt, hours, isUncertain } = cell
  return (
    <li id={id}>
      <h2>{title}</h2>
      <Carimbo {...looks[stamp.look]}>{stamp.text}</Carimbo>
      <p className={styles.when}>
        {when}
        {localTime && changeAt && ` (${localTimeOf(changeAt, localTime)} no seu fuso)`}
      </p>
      <p>{hours}</p>
      {id === 'tesouro-direto' && (
        <p>
          <a href="#taxas-tesouro">Ver as taxas dos títulos</a>
        </p>
      )}
      {isUncertain && (
        <p className={styles.uncertain}>Horário a confirmar: segue a regra dos anos anteriores.</p>
      )}
    </li>
  )
}

type LocalTime = ((instant: Date) => string) | null

/** The clock of the device's zone, when it is not Brasília's; known after hydration only. */
function useLocalTime(): LocalTime {
  const isAbroad = useSyncExternalStore(
    zoneStays,
    () => new Date().getTimezoneOffset() !== BRASILIA_OFFSET,
    () => false,
  )
  if (!isAbroad) return null
  return (instant) => instant.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
}

/** As `getTimezoneOffset` gives it: minutes behind UTC. */
const BRASILIA_OFFSET = 180

const zoneStays = () => () => {}

function localTimeOf(moment: BrasiliaMoment, localTime: NonNullable<LocalTime>): string {
  return localTime(brasiliaInstant(moment))
}

const TICK_MS = 15_000
/** A page is kept a minute by the server and a little by a CDN; what is older says nothing about the device's clock. */
const YOUNG_MS = 5 * 60_000
/** Below it a clock is right enough, and the answer about the time has aged about as much. */
const TOLERANCE_MS = 2 * 60_000

type SiteClock = {
  now: Date
  /** How far the device is ahead of the site (negative: behind), when that matters. */
  deviceAheadMs: number | null
}

/**
 * The time to judge markets by. It is the served instant in the HTML, then the device's clock, unless that clock
 * disagrees with the page: then the site is asked for the time and the difference taken off.
 */
function useSiteClock(servedAt: string): SiteClock {
  const [now, setNow] = useState(() => new Date(servedAt))
  const [aheadMs, setAheadMs] = useState(0)

  useEffect(() => {
    const age = Date.now() - Date.parse(servedAt)
    if (age >= -TOLERANCE_MS && age <= YOUNG_MS) return
    let isGone = false
    void askAheadMs().then((ahead) => {
      if (!isGone && ahead !== null && Math.abs(ahead) > TOLERANCE_MS) setAheadMs(ahead)
    })
    return () => {
      isGone = true
    }
  }, [servedAt])

  useEffect(() => {
    const tick = () => setNow(new Date(Date.now() - aheadMs))
    tick()
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [aheadMs])

  return { now, deviceAheadMs: aheadMs === 0 ? null : aheadMs }
}

/** Without an answer, the device's clock is all there is. */
async function askAheadMs(): Promise<number | null> {
  try {
    const answer = await fetch('/api/status-mercado', { cache: 'no-store' })
    const body: { asOf?: unknown } = await answer.json()
    const asOf = typeof body.asOf === 'string' ? Date.parse(body.asOf) : Number.NaN
    return Number.isNaN(asOf) ? null : Date.now() - asOf
  } catch {
    return null
  }
}
