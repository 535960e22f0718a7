import type { Cents, Fraction, IsoDate } from './money.ts'

const NBSP = '\u00A0'
const MINUS = '\u2212'
const TIME_ZONE = 'America/Sao_Paulo'

/**
 * 1234.5 with 2 decimals → `1.234,50`; a half is rounded away from zero. The minus sign is the real one.
 *
 * As `Intl.NumberFormat` of pt-BR writes it, which takes a cheap phone some 75 ms to make.
 */
export function formatNumber(value: number, decimals = 2): string {
  const text = written(Math.abs(value), decimals)
  const isZero = !/[1-9]/.test(text)
  return value < 0 && !isZero ? `${MINUS}${text}` : text
}

function written(size: number, decimals: number): string {
  if (!Number.isFinite(size)) return Number.isNaN(size) ? 'NaN' : '∞'
  const [whole = '', fraction = ''] = shortest(size).split('.')
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const rounded = fraction.charAt(decimals) >= '5' ? kept + BigInt(1) : kept
  const all = String(rounded).padStart(decimals + 1, '0')
  const end = all.length - decimals
  const grouped = all.slice(0, end).replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals > 0 ? `${grouped},${all.slice(end)}` : grouped
}

/** A number's shortest decimal without an exponent, which is what `Intl` rounds too: 1.005 is a half. */
function shortest(size: number): string {
  const [mantissa = '', exponent] = String(size).split('e')
  if (!exponent) return mantissa
  const digits = mantissa.replace('.', '')
  // JavaScript writes exponents from 21 on, and no more than 17 digits.
  return Number(exponent) < 0
    ? `0.${digits.padStart(digits.length - Number(exponent) - 1, '0')}`
    : digits.padEnd(Number(exponent) + 1, '0')
}

/** 1518_00 → `1.518,00`, for a column whose heading already says reais. */
export function formatCents(amount: Cents): string {
  return formatNumber(amount / 100)
}

/** 1518_00 → `R$ 1.518,00`, with a space that does not break. */
export function formatBrl(amount: Cents): string {
  return amount < 0 ? `${MINUS}R$${NBSP}${formatCents(-amount)}` : `R$${NBSP}${formatCents(amount)}`
}

/** 0.1365 → `13,65 %`, with a space that does not break. */
export function formatPercent(rate: Fraction, decimals = 2): string {
  return `${formatNumber(rate * 100, decimals)}${NBSP}%`
}

/** '2026-11-20' → `20/11/2026`. */
export function formatDay(day: IsoDate): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/**
 * Since then Brasília has been three hours behind UTC on every day (Decreto 9.772/2019): no need of the browser's tables, which
 * a cheap phone takes some 100 ms to read. A test compares with them, and fails once summer time is decreed again.
 */
const summerTimeEnded = new Date('2019-02-17T03:00:00Z')
const BEHIND_UTC_MS = 3 * 3_600_000

/** For what was before. Made once: each one costs a tenth of a millisecond and memory that is never given back. */
let zone: Intl.DateTimeFormat | undefined

/** In Brasília, the day and after one sign the time: `2026-11-20T14:35`, and more. */
function clockOf(instant: Date): string {
  if (instant >= summerTimeEnded) return new Date(instant.getTime() - BEHIND_UTC_MS).toISOString()
  // sv-SE writes ISO order.
  zone ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
  return zone.format(instant)
}

/** An instant as the day in Brasília: `2026-11-20`. Throws RangeError for a date that is none. */
export function dayInBrasilia(instant: Date): IsoDate {
  return clockOf(instant).slice(0, 10) as IsoDate
}

/** An instant as the clock in Brasília: `14:35`. Throws RangeError for a date that is none. */
export function timeInBrasilia(instant: Date): string {
  return clockOf(instant).slice(11, 16)
}

/** A day as it is printed, `20/11/2026` or `2026-11-20`; undefined for one that the calendar does not have. */
export function parseDay(text: string): IsoDate | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const typed =
    day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined
  const instant = Date.parse(`${typed}T00:00:00Z`)
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(typed)
  // The pattern above is that of `IsoDate`.
  return exists ? (typed as IsoDate) : undefined
}

/** 0.15 → `15 %`, 0.225 → `22,5 %`, 1.0783 → `107,83 %`: as many decimals as it has, at most `maxDecimals`. */
export function percentInWords(rate: Fraction, maxDecimals = 4): string {
  const [, decimals = ''] = (rate * 100)
    .toFixed(maxDecimals)
    .replace(/0{1,20}$/, '')
    .split('.')
  return `${formatNumber(rate * 100, decimals.length)}${NBSP}%`
}
