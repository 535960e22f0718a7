/** `value` is what is sorted, null for what is not known; `text` is what is read, unless it is a change (a fraction). */
export type Cell = {
  value: number | string | null
  text: string
  isChange?: boolean
  /** A line of numbers, drawn over the text. */
  line?: readonly number[]
}

export type Order = { column: number; descending: boolean }

const portuguese = new Intl.Collator('pt-BR', { numeric: true })

/** Compares rows by one column; what has no value comes last in either direction. */
export function byValue<Row>(
  { column, descending }: Order,
  valueIn: (row: Row, column: number) => Cell['value'],
): (one: Row, other: Row) => number {
  const direction = descending ? -1 : 1
  return (one, other) => {
    const [mine, theirs] = [valueIn(one, column), valueIn(other, column)]
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null)
    if (typeof mine === 'number' && typeof theirs === 'number') return direction * (mine - theirs)
    return direction * portuguese.compare(String(mine), String(theirs))
  }
}

/** Letters without accents and in lower case, so that `itau` finds Itaú. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
