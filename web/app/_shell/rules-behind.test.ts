import { expect, test } from 'vitest'
import { newRuleOf, usersOf } from './rules-behind.ts'

test('a rule leads to the calculators that read its table', () => {
  expect(usersOf('Ganho de capital')).toEqual(['bitcoin-venda', 'comparador-custos', 'ganho-capital'])
  expect(usersOf('Salário-família')).toEqual(['salario-liquido'])
  expect(usersOf('Horário da B3')).toEqual([])
})

test('a rule is new for a year', () => {
  expect(newRuleOf('calculadora-moedas', '2026-11-22')).toMatchObject({
    rule: 'Imposto de importação de remessas',
    date: '2026-05-12',
  })
  expect(newRuleOf('orcamento-viagem', '2026-07-17')).toMatchObject({
    rule: 'IOF de câmbio',
    date: '2025-07-17',
  })
  expect(newRuleOf('orcamento-viagem', '2026-07-18')).toBeUndefined()
  expect(newRuleOf('juros-compostos', '2026-11-22')).toBeUndefined()
})
