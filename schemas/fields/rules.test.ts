import { expect, test } from 'vitest'
import { changedRules, ruleList } from './rules.ts'

const changes = Object.fromEntries(changedRules('2026-11-22').map(({ rule, changedOn }) => [rule, changedOn]))

test('a rule changed when its number did, not when another edition repeated it', () => {
  expect(changes['salario-minimo']).toBe('2026-01-01')
  expect(changes['iof-cartao']).toBe('2025-07-17')
  expect(changes).not.toHaveProperty('iof-entrada')
})

test('an editor sees the number and the law beside each rule', () => {
  expect(ruleList.find(({ value }) => value === 'iof-cartao')?.title).toMatch(
    /^IOF do cartão internacional: 3,5.% \(Decreto/,
  )
})
