import { lengthWithin } from '../query/query-limits.ts'
import type { Store, Transaction } from '../store/store.ts'

const maxTransactions = 1000
/** Each has a document as it was and as it became, to be matched with what a listener asks for. */
const maxChanges = 2000
/** Characters of JSON of all of them: one to three times as many bytes. Few large documents must not fill the memory. */
const maxLength = 8_000_000

export type RecentTransactions = {
  /** Id of the latest transaction, or of the start of this process: where a stream that opens now begins. */
  position(): string
  /** Transactions committed after `position`, oldest first; `null` where they are not known (any more). */
  since(position: string): Transaction[] | null
  /** `null` where it is not kept. */
  get(id: string): Transaction | null
}

/** Keeps the latest transactions, for streams that come back after a break. */
export function keepRecentTransactions(
  store: Pick<Store, 'onTransaction'>,
  limits = { transactions: maxTransactions, changes: maxChanges, length: maxLength },
): RecentTransactions {
  // A position before the first transaction, that no earlier process can have given out.
  let before = crypto.randomUUID()
  const kept: Transaction[] = []
  const lengths: number[] = []
  let changes = 0
  let length = 0

  function isTooMuch(): boolean {
    return kept.length > limits.transactions || changes > limits.changes || length > limits.length
  }

  store.onTransaction((transaction) => {
    const ownLength = lengthOf(transaction, limits.length)
    kept.push(transaction)
    lengths.push(ownLength)
    changes += transaction.changes.length
    length += ownLength
    while (isTooMuch()) {
      const oldest = kept.shift()
      if (!oldest) return
      before = oldest.id
      changes -= oldest.changes.length
      length -= lengths.shift() ?? 0
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

/** About as much as its JSON would take; at `limit` or soon after it, the counting ends. */
function lengthOf({ changes, mutations, effects }: Transaction, limit: number): number {
  return lengthWithin([changes, mutations, effects], limit)
}
