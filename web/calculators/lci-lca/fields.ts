import { besideFields } from '../form/bank-paper.ts'
import { dueIn } from '../form/example-days.ts'
import { brl, choice, day, percent } from '../form/fields.ts'
import { yieldFields } from '../form/yield-fields.ts'

/** A LCI of 90 % beside a CDB of 110 % of the CDI of 22/09/2026 (SGS 4389); the page fills in the CDI of today. */
export const fields = {
  paperKind: choice('Título', { key: 'p', options: { lci: 'LCI', lca: 'LCA' }, half: true }),
  amount: brl('Valor', { key: 'v', example: '10.000,00', min: 1_00, max: 10_000_000_00, half: true }),
  ...yieldFields({ share: '90' }),
  correction: choice('O IPCA entra', {
    key: 'co',
    options: { monthly: 'todo mês', yearly: 'uma vez por ano' },
    hint: 'Está no contrato: muda o prazo mínimo da LCI',
    when: ({ kind, paperKind }) => kind === 'ipca-plus' && paperKind === 'lci',
  }),
  cdbShare: percent('CDB para comparar', {
    key: 'b',
    example: '110',
    min: 0.01,
    max: 3,
    unit: '% do CDI',
    optional: true,
  }),
  date: day('Data da aplicação', {
    key: 'd',
    min: '1994-07-01',
    live: 'today',
    half: true,
  }),
  maturity: day('Vencimento', { key: 'f', example: dueIn(12), max: '2076-12-31', half: true }),
  monthlyContribution: brl('Aporte por mês', {
    key: 'a',
    example: '0,00',
    max: 1_000_000_00,
    step: 10,
    more: true,
  }),
  ...besideFields(),
}
