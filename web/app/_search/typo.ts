/** Mistakes forgiven in a word of so many letters. */
export function mistakesIn({ length }: string): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/**
 * Fewest letters to add, leave out, change or swap with their neighbour to make one word of another: the optimal string
 * alignment distance.
 */
export function mistakesBetween(one: string, other: string): number {
  const before = Array.from({ length: other.length + 1 }, (_, index) => index)
  const rows = [before]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      current.push(leastMistakes([...rows, current], one.slice(0, row), other.slice(0, column)))
    }
    rows.push(current)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** Between two beginnings of the words, from what is known of the shorter ones. */
function leastMistakes(rows: readonly number[][], one: string, other: string): number {
  const at = (back: number, left: number) => rows[one.length - back]?.[other.length - left] ?? Infinity
  const isSame = one.at(-1) === other.at(-1)
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), isSwap ? at(2, 2) + 1 : Infinity)
}
