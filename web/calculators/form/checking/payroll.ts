import { formatNumber } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import type { Texts } from '../fields.ts'
import { type Hypothesis, shifted } from './checking.ts'

// How payrolls may count, shared by the calculators of a payroll.

export const amountOf = (texts: Texts, field: string) => parseDecimal(texts[field] ?? '') ?? 0

export const withAmount = (texts: Texts, field: string, amount: number): Texts => ({
  ...texts,
  [field]: formatNumber(amount, 2),
})

/** INSS and income tax by the tables of a year before: `days` are the fields that the tables follow. */
export function olderTables(days: readonly string[], lines: readonly string[]): Hypothesis {
  return {
    key: 'older-tables',
    cause: 'o uso das tabelas de INSS e imposto do ano anterior',
    when: 'O programa da folha ainda teria as tabelas de um ano antes.',
    ask: 'De que ano são as tabelas de INSS e de imposto usadas?',
    lines,
    change: (texts) => shifted(texts, days, -12),
  }
}

/** Income tax with another number of dependants. */
export function otherDependants(lines: readonly string[]): Hypothesis[] {
  const ask = 'Quantos dependentes entraram na conta do imposto?'
  const withDependants = (texts: Texts, count: number) =>
    count < 0 ? undefined : { ...texts, dependants: String(count) }
  return [
    {
      key: 'no-dependants',
      cause: 'o imposto sem os seus dependentes',
      when: 'A empresa não teria a sua declaração de dependentes.',
      ask,
      lines,
      change: (texts) => withDependants(texts, 0),
    },
    ...[-1, 1].map((more) => ({
      key: `dependants${more}`,
      cause: `o imposto com um dependente a ${more > 0 ? 'mais' : 'menos'}`,
      when: 'A declaração de dependentes da empresa teria outro número.',
      ask,
      lines,
      change: (texts: Texts) => withDependants(texts, amountOf(texts, 'dependants') + more),
    })),
  ]
}

/** Averages or extras that stay outside the base of these lines. */
export function withoutAverages(field: string, lines: readonly string[]): Hypothesis {
  return {
    key: 'without-averages',
    cause: 'a base sem as médias de extras, comissões e adicionais',
    when: 'Só o salário fixo teria entrado na conta dessas linhas.',
    ask: 'Que médias de horas extras, comissões e adicionais entraram na base?',
    lines,
    change: (texts) => (amountOf(texts, field) > 0 ? withAmount(texts, field, 0) : undefined),
  }
}
