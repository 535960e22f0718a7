import { brl, day, percent, whole, yesNo } from '../form/fields.ts'
import { yieldFields } from '../form/yield-fields.ts'

const { annualIpca: _onlyForIpca, ...paper } = yieldFields()

/** 110 % of the CDI of 22/09/2026 for a year (SGS 4389); IPCA of 12 months to 08/2026 (SGS 13522). */
export const fields = {
  ...paper,
  // Every paper is compared with one over the IPCA: it is always asked.
  annualIpca: percent('IPCA projetado', {
    key: 'i',
    example: '4,22',
    min: -0.1,
    max: 1,
    unit: '% ao ano',
    live: 'ipca12',
    half: true,
  }),
  exempt: yesNo('Isento de imposto', { key: 'x', half: true, hint: 'LCI, LCA, CRI e CRA são' }),
  days: whole('Prazo', {
    key: 'n',
    example: '365',
    min: 1,
    max: 18_250,
    step: 30,
    unit: 'dias',
    optional: true,
    half: true,
  }),
  amount: brl('Valor', { key: 'v', example: '1.000,00', min: 1_00, max: 100_000_000_00 }),
  date: day('Data da aplicação', {
    key: 'd',
    min: '1994-07-01',
    live: 'today',
    more: true,
    half: true,
  }),
  maturity: day('Data do resgate', {
    key: 'f',
    max: '2076-12-31',
    hint: 'Vale no lugar do prazo',
    optional: true,
    more: true,
    half: true,
  }),
}
