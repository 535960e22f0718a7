import { expect, test } from 'vitest'
import { keepRecentTransactions } from './recent-transactions.ts'
import type { Transaction } from './store.ts'

function stored(limits: { transactions: number; changes: number }) {
  let notify = (_transaction: Transaction) => {}
  const recent = keepRecentTransactions(
    {
      onTransaction(listener) {
        notify = listener
        return () => true
      },
    },
    limits,
  )
  const commit = (id: string, documents = 1) =>
    notify({
      id,
      timestamp: '',
      author: '',
      changes: Array.from({ length: documents }, (_, index) => ({
        documentId: `d${index}`,
        before: null,
        after: null,
      })),
      mutations: [],
      results: [],
      effects: {},
    })
  return { recent, commit }
}

const ids = (transactions: Transaction[] | null) => transactions?.map(({ id }) => id)

test('gives what came after a position, also after the first one', () => {
  const { recent, commit } = stored({ transactions: 10, changes: 10 })
  const start = recent.position()
  expect(recent.since(start)).toEqual([])
  for (const id of ['a', 'b', 'c']) commit(id)
  expect(ids(recent.since(start))).toEqual(['a', 'b', 'c'])
  expect(ids(recent.since('b'))).toEqual(['c'])
  expect(recent.position()).toBe('c')
  expect(recent.since('de outro processo')).toBeNull()
})

test('forgets the oldest beyond its limits and says so', () => {
  const { recent, commit } = stored({ transactions: 2, changes: 100 })
  for (const id of ['a', 'b', 'c', 'd']) commit(id)
  expect(recent.since('a')).toBeNull()
  expect(ids(recent.since('b'))).toEqual(['c', 'd'])
})

test('one transaction with too many documents is not kept either', () => {
  const { recent, commit } = stored({ transactions: 10, changes: 5 })
  commit('a')
  commit('grande', 6)
  expect(recent.since('a')).toBeNull()
  expect(ids(recent.since('grande'))).toEqual([])
})
