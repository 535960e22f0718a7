import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { completeMonths } from '../labour/service-time.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import {
  calculateBenefit,
  type InsuredPerson,
  retirementDates,
  rulesMet,
  transitionOn,
} from './retirement.ts'

const date = '2026-11-20'
const noTable = { ok: false, reason: 'no-table-in-force' }

test.each([
  { on: '2024-01-01', points: [91, 101], age: [58.5, 63.5] },
  { on: '2026-12-31', points: [93, 103], age: [59.5, 64.5] },
  { on: '2027-01-01', points: [94, 104], age: [60, 65] },
  { on: '2030-06-30', points: [97, 105], age: [61.5, 65] },
  { on: '2033-01-01', points: [100, 105], age: [62, 65] },
  { on: '2050-01-01', points: [100, 105], age: [62, 65] },
  { on: '2019-11-13', points: [86, 96], age: [56, 61] },
] as const)('on $on: $points points, $age years (facts/tables.json; 2019: EC 103, arts. 15 e 16)', (one) => {
  const [woman, man] = one.points
  const [womanAge, manAge] = one.age
  expect(transitionOn(one.on)).toMatchObject({
    ok: true,
    points: { woman, man },
    age: { woman: womanAge, man: manAge },
  })
})

test('before the reform there is no table', () => {
  expect(transitionOn('2019-11-12')).toEqual(noTable)
  expect(
    calculateBenefit({ sex: 'man', contributionYears: 35, mean: 1_00, rule: 'general', date: '2023-12-31' }),
  ).toEqual(noTable)
  expect(rulesMet({ sex: 'man', ageMonths: 900, contributedMonths: 480, date: '2022-12-31' })).toEqual(
    noTable,
  )
})

const mean = 5200_00
test.each([
  { sex: 'man', contributionYears: 35, mean, coefficient: 0.9, benefit: 4680_00, from: 'facts/09 pl-o-09' },
  {
    sex: 'woman',
    contributionYears: 22,
    mean: 2000_00,
    coefficient: 0.74,
    benefit: 1621_00,
    from: 'facts/09 pl-o-10: piso',
  },
  { sex: 'man', contributionYears: 20, mean, coefficient: 0.6, benefit: 3120_00, from: 'até 20 anos, 60 %' },
  { sex: 'man', contributionYears: 15, mean, coefficient: 0.6, benefit: 3120_00, from: 'menos de 20 anos' },
  {
    sex: 'man',
    contributionYears: 20.99,
    mean,
    coefficient: 0.6,
    benefit: 3120_00,
    from: 'só anos completos',
  },
  {
    sex: 'woman',
    contributionYears: 16,
    mean,
    coefficient: 0.62,
    benefit: 3224_00,
    from: 'mulher, acima de 15',
  },
  { sex: 'man', contributionYears: 42, mean, coefficient: 1.04, benefit: 5408_00, from: 'passa de 100 %' },
  { sex: 'man', contributionYears: 45, mean: 8475_55, coefficient: 1.1, benefit: 8475_55, from: 'teto' },
  {
    sex: 'man',
    contributionYears: 30,
    mean: 12_000_00,
    coefficient: 0.8,
    benefit: 6780_44,
    from: 'facts/09 §4: a média para no teto, 80 % × 8.475,55',
  },
] as const)('$sex, $contributionYears years: $coefficient, $benefit ($from)', (one) => {
  const { coefficient, benefit, from: _, ...insured } = one
  expect(calculateBenefit({ ...insured, rule: 'general', date })).toMatchObject({
    ok: true,
    coefficient,
    benefit,
  })
})

test('the tolls: all of the mean, or the mean times the fator previdenciário', () => {
  const insured = { sex: 'woman', contributionYears: 31, mean, date } as const
  expect(calculateBenefit({ ...insured, rule: 'toll-100' })).toMatchObject({ coefficient: 1, benefit: mean })
  expect(calculateBenefit({ ...insured, rule: { toll50: 0.7 } })).toMatchObject({
    coefficient: 0.7,
    benefit: 3640_00,
  })
  // facts/09 §4: the mean stops at the ceiling with the factor too, 8.475,55 × 0,82.
  expect(calculateBenefit({ ...insured, mean: 9900_00, rule: { toll50: 0.82 } })).toMatchObject({
    benefit: 6949_95,
  })
})

