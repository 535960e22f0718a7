import { expect, test } from 'vitest'
import { hasBankCalendar, isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, addMonths, isWeekend } from '#web/finance/calendar/days.ts'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { calculator as cdb } from './cdb/calculator.ts'
import { definitions } from './definitions.ts'
import { ask, resultOf, workedDay } from './form/ask.ts'
import type { Calculator } from './form/calculator.ts'
import { exampleOf, type Texts } from './form/fields.ts'
import { onDay, startTexts, suggested, withToday } from './form/state/form-texts.ts'
import { tableFigures } from './form/testing/questions.ts'
import { calculator as lciLca } from './lci-lca/calculator.ts'
import type { CalculatorSlug } from './registry.ts'
import { calculator as tesouro } from './tesouro-direto/calculator.ts'

const all = Object.values(definitions)

/** Each day of the two years after the last law that was read. */
const days = Array.from({ length: 731 }, (_, index) => addDays('2026-11-27', index))
/** Ends of months and the turns of the years: on these and on weekends dates go wrong. */
const edges = days.filter((day) => addDays(day, 1).endsWith('-01') || /-(01-0[1-3]|02-28)$/.test(day))
/** Hundreds of lives or of instalments: their dates are tried where dates go wrong. */
const slow = new Set<CalculatorSlug>(['independencia-financeira', 'simulador-financiamento'])

/** True on the days that they appear: a deadline on a day without banks, the 13º of December, tables that end. */
const mayAppear = [
  /^O aviso passa de janeiro/,
  /^A primeira parcela do 13º vence em/,
  /^O prazo cai em dia sem expediente nos bancos/,
  /^As tabelas do ano da saída ainda não estão aqui/,
  /^Conta feita com as tabelas de \d+, as últimas que temos/,
]

/** A warning without its figures, which follow the day. */
const withoutFigures = (text: string) => text.replace(/[\d.,/]+/g, '#')

function warningsOn(calculator: Calculator, today: IsoDate, texts = calculator.exampleOn(today)): string[] {
  const evaluation = calculator.evaluate(texts)
  if (!('result' in evaluation))
    throw new Error(`${calculator.slug} on ${today}: ${JSON.stringify(evaluation)}`)
  const { warnings = [] } = evaluation.result.shown
  return warnings.filter((text) => !mayAppear.some((old) => old.test(text))).map(withoutFigures)
}

test.each(all)('$slug: its example has the same result to tell on every day of two years', (calculator) => {
  const known = new Set(warningsOn(calculator, workedDay))
  const wrong = (slow.has(calculator.slug) ? edges : days).flatMap((day) =>
    warningsOn(calculator, day)
      .filter((text) => !known.has(text))
      .map((text) => `${day}: ${text}`),
  )
  expect(wrong).toEqual([])
})

test.each(all.filter(({ slug }) => !slow.has(slug)))(
  '$slug: whichever option is chosen first, the example is answered on the edges of two years',
  (calculator) => {
    const options = Object.entries(calculator.fields).flatMap(([name, { options = [] }]) =>
      options.map(({ value }) => ({ [name]: value })),
    )
    // One that asks for what has no example has no answer on any day.
    const answered = options.filter((option) => !problemOf(calculator, option, workedDay))
    const problems = edges.flatMap((day) => answered.map((option) => problemOf(calculator, option, day)))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  },
)

/** Why the example with this option, and what the form fills in for it, has no answer on a day. */
function problemOf(calculator: Calculator, option: Texts, day: IsoDate): string | undefined {
  const start = calculator.exampleOn(day)
  const texts = suggested(calculator, start, start, { ...start, ...option }, tableFigures(day))
  const evaluation = calculator.evaluate(texts)
  return 'result' in evaluation ? undefined : `${day} ${JSON.stringify({ option, evaluation })}`
}

test.each(all)('$slug: no date of its example is written out', ({ fields }) => {
  const earlier = addMonths(workedDay, -25)
  for (const [name, field] of Object.entries(fields)) {
    const [now, then] = [workedDay, earlier].map((day) =>
      Array.from(exampleOf(field, day).matchAll(/\d\d\/\d\d\/\d{4}/g), String),
    )
    expect(
      now?.filter((date) => then?.includes(date)),
      name,
    ).toEqual([])
    expect(now?.length, name).toBe(then?.length)
  }
})

test('a paper of a year keeps its band of the income tax, and falls due on a business day', () => {
  for (const day of days) {
    const { answer, texts } = resultOf(lciLca, {}, day)
    const due = parseDay(texts.maturity ?? '') ?? day
    expect([day, answer.breakEven[0]?.irRate]).toEqual([day, 0.175])
    expect(resultOf(cdb, {}, day).texts.maturity).toBe(texts.maturity)
    expect(resultOf(tesouro, { until: 'sale' }, day).texts.saleDay).toBe(texts.maturity)
    expect([due, hasBankCalendar(due) ? isBusinessDay(due) : !isWeekend(due)]).toEqual([due, true])
  }
})

test('the form starts on the day of its figures, whatever the clock says', () => {
  const figures = { today: { text: '25/12/2026', label: 'hoje', simulated: false } }
  expect(startTexts(cdb, figures)).toMatchObject({ date: '25/12/2026', maturity: '27/12/2027' })
  expect(startTexts(cdb, onDay(figures, '2027-03-10'))).toMatchObject({
    date: '10/03/2027',
    maturity: '10/03/2028',
  })
  expect(ask(cdb, {}, '2027-12-31')).toHaveProperty('result')
})

test('on a device of another day the example moves as a whole; what was typed or preset stays', () => {
  const figures = { today: { text: '20/11/2026', label: 'hoje', simulated: false } }
  const start = startTexts(cdb, figures)
  const moved = { date: '27/11/2026', maturity: '29/11/2027' }
  expect(withToday(cdb, start, figures, '2026-11-27')).toEqual({ ...start, ...moved })
  const typed = { ...start, maturity: '01/12/2027' }
  expect(withToday(cdb, typed, figures, '2026-11-27')).toEqual({ ...typed, date: '27/11/2026' })
  const preset = { maturity: start.maturity ?? '' }
  expect(withToday(cdb, start, figures, '2026-11-27', preset)).toEqual({ ...start, date: '27/11/2026' })
})
