import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import type { Step } from '#web/finance/core/statement.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { convertRate, periodsPerYear, type RatePeriod } from '#web/finance/interest/rate-conversion.ts'

/** As its contract states a rate. A nominal one is split in equal parts by its compounding period. */
type StatedRate =
  | { kind: 'effective'; rate: Fraction; from: RatePeriod }
  | { kind: 'nominal'; rate: Fraction; from: RatePeriod; compounding: RatePeriod }

export type RateInput = StatedRate & {
  to: RatePeriod
  /** What a contract says of the same loan: interest per month and CET per year. */
  contract?: { monthlyRate: Fraction; annualCet: Fraction }
}

type Equivalent = { period: RatePeriod; rate: Fraction; nominalAnnualRate: Fraction }

export type ContractCheck = {
  /** What the monthly rate compounds to in a year. */
  annualRate: Fraction
  /** CET − that: insurance, fees and IOF. */
  costs: Fraction
  monthlyCet: Fraction
  /** `lower`: no CET can be lower than its own interest. Two decimals on paper are given the benefit of rounding. */
  verdict: 'higher' | 'same' | 'lower'
}

export type RateResult =
  | {
      ok: true
      rate: Fraction
      /** Per compounding period, for a nominal rate. */
      compoundedRate?: Fraction
      equivalents: Equivalent[]
      /** The shortcut of dividing (or multiplying), and how far from the rate it ends. */
      shortcut: { rate: Fraction; error: Fraction }
      excel: string
      contract?: ContractCheck
      steps: Step[]
    }
  | { ok: false; reason: 'too-large' | 'loses-everything' }

/** The keys of a literal object are the names of its type. */
export const ratePeriods = Object.keys(periodsPerYear) as RatePeriod[]

/** e^700 is near the largest double. */
const largestExponent = 700
/** Half of the last digit of a rate written with two decimals in percent. */
const halfDigit = 0.00005

/**
 * The same rate per other periods: (1 + i)^(periods a year of `from` ÷ of `to`) − 1, all bases at once. A nominal rate
 * first becomes the effective one of its compounding period: iₙ × periods of compounding in `from`⁻¹.
 *
 * Rates have no amounts: there are steps and no lines. Unrounded.
 *
 * @see facts/06-taxas.md §1
 */
export function calculateRate(input: RateInput): RateResult {
  const { to, contract } = input
  const { rate: effective, period } = effectiveOf(input)
  if (!Number.isFinite(effective)) throw new RangeError(`not a rate: ${effective}`)
  if (effective <= -1) return { ok: false, reason: 'loses-everything' }
  if (Math.log1p(effective) * periodsPerYear[period] > largestExponent)
    return { ok: false, reason: 'too-large' }
  const rate = convertRate(effective, period, to)
  const shortcut = shortcutOf(input)
  return {
    ok: true,
    rate,
    ...(input.kind === 'nominal' && { compoundedRate: effective }),
    equivalents: ratePeriods.map((other) => equivalent(effective, period, other)),
    shortcut: { rate: shortcut, error: shortcut - rate },
    excel: excelOf(input),
    ...(contract && { contract: checkContract(contract) }),
    steps: stepsOf(input, { effective, period, rate, shortcut }),
  }
}

function effectiveOf(input: StatedRate): { rate: Fraction; period: RatePeriod } {
  if (input.kind === 'effective') return { rate: input.rate, period: input.from }
  const { rate, from, compounding } = input
  const compoundings = periodsPerYear[compounding] / periodsPerYear[from]
  return { rate: rate / compoundings, period: compounding }
}

function equivalent(effective: Fraction, from: RatePeriod, period: RatePeriod): Equivalent {
  const rate = convertRate(effective, from, period)
  return { period, rate, nominalAnnualRate: rate * periodsPerYear[period] }
}

function shortcutOf({ rate, from, to }: RateInput): Fraction {
  return (rate * periodsPerYear[from]) / periodsPerYear[to]
}

function checkContract({ monthlyRate, annualCet }: NonNullable<RateInput['contract']>): ContractCheck {
  const annualRate = annualRateFrom(monthlyRate)
  const lowest = annualRateFrom(monthlyRate - halfDigit) - halfDigit
  const highest = annualRateFrom(monthlyRate + halfDigit) + halfDigit
  const verdict = annualCet > highest ? 'higher' : annualCet < lowest ? 'lower' : 'same'
  return { annualRate, costs: annualCet - annualRate, monthlyCet: monthlyRateFrom(annualCet), verdict }
}

type Found = { effective: Fraction; period: RatePeriod; rate: Fraction; shortcut: Fraction }

function stepsOf(input: RateInput, { effective, period, rate, shortcut }: Found): Step[] {
  const { from, to } = input
  const steps: Step[] = []
  if (input.kind === 'nominal') {
    const compoundings = periodsPerYear[period] / periodsPerYear[from]
    steps.push({
      key: 'compounded-rate',
      label: 'Taxa de cada capitalização',
      unit: 'fraction',
      value: effective,
      formula: `${formatPercent(input.rate, 4)} ÷ ${formatNumber(compoundings, Number.isInteger(compoundings) ? 0 : 4)}`,
    })
  }
  steps.push(
    {
      key: 'equivalent-rate',
      label: 'Taxa equivalente',
      unit: 'fraction',
      value: rate,
      formula: `(1 + ${formatPercent(effective, 4)})^(${periodsPerYear[period]} ÷ ${periodsPerYear[to]}) − 1`,
    },
    {
      key: 'shortcut',
      label: 'Se só dividisse ou multiplicasse',
      unit: 'fraction',
      value: shortcut,
      formula: `${formatPercent(input.rate, 4)} × ${periodsPerYear[from]} ÷ ${periodsPerYear[to]}`,
    },
    {
      key: 'shortcut-error',
      label: 'Erro de dividir ou multiplicar',
      unit: 'points',
      value: (shortcut - rate) * 100,
      formula: `${formatPercent(shortcut, 4)} − ${formatPercent(rate, 4)}`,
    },
  )
  return steps
}

/** As a cell of Excel or of LibreOffice in Portuguese. */
function excelOf(input: RateInput): string {
  const { from, to } = input
  const percent = `${formatNumber(input.rate * 100, 6)
    .replace(/\.|,?0+$/g, '')
    .replace('\u2212', '-')}%`
  if (input.kind === 'nominal' && from === 'year' && to === 'year') {
    return `=EFETIVA(${percent};${periodsPerYear[input.compounding]})`
  }
  const { period } = effectiveOf(input)
  const base =
    input.kind === 'nominal' ? `${percent}*${periodsPerYear[from]}/${periodsPerYear[period]}` : percent
  return `=(1+${base})^(${periodsPerYear[period]}/${periodsPerYear[to]})-1`
}
