import { formatCents, formatNumber } from '../core/format.ts'
import type { Cents } from '../core/money.ts'

/** Currencies that the page converts, by ISO 4217: for travel, purchases and work abroad from Brazil. */
export const currencies = {
  BRL: 'real',
  USD: 'dólar dos EUA',
  EUR: 'euro',
  GBP: 'libra esterlina',
  ARS: 'peso argentino',
  CLP: 'peso chileno',
  UYU: 'peso uruguaio',
  PYG: 'guarani paraguaio',
  PEN: 'sol peruano',
  COP: 'peso colombiano',
  MXN: 'peso mexicano',
  CAD: 'dólar canadense',
  AUD: 'dólar australiano',
  NZD: 'dólar neozelandês',
  CHF: 'franco suíço',
  JPY: 'iene',
  CNY: 'yuan',
  HKD: 'dólar de Hong Kong',
  KRW: 'won sul-coreano',
  INR: 'rupia indiana',
  THB: 'baht tailandês',
  TRY: 'lira turca',
  AED: 'dirham dos Emirados',
  ILS: 'shekel',
  ZAR: 'rand',
  SEK: 'coroa sueca',
  NOK: 'coroa norueguesa',
  DKK: 'coroa dinamarquesa',
  PLN: 'zloty',
  CZK: 'coroa tcheca',
} as const

export type CurrencyCode = keyof typeof currencies

/** Without a price of the market on the page: of some there is a reference of the day, of the others nothing. */
export type OtherCurrency = Exclude<CurrencyCode, 'BRL' | 'USD' | 'EUR'>

/** Undefined for the real, the dollar, the euro and what is no currency of the page. */
export function otherCurrency(code: string | undefined): OtherCurrency | undefined {
  const isOther =
    code !== undefined && Object.hasOwn(currencies, code) && !['BRL', 'USD', 'EUR'].includes(code)
  // `isOther` has excluded the real; the remaining codes are the keys of the type.
  return isOther ? (code as OtherCurrency) : undefined
}

export const currencyOptions = Object.fromEntries(
  Object.entries(currencies).map(([code, name]) => [code, `${code}, ${name}`]),
  // The same keys as above.
) as Readonly<Record<CurrencyCode, string>>

const symbols: Readonly<Record<string, string>> = { BRL: 'R$', USD: 'US$', EUR: '€', GBP: '£' }

/** Currencies of the page whose smallest unit is the whole one. @see ISO 4217, minor unit 0 */
const withoutHundredths: readonly string[] = ['CLP', 'JPY', 'KRW', 'PYG']

/** Hundredths in the smallest amount that is paid in a currency: 1, or 100 of one without hundredths. */
export function smallestAmount(code: string): Cents {
  return withoutHundredths.includes(code) ? 100 : 1
}

/** `US$ 1.234,56`, `JPY 29.499`: hundredths of a currency that has none only if the amount has them. */
export function amountIn(amount: Cents, code: string): string {
  const isWhole = amount % smallestAmount(code) === 0 && smallestAmount(code) > 1
  return `${symbolOf(code)}\u00A0${isWhole ? formatNumber(amount / 100, 0) : formatCents(amount)}`
}

/** `US$`, or the code where the symbol would be taken for another. */
export function symbolOf(code: string): string {
  return symbols[code] ?? code
}

/** `R$ 5,2238`: four decimals, or as many as the rate has, at most eight. */
export function rateInReais(rate: number): string {
  const [, decimals = ''] = rate
    .toFixed(8)
    .replace(/0{1,20}$/, '')
    .split('.')
  return `R$ ${formatNumber(rate, Math.max(4, decimals.length))}`
}

/** A rate that was worked out: four decimals, eight of one that would be lost in four. */
export function roundedRate(rate: number): string {
  return formatNumber(rate, rate >= 1 / 100 ? 4 : 8)
}
