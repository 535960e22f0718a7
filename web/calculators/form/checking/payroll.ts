import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { incomeTax, lowerBase } from '#web/finance/core/progressive-tax.ts'
import type { Statement } from '#web/finance/core/statement.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { calculateIrrf } from '#web/finance/income-tax/irrf.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { calculateNetSalary } from '#web/finance/labour/payroll.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import type { Texts } from '../fields.ts'
import { amountOf, type Hypothesis, shifted, type Values, withAmount } from './checking.ts'

// How payrolls may count, shared by the calculators of a payroll.

/** The line of a statement with this key, without its sign. */
export const ownLine =
  (key: string) =>
  ({ lines }: Statement) => {
    const line = lines.find((one) => one.key === key)
    return line && Math.abs(line.amount)
  }

/** At the foot of every payslip. */
export const footLines = [
  {
    key: 'base',
    label: 'Bases de cálculo',
    words:
      /^(\d{1,4} )?bases?($|[^a-z ]| ([^s]|s[^a]))|\bbases?:? ?(de |do |da |p\/? ?|para )?(calc|inss|fgts|ir|prev|trib)|\b(inss|fgts|irr?f?) base|(contribuicao|contr(ib)?\.?|calculo|calc\.?) (inss|fgts|irrf)|(salario|sal\.?) (de )?contr|faixa|margem/,
    isInformation: true,
  },
  {
    key: 'fgts',
    label: 'FGTS do mês',
    words: /\bf\.?g\.?t\.?s\b/,
    ours: ({ fgts }: { fgts: { amount: Cents } }) => fgts.amount,
    apart: 'brl',
  },
] as const

/** What is withheld from an income by the tables of a typed day. */
export function withheldOn(income: Cents, texts: Texts, dayField: string) {
  const date = dayIn(texts, dayField)
  if (!date || income < 0) return undefined
  const withheld = calculateNetSalary({
    salary: income,
    date,
    dependants: amountOf(texts, 'dependants'),
    otherDeductions: roundCents(amountOf(texts, 'alimony') * 100),
  })
  return withheld.ok ? withheld : undefined
}

/** INSS and income tax of another base than ours. */
export function taxesOn(income: Cents, texts: Texts, dayField: string): Values | undefined {
  const withheld = withheldOn(income, texts, dayField)
  return withheld && { inss: withheld.inss, irrf: withheld.tax }
}

export const taxes = ['inss', 'irrf']

/** The income tax of the table alone: what a program does that does not know the law of 2026. */
export const withoutReduction = {
  key: 'without-reduction',
  cause: 'o imposto sem a redução da lei',
  when: 'A redução da Lei 15.270/2025, que vale desde 01/01/2026, não teria sido usada.',
  ask: 'A redução do imposto da Lei 15.270/2025 foi aplicada?',
  lines: ['irrf'],
  joins: true,
} as const

export const withoutAlimony: Hypothesis = {
  key: 'alimony-not-deducted',
  cause: 'o imposto sem descontar a pensão da base',
  when: 'A pensão por decisão da Justiça ou escritura diminui a base do imposto, e não teria diminuído.',
  ask: 'A pensão alimentícia foi abatida da base do imposto?',
  lines: ['irrf'],
  joins: true,
  change: (texts) => withAmount(texts, 'alimony', 0),
}

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
      joins: true,
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

/** INSS of one rate on all of the pay, up to the ceiling, and the income tax after it; `dayOf` the day of its tables. */
export function flatInss<Answer>(
  baseOf: (answer: Answer) => Cents | undefined,
  dayOf: (texts: Texts) => IsoDate | undefined,
  [inssKey = 'inss', irrfKey = 'irrf']: readonly string[] = [],
): Hypothesis<Answer>[] {
  const bracketsOn = (texts: Texts) => {
    const date = dayOf(texts)
    return (date && inForce(inssTables, date)?.brackets) ?? []
  }
  return [0, 1, 2, 3].map((index) => ({
    key: 'flat-inss',
    cause: (texts: Texts) =>
      `o INSS de ${formatNumber((bracketsOn(texts)[index]?.rate ?? 0) * 100)}\u00A0% sobre tudo, sem as faixas`,
    when: 'Cada parte do que se ganha tem a sua alíquota, e teria sido usada uma só.',
    ask: 'O INSS foi contado faixa por faixa?',
    values: (answer: Answer, texts: Texts) => {
      const [base, date, brackets] = [baseOf(answer), dayOf(texts), bracketsOn(texts)]
      const [rate, ceiling] = [brackets[index]?.rate, brackets.at(-1)?.upTo]
      if (base === undefined || !date || rate === undefined || ceiling === undefined) return undefined
      const inss = roundCents(Math.min(base, ceiling) * rate)
      const otherDeductions = otherDeductionsIn(texts)
      const dependants = amountOf(texts, 'dependants')
      const irrf = calculateIrrf({ income: base, inss, date, dependants, otherDeductions })
      return { [inssKey]: inss, ...(irrf.ok && { [irrfKey]: irrf.tax }) }
    },
  }))
}

/** The income tax of a base that no simplified discount has lowered; of the 13º no official text says that it may. */
export function withoutSimplified<Answer>(
  incomeOf: (answer: Answer) => Cents | undefined,
  dayOf: (texts: Texts) => IsoDate | undefined,
  irrfKey = 'irrf',
): Hypothesis<Answer> {
  return {
    key: 'without-simplified',
    cause: 'o imposto sem o desconto simplificado',
    when: 'O desconto simplificado entra na base quando é maior que as outras deduções (Lei 9.250/1995, art. 4º, § 1º), e não teria entrado. No 13º, nenhum texto oficial confirma que ele vale.',
    ask: 'O desconto simplificado foi usado na base do imposto?',
    lines: [irrfKey],
    values: (answer, texts) => {
      const [income, date] = [incomeOf(answer), dayOf(texts)]
      const table = date && inForce(irrfTables, date)
      if (income === undefined || !table) return undefined
      const inss = calculateInss({ salary: income, date })
      if (!inss.ok) return undefined
      const dependants = amountOf(texts, 'dependants') * table.perDependant
      const legal = inss.contribution + dependants + otherDeductionsIn(texts)
      const { form } = lowerBase(income, legal, table.simplifiedDiscount)
      const { tax } = incomeTax(table, income, lowerBase(income, legal, 0).base)
      return form === 'simplified' ? { [irrfKey]: tax } : undefined
    },
  }
}

/** Alimony and private pension, which lower the base of the tax. */
function otherDeductionsIn(texts: Texts): Cents {
  return roundCents((amountOf(texts, 'alimony') + amountOf(texts, 'pension')) * 100)
}

/** The typed day of a field. */
export function dayIn(texts: Texts, field: string): IsoDate | undefined {
  const typed = readDay(texts[field] ?? '', 2000)
  return typed && 'day' in typed ? typed.day : undefined
}

/** A line whose amount the reader has not typed in its field, or another one. */
export function notTyped(line: string, field: string, label: string): Hypothesis {
  return {
    key: `typed-${field}`,
    cause: (texts) =>
      `o valor do papel em “${label}”: ponha ${formatBrl(amountOf(texts, field) * 100)} nesse campo`,
    when: 'Você digitou outro valor ou nenhum, e o INSS e o imposto podem seguir o do papel.',
    ask: 'De que é esse valor?',
    change: (texts, { theirs }) => (theirs[line] ? withAmount(texts, field, theirs[line] / 100) : undefined),
  }
}
