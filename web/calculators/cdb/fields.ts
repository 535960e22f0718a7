import { besideFields } from '../form/bank-paper.ts'
import { dueIn } from '../form/example-days.ts'
import { brl, choice, day } from '../form/fields.ts'
import { yieldFields } from '../form/yield-fields.ts'

/** A year at 110 % of the CDI of 22/09/2026 (B3 and Banco Central, SGS 4389); the page fills in the CDI of today. */
export const fields = {
  amount: brl('Valor', { key: 'v', example: '10.000,00', min: 1_00, max: 10_000_000_00, half: true }),
  monthlyContribution: brl('Aporte por mês', {
    key: 'a',
    example: '0,00',
    max: 1_000_000_00,
    step: 10,
    half: true,
  }),
  ...yieldFields(),
  date: day('Data da aplicação', {
    key: 'd',
    min: '1994-07-01',
    live: 'today',
    half: true,
  }),
  maturity: day('Vencimento', { key: 'f', example: dueIn(12), max: '2076-12-31', half: true }),
  liquidity: choice('Resgate', {
    key: 'l',
    options: { maturity: 'só no vencimento', daily: 'em qualquer dia' },
    more: true,
  }),
  ...besideFields(),
}
