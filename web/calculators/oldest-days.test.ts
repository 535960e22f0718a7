import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { definitions } from './definitions.ts'
import { ask } from './form/ask.ts'
import type { OldestDay } from './form/golden.ts'

const withTables = Object.values(definitions).filter(({ tables }) => tables.length > 0)
const known = withTables.map(async (calculator) => {
  const { oldest }: { oldest?: readonly OldestDay[] } = await import(`./${calculator.slug}/golden.ts`)
  return { slug: calculator.slug, calculator, oldest }
})
const all = await Promise.all(known)

test.each(all)('$slug, which reads tables of the law, says on which day they begin', ({ oldest }) => {
  expect(oldest).toBeDefined()
})

const cases = all.flatMap(({ oldest = [], ...of }) => oldest.map((begin) => ({ ...of, ...begin })))

test.each(cases)('$slug from $day on ($because)', ({ calculator, day, typed }) => {
  const before = addDays(day, -1)
  expect(ask(calculator, typed(formatDay(day), day))).toHaveProperty('result')
  const refused = ask(calculator, typed(formatDay(before), before))
  // A message that names years names this one: an older edition must change the text too.
  const named = new RegExp(`^(?!.*\\b(19|20)\\d\\d).*\\.$|${day.slice(0, 4)}.*\\.$`)
  expect(refused).toMatchObject({
    reason: 'no-table-in-force',
    refusal: expect.stringMatching(named),
  })
})
