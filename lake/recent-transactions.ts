import type { Store, Transaction } from './store.ts'

const mostTransactions = 1000
/** Of documents, which stay in memory as they were before. */
const mostChanges = 2000

export type RecentTransactions = {
  /** Id of the latest transaction, or of the start of this process: where a stream that opens now begins. */
  position(): string
  /** What was committed after `position`, oldest first; `null` where that is not known (any more). */
  since(position: string): Transaction[] | null
  /** `null` where it is not kept. */
  get(id: string): Transaction | null
}

/** Keeps the latest transactions, for streams that come back after a break. */
export function keepRecentTransactions(
  store: Pick<Store, 'onTransaction'>,
  limits = { transactions: mostTransactions, changes: mostChanges },
): RecentTransactions {
  // A position before the first transaction, that no earlier process can have given out.
  let before = crypto.randomUUID()
  const kept: Transaction[] = []
  let changes = 0

  store.onTransaction((transaction) => {
    kept.push(transaction)
    changes += transaction.changes.length
    while (kept.length > limits.transactions || (changes > limits.changes && kept.length > 0)) {
      const oldest = kept.shift()
      if (!oldest) return
      before = oldest.id
      changes -= oldest.changes.length
    }
  })

  return {
    position: () => kept.at(-1)?.id ?? before,
    since(position) {
      if (position === before) return kept.slice()
      const index = kept.findLastIndex(({ id }) => id === position)
      return index < 0 ? null : kept.slice(index + 1)
    },
    get: (id) => kept.findLast((transaction) => transaction.id === id) ?? null,
  }
}
