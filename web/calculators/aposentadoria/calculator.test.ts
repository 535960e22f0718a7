import { expect, test } from 'vitest'
import { resultOf, workedDay } from '../form/ask.ts'
import { suggested } from '../form/form-texts.ts'
import { calculator } from './calculator.ts'

/** 52 years old with 24 paid, all of them without a gap. */
const asked = { sex: 'mulher', birth: '15/03/1974', contributionYears: '24', mean: '3.000,00' }

test('the law first: its day and what it pays, nothing invented beside it', () => {
  const { shown, answer } = resultOf(calculator, asked)
  // By age: 62 on 15/03/2036 with 33 years paid, (60 + 18 × 2) % of 3.000.
  expect(shown.headline).toMatchObject({ text: '15/03/2036' })
  expect(shown.aside).toEqual({ label: 'O INSS pagaria por mês', amount: 2880_00 })
  expect(shown.total?.amount).toBe(answer.benefit)
  expect(shown.summary).toMatch(/^em 15\/03\/2036.*em dinheiro de hoje\.$/)
  expect(shown.summary).not.toContain('guarde')
  expect([shown.apart, shown.carry, shown.parts]).toEqual([[], [], undefined])
})

test('the plan begins at the own mean, with nothing saved', () => {
  const start = calculator.exampleOn(workedDay)
  const own = suggested(calculator, start, start, { ...start, mean: '3.000,00' })
  expect(own).toMatchObject({ wantsPlan: 'nao', desiredIncome: '3.000,00', savings: '0,00' })
  const { shown, answer } = resultOf(calculator, { ...asked, wantsPlan: 'sim', desiredIncome: '3.000,00' })
  expect(answer.gap).toBe(3000_00 - answer.benefit)
  expect(shown.aside?.label).toBe('Guarde por mês até lá')
})

test('rules that pay the same are told apart by their day', () => {
  const { answer, shown } = resultOf(calculator, { ...asked, mean: '1.000,00' })
  expect(new Set(answer.rules.flatMap(({ benefit }) => benefit ?? [])).size).toBe(1)
  expect(shown.chart).toBeUndefined()
  expect(shown.dates?.days[0]).toEqual({
    day: '2036-03-15',
    title: expect.any(String),
    detail: expect.stringMatching(/^aos 62\sanos, R\$\s1\.621,00\spor\smês$/),
  })
})
