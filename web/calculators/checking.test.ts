import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents } from '#web/finance/core/format.ts'
import { definitions } from './definitions.ts'
import { workedDay } from './form/ask.ts'
import { type Checking, lineNamed } from './form/checking/checking.ts'
import { compareDocument, valuesOf } from './form/checking/compare.ts'
import { readDocument } from './form/checking/read-document.ts'
import type { Texts } from './form/fields.ts'
import { answerable } from './form/testing/questions.ts'

const checked = await Promise.all(
  Object.values(definitions).flatMap((calculator) =>
    calculator.checking ? [calculator.checking().then((checking) => ({ calculator, checking }))] : [],
  ),
)

/** Our own result as a document: each line with its name and amount, as pasted. */
function printed(checking: Checking, values: Readonly<Record<string, number | undefined>>): string {
  return checking.lines
    .flatMap(({ key, label }) =>
      values[key] === undefined ? [] : [`${label} ${formatCents(Math.abs(values[key]))}`],
    )
    .join('\n')
}

describe.each(checked)('$calculator.slug', ({ calculator, checking }) => {
  const isChecked = (texts: Texts) => calculator.isChecked?.(texts) ?? true
  const compared = (texts: Texts, text: string) =>
    compareDocument(calculator, checking, texts, readDocument(text, checking))

  test('each line is found by its own label, in any order of the lines', () => {
    for (const { key, label } of checking.lines)
      expect([label, lineNamed(checking, label)?.key]).toEqual([label, key])
  })

  test('a paper equal to our result has no difference', () => {
    let papers = 0
    fc.assert(
      fc.property(answerable(calculator), (texts) => {
        const values = isChecked(texts) ? valuesOf(calculator, checking, texts) : undefined
        // A net below zero, or an amount that no paper prints, is no document.
        if (!values || Object.values(values).some((value) => (value ?? 0) < 0)) return
        const comparison = compared(texts, printed(checking, values))
        papers++
        expect([comparison?.causes, comparison?.unexplained]).toEqual([[], []])
        expect(comparison?.rows.filter(({ wrong }) => wrong)).toEqual([])
      }),
      { numRuns: 25 },
    )
    expect(papers).toBeGreaterThan(0)
  })

  test('a paper that follows a hypothesis is explained whole, and by "pode ser" alone', () => {
    const texts = calculator.exampleOn(workedDay)
    for (const { change, lines, isLast } of checking.hypotheses.map((one) => ({
      change: undefined,
      ...one,
    }))) {
      if (!change || isLast) continue
      const changed = change(texts, { theirs: {}, solve: () => undefined })
      const theirs = changed && valuesOf(calculator, checking, changed)
      if (!theirs) continue
      const scoped = Object.fromEntries(
        Object.entries(theirs).filter(([key]) => lines?.includes(key) ?? true),
      )
      expect(compared(texts, printed(checking, scoped))?.unexplained).toEqual([])
    }
  })
})
