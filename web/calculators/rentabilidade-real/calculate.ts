import { dayNumber } from '#web/finance/calendar/business-days.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { apportion, type Line, type Statement, statement } from '#web/finance/core/statement.ts'
import { redeemLots, redemptionTaxLines } from '#web/finance/fixed-income/redemption.ts'
import { type Inflation, type InflationMonth, ipcaBetween } from '#web/finance/interest/inflation.ts'
import { growthFactor, realRateFrom } from '#web/finance/interest/interest.ts'
import { type DatedFlow, datedInternalRate } from '#web/finance/interest/internal-rate.ts'
import { type IsoMonth, ipcaSource } from '#web/finance/series/ipca.ts'

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
      /** Of the whole period; absent: the IPCA. */
      inflation?: Fraction
    }

export type RealReturn = {
  ok: true
  invested: Cents
  net: Cents
  /** What was applied, in money of the end. */
  corrected: Cents
  /** Of the whole period. With several applications, the internal rate compounded over the period. */
  nominalRate: Fraction
  netRate: Fraction
  inflation: Fraction
  realRate: Fraction
  /** Net rate less inflation, as is often done: never the real rate. */
  subtraction: Fraction
  /** Of the dates; absent when only rates were given. */
  realAnnualRate?: Fraction
  months: (InflationMonth & { nominal: Fraction; lost: boolean })[]
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
 * What an investment left above inflation, after tax: (1 + net) ÷ (1 + inflation) − 1, and in reais of the last day.
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
  const lines = [
    ...appliedLines({ gross, invested: amount, corrected, inflation, isIpca: false }),
    ...taxLine(gain, taxRate, tax),
  ]
  return {
    ok: true,
    ...statement(lines, gross - tax - corrected),
    ...{ invested: amount, net: gross - tax, corrected },
    ...ratesOf(nominalRate, netRate, inflation),
    months: [],
    monthsBelow: 0,
  }
}

function fromValues(input: Extract<RealReturnInput, { mode: 'values' }>): RealReturn | RealReturnRefusal {
  const { applied, final, end } = input
  const [{ date: start }] = applied
  const index = ipcaOrTyped(input)
  if (!index.ok) return index
  const taxed = taxesOf(input)
  if (!taxed.ok) return taxed
  const { net, lines: taxLines, nominalAnnual, netAnnual } = taxed
  const correct = index.from
  const invested = applied.reduce((sum, { amount }) => sum + amount, 0)
  const corrected = roundCents(applied.reduce((sum, { amount, date }) => sum + amount * correct(date), 0))
  const real = internalRate(
    applied.map((flow) => ({ ...flow, amount: flow.amount * correct(flow.date) })),
    net,
    end,
  )
  if (real === undefined) return { ok: false, reason: 'no-internal-rate' }
  const years = (dayNumber(end) - dayNumber(start)) / 365
  const nominalRate = growthFactor(nominalAnnual, years) - 1
  const inflation = correct(start) - 1
  const months = index.months.map((month) => {
    const nominal = growthFactor(nominalAnnual, 1 / 12) - 1
    return { ...month, nominal, lost: month.rate > nominal }
  })
  const rates = ratesOf(nominalRate, growthFactor(netAnnual, years) - 1, inflation)
  const estimated = months.some(({ isEstimated }) => isEstimated)
  return {
    ok: true,
    ...statement(
      [
        ...appliedLines({
          gross: final,
          invested,
          corrected,
          inflation,
          isIpca: input.inflation === undefined,
        }),
        ...taxLines,
      ],
      net - corrected,
    ),
    ...{ invested, net, corrected },
    ...rates,
    realRate: growthFactor(real, years) - 1,
    realAnnualRate: real,
    months,
    monthsBelow: months.filter(({ lost, share }) => lost && share === 1).length,
    ...(index.publishedUntil && { publishedUntil: index.publishedUntil }),
    notices: [
      ...(estimated ? (['estimated-month'] as const) : []),
      ...(net < corrected ? (['real-loss'] as const) : []),
    ],
  }
}

type Values = Extract<RealReturnInput, { mode: 'values' }>
type Index =
  | { ok: true; from: (day: IsoDate) => number; months: InflationMonth[]; publishedUntil?: IsoMonth }
  | Extract<Inflation, { ok: false }>

