import { expect, test } from 'vitest'
import { tableOf, withGrid, withText } from './table-grid.ts'
import { beforeLast, recorded } from './table-undo.ts'

const empty = tableOf(undefined)
const at = { row: 0, column: 0 }

test('a paste is taken back whole, then what was typed before it, a cell at a time', () => {
  const [a, ab] = [withText(empty, at, 'a'), withText(empty, at, 'ab')]
  const pasted = withGrid(ab, { row: 1, column: 0 }, [['x', 'y']])
  const typed = recorded(recorded([], { before: empty, after: a, place: '0 0' }), {
    before: a,
    after: ab,
    place: '0 0',
  })
  const steps = recorded(typed, { before: ab, after: pasted })
  expect(beforeLast(steps, pasted)).toEqual(ab)
  expect(beforeLast(typed, ab)).toEqual(empty)
  expect(beforeLast([], empty)).toBeUndefined()
})

test('nothing is taken back over the words of somebody else', () => {
  const [mine, theirs] = [withText(empty, at, 'meu'), withText(empty, { row: 0, column: 1 }, 'dela')]
  expect(beforeLast([{ before: empty, after: mine, place: '0 0' }], theirs)).toBeUndefined()
})
