import { roundCents } from './money.ts'

/** `value` with `decimals` places, half away from zero: the rule of `roundCents` at another place. */
export function roundTo(value: number, decimals: number): number {
  return roundCents(finite(value) * 10 ** decimals) / 10 ** decimals
}

/**
 * `value` cut, not rounded, to `decimals` places.
 *
 * Fifteen significant digits first, as in `roundCents`: an exact 800.00 arrives as 799.9999999999999 out of a power
 * and would lose its centavo.
 */
export function truncateTo(value: number, decimals: number): number {
  return Math.trunc(Number((finite(value) * 10 ** decimals).toPrecision(15))) / 10 ** decimals
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`)
  return value
}
