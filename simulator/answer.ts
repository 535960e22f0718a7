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

/** A provider: the address after its host, and what it answers there. */
export type Provider = (url: URL, view: View) => Answer

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
