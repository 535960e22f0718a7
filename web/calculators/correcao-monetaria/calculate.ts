import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  ruleSource,
  type Statement,
  statement,
} from '#web/finance/core/statement.ts'
import {
  type Accumulated,
  type CorrectionPeriod,
  type CorrectionRule,
  type DatedRates,
  firstOfMonth,
  periodsBetween,
} from '#web/finance/fixed-income/correction.ts'
import { inpcSource } from '#web/finance/series/inpc.ts'
import { ipcaSource } from '#web/finance/series/ipca.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'

export type CorrectionIndex = 'ipca' | 'inpc' | 'selic' | 'selic-dia' | 'tr' | 'poupanca'
export type SeriesId = 'ipca' | 'inpc' | 'selic-mes' | 'selic-dia' | 'tr' | 'poupanca' | 'poupanca-antiga'

/** What is known of a series of the Central Bank. */
export type IndexSeries = {
  rates: DatedRates
  simulated: boolean
  /** More of it is on its way, or did not come. */
  state?: 'asking' | 'failed'
}
export type KnownSeries = Readonly<Partial<Record<SeriesId, IndexSeries>>>

export type CorrectionInput = {
  amount: Cents
  /** Not after `end`. */
  start: IsoDate
  end: IsoDate
  index: CorrectionIndex
  series: KnownSeries
}

export type Correction = {
  ok: true
  corrected: Cents
  factor: number
  /** `factor` less 1. */
  rate: Fraction
  /** With the factor from the first day to the end of each. */
  periods: readonly (CorrectionPeriod & { factor: number })[]
  /** Of the month of the payment, where the rule has one and no month before it lacks. */
  paymentMonth?: Fraction
  missingFrom?: IsoDate
  simulated: boolean
} & Statement

export type CorrectionRefusal = {
  ok: false
  reason:
    | Extract<Accumulated, { ok: false }>['reason']
    | 'no-table-in-force'
    | 'asking'
    | 'failed'
    /** No such series outside the page. */
    | 'not-here'
}

const rules: Readonly<Record<CorrectionIndex, CorrectionRule>> = {
  ipca: 'months',
  inpc: 'months',
  selic: 'months-between',
  'selic-dia': 'days',
  tr: 'anniversaries',
  poupanca: 'savings',
}

const savingsSince = poupanca.at(-1)?.from ?? '2012-05-04'

/** Deposits of before 04/05/2012 keep the rule of then for good (Lei 12.703/2012, art. 2º). */
export function seriesOf(index: CorrectionIndex, start: IsoDate): SeriesId {
  if (index === 'selic') return 'selic-mes'
  return index === 'poupanca' && start < savingsSince ? 'poupanca-antiga' : index
}

/**
 * `amount` corrected from `start` to `end`: amount × factor, rounded once. The factor is the product of 1 + each rate; of the
 * Selic as Receita adds it, 1 + the sum of the months between, plus 1 % of the month of the payment. Months that are not
 * published are left out, and `missingFrom` says from when.
 *
 * @see Banco Central, Calculadora do cidadão; Lei 9.430/1996, art. 61, § 3º; Lei 8.177/1991, art. 12; Lei 12.703/2012
 */
export function calculateCorrection(input: CorrectionInput): Correction | CorrectionRefusal {
  const { start, end, index, series } = input
  const isAdded = index === 'selic'
  const added = isAdded ? addedInPaymentMonth(start, end) : { rate: 0 }
  if (!added) return { ok: false, reason: 'no-table-in-force' }
  const known = series[seriesOf(index, start)]
  if (!known) return { ok: false, reason: 'not-here' }
  const found = periodsBetween(known.rates, rules[index], start, end)
  if (!found.ok)
    return { ok: false, reason: (found.reason !== 'other-currency' && known.state) || found.reason }
  return answerOf(input, found, { isAdded, ...added, simulated: known.simulated })
}

type Added = { isAdded: boolean; rate: Fraction; source?: RuleSource; simulated: boolean }

