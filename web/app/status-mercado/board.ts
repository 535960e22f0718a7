import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import {
  type Market,
  type MarketDay,
  type MarketStatus,
  marketDay,
  marketStatus,
} from '#web/finance/calendar/market-status.ts'
import {
  clock,
  countdown,
  dayName,
  hoursInWords,
  momentFrom,
  onDay,
  shortDay,
  weekdayName,
} from './hours-in-words.ts'

export type Cell = {
  id: Market
  title: string
  stamp: { text: string; look: 'open' | 'waiting' | 'closed' | 'unknown' }
  when: string
  /** The moment `when` speaks of, for who is in another time zone. */
  changeAt?: BrasiliaMoment
  hours: string
  /** The hours follow a rule that nobody confirmed. */
  isUncertain: boolean
}

type Words = { title: string; open: string; closed: string; verb: string }

/** TED has no cell of its own: it stands with Pix. */
const words = {
  b3: { title: 'Bolsa brasileira (B3)', open: 'Aberta', closed: 'Fechada', verb: 'Abre' },
  fx: { title: 'Dólar e euro', open: 'Aberto', closed: 'Fechado', verb: 'Volta' },
  'tesouro-direto': { title: 'Tesouro Direto', open: 'Aberto', closed: 'Fechado', verb: 'Volta' },
  'united-states': {
    title: 'Bolsas dos EUA (NYSE e Nasdaq)',
    open: 'Aberta',
    closed: 'Fechada',
    verb: 'Abre',
  },
} as const satisfies Partial<Record<Market, Words>>

const withHours = ['b3', 'fx', 'tesouro-direto', 'united-states'] as const

/** The state of every market at a moment, in words. A function of the moment and the calendars alone. */
export function board(now: BrasiliaMoment): Cell[] {
  return [...withHours.map((market) => cellOf(market, now)), crypto, transfers(now)]
}

const crypto: Cell = {
  id: 'crypto',
  title: 'Bitcoin e criptomoedas',
  stamp: { text: 'Aberto', look: 'open' },
  when: 'Negocia 24 horas, todos os dias',
  hours: 'Sem feriado e sem fechamento.',
  isUncertain: false,
}

function cellOf(market: (typeof withHours)[number], now: BrasiliaMoment): Cell {
  const status = marketStatus(market, now)
  const { title, verb } = words[market]
  if (!status.ok || ('always' in status && status.always)) return unknown(market, title)
  const changeAt = changeOf(market, status)
  const shownDay = marketDay(market, now.day)
  const hoursDay = shownDay?.stretches.length ? now.day : changeAt?.day
  const { hours, isUncertain } = hoursInWords(market, hoursDay, now.day)
  return {
    id: market,
    title,
    stamp: stampOf(market, status, shownDay, now),
    when: changeAt
      ? `${nextWord(status, verb)} ${momentFrom(changeAt, now)}, ${countdown(changeAt, now)}`
      : '',
    ...(changeAt && { changeAt }),
    hours,
    isUncertain: isUncertain || status.confidence === 'uncertain',
  }
}

function unknown(id: Market, title: string): Cell {
  const stamp = { text: 'Sem dado', look: 'unknown' } as const
  return {
    id,
    title,
    stamp,
    when: 'sem dado',
    hours: 'Não temos o calendário deste ano.',
    isUncertain: false,
  }
}

type Timed = Exclude<MarketStatus, { ok: false } | { always: true }>

/** The next thing a reader waits for: of a closed exchange the session, not the orders taken before it. */
function changeOf(market: Market, status: Timed): BrasiliaMoment | undefined {
  if (status.phase !== 'closed') return status.until
  const { next } = status
  if (!next || status.reason === 'interval') return next
  const session = marketDay(market, next.day)?.stretches.find(({ phase }) => phase === 'open')
  return session ? { day: next.day, minutes: session.start } : next
}

function nextWord(status: Timed, verb: string): string {
  if (status.phase === 'closed') return status.reason === 'interval' ? 'After-market' : verb
  if (status.phase === 'pre-open') return verb
  return status.phase === 'after' ? 'After-market termina' : 'Fecha'
}