test('more years or a larger mean never give less, within floor and ceiling', () => {
  const years = fc.integer({ min: 0, max: 60 })
  const someMean = fc.integer({ min: 0, max: 20_000_00 })
  const sex = fc.constantFrom('woman' as const, 'man' as const)
  const more = fc.nat({ max: 30 })
  fc.assert(
    fc.property(sex, years, someMean, more, (who, contributionYears, average, extra) => {
      const of = (moreYears: number, moreMean: number) => {
        const answer = calculateBenefit({
          sex: who,
          contributionYears: contributionYears + moreYears,
          mean: average + moreMean,
          rule: 'general',
          date,
        })
        return answer.ok ? answer.benefit : Number.NaN
      }
      expect(of(0, 0)).toBeGreaterThanOrEqual(inForce(salarioMinimoTables, date)?.monthly ?? Number.NaN)
      expect(of(extra, 0)).toBeGreaterThanOrEqual(of(0, 0))
      expect(of(0, extra * 100)).toBeGreaterThanOrEqual(of(0, 0))
      expect(of(extra, extra)).toBeLessThanOrEqual(
        inForce(inssTables, date)?.brackets.at(-1)?.upTo ?? Number.NaN,
      )
    }),
  )
})

const y = (years: number, months = 0) => years * 12 + months
test.each([
  { sex: 'woman', ageMonths: y(62), contributedMonths: 180, rules: ['general'], from: '62 + 15' },
  { sex: 'woman', ageMonths: y(62), contributedMonths: 179, rules: [], from: 'falta um mês de carência' },
  {
    sex: 'man',
    ageMonths: y(65),
    contributedMonths: y(15),
    rules: [],
    from: 'homem depois da reforma: 20 anos',
  },
  { sex: 'man', ageMonths: y(65), contributedMonths: y(20), rules: ['general'], from: '65 + 20' },
  {
    sex: 'man',
    ageMonths: y(65),
    contributedMonths: y(15),
    monthsAtReform: 1,
    rules: ['general'],
    from: 'já filiado: 15',
  },
  {
    sex: 'woman',
    ageMonths: y(57),
    contributedMonths: y(36),
    monthsAtReform: y(27),
    rules: ['points', 'toll-100'],
    from: '93 pontos; faltavam 3 anos, pagou 3',
  },
  {
    sex: 'woman',
    ageMonths: y(56, 11),
    contributedMonths: y(36),
    monthsAtReform: y(27),
    rules: [],
    from: 'um mês a menos de 93',
  },
  {
    sex: 'man',
    ageMonths: y(64, 6),
    contributedMonths: y(35),
    monthsAtReform: y(29),
    rules: ['progressive-age'],
    from: '64a6m + 35; 99,5 pontos',
  },
  {
    sex: 'man',
    ageMonths: y(55),
    contributedMonths: y(35, 6),
    monthsAtReform: y(34),
    rules: ['toll-50'],
    from: 'faltava 1 ano, pagou 1,5',
  },
  {
    sex: 'man',
    ageMonths: y(55),
    contributedMonths: y(35, 5),
    monthsAtReform: y(34),
    rules: [],
    from: 'falta um mês de pedágio',
  },
  {
    sex: 'man',
    ageMonths: y(55),
    contributedMonths: y(36),
    monthsAtReform: y(33, 1),
    rules: ['toll-50'],
    from: 'EC 103, art. 17: mais de 33 anos; faltavam 23 meses, pagou 34,5',
  },
  {
    sex: 'man',
    ageMonths: y(55),
    contributedMonths: y(37),
    monthsAtReform: y(33),
    rules: [],
    from: 'EC 103, art. 17: 33 anos exatos não são mais de 33',
  },
  {
    sex: 'man',
    ageMonths: y(55),
    contributedMonths: y(37),
    monthsAtReform: y(32, 11),
    rules: [],
    from: 'art. 17: menos de 33 anos',
  },
] as const)('$sex $ageMonths/$contributedMonths: $rules ($from)', ({ rules, from: _, ...insured }) => {
  expect(rulesMet({ ...insured, date })).toEqual({ ok: true, rules })
})

test('a month more of age and of contribution never loses a rule of the same year', () => {
  const months = fc.integer({ min: 0, max: 600 })
  const atReform = fc.option(fc.integer({ min: 0, max: 450 }), { nil: undefined })
  const sex = fc.constantFrom('woman' as const, 'man' as const)
  fc.assert(
    fc.property(sex, fc.integer({ min: 192, max: 1080 }), months, atReform, (who, age, paid, before) => {
      const of = (more: number) => {
        const insured = { sex: who, monthsAtReform: before, date } as const
        const answer = rulesMet({ ...insured, ageMonths: age + more, contributedMonths: paid + more })
        return answer.ok ? answer.rules : []
      }
      expect(of(1)).toEqual(expect.arrayContaining(of(0)))
    }),
  )
})

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
  // "Mais de" 33 years (art. 17): a month above them has the rule, they alone do not.
  expect(datesOf({ ...man, monthsAtReform: y(33, 1) })).toMatchObject({ 'toll-50': '2027-09-20' })
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
