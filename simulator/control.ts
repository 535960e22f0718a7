import * as z from 'zod/mini'
import { type Fault, faults } from './faults.ts'
import { isSimulated } from './market.ts'
import { type ProviderName, providers } from './providers.ts'
import { marketEnd, marketStart } from './sessions.ts'

// z.enum wants a tuple; the keys of a constant are one.
const faultNames = Object.keys(faults) as [Fault, ...Fault[]]
const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]]

const price = z.nullable(z.number().check(z.positive()))

const change = z.strictObject({
  /** Instant to move the virtual clock to; it keeps walking from there. `null` is the real time. */
  now: z.optional(z.nullable(z.iso.datetime({ offset: true, local: false, error: 'data e hora com fuso' }))),
  /** Seconds to add to the real time. */
  offset: z.optional(z.number()),
  /** The fault of every provider. */
  fault: z.optional(z.enum(faultNames)),
  /** The fault of single providers. */
  faults: z.optional(z.partialRecord(z.enum(providerNames), z.enum(faultNames))),
  /** Sell prices to answer with, by asset; `null` goes back to the simulated path. */
  prices: z.optional(z.record(z.string().check(z.refine(isSimulated, 'não é simulado')), price)),
  /** `Retry-After` of a 429; `null` sets a minute again. */
  retryAfterSeconds: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(86_400)))),
})

const RETRY_AFTER_SECONDS = 60

export type Simulation = {
  offsetMs: number
  faults: Readonly<Record<ProviderName, Fault>>
  prices: Readonly<Record<string, number>>
  retryAfterSeconds: number
}

export const untouched: Simulation = {
  offsetMs: 0,
  faults: everywhere('none'),
  prices: {},
  retryAfterSeconds: RETRY_AFTER_SECONDS,
}

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
  const { now, offset, fault, faults: some, prices, retryAfterSeconds } = parsed.data
  const next: Simulation = {
    offsetMs: offsetAfter(simulation, now, offset, realNow),
    faults: { ...(fault ? everywhere(fault) : simulation.faults), ...some },
    prices: setPrices({ ...simulation.prices, ...prices }),
    retryAfterSeconds:
      retryAfterSeconds === undefined
        ? simulation.retryAfterSeconds
        : (retryAfterSeconds ?? RETRY_AFTER_SECONDS),
  }
  const day = new Date(realNow + next.offsetMs).toISOString()
  if (day > marketStart && day < marketEnd) return next
  return { error: `now: o mercado simulado vai de ${marketStart} a ${marketEnd}` }
}

function offsetAfter(
  { offsetMs }: Simulation,
  now: string | null | undefined,
  offset: number | undefined,
  realNow: number,
): number {
  if (now === null) return 0
  if (now !== undefined) return Date.parse(now) - realNow
  return offset === undefined ? offsetMs : offset * 1000
}

function setPrices(prices: Record<string, number | null>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).filter((entry): entry is [string, number] => entry[1] !== null),
  )
}

function everywhere(fault: Fault): Record<ProviderName, Fault> {
  // Written out for every provider.
  return Object.fromEntries(providerNames.map((name) => [name, fault])) as Record<ProviderName, Fault>
}

export function virtualNow({ offsetMs }: Simulation, realNow: number): Date {
  return new Date(realNow + offsetMs)
}