function answerOf(
  input: CorrectionInput,
  { periods: found, missingFrom }: Extract<Accumulated, { ok: true }>,
  { isAdded, rate, source, simulated }: Added,
): Correction {
  const periods = withFactors(found, isAdded)
  const paymentMonth = missingFrom ? 0 : rate
  const accumulated = periods.at(-1)?.factor ?? 1
  const factor = accumulated + paymentMonth
  const corrected = roundCents(input.amount * factor)
  return {
    ok: true,
    ...statement(linesOf(input, { corrected, accumulated, paymentMonth, source }), corrected),
    ...{ corrected, factor, rate: factor - 1, periods, simulated },
    ...(paymentMonth > 0 && { paymentMonth }),
    ...(missingFrom && { missingFrom }),
  }
}

/** None in the month of the due date itself. Undefined before the law. */
function addedInPaymentMonth(
  start: IsoDate,
  end: IsoDate,
): { rate: Fraction; source: RuleSource } | undefined {
  const table = inForce(darf, start)
  if (!table) return undefined
  const isSameMonth = firstOfMonth(start) === firstOfMonth(end)
  return { rate: isSameMonth ? 0 : table.paymentMonthInterest, source: ruleSource(table) }
}

function withFactors(periods: readonly CorrectionPeriod[], isAdded: boolean): Correction['periods'] {
  let factor = 1
  return periods.map((period) => {
    factor = isAdded ? factor + period.rate : factor * (1 + period.rate)
    return { ...period, factor }
  })
}

type Amounts = {
  corrected: Cents
  accumulated: number
  paymentMonth: Fraction
  source: RuleSource | undefined
}

function linesOf(
  { amount, start, index }: CorrectionInput,
  { corrected, accumulated, paymentMonth, source }: Amounts,
): Line[] {
  const ofPayment = roundCents(amount * paymentMonth)
  const rate = accumulated - 1
  const lines: Line[] = [
    { key: 'amount', label: `Valor em ${formatDay(start)}`, amount, formula: 'como no formulário' },
    {
      key: 'correction',
      label: labels[index],
      amount: corrected - amount - ofPayment,
      formula: `${formatBrl(amount)} × ${percentInWords(rate, 6)}`,
      source: sourceOf(index, start),
    },
  ]
  if (paymentMonth === 0) return lines
  const formula = `${formatBrl(amount)} × ${percentInWords(paymentMonth)}`
  return [
    ...lines,
    {
      key: 'payment-month',
      label: 'Mês do pagamento',
      amount: ofPayment,
      formula,
      ...(source && { source }),
    },
  ]
}

const labels: Readonly<Record<CorrectionIndex, string>> = {
  ipca: 'Correção pelo IPCA',
  inpc: 'Correção pelo INPC',
  selic: 'Selic dos meses inteiros, somada',
  'selic-dia': 'Selic composta por dia',
  tr: 'Correção pela TR',
  poupanca: 'Rendimento da poupança',
}

function sourceOf(index: CorrectionIndex, start: IsoDate): RuleSource {
  if (index !== 'poupanca') return sources[index]
  const isNew = start >= savingsSince
  return {
    from: isNew ? savingsSince : '1991-03-04',
    source: isNew
      ? 'Lei 12.703/2012; Banco Central, SGS 195'
      : 'Lei 8.177/1991, art. 12; Banco Central, SGS 25',
    confidence: 'known',
  }
}

const sources: Readonly<Record<Exclude<CorrectionIndex, 'poupanca'>, RuleSource>> = {
  ipca: ipcaSource,
  inpc: inpcSource,
  selic: {
    from: '1997-01-01',
    source: 'Lei 9.430/1996, arts. 5º, § 3º, e 61, § 3º; Banco Central, SGS 4390',
    confidence: 'known',
  },
  'selic-dia': { from: '1994-07-01', source: 'Banco Central, SGS 11', confidence: 'known' },
  tr: { from: '1991-03-04', source: 'Lei 8.177/1991, art. 1º; Banco Central, SGS 226', confidence: 'known' },
}
