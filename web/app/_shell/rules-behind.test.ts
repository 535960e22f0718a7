import { expect, test } from 'vitest'
import { ruleTables } from '#web/finance/changelog/rule-changes.ts'
import { newRuleOf, rulesBehind, usersOf } from './rules-behind.ts'

const titles = ruleTables.map(({ title }) => title)

test('every rule of the changelog is behind some calculator, and no other name is', () => {
  expect(titles.filter((title) => usersOf(title).length === 0)).toEqual([])
  expect(
    Object.values(rulesBehind)
      .flat()
      .filter((title) => !titles.includes(title)),
  ).toEqual([])
})

test('a rule is new for a year', () => {
  expect(newRuleOf('calculadora-moedas', '2026-11-22')).toMatchObject({
    rule: 'Imposto de importação de remessas',
    date: '2026-05-12',
  })
  expect(newRuleOf('calculadora-moedas', '2027-05-13')).toBeUndefined()
  expect(newRuleOf('juros-compostos', '2026-11-22')).toBeUndefined()
})