function stampOf(
  market: keyof typeof words,
  status: Timed,
  today: MarketDay | undefined,
  now: BrasiliaMoment,
): Cell['stamp'] {
  if (status.phase === 'open') return { text: words[market].open, look: 'open' }
  if (status.phase === 'pre-open') return { text: 'Pré-abertura', look: 'waiting' }
  if (status.phase === 'closing-call') return { text: 'Leilão', look: 'waiting' }
  if (status.phase === 'after') return { text: 'After-market', look: 'open' }
  const look = 'closed'
  if (today?.closedBy?.reason === 'weekend') return { text: 'Fim de semana', look }
  if (today?.closedBy?.reason !== 'holiday') return { text: words[market].closed, look }
  return { text: isHoliday(market, now) ? 'Feriado' : 'Sem pregão', look }
}

/** 24 and 31 December are closures of the exchange alone. */
function isHoliday(market: Market, { day }: BrasiliaMoment): boolean {
  return market === 'united-states' || !isBusinessDay(day)
}

function transfers(now: BrasiliaMoment): Cell {
  const ted = marketStatus('ted', now)
  const { hours, isUncertain } = hoursInWords('ted', now.day, now.day)
  return {
    id: 'pix',
    title: 'Pix e TED',
    stamp: { text: 'Pix no ar', look: 'open' },
    when: `Pix funciona agora. ${tedInWords(ted, now)}`,
    hours,
    isUncertain,
  }
}

function tedInWords(status: MarketStatus, now: BrasiliaMoment): string {
  if (!status.ok || ('always' in status && status.always)) return 'TED: sem dado'
  if (status.phase !== 'closed')
    return `TED até ${clock(status.until.minutes)}, ${countdown(status.until, now)}`
  if (!status.next) return 'TED fechada'
  return status.next.day === now.day
    ? `TED a partir das ${clock(status.next.minutes)}`
    : `TED só ${onDay(status.next.day)}`
}

/** Whether the Brazilian exchange is open, in one or two sentences that can be read aloud. */
export function answer(now: BrasiliaMoment): string {
  const status = marketStatus('b3', now)
  if (!status.ok || ('always' in status && status.always)) {
    return 'Não sabemos: ainda não temos o calendário da B3 deste ano.'
  }
  const change = changeOf('b3', status)
  if (status.phase !== 'closed') return working(status.phase, status.until.minutes)
  if (!change) return 'Não. A B3 está fechada, e ainda não temos o calendário do próximo pregão.'
  if (status.reason === 'interval')
    return `O pregão já fechou. O after-market começa às ${clock(change.minutes)}.`
  if (status.reason === 'before-open') return `Ainda não. A B3 abre hoje, às ${clock(change.minutes)}.`
  const back = `a B3 abre ${onDay(change.day)}, às ${clock(change.minutes)}.`
  if (status.reason === 'after-close') return `Já fechou hoje: ${back}`
  if (status.reason === 'weekend') return `Não. Hoje é ${weekdayName(now.day)}: ${back}`
  return isHoliday('b3', now)
    ? `Não. Hoje, ${shortDay(now.day)}, é feriado (${status.holiday}): ${back}`
    : `Não. Hoje, ${shortDay(now.day)}, não tem pregão (${status.holiday}): ${back}`
}

function working(phase: 'pre-open' | 'open' | 'closing-call' | 'after', until: number): string {
  switch (phase) {
    case 'open':
      return `Sim. O pregão da B3 vai até as ${clock(until)}; depois vem o leilão de fechamento.`
    case 'pre-open':
      return `Quase. A B3 recebe ordens agora e abre às ${clock(until)}.`
    case 'closing-call':
      return `Está no leilão de fechamento, que termina às ${clock(until)}.`
    case 'after':
      return `O pregão já fechou. O after-market vai até as ${clock(until)}.`
  }
}

/** `Sexta-feira, 20/11/2026, 14:35` */
export function dateInWords({ day, minutes }: BrasiliaMoment): string {
  const name = weekdayName(day)
  const long = name === 'sábado' || name === 'domingo' ? name : `${name}-feira`
  return `${long.charAt(0).toUpperCase()}${long.slice(1)}, ${dayName(day).split(', ')[1]}/${day.slice(0, 4)}, ${clock(minutes)}`
}
