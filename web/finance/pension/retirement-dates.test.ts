import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/business-days.ts'
import type { IsoDate } from '../core/money.ts'
import { completeMonths } from '../labour/service-time.ts'
import { type InsuredPerson, retirementDates } from './retirement-dates.ts'
import { rulesMet } from './retirement-rules.ts'

const date = '2026-11-20'
const y = (years: number, months = 0) => years * 12 + months

function datesOf(person: Omit<InsuredPerson, 'date' | 'goesOn'> & { goesOn?: boolean }) {
  const answer = retirementDates({ date, goesOn: true, ...person })
  if (!answer.ok) throw new Error(answer.reason)
  return Object.fromEntries(answer.rules.map(({ rule, metOn }) => [rule, metOn]))
}

test('a woman of 57 years with 32 of contribution, by hand', () => {
  // On 20/11/2026 she has 57 years and 6 months, and 89 and a half points.
  const dates = datesOf({
    sex: 'woman',
    birth: '1969-05-10',
    contributedMonths: y(32),
    monthsAtReform: y(25),
  })
  expect(dates).toEqual({
    general: '2031-05-10',
    // On 10/05/2031 she is 62, as the rule asks from 2031 on; in 2030 (61a6m) she is 61a6m on 10/11/2030.
    'progressive-age': '2030-11-10',
    // 2029 asks 96, 78 more: after 39 months it is 2030, which asks 97: 90 more, after 45 months.
    points: '2030-08-20',
    // 30 years, and the 5 that were missing once more: 35 years, 3 more.
    'toll-100': '2029-11-20',
  })
})

test('who joined after the reform has only the general rule', () => {
  expect(datesOf({ sex: 'man', birth: '1990-01-31', contributedMonths: y(5) })).toEqual({
    general: '2055-01-31',
  })
  expect(datesOf({ sex: 'woman', birth: '1968-01-01', contributedMonths: 0 })).toEqual({
    general: '2041-11-20',
  })
})

test('a man who had 34 years in 2019 pays half of the year that was missing', () => {
  const man = { sex: 'man', birth: '1971-03-01', contributedMonths: y(35, 2), monthsAtReform: y(34) } as const
  expect(datesOf(man)).toMatchObject({ 'toll-50': '2027-03-20' })
  // Thirteen months missing: half of them are six and a half, seven in whole months.
  const odd = { ...man, contributedMonths: 420, monthsAtReform: 407 }
  expect(datesOf(odd)).toMatchObject({ 'toll-50': '2027-06-20' })
  // 33 years exactly are not more than 33.
  expect(datesOf({ ...man, monthsAtReform: y(33) })).not.toHaveProperty('toll-50')
})

test('who stops paying only gets older', () => {
  const stopped = {
    sex: 'man',
    birth: '1966-11-20',
    contributedMonths: y(20),
    monthsAtReform: y(15),
  } as const
  expect(datesOf({ ...stopped, goesOn: false })).toEqual({
    general: '2031-11-20',
    points: undefined,
    'progressive-age': undefined,
    'toll-100': undefined,
  })
  expect(datesOf({ ...stopped, contributedMonths: 179, goesOn: false })).toMatchObject({ general: undefined })
})

test('a rule already met is met on the day asked about', () => {
  expect(datesOf({ sex: 'woman', birth: '1960-01-01', contributedMonths: y(20) })).toEqual({ general: date })
})

test('before the tables there is no answer', () => {
  const person = { sex: 'man', birth: '1960-01-01', contributedMonths: y(30), goesOn: true } as const
  expect(retirementDates({ ...person, date: '2022-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('on its day each rule is met as `rulesMet` says, and on the day before it is not', () => {
  const sex = fc.constantFrom('woman' as const, 'man' as const)
  const atReform = fc.option(fc.integer({ min: 0, max: 430 }), { nil: undefined })
  fc.assert(
    fc.property(
      sex,
      fc.nat({ max: 18_000 }),
      fc.nat({ max: 480 }),
      atReform,
      fc.nat({ max: 1000 }),
      fc.boolean(),
      (who, born, paid, monthsAtReform, later, goesOn) => {
        const start = addDays('2024-01-01', later)
        const birth = addDays('1955-01-01', born)
        const person = { sex: who, birth, date: start, contributedMonths: paid, monthsAtReform, goesOn }
        const metOnDay = (day: IsoDate) => {
          const answer = rulesMet({
            sex: who,
            ageMonths: completeMonths(birth, day),
            contributedMonths: paid + (goesOn ? completeMonths(start, day) : 0),
            monthsAtReform,
            date: day,
          })
          return answer.ok ? answer.rules : []
        }
        const answer = retirementDates(person)
        if (!answer.ok) return false
        return answer.rules.every(({ rule, metOn }) => {
          if (metOn === undefined) return !goesOn && !metOnDay('2090-01-01').includes(rule)
          return (
            metOnDay(metOn).includes(rule) &&
            (metOn === start || !metOnDay(addDays(metOn, -1)).includes(rule))
          )
        })
      },
    ),
  )
})
