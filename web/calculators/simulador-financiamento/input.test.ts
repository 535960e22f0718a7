import { expect, test } from 'vitest'
import { financingExample, financingInput } from './input.ts'

test('the form: its limits in their own words', () => {
  const messages = (typed: object) =>
    financingInput.safeParse({ ...financingExample, ...typed }).error?.issues.map(({ message }) => message)
  expect(messages({ months: '421' })).toEqual(['O prazo máximo costuma ser 420 meses.'])
  expect(messages({ asset: 'vehicle', months: '85' })).toEqual(['O prazo máximo costuma ser 84 meses.'])
  expect(messages({ downPayment: '96' })).toEqual(['A entrada máxima é 95% do valor do bem.'])
  expect(messages({ graceMonths: '60', months: '60' })).toEqual(['A carência precisa ser menor que o prazo.'])
  expect(messages({ system: 'sam', extraMonthly: '1' })).toEqual([
    'A amortização extra vale para SAC e Price.',
  ])
  expect(messages({ system: 'sacre', balloon: '1' })?.[0]).toMatch('SACRE')
  expect(messages({ extras: [{ date: '20/11/2026', amount: '1' }] })?.[0]).toMatch('depois da data')
  expect(messages({ birth: '21/11/2026' })?.[0]).toMatch('antes da data')
  expect(messages({ goal: 'months' })).toEqual(['Preencha o campo Quitar em.'])
  expect(messages({ goal: 'savings' })).toEqual(['Preencha o campo Economizar.'])
  expect(financingInput.parse({ ...financingExample, downPayment: '100.000', downPaymentIn: 'brl' })).toEqual(
    financingInput.parse(financingExample),
  )
})
