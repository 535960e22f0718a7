import { expect, test } from 'vitest'
import type { Transaction } from '../store/store.ts'
import { keepRecentTransactions } from './recent-transactions.ts'

function stored(given: { transactions?: number; changes?: number; length?: number }) {
  const limits = { transactions: 10, changes: 100, length: 100_000, ...given }
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
  const commit = (id: string, documents = 1, text = '') =>
    notify({
      id,
      timestamp: '',
      author: '',
      changes: Array.from({ length: documents }, (_, index) => ({
        documentId: `d${index}`,
        before: null,
        after: { _id: `d${index}`, _type: 'x', _rev: id, _createdAt: '', _updatedAt: '', text },
      })),
      mutations: [],
      results: [],
      effects: {},
    })
  return { recent, commit }
}

const ids = (transactions: Transaction[] | null) => transactions?.map(({ id }) => id)

test('gives what came after a position, also after the first one', () => {
  const { recent, commit } = stored({})
  const start = recent.position()
  expect(recent.since(start)).toEqual([])
  for (const id of ['a', 'b', 'c']) commit(id)
  expect(ids(recent.since(start))).toEqual(['a', 'b', 'c'])
  expect(ids(recent.since('b'))).toEqual(['c'])
  expect(recent.position()).toBe('c')
  expect(recent.since('de outro processo')).toBeNull()
})

test('forgets the oldest beyond its limits and says so', () => {
  const { recent, commit } = stored({ transactions: 2 })
  for (const id of ['a', 'b', 'c', 'd']) commit(id)
  expect(recent.since('a')).toBeNull()
  expect(ids(recent.since('b'))).toEqual(['c', 'd'])
})

test('one transaction with too many documents is not kept either', () => {
  const { recent, commit } = stored({ changes: 5 })
  commit('a')
  commit('grande', 6)
  expect(recent.since('a')).toBeNull()
  expect(ids(recent.since('grande'))).toEqual([])
})

test('large documents push out the oldest, however few they are', () => {
  const { recent, commit } = stored({ length: 10_000 })
  for (const id of ['a', 'b', 'c', 'd']) commit(id, 1, 'é'.repeat(4000))
  expect(recent.since('a')).toBeNull()
  expect(ids(recent.since('b'))).toEqual(['c', 'd'])
  for (const id of ['e', 'f', 'g']) commit(id)
  expect(ids(recent.since('b'))).toEqual(['c', 'd', 'e', 'f', 'g'])
})

test('a document larger than the limit is not kept, and what comes after it is', () => {
  const { recent, commit } = stored({ length: 10_000 })
  commit('a')
  commit('grande', 1, 'é'.repeat(20_000))
  expect(recent.since('a')).toBeNull()
  expect(recent.get('grande')).toBeNull()
  expect(recent.position()).toBe('grande')
  commit('b')
  expect(ids(recent.since('grande'))).toEqual(['b'])
})
