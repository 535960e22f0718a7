import type { IsoDate } from '#web/finance/core/money.ts'
import type { Bar, Tick } from './market.ts'

export type Answer = { status: number; headers: Record<string, string>; body: string | Uint8Array }

/** The market as one provider sees it: its clock, and its faults. */
export type View = {
  now: Date
  tick: (key: string) => Tick
  /** The tick of another instant. */
  tickAt: (key: string, instant: Date) => Tick
  /** The newest ticks, oldest first: a minute apart for what has sessions. */
  ticks: (key: string, count: number) => Tick[]
  /** The price alone, which is cheaper than a tick. */
  priceAt: (key: string, instant: Date) => number
  bars: (key: string, first: IsoDate, last: IsoDate) => Bar[]
}

/**
 * A kind of field in a provider's answers, which a fault can break. The faults know fields by their names: a new spelling is
 * added to them (faults-*.ts), or providers.test.ts says that a trait strikes nothing.
 */
export type Trait =
  /** Characters: all but a file of bytes. */
  | 'text'
  | 'json'
  /** Unix times. */
  | 'epochs'
  /** Prices of now. */
  | 'ticks'
  /** Prices: of now, of a close, or official. */
  | 'prices'
  /** Buying and selling price side by side. */
  | 'spread'
  /** Variation of a price. */
  | 'change'
  /** Name of the asset of a number. */
  | 'names'
  /** Traits of a single provider. */
  | 'bulletins'
  | 'revisions'
  | 'limits'
  | 'sessions'
  | 'holidays'

/** A provider of numbers, simulated. `frankfurter.ts` is the example to copy. */
export type Provider = {
  answer: (url: URL, view: View) => Answer
  example: string
  /** Addresses, each with the kept answer of tests/fixtures whose fields and types it has. */
  recorded?: Readonly<Record<string, string>>
  traits: readonly Trait[]
  /** Names of the JSON fields that hold the number itself. */
  numbers: readonly string[]
  /** Its answer for an unknown asset: empty, and not an outage. */
  unknown: Answer
}

export function json(status: number, body: unknown): Answer {
  return text(status, JSON.stringify(body), 'application/json; charset=utf-8')
}

export function text(status: number, body: string, type: string): Answer {
  return { status, headers: { 'Content-Type': type }, body }
}

/** As many sources write numbers: at most `places` decimals, no zeros at the end. */
export function decimal(value: number, places: number): string {
  return String(Number(value.toFixed(places)))
}
