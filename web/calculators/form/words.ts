import { formatBrl, formatCents, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import type { RuleSource, Step } from '#web/finance/core/statement.ts'
import type { Cell, Headline, NotaRow } from './calculator.ts'
import { decimalsOf } from './fields.ts'

const NBSP = '\u00A0'

/** `Lei 11.033/2004, art. 1º, em vigor desde 01/01/2005`, and that it is not confirmed where it is not. */
export function ruleInWords({ source, from, confidence }: RuleSource): string {
  const doubt = confidence === 'uncertain' ? ' Não confirmado: confira antes de usar.' : ''
  return `${source}, em vigor desde ${formatDay(from)}.${doubt}`
}

/** The value of a headline as printed, with its unit; of one that is open, `de R$ 775,41 a R$ 974,51`. */
export function headlineInWords(headline: Headline): string {
  if (!('amount' in headline)) return headline.text
  const { amount, upTo } = headline
  return upTo === undefined ? formatBrl(amount) : `de ${formatBrl(amount)} a ${formatBrl(upTo)}`
}

/** The amount of a headline, where it is one amount. */
export function amountOf(headline: Headline): Cents | undefined {
  return 'amount' in headline && headline.upTo === undefined ? headline.amount : undefined
}

/** The number of a headline, to compare results by: centavos, or its own unit; of one that is open, its lower end. */
export function headlineValue(headline: Headline): number {
  if (!('amount' in headline)) return headline.value
  return headline.opposite ? 0 - headline.amount : headline.amount
}

/** A headline beside another, in the direction of that one: what is paid is below zero beside what comes back. */
export function towards(base: Headline, headline: Headline): Headline {
  if (headline.opposite === base.opposite) return headline
  const { label, opposite } = base
  if (!('amount' in headline))
    return { label, opposite, value: headline.value, text: `\u2212${headline.text}` }
  return 'amount' in base ? { label, opposite, amount: 0 - headline.amount } : headline
}

/** The difference of a later scenario to the first as a sentence; both answers where they are no amounts to subtract. */
export function differenceInWords(now: Headline, first: Headline, scenario: number): string {
  const headline = towards(first, now)
  const [amount, firstAmount] = [amountOf(headline), amountOf(first)]
  if (amount === undefined || firstAmount === undefined) {
    const start = first.opposite ? `${first.label}: no` : 'No'
    return `${start} cenário 1, ${headlineInWords(first)}; no cenário ${scenario}, ${headlineInWords(headline)}.`
  }
  const difference = amount - firstAmount
  if (difference === 0) return `O cenário ${scenario} dá o mesmo que o cenário 1.`
  const side = difference > 0 ? 'a mais' : 'a menos'
  return `O cenário ${scenario} dá ${formatBrl(Math.abs(difference))} ${side} que o cenário 1.`
}

export function cellInWords(cell: Cell): string {
  return typeof cell === 'number' ? formatCents(cell) : cell
}

/** A number on the way to the result, as a row of the Nota without an amount. */
export function stepRow({ label, formula, source, ...step }: Step): NotaRow {
  return { label, formula, source, text: stepInWords(step) }
}

type StepValue = Step extends infer One ? (One extends Step ? Pick<One, 'unit' | 'value'> : never) : never

function stepInWords(step: StepValue): string {
  switch (step.unit) {
    case 'cents':
      return formatBrl(step.value)
    case 'fraction':
      return formatPercent(step.value, Math.min(7, Math.max(2, decimalsOf(step.value * 100))))
    case 'day':
      return formatDay(step.value)
    case 'points':
      return `${formatNumber(step.value, Math.min(4, decimalsOf(step.value)))}${NBSP}p.p.`
    case 'factor':
    case 'count':
      return formatNumber(step.value, Math.min(6, decimalsOf(step.value)))
    default:
      return countInWords(step.value, step.unit)
  }
}

const units = { days: ['dia', 'dias'], months: ['mês', 'meses'], years: ['ano', 'anos'] } as const

/** `1 mês`, `2,5 anos`. */
export function countInWords(count: number, unit: keyof typeof units): string {
  const [one, many] = units[unit]
  return `${formatNumber(count, Math.min(2, decimalsOf(count)))}${NBSP}${count === 1 ? one : many}`
}

/** 125 → `10 anos e 5 meses`. */
export function durationInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const said = [years > 0 && countInWords(years, 'years'), rest > 0 && countInWords(rest, 'months')]
  return said.filter(Boolean).join(' e ') || countInWords(0, 'months')
}

/** `R$ 300` when there are no centavos, `R$ 300,50` when there are. */
export function shortBrl(amount: number): string {
  return amount % 100 === 0 ? formatBrl(amount).replace(/,00$/, '') : formatBrl(amount)
}

/** Large amounts at a glance: `R$ 1,2 milhão`; whole reais below a million. Only beside the exact figure. */
export function roundBrl(amount: number): string {
  const reais = Math.abs(amount) / 100
  const scale = [
    [1e12, 'tri'],
    [1e9, 'bi'],
    [1e6, 'mi'],
  ] as const
  const [size, name] = scale.find(([size]) => reais >= size) ?? [1, '']
  const sign = amount < 0 ? '\u2212' : ''
  if (size === 1) return `${sign}R$${NBSP}${formatNumber(reais, 0)}`
  return `${sign}R$${NBSP}${formatNumber(reais / size, 1)}${NBSP}${name}`
}

/** 0.1365 → `13,65 %`: two decimals, or as many as it has, at most seven. */
export function rateInWords(rate: number): string {
  const percent = rate * 100
  return `${formatNumber(percent, Math.min(7, Math.max(2, decimalsOf(percent))))}${NBSP}%`
}
