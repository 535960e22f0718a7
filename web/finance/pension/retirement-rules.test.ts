import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import { calculateBenefit, rulesMet, transitionOn } from './retirement-rules.ts'

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
      expect(of(0, 0)).toBeGreaterThanOrEqual(salarioMinimoTables[0]?.monthly ?? Number.NaN)
      expect(of(extra, 0)).toBeGreaterThanOrEqual(of(0, 0))
      expect(of(0, extra * 100)).toBeGreaterThanOrEqual(of(0, 0))
      expect(of(extra, extra)).toBeLessThanOrEqual(inssTables[0]?.brackets.at(-1)?.upTo ?? Number.NaN)
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
    monthsAtReform: y(33),
    rules: [],
    from: 'art. 17: mais de 33 anos',
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
