import { expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { changedSince } from './changed-rules.ts'
import { type QuotedRule, quotedRules } from './quoted-rules.ts'

const today = '2026-11-22'

/** The minimum wage as it was on that day, with one edition more on top of its table. */
function withEdition(edition: QuotedRule['editions'][number]): Record<string, QuotedRule> {
  const rule = quotedRules['salario-minimo']
  return {
    'salario-minimo': { ...rule, editions: [edition, ...rule.editions.filter(({ from }) => from <= today)] },
  }
}

const changesOf = (reviewedOn: IsoDate, edition: QuotedRule['editions'][number]) =>
  changedSince(['salario-minimo'], reviewedOn, today, withEdition(edition)).map(({ date }) => date)

test('a text reviewed after the last edition has no changed rule', () => {
  expect(changedSince(['salario-minimo', 'jcp-imposto'], '2026-01-02', today)).toEqual([])
})

test('a text reviewed before it has: LC 224/2025 and the wage of 2026, by title', () => {
  expect(changedSince(['salario-minimo', 'jcp-imposto', 'fgc-limite'], '2025-12-31', today)).toEqual([
    { id: 'salario-minimo', title: 'Salário mínimo', date: '2026-01-01' },
    { id: 'jcp-imposto', title: 'Imposto sobre juros sobre capital próprio', date: '2026-01-01' },
  ])
})

test('an edition put on top of a table changes the texts that quote it, from its first day', () => {
  expect(changesOf('2026-11-20', { from: '2026-11-22', text: 'R$\u00A01.700,00' })).toEqual(['2026-11-22'])
  expect(changesOf('2026-11-20', { from: '2026-11-23', text: 'R$\u00A01.700,00' })).toEqual([])
  expect(changesOf('2026-11-22', { from: '2026-11-22', text: 'R$\u00A01.700,00' })).toEqual([])
})

test('one put in late counts from that day', () => {
  const late = { from: '2026-06-01', addedOn: '2026-11-21', text: 'R$\u00A01.700,00' } as const
  expect(changesOf('2026-11-20', late)).toEqual(['2026-06-01'])
  expect(changesOf('2026-11-21', late)).toEqual([])
})

test('an edition that leaves the number as it was is no change', () => {
  expect(changesOf('2026-11-20', { from: '2026-11-22', text: 'R$\u00A01.621,00' })).toEqual([])
})
