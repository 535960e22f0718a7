import { dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  apportion,
  type Line,
  type RuleSource,
  type Statement,
  statement,
} from '#web/finance/core/statement.ts'
import { redeemLots, redemptionTaxLines } from '#web/finance/fixed-income/redemption.ts'
import { type Inflation, type InflationMonth, inflationBetween } from '#web/finance/interest/inflation.ts'
import { growthFactor, realRateFrom } from '#web/finance/interest/interest.ts'
import { type DatedFlow, datedInternalRate } from '#web/finance/interest/internal-rate.ts'
import { inpcMonths, inpcSource } from '#web/finance/series/inpc.ts'
import { type IsoMonth, ipcaMonths, ipcaSource } from '#web/finance/series/ipca.ts'

export type RealReturnInput =
  | {
      mode: 'rate'
      amount: Cents
      /** Of one and the same period. */
      nominalRate: Fraction
      inflation: Fraction
      /** On the gain. */
      taxRate: Fraction
    }
  | {
      mode: 'values'
      /** Each with its day; the first is the beginning. */
      applied: readonly [DatedFlow, ...DatedFlow[]]
      final: Cents
      end: IsoDate
      /** Whether `final` is already free of tax, or pays IOF and income tax as fixed income. */
      taxation: 'net' | 'fixed-income'
      /** Prices by an official index, or a rate of the whole period. */
      prices: 'ipca' | 'inpc' | { rate: Fraction }
    }

export type RealReturn = {
  ok: true
  invested: Cents
  net: Cents
  /** Applications in money of the end. */
  corrected: Cents
  /** Of the whole period. With several applications, the internal rate compounded over the period. */
  nominalRate: Fraction
  netRate: Fraction
  /** (1 + net) ÷ (1 + real) − 1. Each application meets only the prices of its own days. */
  inflation: Fraction
  realRate: Fraction
  /** Of the prices, from the first day to the last. Equal to `inflation` where there is one application. */
  priceRise: Fraction
  /** Net rate less inflation, as is often done: never the real rate. */
  subtraction: Fraction
  /** Of the dates; absent when only rates were given, and beyond 100.000 % a year. */
  realAnnualRate?: Fraction
  /** The months of the index, with the net rate that the investment is supposed to have earned in each: the same in all. */
  months: (InflationMonth & { net: Fraction; lost: boolean })[]
  /** Whole months in which prices rose more than the investment. */
  monthsBelow: number
  publishedUntil?: IsoMonth
  notices: ('estimated-month' | 'real-loss')[]
} & Statement

export type RealReturnRefusal = {
  ok: false
  reason: 'no-table-in-force' | 'too-large' | 'no-internal-rate' | Extract<Inflation, { ok: false }>['reason']
}

/**
 * Real return after tax: (1 + net) ÷ (1 + inflation) − 1, and in reais of the last day.
 * Lines: what was received, its tax, what was applied and what inflation took of it; the total is the real gain.
 *
 * @see facts/06-taxas.md §1 (Fisher); IPCA: SGS 433; taxes: Lei 11.033/2004, art. 1º
 */
export function calculateRealReturn(input: RealReturnInput): RealReturn | RealReturnRefusal {
  return input.mode === 'rate' ? fromRates(input) : fromValues(input)
}

function fromRates(input: Extract<RealReturnInput, { mode: 'rate' }>): RealReturn | RealReturnRefusal {
  const { amount, nominalRate, inflation, taxRate } = input
  const gross = roundCents(amount * (1 + nominalRate))
  const gain = Math.max(0, gross - amount)
  const tax = roundCents(gain * taxRate)
  const corrected = roundCents(amount * (1 + inflation))
  if (Math.max(gross, corrected) > Number.MAX_SAFE_INTEGER / 8) return { ok: false, reason: 'too-large' }
  const netRate = nominalRate > 0 ? nominalRate * (1 - taxRate) : nominalRate
  const grossFormula = `${formatBrl(amount)} × (1 + ${percentInWords(nominalRate)})${tax > 0 ? ', antes do imposto' : ''}`
  const lines = [
    ...appliedLines({ gross, grossFormula, invested: amount, corrected, inflation, count: 1 }),
    ...taxLine(gain, taxRate, tax),
  ]
  return {
    ok: true,
    ...statement(lines, gross - tax - corrected),
    ...{ invested: amount, net: gross - tax, corrected, priceRise: inflation },
    ...{ nominalRate, netRate, inflation, subtraction: netRate - inflation },
    realRate: realRateFrom(netRate, inflation),
    months: [],
    monthsBelow: 0,
    notices: netRate < inflation ? ['real-loss'] : [],
  }
}

