import { expect, test } from 'vitest'
import { formatDay } from '#web/finance/core/format.ts'
import { daysOfMonth } from '#web/finance/core/typed-day.ts'
import { calculator as ganhoCapital } from '../ganho-capital/calculator.ts'
import { calculator } from '../rescisao-trabalhista/calculator.ts'
import { messageOf } from './actions/export.ts'
import { ask, errorsOf, resultOf } from './ask.ts'
import type { Headline } from './calculator.ts'
import { formatTyped } from './fields.ts'
import { readFragment, writeFragment } from './state/fragment.ts'

const asked = { lastDay: '28/11/2026' }
const show = (admission: string) => resultOf(calculator, { ...asked, admission }).shown
const amountOf = (headline: Headline) => ('amount' in headline ? headline.amount : Number.NaN)

test('a month alone answers from the day that gives least to the day that gives most, wherever it goes', () => {
  const shown = show('04/2024')
  const summary =
    'de R$\u00A013.488,58 a R$\u00A013.877,47. O que decide é o dia em “Admissão”: R$\u00A013.877,47 se for de 01 a 20/04/2024; R$\u00A013.488,58 se for de 21 a 30/04/2024.'
  expect(shown.headline).toMatchObject({ amount: amountOf(show('30/04/2024').headline), upTo: 13_877_47 })
  expect(shown.summary).toContain(summary)
  expect(messageOf(shown)).toContain('de R$ 13.488,58 a R$ 13.877,47')
  // Neither of the two passes for the answer anywhere else.
  expect(shown).toMatchObject({ total: { label: 'Líquido, se for de 21 a 30/04/2024', amount: 13_488_58 } })
  expect(shown.apart?.at(0)).toMatchObject({
    title: 'Se for de 01 a 20/04/2024',
    rows: expect.arrayContaining([{ label: 'Líquido', amount: 13_877_47, kind: 'subtotal' }]),
  })
  expect([shown.parts, shown.chart, shown.excel]).toEqual([undefined, undefined, undefined])
  const texts = { ...calculator.exampleOn('2026-11-28'), ...asked, admission: '04/2024' }
  expect(readFragment(calculator.fields, writeFragment(calculator.fields, texts))?.admission).toBe('04/2024')
  expect(calculator.isChecked?.(texts)).toBe(false)
})

test.each(['12/2019', '11/2024', '03/2026', '02/2024'])(
  '%s: every day of it lies in the range, whose ends are days',
  (month) => {
    const { headline } = show(month)
    const amounts = daysOfMonth(month).map((day) => amountOf(show(formatDay(day)).headline))
    const range = [amountOf(headline), 'upTo' in headline ? headline.upTo : amountOf(headline)]
    expect(range).toEqual([Math.min(...amounts), Math.max(...amounts)])
  },
)

test('where the day changes nothing there is one amount', () => {
  const { headline } = resultOf(ganhoCapital, { boughtOn: '03/2009' }).shown
  expect(headline).toEqual(resultOf(ganhoCapital, { boughtOn: '10/03/2009' }).shown.headline)
})

test('days that contradict the other fields are left out; where all do, the field says so', () => {
  const until = ask(calculator, { ...asked, admission: '11/2024', overdueVacations: '2' })
  expect(until).toHaveProperty('result')
  expect(errorsOf(calculator, { ...asked, admission: '12/2026' })).toHaveProperty('admission')
})

test('a month is written as its field reads it', () => {
  const { admission } = calculator.fields
  if (!admission) throw new Error('no field')
  for (const typed of ['4/2024', '04-2024', '042024', ' 04 2024 '])
    expect(formatTyped(admission, typed, {})).toBe('04/2024')
})
