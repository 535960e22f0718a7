import { expect, test } from 'vitest'
import { calculateCompound } from './calculate.ts'
import { type Plan, type Projection, totalOf } from './calculate-plan.ts'

const plan: Plan = {
  initial: 1000_00,
  monthlyContribution: 300_00,
  rate: { value: 0.1365, per: 'year' },
  months: 120,
  contributionAt: 'end',
  contributionGrowth: 0,
}

const monthly = (value: number) => ({ rate: { value, per: 'month' as const } })

const vectors = [
  { total: 76_216_34, invested: 37_000_00, interest: 39_216_34, ...plan, from: 'spec/pages.md §11, golden' },
  {
    total: 72_311_99,
    invested: 37_000_00,
    interest: 35_311_99,
    ...plan,
    ...monthly(0.01),
    from: 'spec/pages.md §11, 1 % a.m., fim',
  },
  {
    total: 73_002_11,
    invested: 37_000_00,
    interest: 36_002_11,
    ...plan,
    ...monthly(0.01),
    contributionAt: 'start',
    from: 'spec/pages.md §11, 1 % a.m., início',
  },
  {
    total: 118_319_73,
    invested: 61_000_00,
    interest: 57_319_73,
    ...plan,
    ...monthly(0.01),
    monthlyContribution: 500_00,
    from: 'facts/vectors/09-planejamento.json, pl-o-01',
  },
  {
    total: 119_469_93,
    invested: 61_000_00,
    interest: 58_469_93,
    ...plan,
    ...monthly(0.01),
    monthlyContribution: 500_00,
    contributionAt: 'start',
    from: 'facts/vectors/09-planejamento.json, pl-o-02',
  },
  {
    total: 37_000_00,
    invested: 37_000_00,
    interest: 0,
    ...plan,
    ...monthly(0),
    from: 'sem juros: 1.000 + 120 × 300, à mão',
  },
  {
    total: 7_560_00,
    invested: 7_560_00,
    interest: 0,
    ...plan,
    ...monthly(0),
    initial: 0,
    months: 24,
    contributionGrowth: 0.1,
    from: '12 × 300 + 12 × 330, à mão',
  },
] as const

test.each(vectors)('$total ($from)', ({ total, invested, interest, from: _, ...input }) => {
  expect(calculateCompound({ solveFor: 'total', ...input })).toMatchObject({
    ok: true,
    total,
    invested,
    interest,
  })
})

test('the turn of the example is the 63rd month (design/mock/juros-compostos.html)', () => {
  const { months, turn } = projected(plan)
  expect(turn).toBe(63)
  expect(months[61]?.interest).toBeLessThanOrEqual(300_00)
  expect(months[62]?.interest).toBeGreaterThan(300_00)
})

test('in money of today at 4,22 % a year: 50.412,40 (design/mock/juros-compostos.html)', () => {
  expect(projected({ ...plan, inflation: 0.0422 }).todaysMoney?.total).toBe(50_412_40)
  expect(projected(plan).todaysMoney).toBeUndefined()
})

test('the years of the example (design/mock/juros-compostos.html)', () => {
  const { years } = projected(plan)
  expect(years).toHaveLength(10)
  expect(years[0]).toEqual({ year: 1, invested: 4600_00, interest: 356_52, balance: 4956_52 })
  expect(years[9]).toEqual({ year: 10, invested: 37_000_00, interest: 8915_23, balance: 76_216_34 })
})

test('the contribution for a goal: 1.851,72 (facts/vectors/09-planejamento.json, pl-o-03, tolerance 0.01)', () => {
  const { months, ...rest } = { ...plan, ...monthly(0.004867551), initial: 50_000_00, months: 240 }
  const answer = calculateCompound({ solveFor: 'contribution', goal: 1_000_000_00, months, ...rest })
  // 1.851,72 falls 7,44 short of the million; one centavo more is the smallest that reaches it.
  expect(answer).toMatchObject({ ok: true, plan: { monthlyContribution: 1851_73 } })
  expect(totalOf({ ...rest, months, monthlyContribution: 1851_72 })).toBeLessThan(1_000_000_00)
})

test('the time to a goal: 171 months (facts/vectors/09-planejamento.json, pl-o-04)', () => {
  const savings = { ...plan, ...monthly(0.006), initial: 20_000_00, monthlyContribution: 1500_00 }
  const answer = calculateCompound({ solveFor: 'months', goal: 500_000_00, ...savings })
  expect(answer).toMatchObject({
    ok: true,
    plan: { months: 171 },
    exactMonths: expect.closeTo(170.785524, 6),
  })
})

test('the rate for the total of the example is the rate of the example', () => {
  const answer = calculateCompound({ solveFor: 'rate', goal: 76_216_34, ...plan })
  expect(answer).toMatchObject({ ok: true, total: 76_216_34, annualRate: expect.closeTo(0.1365, 7) })
})

const refusals = [
  {
    input: {
      solveFor: 'months',
      goal: 1_000_000_00,
      ...plan,
      monthlyContribution: 1,
      rate: { value: 0, per: 'year' },
    },
    reason: 'unreachable',
  },
  { input: { solveFor: 'months', goal: 1000_00, ...plan }, reason: 'already-reached' },
  { input: { solveFor: 'contribution', goal: 1000_00, ...plan }, reason: 'contribution-not-needed' },
  { input: { solveFor: 'rate', goal: 37_000_00, ...plan }, reason: 'rate-not-needed' },
  { input: { solveFor: 'rate', goal: 1_000_000_000_00, ...plan }, reason: 'unreachable' },
  {
    input: { solveFor: 'total', ...plan, months: 720, rate: { value: 1, per: 'year' } },
    reason: 'too-large',
  },
] as const

test.each(refusals)('$input.solveFor: $reason', ({ input, reason }) => {
  expect(calculateCompound(input)).toEqual({ ok: false, reason })
})

test.each([
  { months: 0 },
  { months: 721 },
  { months: 1.5 },
  { initial: -1 },
  { initial: Number.NaN },
  monthly(-0.01),
])('a caller may not ask for %o', (impossible) => {
  expect(() => calculateCompound({ solveFor: 'total', ...plan, ...impossible })).toThrow(RangeError)
})

function projected(input: Plan): Projection {
  const answer = calculateCompound({ solveFor: 'total', ...input })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}