function fromValues(input: Extract<RealReturnInput, { mode: 'values' }>): RealReturn | RealReturnRefusal {
  const { applied, final, end, taxation } = input
  const [{ date: start }] = applied
  const index = indexOf(input)
  if (!index.ok) return index
  const taxed = taxesOf(input)
  if (!taxed.ok) return taxed
  const { net, lines: taxLines } = taxed
  const correct = index.from
  const invested = applied.reduce((sum, { amount }) => sum + amount, 0)
  const corrected = roundCents(applied.reduce((sum, { amount, date }) => sum + amount * correct(date), 0))
  const inMoneyOfTheEnd = applied.map((flow) => ({ ...flow, amount: flow.amount * correct(flow.date) }))
  const real = periodRate(inMoneyOfTheEnd, net, end)
  if (real === undefined) return { ok: false, reason: 'no-internal-rate' }
  const priceRise = correct(start) - 1
  const gross = {
    gross: final,
    grossFormula: taxation === 'net' ? 'já sem imposto, como no formulário' : 'antes do imposto',
  }
  const rise = { inflation: priceRise, count: applied.length, source: index.source }
  return {
    ok: true,
    ...statement([...appliedLines({ ...gross, invested, corrected, ...rise }), ...taxLines], net - corrected),
    ...{ invested, net, corrected, priceRise },
    ...ratesOf(taxed.nominalRate, taxed.netRate, real, priceRise),
    ...perTime(real, taxed.netRate, input, index.months),
    ...(index.publishedUntil && { publishedUntil: index.publishedUntil }),
    notices: [
      ...(index.months.some(({ isEstimated }) => isEstimated) ? (['estimated-month'] as const) : []),
      ...(net < corrected ? (['real-loss'] as const) : []),
    ],
  }
}

/** The real rate of a year, and what the same net rate in every month would leave of each. */
function perTime(
  real: Fraction,
  netRate: Fraction,
  { applied, end }: Values,
  indexMonths: readonly InflationMonth[],
): Pick<RealReturn, 'realAnnualRate' | 'months' | 'monthsBelow'> {
  const years = yearsBetween(applied[0].date, end)
  const annual = annualRate(real, years)
  const net = netRate === -1 ? undefined : annualRate(netRate, years * 12)
  const months =
    net === undefined ? [] : indexMonths.map((month) => ({ ...month, net, lost: month.rate > net }))
  return {
    ...(annual !== undefined && { realAnnualRate: annual }),
    months,
    monthsBelow: months.filter(({ lost, share }) => lost && share === 1).length,
  }
}

type Values = Extract<RealReturnInput, { mode: 'values' }>
type Index =
  | {
      ok: true
      from: (day: IsoDate) => number
      months: InflationMonth[]
      publishedUntil?: IsoMonth
      source?: RuleSource
    }
  | Extract<Inflation, { ok: false }>

const officialIndexes = {
  ipca: { months: ipcaMonths, source: ipcaSource },
  inpc: { months: inpcMonths, source: inpcSource },
}

/** How much prices rose from each day to the end. A typed inflation is spread evenly over the days. */
function indexOf({ applied, end, prices }: Values): Index {
  const [{ date: start }] = applied
  if (typeof prices === 'object') {
    const days = dayNumber(end) - dayNumber(start)
    const from = (day: IsoDate) => growthFactor(prices.rate, (dayNumber(end) - dayNumber(day)) / days)
    return { ok: true, from, months: [] }
  }
  const { months, source } = officialIndexes[prices]
  const whole = inflationBetween(months, start, end)
  if (!whole.ok) return whole
  const from = (day: IsoDate) => {
    const rest = inflationBetween(months, day, end)
    return rest.ok ? rest.factor : 1
  }
  return { ...whole, from, source }
}

type Taxed =
  | { ok: true; net: Cents; lines: Line[]; nominalRate: Fraction; netRate: Fraction }
  | RealReturnRefusal

