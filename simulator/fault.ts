import type { Tick } from './market.ts'
import type { Answer, Provider, Trait } from './provider.ts'

export type Asked = {
  /** How often the provider was asked since the simulation last changed, this time included. */
  count: number
  /** Address of the simulator, as the question names it. */
  host: string
  /** `Retry-After` of a 429. */
  retryAfterSeconds: number
}

export type FaultKind = {
  /** For the page of people. */
  text: string
  /** Failure of the connection, below the answer. */
  wire?: 'cut' | 'reset' | 'slow' | 'tail' | 'drops' | 'drip'
  /** An answer in place of the right one. */
  instead?: (asked: Asked, provider: Provider) => Answer | undefined
  /** The right answer, corrupted. */
  corrupt?: (answer: Answer, provider: Provider) => Answer
  /** The market itself, wrong. */
  tick?: (tick: Tick, realNow: Date) => Tick
  /** Prices of sources without a tick, wrong. */
  price?: (price: number) => number
  /** How much older than the clock the market is, in milliseconds. */
  agedMs?: number
  /** Trait that a provider needs to have this fault; any provider has it without one. */
  on?: Trait
  /** Still to be read right: the answer is unusual and not wrong. */
  isHarmless?: true
}

export type Catalogue = Readonly<Record<string, FaultKind>>
