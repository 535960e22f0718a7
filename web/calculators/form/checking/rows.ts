import type { Calculator, Result } from '../calculator.ts'
import { type CheckedLine, type Checking, lineNamed } from './checking.ts'
import { valuesOf } from './compare.ts'
import { amountIn, type DocumentRow } from './read-document.ts'

const sumRanks = { paid: 2, taken: 3, net: 4 } as const

/** A row for each line of our answer and each common one, as the document orders them: by box, or paid, taken, sums, rates. */
export function blankRows(calculator: Calculator, checking: Checking, { texts }: Result): DocumentRow[] {
  const ours = valuesOf(calculator, checking, texts) ?? {}
  const rank = ({ taken, sum, apart, isInformation }: CheckedLine) =>
    apart || isInformation ? 5 : sum ? sumRanks[sum] : taken ? 1 : 0
  const box = (label: string, { boxes }: CheckedLine) => (boxes ? Number.parseFloat(label) : 0)
  // Words go from the particular to the general, and a document begins with what is general.
  return checking.lines
    .filter(({ key, isCommon }) => isCommon || ours[key])
    .toReversed()
    .flatMap((line) => {
      const labels = [line.label, ...(line.part && ours[line.part.of] ? [line.part.label] : [])]
      return labels.map((label) => ({ label, key: line.key, rank: rank(line), box: box(label, line) }))
    })
    .toSorted((one, other) => one.rank - other.rank || one.box - other.box)
    .map(({ key, label }) => ({ name: label, amount: '', key }))
}

/** The line that a row is, as its reader says or by its name; empty: none. */
function keyOf({ name, key }: DocumentRow, checking: Checking): string {
  return key ?? lineNamed(checking, name)?.key ?? ''
}

/** Rows with what was typed, then those of our lines now. */
export function renewed(
  checking: Checking,
  rows: readonly DocumentRow[],
  blank: readonly DocumentRow[],
): DocumentRow[] {
  const isOurs = ({ key }: DocumentRow) => blank.some((row) => row.key === key)
  return withBlank(
    checking,
    rows.filter((row) => row.amount !== '' || row.isOwn || isOurs(row)),
    blank,
  )
}

/** The rows of a paper, which replace those before: those that are no line of ours have an amount. */
export function pastedRows(
  checking: Checking,
  read: readonly DocumentRow[],
  blank: readonly DocumentRow[],
): DocumentRow[] {
  const told = read.filter((row) => keyOf(row, checking) !== '' || amountIn(row).amount !== 0)
  return withBlank(checking, told, blank)
}

/** With the blank rows of lines that no row is of. */
function withBlank(
  checking: Checking,
  rows: readonly DocumentRow[],
  blank: readonly DocumentRow[],
): DocumentRow[] {
  const keys = rows.map((row) => keyOf(row, checking))
  return [...rows, ...blank.filter(({ key = '' }) => !keys.includes(key))]
}
