import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculations } from './calculations.ts'
import { runVectors } from './run.ts'

/** Worked cases with their source, copied from the project's references; the format is in its README. */
const folder = join(import.meta.dirname, '../../tests/fixtures/vectors')

test.each(runVectors(folder, calculations))('$file $id ($calc)', ({ problems }) => {
  expect(problems).toEqual([])
})
