import { expect, test } from 'vitest'
import { addMonths } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { calculator as rescisao } from '../../rescisao-trabalhista/calculator.ts'
import { workedDay } from '../ask.ts'
import { overdueTables } from './overdue.ts'

/** Two weeks after the day on which the newest table of the INSS ends. */
const due = inssTables[0]?.renewal?.due ?? workedDay
const after = `${due.slice(0, 8)}15` as typeof due

const overdue = (lastDay: typeof due, today: typeof due) =>
  overdueTables(rescisao, { ...rescisao.exampleOn(workedDay), lastDay: formatDay(lastDay) }, today)

test('a dismissal after the tables end says which of them the year lacks, each by itself', () => {
  const said = overdue(after, after)
  expect(said).toContainEqual(
    expect.stringMatching(/^Tabela do INSS de \d{4}: a de \d{4} já deveria ter saído\.$/),
  )
  expect(said).toContainEqual(expect.stringMatching(/^Tabela do salário mínimo de/))
  expect(overdue(after, addMonths(due, -1))).toContainEqual(
    expect.stringMatching(/^Tabela do INSS .* ainda não saiu\.$/),
  )
})

test('a dismissal before that is by the tables of its day, whenever the page is opened', () => {
  expect(overdue(addMonths(due, -1), after)).toEqual([])
})
