import * as z from 'zod/mini'
import { marketStart, type Tick, tickAt } from './market.ts'

/** What can go wrong, with the words of the human page. */
export const faults = {
  none: 'Nenhuma: responde certo',
  down: 'Fora do ar: corta a conexão sem responder',
  unavailable: 'Erro 503 com página HTML',
  slow: 'Lento: responde depois de 8 segundos',
  'rate-limited': 'Limite de requisições: 429 com Retry-After de 60 segundos',
  html: 'Página HTML com status 200',
  truncated: 'JSON cortado no meio',
  comma: 'Número com vírgula no lugar do ponto',
  crossed: 'Compra maior que a venda',
  'ten-fold': 'Preço dez vezes maior',
  future: 'Horário dez minutos no futuro',
  frozen: 'Cotação parada: repete a de duas horas antes',
} as const

export type Fault = keyof typeof faults

// z.enum wants a tuple; the keys of a constant are one.
const faultNames = Object.keys(faults) as [Fault, ...Fault[]]

const change = z.strictObject({
  /** Instant to move the virtual clock to; it keeps walking from there. `null` is the real time. */
  now: z.optional(z.nullable(z.iso.datetime({ offset: true, local: false, error: 'data e hora com fuso' }))),
  /** Seconds to add to the real time. */
  offset: z.optional(z.number()),
  fault: z.optional(z.enum(faultNames)),
  /** Sell price to answer with; `null` goes back to the simulated path. */
  price: z.optional(z.nullable(z.number().check(z.positive()))),
})

export type Simulation = { offsetMs: number; fault: Fault; price: number | null }

export const untouched: Simulation = { offsetMs: 0, fault: 'none', price: null }

/** The simulation after a change, or what is wrong with the change, in Portuguese. */
export function changed(
  simulation: Simulation,
  body: unknown,
  realNow: number,
): Simulation | { error: string } {
  const parsed = change.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { error: `${issue?.path.join('.') || 'corpo'}: ${issue?.message}` }
  }
  const { now, offset, fault, price } = parsed.data
  const next = { ...simulation }
  if (offset !== undefined) next.offsetMs = offset * 1000
  if (now !== undefined) next.offsetMs = now === null ? 0 : Date.parse(now) - realNow
  if (fault) next.fault = fault
  if (price !== undefined) next.price = price
  const instant = new Date(realNow + next.offsetMs)
  return hasMarket(instant) ? next : { error: `now: o mercado simulado vai de ${marketStart} ao fim de 2028` }
}

function hasMarket(instant: Date): boolean {
  try {
    return Number.isFinite(tickAt(instant).ask)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export function virtualNow({ offsetMs }: Simulation, realNow: number): Date {
  return new Date(realNow + offsetMs)
}

/** The tick to answer with: the market's, moved to the price set by hand, or two hours old when frozen. */
export function currentTick(simulation: Simulation, realNow: number): Tick {
  const now = virtualNow(simulation, realNow)
  const tick = tickAt(simulation.fault === 'frozen' ? new Date(now.getTime() - 7_200_000) : now)
  if (simulation.price === null) return tick
  const ask = simulation.price
  const bid = Math.round((ask - (tick.ask - tick.bid)) * 10_000) / 10_000
  return { ...tick, ask, bid, low: Math.min(tick.low, bid), high: Math.max(tick.high, ask) }
}
