import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { errorsOf, resultOf, workedDay } from '../form/ask.ts'
import { suggested } from '../form/state/form-texts.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateRetirement } from './calculate.ts'
import { calculator } from './calculator.ts'
import type { RetirementInput } from './question.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const woman: RetirementInput = {
  date: '2026-11-20',
  regime: 'geral',
  sex: 'woman',
  birth: '1969-05-10',
  contributedMonths: 32 * 12,
  wasInsuredBeforeReform: true,
  monthsAtReform: 25 * 12,
  goesOn: true,
  mean: 4500_00,
  retireBy: 'first',
  desiredIncome: 7000_00,
  incomeYears: 25,
  savings: 50_000_00,
  annualReturn: 0.1047,
  inflation: 0.0422,
  plan: 'VGBL',
  taxableIncome: 96_000_00,
  legalDeductions: 9600_00,
}
const plain: RetirementInput = {
  ...woman,
  savings: 0,
  annualReturn: 0,
  inflation: 0,
  plan: 'livre',
  incomeYears: 3,
}

function answerOf(changes: Partial<RetirementInput>, base = woman) {
  const answer = calculateRetirement({ ...base, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('the rules in the order of their days, each with what it would pay (by hand: retirement-dates.test.ts)', () => {
  const { rules, chosen, benefit, gap, total } = answerOf({})
  expect(rules.map(({ rule, metOn, benefit: pays }) => [rule, metOn, pays])).toEqual([
    ['toll-100', '2029-11-20', 4500_00],
    ['points', '2030-08-20', 4500_00],
    ['progressive-age', '2030-11-10', 4500_00],
    // 36 years: 60 % + 21 × 2 %.
    ['general', '2031-05-10', 4590_00],
  ])
  expect(chosen.rule).toBe('toll-100')
  expect({ benefit, gap, total }).toEqual({ benefit: 4500_00, gap: 2500_00, total: 7000_00 })
  expect(answerOf({ retireBy: 'best' })).toMatchObject({ chosen: { rule: 'general' }, gap: 2410_00 })
})

test('the largest benefit is not looked for beyond 75 years of age', () => {
  const late = { birth: '1986-05-21', contributedMonths: 5, monthsAtReform: 0, mean: 5000_00 } as const
  const { rules, chosen } = answerOf({ ...late, retireBy: 'best' })
  // Thirty years twice: at 99, with all of the mean.
  expect(rules.at(-1)).toMatchObject({
    rule: 'toll-100',
    coefficient: 1,
    ageMonths: expect.closeTo(99 * 12, -2),
  })
  expect(chosen.ageMonths).toBeLessThanOrEqual(75 * 12)
})

test('the calendar of the rules goes to 2033 (spec/pages.md §21)', () => {
  const { calendar } = answerOf({})
  expect(calendar[0]).toEqual({ year: 2026, points: 93, ageYears: 59.5 })
  expect(calendar.at(-1)).toEqual({ year: 2033, points: 100, ageYears: 62 })
  expect(answerOf({ sex: 'man' }).calendar[1]).toEqual({ year: 2027, points: 104, ageYears: 65 })
})

test('35 years of a man with a mean of 5.200: 90 %, 4.680,00 (facts/09, pl-o-09)', () => {
  const man = { sex: 'man', birth: '1960-01-01', contributedMonths: 35 * 12, mean: 5200_00 } as const
  const { rules } = answerOf({ ...man, monthsAtReform: 28 * 12 })
  const general = rules.find(({ rule }) => rule === 'general')
  expect(general).toMatchObject({ isMet: true, coefficient: 0.9, benefit: 4680_00 })
})

test('the benefit stays between the minimum wage and the ceiling of R$ 8.475,55', () => {
  expect(answerOf({ mean: 9000_00, desiredIncome: 0 })).toMatchObject({
    benefit: 8475_55,
    gap: 0,
    total: 8475_55,
  })
  expect(answerOf({ mean: 9000_00 }).notices).toContain('ceiling')
  expect(answerOf({ mean: 1000_00 })).toMatchObject({ benefit: 1621_00 })
})

test('without return and tax the sum is plain: 2.500 for 36 months from 36 contributions of 2.500', () => {
  expect(answerOf({}, plain).complement).toEqual({
    months: 36,
    monthlyContribution: 2500_00,
    capitalNeeded: 90_000_00,
    capital: { lines: [expect.objectContaining({ amount: 90_000_00 })], total: 90_000_00 },
    shortfall: 0,
  })
})

test('PGBL pays on all of it, by the age of each contribution', () => {
  // 25 contributions of up to two years (35 %) and 11 of more (30 %): 66,53 % of the 36 is left.
  const { complement } = answerOf({ plan: 'PGBL' }, plain)
  const perCentavo = 25 * 0.65 + 11 * 0.7
  expect(complement.monthlyContribution).toBe(Math.ceil(90_000_00 / perCentavo))
  expect(complement.capital.lines.map(({ key }) => key)).toEqual(['contributions', 'tax-35', 'tax-30'])
  expect(Math.abs(complement.capital.total - 90_000_00)).toBeLessThan(40)
})

test('VGBL without return pays no tax, and IOF on what a year puts in above 600 mil', () => {
  expect(answerOf({ plan: 'VGBL' }, plain).complement).toMatchObject({
    monthlyContribution: 2500_00,
    capital: { total: 90_000_00 },
    iof: { perYear: 0 },
  })
  const rich = answerOf({ plan: 'VGBL', desiredIncome: 64_500_00 }, plain)
  // 60.000 a month: 720.000 a year, 5 % of 120.000.
  expect(rich.complement).toMatchObject({ monthlyContribution: 60_000_00, iof: { perYear: 6000_00 } })
  expect(rich.notices).toContain('vgbl-iof')
})

test('PGBL lowers the tax of this year up to 12 % of the income, in the complete return', () => {
  const pgbl = { plan: 'PGBL', taxableIncome: 150_000_00, legalDeductions: 20_000_00 } as const
  const { complement, notices } = answerOf(pgbl, plain)
  // 12 % of 150.000 is 18.000, all in the bracket of 27,5 %.
  expect(complement.deduction).toMatchObject({ limit: 18_000_00, deducted: 18_000_00, saving: 4950_00 })
  expect(complement.deduction?.excess).toBe(complement.monthlyContribution * 12 - 18_000_00)
  expect(notices).toContain('above-deduction')
  // With few deductions the simplified discount, 17.640, is almost as good: only 4.360 more come off.
  const few = answerOf({ ...pgbl, legalDeductions: 4000_00 }, plain).complement.deduction
  expect(few?.saving).toBe(Math.round((22_000_00 - 17_640_00) * 0.275))
  expect(answerOf({ ...pgbl, taxableIncome: 30_000_00, legalDeductions: 0 }, plain).notices).toContain(
    'no-deduction',
  )
})

test('after ten years the regressive table is 10 %; a small income is better in the progressive one', () => {
  const young = { birth: '1990-05-10', contributedMonths: 60, wasInsuredBeforeReform: false } as const
  const small = answerOf({ ...young, plan: 'PGBL', mean: 1621_00, desiredIncome: 2000_00 })
  expect(small.complement.regimes?.better).toBe('progressive')
  const large = answerOf({ ...young, plan: 'PGBL', mean: 8000_00, desiredIncome: 30_000_00 })
  expect(large.complement.regimes?.better).toBe('regressive')
  expect(large.complement.regimes?.regressive).toBeGreaterThan(large.complement.regimes?.progressive ?? 0)
})

test('from 65 years on a part of both pensions is exempt in the progressive table (by hand)', () => {
  const old = { birth: '1960-01-01', mean: 1621_00, retireBy: 'first', desiredIncome: 1621_00 } as const
  const { regimes } = answerOf({ ...old, plan: 'PGBL', savings: 360_000_00 }, plain).complement
  // 10.000,00 for 36 months. Year: 12 × (1.621,00 + 10.000,00 − 1.903,98) = 116.604,24, less 17.640,00, × 27,5 %
  // − 10.904,66 = 16.310,51: 1.359,21 a month. The benefit alone pays nothing.
  expect(regimes).toEqual({ regressive: 6500_00, progressive: 8640_79, better: 'progressive' })
  const younger = answerOf({ ...old, birth: '1964-10-01', plan: 'PGBL', savings: 360_000_00 }, plain)
  expect(younger.chosen).toMatchObject({ isMet: true })
  // The same without the 1.903,98: 139.452,00 − 17.640,00, 22.593,64, 1.882,80 a month.
  expect(younger.complement.regimes).toMatchObject({ progressive: 8117_20 })
})

test('no time left: what is saved, and what is missing', () => {
  const now = answerOf({ birth: '1960-01-01', savings: 30_000_00 }, plain)
  expect(now).toMatchObject({
    chosen: { isMet: true, metOn: '2026-11-20' },
    complement: { months: 0, monthlyContribution: 0, shortfall: now.complement.capitalNeeded - 30_000_00 },
  })
  expect(now.notices).toEqual(expect.arrayContaining(['already-met', 'shortfall']))
})

test('without the months of 2019, they are those of today less the 84 since', () => {
  const guessed = answerOf({ monthsAtReform: undefined })
  expect(guessed.rules).toEqual(answerOf({ monthsAtReform: 32 * 12 - 84 }).rules)
  expect(guessed.notices).toContain('months-at-reform')
})

test('the 50 % toll needs the fator previdenciário', () => {
  const near = { sex: 'woman', contributedMonths: 29 * 12 + 84, monthsAtReform: 29 * 12 } as const
  const { rules, notices } = answerOf(near)
  expect(rules.find(({ rule }) => rule === 'toll-50')).toMatchObject({ isMet: true })
  expect(notices).toContain('toll-factor')
  expect(noticeInWords('toll-factor', woman)).toContain('fator previdenciário')
  const withFactor = answerOf({ ...near, tollFactor: 0.72 })
  expect(withFactor.rules.find(({ rule }) => rule === 'toll-50')).toMatchObject({ benefit: 3240_00 })
})

test.each(['professor', 'especial', 'rural', 'servidor', 'deficiencia'] as const)(
  '%s is not calculated',
  (regime) => {
    const refusal = { ok: false, reason: 'special-regime', regime } as const
    expect(calculateRetirement({ ...woman, regime })).toEqual(refusal)
    expect(refusalInWords(refusal)).toContain('Meu INSS')
  },
)

test('more than a trillion is refused', () => {
  const huge = { ...woman, birth: '2005-01-01', contributedMonths: 0, wasInsuredBeforeReform: false } as const
  const answer = calculateRetirement({ ...huge, savings: 100_000_000_00, annualReturn: 0.5, inflation: 0 })
  expect(answer).toEqual({ ok: false, reason: 'too-large' })
  expect(refusalInWords({ ok: false, reason: 'too-large' })).toContain('1 trilhão')
})

test('no rule without enough contributions; no table before 2024', () => {
  const stopped = { ...woman, contributedMonths: 100, monthsAtReform: 50, goesOn: false }
  expect(calculateRetirement(stopped)).toEqual({ ok: false, reason: 'no-rule-reached' })
  expect(calculateRetirement({ ...woman, date: '2023-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(refusalInWords({ ok: false, reason: 'no-rule-reached' })).toContain('nenhuma regra')
})

const man = {
  sex: 'man',
  birth: '1970-03-15',
  contributedMonths: 36 * 12,
  monthsAtReform: 33 * 12 + 1,
} as const

test('the mean counts up to the ceiling before the coefficient (facts/09 §4; EC 103/2019, art. 26, § 1º)', () => {
  const rich = answerOf({ sex: 'man', birth: '1961-01-01', contributedMonths: 30 * 12, mean: 12_000_00 })
  const general = rich.rules.find(({ rule }) => rule === 'general')
  expect(general).toMatchObject({ isMet: true, coefficient: 0.8, benefit: 6780_44 })
  expect(general?.formula).toContain('× R$\u00A08.475,55 (média limitada ao teto)')
  expect(rich.notices).toContain('mean-limited')
  expect(noticeInWords('mean-limited', woman)).toContain('8.475,55')
  const toll = answerOf({ ...man, mean: 9900_00, tollFactor: 0.82 }).rules[0]
  expect(toll).toMatchObject({ rule: 'toll-50', benefit: 6949_95 })
})

test('a man who may ask by the 50 % toll already is told so first, and asked for the factor', () => {
  const now = answerOf(man)
  expect(now.sooner).toMatchObject({ rule: 'toll-50', isMet: true })
  expect(now.sooner?.benefit).toBeUndefined()
  expect(now.chosen).toMatchObject({ rule: 'toll-100', metOn: '2030-03-15' })
  expect(now.notices).toEqual(expect.arrayContaining(['toll-factor', 'already-met']))
  expect(answerOf({ ...man, tollFactor: 0.82 })).toMatchObject({ chosen: { rule: 'toll-50', isMet: true } })
  // The law asks for more than 33 years: exactly 33 have no right, and a notice says that a day more decides.
  expect(now.notices).not.toContain('toll-edge')
  const exact = answerOf({ ...man, monthsAtReform: 33 * 12 })
  expect(exact.rules.map(({ rule }) => rule)).not.toContain('toll-50')
  expect(exact.notices).toContain('toll-edge')
  const { shown } = resultOf(calculator, {
    sex: 'homem',
    birth: '15/03/1970',
    contributionYears: '36',
    yearsAtReform: '33',
    monthsAtReform: '1',
  })
  expect(shown.headline).toMatchObject({ text: 'já pode pedir' })
  expect(shown.summary).toMatch(/^você já pode pedir pelo pedágio de 50 %/)
  expect(shown.tables?.[0]?.rows[0]?.slice(0, 2)).toEqual(['Pedágio de 50 %', 'já cumprida'])
})

test('of rules met on the same day the largest benefit is granted', () => {
  // 95 points and 38 years, of which the toll of 100 % is paid: all of the mean instead of 96 %.
  const both = {
    sex: 'man',
    birth: '1961-06-01',
    contributedMonths: 38 * 12,
    monthsAtReform: 33 * 12,
  } as const
  const { rules, chosen } = answerOf(both)
  expect(rules.filter(({ isMet }) => isMet).map(({ rule }) => rule)).toContain('points')
  expect(chosen).toMatchObject({ rule: 'toll-100', benefit: 4500_00 })
})

test('what the return changes: less return, more to save', () => {
  const saved = answerOf({}).outlook.map(({ monthlyContribution }) => monthlyContribution)
  expect(saved).toHaveLength(5)
  expect(saved).toEqual(saved.toSorted((a, b) => b - a))
  expect(saved[2]).toBe(answerOf({}).complement.monthlyContribution)
})

test.each([
  [{ birth: '21/11/2026' }, 'birth', 'O nascimento não pode ser depois da data da conta.'],
  [{ contributionYears: '58' }, 'contributionYears', 'O tempo de contribuição não pode passar da idade.'],
  [
    { yearsAtReform: '33' },
    'yearsAtReform',
    'O tempo em 13/11/2019 não pode passar do tempo de contribuição de hoje.',
  ],
  [{ contributionMonths: '12' }, 'contributionMonths', 'O valor máximo é 11.'],
  [{ tollFactor: '3' }, 'tollFactor', 'O valor máximo é 2.'],
])('%o is refused at %s', (changes, field, message) => {
  expect(errorsOf(calculator, changes)).toEqual({ [field]: message })
})

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

const money = fc.nat({ max: 30_000_00 })
const anyone: fc.Arbitrary<RetirementInput> = fc
  .record({
    born: fc.nat({ max: 16_000 }),
    sex: fc.constantFrom('woman' as const, 'man' as const),
    contributedMonths: fc.nat({ max: 500 }),
    atReform: fc.double({ min: 0, max: 1, noNaN: true }),
    wasInsuredBeforeReform: fc.boolean(),
    mean: money,
    retireBy: fc.constantFrom('first' as const, 'best' as const),
    desiredIncome: money,
    incomeYears: fc.integer({ min: 1, max: 50 }),
    savings: fc.nat({ max: 1_000_000_00 }),
    annualReturn: fc.double({ min: 0, max: 0.3, noNaN: true }),
    inflation: fc.double({ min: 0, max: 0.15, noNaN: true }),
    plan: fc.constantFrom('PGBL' as const, 'VGBL' as const, 'livre' as const),
    taxableIncome: fc.nat({ max: 500_000_00 }),
    legalDeductions: fc.nat({ max: 50_000_00 }),
  })
  .map(({ born, atReform, ...rest }) => ({
    ...rest,
    date: '2026-11-20',
    regime: 'geral',
    goesOn: true,
    birth: addDays('1957-01-01', born),
    monthsAtReform: Math.floor(rest.contributedMonths * atReform),
  }))

test('someone who goes on paying always retires; statements add up; nothing is NaN', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const answer = calculateRetirement(input)
      if (!answer.ok) return false
      const { lines, total, complement } = answer
      const sums = [{ lines, total }, complement.capital].every(
        (one) => one.lines.reduce((sum, { amount }) => sum + amount, 0) === one.total,
      )
      const days = answer.rules.flatMap(({ metOn }) => (metOn === undefined ? [] : [metOn]))
      const isOrdered = days.every((day, index) => index === 0 || (days[index - 1] ?? day) <= day)
      return (
        sums &&
        isOrdered &&
        total >= (input.desiredIncome ?? 0) &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('whatever the form accepts is answered or refused', () => {
  const extremes = {
    annualReturn: fc.double({ min: 0, max: 0.5, noNaN: true }),
    inflation: fc.double({ min: 0, max: 0.3, noNaN: true }),
    savings: fc.nat({ max: 100_000_000_00 }),
    desiredIncome: fc.nat({ max: 1_000_000_00 }),
    mean: fc.nat({ max: 1_000_000_00 }),
    taxableIncome: fc.nat({ max: 100_000_000_00 }),
    legalDeductions: fc.nat({ max: 100_000_000_00 }),
    days: fc.nat({ max: 38_000 }),
    goesOn: fc.boolean(),
  }
  fc.assert(
    fc.property(anyone, fc.record(extremes), (input, { days, ...extreme }) => {
      const answer = calculateRetirement({ ...input, ...extreme, birth: addDays('1922-01-01', days) })
      return answer.ok
        ? everyNumberIn(answer).every(Number.isFinite)
        : ['too-large', 'no-rule-reached'].includes(answer.reason)
    }),
  )
})

test('the contribution reaches the capital that is needed, and does no more than that', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const answer = calculateRetirement(input)
      if (!answer.ok) throw new Error(answer.reason)
      const { capitalNeeded, capital, monthlyContribution, shortfall } = answer.complement
      const saved = capital.lines.find(({ key }) => key === 'contributions')?.amount ?? 0
      // One centavo a month with its yield, and the rounding of at most fifty lots, value and tax.
      const slack = saved / Math.max(1, monthlyContribution) + 100
      const isEnough = capital.total + shortfall >= capitalNeeded - slack
      const isLeast = monthlyContribution === 0 || capital.total <= capitalNeeded + slack
      expect([isEnough, isLeast]).toEqual([true, true])
    }),
  )
})

test('more savings never ask for a larger contribution, more income never for a smaller one', () => {
  fc.assert(
    fc.property(anyone, fc.nat({ max: 100_000_00 }), (input, more) => {
      const [now, saved, dearer] = [
        input,
        { ...input, savings: input.savings + more },
        { ...input, desiredIncome: (input.desiredIncome ?? 0) + more },
      ].map((one) => {
        const answer = calculateRetirement(one)
        return answer.ok ? answer.complement.monthlyContribution : Number.NaN
      })
      return saved !== undefined && now !== undefined && dearer !== undefined && saved <= now && dearer >= now
    }),
  )
})