/** How much prices rose from each day to the end. A typed inflation is spread evenly over the days. */
function ipcaOrTyped({ applied, end, inflation }: Values): Index {
  const [{ date: start }] = applied
  if (inflation !== undefined) {
    const days = dayNumber(end) - dayNumber(start)
    const from = (day: IsoDate) => growthFactor(inflation, (dayNumber(end) - dayNumber(day)) / days)
    return { ok: true, from, months: [] }
  }
  const whole = ipcaBetween(start, end)
  if (!whole.ok) return whole
  const from = (day: IsoDate) => {
    const rest = ipcaBetween(day, end)
    return rest.ok ? rest.factor : 1
  }
  return { ...whole, from }
}

type Taxed =
  | { ok: true; net: Cents; lines: Line[]; nominalAnnual: Fraction; netAnnual: Fraction }
  | RealReturnRefusal

/** Each application is taxed by its own age, on its part of the final value at the internal rate. */
function taxesOf({ applied, final, end, taxation }: Values): Taxed {
  const nominalAnnual = internalRate(applied, final, end)
  if (nominalAnnual === undefined) return { ok: false, reason: 'no-internal-rate' }
  if (taxation === 'net') return { ok: true, net: final, lines: [], nominalAnnual, netAnnual: nominalAnnual }
  const ages = applied.map(({ date }) => dayNumber(end) - dayNumber(date))
  const grown = applied.map(({ amount }, at) => amount * growthFactor(nominalAnnual, (ages[at] ?? 0) / 365))
  const parts = apportion(final, grown)
  const lots = applied.map(({ amount }, at) => ({ amount, gross: parts[at] ?? 0, days: ages[at] ?? 0 }))
  const redeemed = redeemLots({ lots, date: end, exempt: false })
  if (!redeemed.ok) return redeemed
  const netAnnual = internalRate(applied, redeemed.net, end)
  if (netAnnual === undefined) return { ok: false, reason: 'no-internal-rate' }
  const lines = redemptionTaxLines(redeemed, end)
  return { ok: true, net: redeemed.net, lines, nominalAnnual, netAnnual }
}

function internalRate(applied: readonly DatedFlow[], final: number, end: IsoDate): Fraction | undefined {
  const [only, ...others] = applied
  if (only && others.length === 0 && only.amount > 0 && final > 0) {
    return (final / only.amount) ** (365 / (dayNumber(end) - dayNumber(only.date))) - 1
  }
  const flows = [
    ...applied.map(({ date, amount }) => ({ date, amount: -amount })),
    { date: end, amount: final },
  ]
  const found = datedInternalRate(flows)
  return found.ok ? found.rate : undefined
}

function ratesOf(nominalRate: Fraction, netRate: Fraction, inflation: Fraction) {
  const realRate = realRateFrom(netRate, inflation)
  const notices: RealReturn['notices'] = realRate < 0 ? ['real-loss'] : []
  return { nominalRate, netRate, inflation, realRate, subtraction: netRate - inflation, notices }
}

/** What came back, less what was applied, less what the prices rose on it. */
function appliedLines(of: {
  gross: Cents
  invested: Cents
  corrected: Cents
  inflation: Fraction
  isIpca: boolean
}): Line[] {
  const { gross, invested, corrected, inflation } = of
  return [
    { key: 'gross', label: 'Valor no fim', amount: gross, formula: 'antes do imposto' },
    { key: 'invested', label: 'O que foi aplicado', amount: -invested, formula: 'soma das aplicações' },
    {
      key: 'inflation',
      label: 'Correção pela inflação',
      amount: invested - corrected,
      formula: `${formatBrl(invested)} em dinheiro do fim do período são ${formatBrl(corrected)}: inflação de ${percentInWords(inflation)} desde a primeira aplicação`,
      ...(of.isIpca && { source: ipcaSource }),
    },
  ]
}

/** The tax at a rate that the reader typed; none when it is 0. */
function taxLine(gain: Cents, taxRate: Fraction, tax: Cents): Line[] {
  if (tax === 0) return []
  const formula = `${percentInWords(taxRate)} × ${formatBrl(gain)}, a alíquota que você digitou`
  return [{ key: 'tax', label: 'Imposto de renda', amount: -tax, formula }]
}
