import { brl, rows, whole } from '../form/fields.ts'
import { dependantsField } from '../form/payroll.ts'

const max = 1_000_000_000_00
const optional = { max, optional: true, half: true } as const

export const fields = {
  year: whole('Ano da renda', {
    key: 'a',
    isYear: true,
    example: (today) => today.slice(0, 4),
    min: 1996,
    max: 2099,
    half: true,
    hint: 'Declara-se no seguinte',
  }),
  income: brl('Rendimentos tributáveis', {
    key: 'r',
    example: '90.000,00',
    max,
    half: true,
    hint: 'Do ano, sem o 13º',
  }),
  withheld: brl('Imposto já retido', {
    key: 'w',
    example: '8.000,00',
    ...optional,
    hint: 'Na fonte e no carnê-leão',
  }),
  inss: brl('INSS pago', { key: 'i', example: '10.000,00', ...optional, hint: 'No ano, sem o do 13º' }),
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
