import { formatCents } from '#web/finance/core/format.ts'
import { type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { brl, rows, whole } from '../form/fields.ts'
import { dependantsField } from '../form/payroll.ts'

const max = 1_000_000_000_00
const optional = { max, optional: true, half: true } as const

const incomeExample = '90.000,00'

/** INSS of twelve equal salaries that make up the income of the year; nothing without a table of that year. */
function inssOf(income: string, year: string): string {
  const cents = roundCents(((parseDecimal(income) ?? 0) * 100) / 12)
  // The field of the year has four digits; another text finds no table.
  const inss = calculateInss({ salary: Math.max(0, cents), date: `${year}-12-31` as IsoDate })
  return inss.ok ? formatCents(12 * inss.contribution) : ''
}

export const fields = {
  year: whole('Ano da renda', {
    key: 'a',
    isYear: true,
    example: (today) => today.slice(0, 4),
    min: 1996,
    max: 2099,
    half: true,
    hint: 'O da renda; a declaração é no ano seguinte',
  }),
  income: brl('Rendimentos tributáveis', {
    key: 'r',
    example: incomeExample,
    max,
    half: true,
    hint: 'No ano todo, sem o 13º',
  }),
  withheld: brl('Imposto já retido', {
    key: 'w',
    example: '8.000,00',
    ...optional,
    hint: 'Na fonte e no carnê-leão',
  }),
  inss: brl('INSS pago', {
    key: 'i',
    example: (today) => inssOf(incomeExample, today.slice(0, 4)),
    suggest: ({ income = '', year = '' }) => inssOf(income, year),
    ...optional,
    hint: 'Sugerimos o de 12 salários iguais',
  }),
  dependants: dependantsField,
  health: brl('Saúde', { key: 's', ...optional, hint: 'Com recibo, sem reembolso' }),
  education: rows('Escola e faculdade', {
    key: 'e',
    max: 20,
    hint: 'O valor do ano de cada pessoa, um por linha',
    cells: { amount: brl('Valor', { key: 'v', max }) },
  }),
  alimony: brl('Pensão alimentícia', { key: 'p', ...optional, hint: 'Por Justiça ou escritura' }),
  pension: brl('PGBL', { key: 'g', ...optional, hint: 'Ou fundo de pensão' }),
  otherIncome: brl('Outros rendimentos', {
    key: 'o',
    ...optional,
    more: true,
    hint: 'Isentos e tributados à parte, que contam no imposto mínimo: lucros, 13º, aplicações',
  }),
  otherTax: brl('Imposto sobre eles', {
    key: 'oi',
    ...optional,
    more: true,
    hint: 'Definitivo ou só na fonte, sem o dos lucros',
  }),
  profitTax: brl('Retido dos lucros', {
    key: 'l',
    ...optional,
    more: true,
    hint: 'Acima do limite do mês, desde 2026',
  }),
}
