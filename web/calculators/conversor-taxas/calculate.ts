import { formatNumber, percentInWords } from '#web/finance/core/format.ts'
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
  /** Interest per month and CET per year, as a contract has them for the same loan. */
  contract?: { monthlyRate: Fraction; annualCet: Fraction }
}

type Equivalent = { period: RatePeriod; rate: Fraction; nominalAnnualRate: Fraction }

export type ContractCheck = {
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

/** A thousand million per cent a year: what is beyond it was mistyped, and no page has room for its digits. */
const highestAnnualRate: Fraction = 10_000_000
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
  if (Math.log1p(effective) * periodsPerYear[period] > Math.log1p(highestAnnualRate))
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
  const stated = inWords(input.rate)
  const compounded: Step = {
    key: 'compounded-rate',
    label: 'Taxa de cada capitalização',
    unit: 'fraction',
    value: effective,
    formula: timesInWords(stated, periodsPerYear[from] / periodsPerYear[period]),
  }
  const equivalentRate: Step = {
    key: 'equivalent-rate',
    label: 'Taxa equivalente',
    unit: 'fraction',
    value: rate,
    formula: `(1 ${effective < 0 ? '−' : '+'} ${inWords(Math.abs(effective))})^(${periodsPerYear[period]} ÷ ${periodsPerYear[to]}) − 1`,
  }
  const ratio = periodsPerYear[from] / periodsPerYear[to]
  const mistake: Step[] = [
    {
      key: 'shortcut',
      label: `Se só ${ratio > 1 ? 'multiplicasse' : 'dividisse'}`,
      unit: 'fraction',
      value: shortcut,
      formula: timesInWords(stated, ratio),
    },
    {
      key: 'shortcut-error',
      label: `Erro de ${ratio > 1 ? 'multiplicar' : 'dividir'}`,
      unit: 'points',
      value: (shortcut - rate) * 100,
      formula: `${inWords(shortcut)} − ${rate < 0 ? `(${inWords(rate)})` : inWords(rate)}`,
    },
  ]
  return [
    ...(input.kind === 'nominal' ? [compounded] : []),
    equivalentRate,
    // From a period to itself there is nothing to divide.
    ...(from === to ? [] : mistake),
  ]
}

/** As many decimals as a reader needs to redo the sum. */
function inWords(rate: Fraction): string {
  return percentInWords(rate, 7)
}

/** `13,65 % ÷ 12`, `1 % × 12`. */
function timesInWords(rate: string, ratio: number): string {
  return `${rate} ${ratio < 1 ? '÷' : '×'} ${ratioInWords(ratio)}`
}

/** How many times one period is in the other, whichever is the longer: `12`, `1,5`, `1,4484`. */
export function ratioInWords(ratio: number): string {
  const by = ratio < 1 ? 1 / ratio : ratio
  return formatNumber(
    by,
    by
      .toFixed(4)
      .replace(/\.?0{1,20}$/, '')
      .split('.')[1]?.length ?? 0,
  )
}

/** As a cell of Excel or of LibreOffice in Portuguese. */
function excelOf(input: RateInput): string {
  const { from, to } = input
  const percent = `${formatNumber(input.rate * 100, 8)
    .replace(/\.|,?0{1,20}$/g, '')
    .replace('\u2212', '-')}%`
  // EFETIVA takes nothing below zero, nor zero.
  if (input.kind === 'nominal' && from === 'year' && to === 'year' && input.rate > 0) {
    return `=EFETIVA(${percent};${periodsPerYear[input.compounding]})`
  }
  const { period } = effectiveOf(input)
  const base =
    input.kind === 'nominal' ? `${percent}*${periodsPerYear[from]}/${periodsPerYear[period]}` : percent
  return `=(1+${base})^(${periodsPerYear[period]}/${periodsPerYear[to]})-1`
}