/** Each application is taxed by its own age, on its part of the final value at the internal rate. */
function taxesOf({ applied, final, end, taxation }: Values): Taxed {
  const nominalRate = periodRate(applied, final, end)
  if (nominalRate === undefined) return { ok: false, reason: 'no-internal-rate' }
  if (taxation === 'net' || final === 0)
    return { ok: true, net: final, lines: [], nominalRate, netRate: nominalRate }
  const years = yearsBetween(applied[0].date, end)
  const ages = applied.map(({ date }) => dayNumber(end) - dayNumber(date))
  const grown = applied.map(
    ({ amount }, at) => amount * growthFactor(nominalRate, (ages[at] ?? 0) / 365 / years),
  )
  const parts = apportion(final, grown)
  const lots = applied.map(({ amount }, at) => ({ amount, gross: parts[at] ?? 0, days: ages[at] ?? 0 }))
  const redeemed = redeemLots({ lots, date: end, exempt: false })
  if (!redeemed.ok) return redeemed
  const netRate = periodRate(applied, redeemed.net, end)
  if (netRate === undefined) return { ok: false, reason: 'no-internal-rate' }
  const lines = redemptionTaxLines(redeemed, end)
  return { ok: true, net: redeemed.net, lines, nominalRate, netRate }
}

/** Of the whole period: of one application its own, of several the internal rate compounded over the period. */
function periodRate(applied: readonly DatedFlow[], final: number, end: IsoDate): Fraction | undefined {
  const [first, ...others] = applied
  if (!first || final === 0) return -1
  if (others.length === 0) return final / first.amount - 1
  const flows = [
    ...applied.map(({ date, amount }) => ({ date, amount: -amount })),
    { date: end, amount: final },
  ]
  const found = datedInternalRate(flows)
  if (!found.ok || found.rate > highestAnnualRate) return undefined
  return growthFactor(found.rate, yearsBetween(first.date, end)) - 1
}

/** 100.000 % a year: beyond it a rate says nothing. */
const highestAnnualRate: Fraction = 1000

/** The rate of one of `parts` that compounds to `rate`. */
function annualRate(rate: Fraction, parts: number): Fraction | undefined {
  if (rate === -1) return -1
  const exponent = Math.log1p(rate) / parts
  return exponent > Math.log1p(highestAnnualRate) ? undefined : Math.expm1(exponent)
}

function yearsBetween(start: IsoDate, end: IsoDate): number {
  return (dayNumber(end) - dayNumber(start)) / 365
}

function ratesOf(nominalRate: Fraction, netRate: Fraction, realRate: Fraction, priceRise: Fraction) {
  // Where nothing is left any inflation stands between the two: that of the prices is said.
  const inflation = realRate === -1 ? priceRise : realRateFrom(netRate, realRate)
  return { nominalRate, netRate, inflation, realRate, subtraction: netRate - inflation }
}

/** Returned, less applied, less the rise of prices on it. */
function appliedLines(of: {
  gross: Cents
  grossFormula: string
  invested: Cents
  corrected: Cents
  inflation: Fraction
  count: number
  source?: RuleSource
}): Line[] {
  const { gross, grossFormula, invested, corrected, inflation, count } = of
  return [
    { key: 'gross', label: 'Valor no fim', amount: gross, formula: grossFormula },
    {
      key: 'invested',
      label: 'O que foi aplicado',
      amount: -invested,
      formula: count === 1 ? 'uma aplicação' : `soma de ${count} aplicações`,
    },
    {
      key: 'inflation',
      label: 'Correção pela inflação',
      amount: invested - corrected,
      formula:
        count === 1
          ? `${formatBrl(invested)} × ${percentInWords(inflation, 7)}`
          : `cada aplicação corrigida desde o seu dia: em dinheiro do fim são ${formatBrl(corrected)}`,
      ...(of.source && { source: of.source }),
    },
  ]
}

/** The tax at a rate that the reader typed; none when it is 0. */
function taxLine(gain: Cents, taxRate: Fraction, tax: Cents): Line[] {
  if (tax === 0) return []
  const formula = `${percentInWords(taxRate)} × ${formatBrl(gain)}, a alíquota do formulário`
  return [{ key: 'tax', label: 'Imposto de renda', amount: -tax, formula }]
}
