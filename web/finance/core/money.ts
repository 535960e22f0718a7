/** Whole centavos: R$ 1.518,00 is `1518_00`. */
export type Cents = number & { readonly unit?: 'cents' }

/** A rate as a fraction: 7,5 % is `0.075`. The name of the variable says per what (`monthlyRate`). */
export type Fraction = number & { readonly unit?: 'fraction' }

/** A calendar day, `YYYY-MM-DD`. Compared as a string. */
export type IsoDate = `${number}-${number}-${number}`

/**
 * Rounds an amount in centavos, fractional after a multiplication, to whole centavos: half away from zero.
 *
 * Fifteen significant digits first: `100.5` arrives as `100.49999999999999` out of binary arithmetic, and would
 * lose its centavo.
 *
 * @throws RangeError for NaN and infinities: a mistake must not become zero centavos.
 */
export function roundCents(amount: number): Cents {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${amount}`)
  const size = Math.abs(amount)
  // Far from half a centavo the digits cannot matter, and writing them out costs twenty times the rest.
  const isClear = size < 1e10 && Math.abs(size - Math.floor(size) - 0.5) > 1e-3
  const exact = isClear ? size : Number(size.toPrecision(15))
  return Math.sign(amount) * Math.floor(exact + 0.5) || 0
}

/** Throws unless `amount` is whole centavos, zero or more. */
export function checkCents(amount: Cents): Cents {
  if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
  return amount
}

/** Throws unless `count` is a whole number, zero or more. */
export function checkCount(count: number): number {
  if (!(Number.isSafeInteger(count) && count >= 0)) throw new RangeError(`not a count: ${count}`)
  return count
}

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
