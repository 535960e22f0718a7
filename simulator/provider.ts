import type { IsoDate } from '#web/finance/core/money.ts'
import type { Bar, Tick } from './market.ts'

/** What a simulated provider sends. */
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
 * What the wire of a provider has, and can therefore have wrong. The faults know fields by their names: a new spelling is
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
  /** What buying and selling cost, side by side. */
  | 'spread'
  /** How far a price moved. */
  | 'change'
  /** Whose number it is. */
  | 'names'
  /** What only one of them has. */
  | 'bulletins'
  | 'revisions'
  | 'limits'
  | 'sessions'
  | 'holidays'

/** A provider of numbers, simulated. `frankfurter.ts` is the example to copy. */
export type Provider = {
  /** The path of an address, and what it answers there. */
  answer: (url: URL, view: View) => Answer
  /** An address to try. */
  example: string
  /** Addresses, each with the kept answer of tests/fixtures whose fields and types it has. */
  recorded?: Readonly<Record<string, string>>
  traits: readonly Trait[]
  /** What it calls the number itself, in JSON. */
  numbers: readonly string[]
  /** How it says that it does not have what was asked for: an empty answer, and not an outage. */
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
