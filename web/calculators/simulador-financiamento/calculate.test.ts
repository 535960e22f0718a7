import { expect, test } from 'vitest'
import { financedIofPrice } from '#web/finance/credit/iof-credito.ts'
import { calculateFinancing } from './calculate.ts'
import type { FinancingInput } from './question.ts'
import { goalRefusalsInWords, noticeInWords } from './words.ts'

/** The loan of spec/pages.md §13, without insurances. */
const home: FinancingInput = {
  date: '2026-11-20',
  asset: 'property',
  assetValue: 500_000_00,
  downPayment: 100_000_00,
  months: 360,
  rate: { value: 0.1119, kind: 'effective' },
  index: { kind: 'tr', annualRate: 0 },
  system: 'sac',
  mip: 0,
  dfi: 0,
  monthlyFee: 0,
  upfrontFees: 0,
  financesCosts: false,
  grace: { months: 0, interest: 'paid' },
  balloon: 0,
  extras: { monthly: 0, dated: [], reduces: 'term' },
  purchase: { transferTaxRate: 0.03, registry: 0 },
}
const car: FinancingInput = {
  ...home,
  asset: 'vehicle',
  assetValue: 50_000_00,
  downPayment: 10_000_00,
  months: 48,
  rate: { value: 0.0189, kind: 'monthly' },
  system: 'price',
  financesCosts: true,
}

function financed(input: Partial<FinancingInput> = {}) {
  const answer = calculateFinancing({ ...home, ...input })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('Price: 3.705,10 and 933.836,91 of interest (spec/pages.md §13, golden)', () => {
  const { firstPaid, schedule, principal, monthlyRate } = financed({ system: 'price' })
  expect(principal).toBe(400_000_00)
  // 0,8878370 %: the page writes 0,887838.
  expect(monthlyRate).toBeCloseTo(0.00887838, 7)
  expect(firstPaid).toBe(3705_10)
  expect(schedule.totalInterest).toBe(933_836_91)
})

test('SAC: first 4.662,46, last 1.120,98, 641.018,29 of interest (spec/pages.md §13, golden)', () => {
  const { firstPaid, lastPaid, schedule, lines, total } = financed()
  expect({ firstPaid, lastPaid }).toEqual({ firstPaid: 4662_46, lastPaid: 1120_98 })
  expect(schedule.totalInterest).toBe(641_018_29)
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['principal', 400_000_00],
    ['interest', 641_018_29],
    ['iof', 0],
  ])
  expect(total).toBe(1_041_018_29)
})

test('Price + 500 a month: 211 months, 485.498,59 of interest (spec/pages.md §13, golden)', () => {
  const extras = { monthly: 500_00, dated: [], reduces: 'term' } as const
  const { rows, schedule, vias } = financed({ system: 'price', extras })
  expect(rows).toHaveLength(211)
  expect(schedule.totalInterest).toBe(485_498_59)
  expect(vias.map(({ key, months, totalInterest }) => [key, months, totalInterest])).toEqual([
    ['sac', 360, 641_018_29],
    ['price', 360, 933_836_91],
    ['asked', 211, 485_498_59],
  ])
})

test('the same 11,19 % read as nominal is 3.866,83 a month (spec/pages.md §13)', () => {
  const { readings } = financed({ system: 'price' })
  expect(readings.map(({ kind, firstInstalment }) => [kind, firstInstalment])).toEqual([
    ['effective', 3705_10],
    ['nominal', 3866_83],
  ])
  expect(financed({ system: 'price', rate: { value: 0.1119, kind: 'nominal' } }).firstPaid).toBe(3866_83)
  expect(financed({ rate: { value: 0.01, kind: 'monthly' } }).readings).toEqual([])
})

test('SAM is in the middle, SACRE ends before its term', () => {
  expect(financed({ system: 'sam' }).firstPaid).toBe(Math.round((3705_10 + 4662_46) / 2))
  expect(financed({ system: 'sacre' }).rows.length).toBeLessThanOrEqual(360)
})

test('a car with financed IOF: the principal and instalment of the closed form (facts/01 iof-o-11)', () => {
  const { principal, iof, firstPaid, cost, total, lines, notices } = financed(car)
  const law = financedIofPrice({
    borrower: 'individual',
    date: car.date,
    netAmount: 40_000_00,
    monthlyRate: 0.0189,
    months: 48,
  })
  expect(law).toMatchObject({ principal, iof, installment: firstPaid })
  expect({ principal, iof }).toEqual({ principal: 41_298_61, iof: 1298_61 })
  expect(cost.total).toBe(total - 40_000_00)
  expect(cost.lines.map(({ key }) => key)).toEqual(['interest', 'iof'])
  expect(lines.map(({ key }) => key)).toEqual(['principal', 'interest'])
  expect(notices).toContain('iof-of-person')
})

test('IOF paid in cash is in the day of the contract, and in the CET', () => {
  const cash = financed({ ...car, financesCosts: false, upfrontFees: 500_00 })
  expect(cash.principal).toBe(40_000_00)
  expect(cash.onTheDay.lines.map(({ key }) => key)).toEqual(['down-payment', 'upfront-fees', 'iof'])
  expect(cash.onTheDay.total).toBe(10_000_00 + 500_00 + cash.iof)
  expect(cash.cet.ok && cash.cet.ladder.map(({ key }) => key)).toEqual(['interest', 'fees', 'iof'])
})

test('CET: the loan of the Banco Central, 43,93 % a year (FAQ CET: 1.000, 5 × 205,73, tarifa 50, IOF 10)', () => {
  // The IOF of the FAQ is a given 10,00: here it comes as a fee, with the 50,00.
  const bcb = financed({
    assetValue: 2000_00,
    downPayment: 1000_00,
    months: 5,
    rate: { value: 0.12, kind: 'effective' },
    system: 'price',
    upfrontFees: 60_00,
  })
  expect(bcb.firstPaid).toBe(205_73)
  // Months of 28 to 31 days against the twelfths of the FAQ.
  expect(bcb.cet).toMatchObject({ ok: true, annualRate: expect.closeTo(0.4393, 2) })
})

test('the ladder adds up to the CET: interest, insurance, fees', () => {
  const { cet, annualRate } = financed({ mip: 100_00, dfi: 35_00, monthlyFee: 25_00, upfrontFees: 3000_00 })
  if (!cet.ok) throw new Error(cet.reason)
  expect(cet.ladder.map(({ key }) => key)).toEqual(['interest', 'insurance', 'fees'])
  expect(cet.ladder.reduce((sum, { adds }) => sum + adds, 0)).toBeCloseTo(cet.annualRate, 12)
  expect(cet.ladder[0]?.annualRate).toBeCloseTo(annualRate, 3)
  expect(cet.annualRate).toBeGreaterThan(annualRate)
})

test('MIP is that of the first month and falls with the balance; DFI and fee stay', () => {
  const { rows, cost } = financed({ mip: 100_00, dfi: 35_00, monthlyFee: 25_00 })
  expect(rows[0]).toMatchObject({ mip: 100_00, dfi: 35_00, fee: 25_00, paid: 4662_46 + 160_00 })
  expect(rows[180]).toMatchObject({ mip: 50_00, dfi: 35_00 })
  expect(cost.lines.map(({ key }) => key)).toEqual(['interest', 'mip', 'dfi', 'monthly-fee', 'iof'])
})

test('TR of 2 % a year corrects the balance; below zero it is zero, an inflation may be', () => {
  const tr = financed({ index: { kind: 'tr', annualRate: 0.02 } })
  expect(tr.notices).toContain('cet-with-index')
  expect(tr.lines.map(({ key }) => key)).toEqual(['principal', 'interest', 'correction', 'iof'])
  expect(tr.cet.ok && tr.cet.ladder[0]?.key).toBe('index')
  const negative = financed({ index: { kind: 'tr', annualRate: -0.01 } })
  expect(negative.notices).toContain('tr-clamped')
  expect(negative.total).toBe(financed().total)
  expect(financed({ index: { kind: 'ipca', annualRate: -0.01 } }).total).toBeLessThan(financed().total)
})

test('extras on dates count after the first instalment on or after them; what is beyond the debt is said', () => {
  const dated = [
    { date: '2027-01-10', amount: 1000_00 },
    { date: '2027-01-20', amount: 500_00 },
  ] as const
  const { rows, notices } = financed({ extras: { monthly: 0, dated, reduces: 'instalment' } })
  expect([rows[0]?.extra, rows[1]?.extra, rows[2]?.extra]).toEqual([0, 1500_00, 0])
  expect(notices).toEqual(['without-insurance'])
  const late = [{ date: '2060-01-01', amount: 1000_00 }] as const
  expect(financed({ extras: { monthly: 0, dated: late, reduces: 'instalment' } }).notices).toEqual([
    'extras-not-used',
    'without-insurance',
  ])
})

test('grace and balloon: the first instalment after the grace, the balloon in the last', () => {
  const built = financed({ grace: { months: 12, interest: 'paid' } })
  expect(built.rows[11]?.amortization).toBe(0)
  expect(built.firstPaid).toBe(built.rows[12]?.paid)
  const balloon = financed({ ...car, balloon: 20_000_00 })
  expect(balloon.lastPaid).toBeGreaterThan(20_000_00)
  expect(balloon.principal - 40_000_00).toBe(balloon.iof)
})

test('quit in 120 months: the smallest extra that does it', () => {
  const { goal } = financed({ system: 'price', goal: { kind: 'months', months: 120 } })
  if (!goal?.ok) throw new Error('no goal')
  expect(goal.months).toBe(120)
  const rowsWith = (monthly: number) =>
    financed({ system: 'price', extras: { monthly, dated: [], reduces: 'term' } }).rows.length
  expect(rowsWith(goal.monthlyExtra)).toBe(120)
  expect(rowsWith(goal.monthlyExtra - 1)).toBe(121)
})

test('save R$ 448.338,32 of interest: it takes the R$ 500 of the golden case', () => {
  // 933.836,91 − 485.498,59, the two golden totals.
  const { goal } = financed({ system: 'price', goal: { kind: 'savings', amount: 448_338_32 } })
  expect(goal).toMatchObject({ ok: true, months: 211 })
  expect(Math.abs((goal?.ok ? goal.monthlyExtra : 0) - 500_00)).toBeLessThanOrEqual(1)
  const ask = (input: Partial<FinancingInput>) => financed({ system: 'price', ...input }).goal
  expect(ask({ goal: { kind: 'months', months: 400 } })).toEqual({ ok: false, reason: 'already-met' })
  expect(ask({ goal: { kind: 'savings', amount: 990_000_00 } })).toEqual({ ok: false, reason: 'impossible' })
  expect(ask({ system: 'sam', goal: { kind: 'months', months: 100 } })).toEqual({
    ok: false,
    reason: 'needs-price-or-sac',
  })
})

test('the years of the table add up to the rows', () => {
  const { years, rows, schedule } = financed()
  expect(years).toHaveLength(30)
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(schedule.totalInterest)
  expect(years[29]?.balance).toBe(0)
  expect(years[0]?.paid).toBe(rows.slice(0, 12).reduce((sum, { paid }) => sum + paid, 0))
})

test('a rate of zero is the plain division', () => {
  const free = financed({ rate: { value: 0, kind: 'effective' }, system: 'price' })
  expect(free.cost.total).toBe(0)
  expect(free.cet).toMatchObject({ ok: true, annualRate: expect.closeTo(0, 9) })
})

test('a balloon is compared with all that is borrowed, with its IOF where that is borrowed too', () => {
  const balloon = car.assetValue - car.downPayment + 1
  const cash = calculateFinancing({ ...car, balloon, financesCosts: false })
  expect(cash).toEqual({ ok: false, reason: 'balloon-too-large' })
  expect(calculateFinancing({ ...car, balloon, financesCosts: true })).toMatchObject({ ok: true })
})

test('what an extra payment would reduce changes nothing of a loan without one', () => {
  const reducing = (reduces: 'term' | 'instalment') => {
    const extras = { ...car.extras, reduces }
    const answer = calculateFinancing({ ...car, system: 'sam', months: 24, extras })
    return answer.ok && answer.rows
  }
  expect(reducing('instalment')).toEqual(reducing('term'))
})

test('nothing to finance, a balloon above it, a day without table, more than a double holds', () => {
  const reason = (input: Partial<FinancingInput>) => {
    const answer = calculateFinancing({ ...home, ...input })
    return answer.ok ? undefined : answer.reason
  }
  expect(reason({ downPayment: 500_000_00 })).toBe('nothing-to-finance')
  expect(reason({ balloon: 400_000_01 })).toBe('balloon-too-large')
  expect(reason({ date: '2007-12-31' })).toBe('no-table-in-force')
  expect(reason({ ...car, date: '2014-12-31' })).toBe('no-table-in-force')
  const grown = {
    grace: { months: 60, interest: 'capitalized' },
    rate: { value: 1, kind: 'monthly' },
  } as const
  expect(reason(grown)).toBe('too-large')
  expect(financed({ upfrontFees: 400_000_00 }).cet).toEqual({ ok: false, reason: 'no-solution' })
})

test('every notice and refused goal has its words', () => {
  expect(noticeInWords('age', home)).toContain('passa de 80\u00A0anos e 6\u00A0meses. Reduza')
  expect(noticeInWords('low-down-payment', home)).toBe('A maioria dos bancos financia até 80\u00A0%.')
  const others = [
    'outside-sfh',
    'tr-clamped',
    'cet-with-index',
    'extras-not-used',
    'iof-of-person',
    'costs-estimated',
    'without-insurance',
  ] as const
  const words = others.map((notice) => noticeInWords(notice, home))
  for (const text of [...words, ...Object.values(goalRefusalsInWords)]) expect(text).toMatch(/\.$/)
})

test('income, age, down payment and SFH are notices at their edges', () => {
  const noticesOf = (input: Partial<FinancingInput>) => {
    const { notices } = financed(input)
    // Of every question here.
    expect(notices.at(-1)).toBe('without-insurance')
    return notices.slice(0, -1)
  }
  // 4.662,46 ÷ 30 % = 15.541,53.
  expect(financed().incomeNeeded).toBe(15_541_53)
  expect(noticesOf({ familyIncome: 15_541_54 })).toEqual([])
  expect(noticesOf({ familyIncome: 15_541_52 })).toEqual(['income'])
  // 80 years and 6 months less 30 years: 50 years and 6 months on the day of the contract.
  expect(noticesOf({ oldestBirth: '1976-05-20' })).toEqual([])
  expect(noticesOf({ oldestBirth: '1976-04-20' })).toEqual(['age'])
  expect(financed({ oldestBirth: '1976-04-20' }).longestMonths).toBe(359)
  expect(noticesOf({ downPayment: 99_999_99 })).toEqual(['low-down-payment'])
  expect(noticesOf({ assetValue: 2_250_000_01, downPayment: 1_000_000_00 })).toEqual(['outside-sfh'])
  expect(noticesOf({ rate: { value: 0.125, kind: 'effective' } })).toEqual(['outside-sfh'])
})

test('the band of the MCMV by income and price of the home', () => {
  const bandOf = (input: Partial<FinancingInput>) => financed(input).housing?.mcmv?.band
  expect(bandOf({ familyIncome: 3200_00, assetValue: 275_000_00 })).toBe('Faixa 1')
  expect(bandOf({ familyIncome: 3200_00, assetValue: 275_000_01 })).toBe('Faixa 3')
  expect(bandOf({ familyIncome: 13_000_00 })).toBe('Faixa 4 (Classe Média)')
  expect(bandOf({ familyIncome: 13_000_01 })).toBeUndefined()
  expect(bandOf({ familyIncome: 13_000_00, assetValue: 600_000_01, downPayment: 200_000_00 })).toBeUndefined()
  expect(bandOf({ familyIncome: 3200_00, date: '2025-05-01' })).toBe('Faixa 2')
})

test('the rates of the band beside the market, and the home that an income pays (by hand)', () => {
  const asked = { assetValue: 280_000_00, downPayment: 56_000_00, familyIncome: 7000_00 }
  const { housing, affordable, notices } = financed(asked)
  // 224.000 ÷ 360 = 622,22; × 7,66 % ÷ 12 = 1.429,87; × 8,16 % ÷ 12 = 1.523,20. 30 % of the income is 2.100.
  expect(housing?.mcmv?.offers).toEqual([
    { annualRate: 0.0766, firstPaid: 2052_09 },
    { annualRate: 0.0816, firstPaid: 2145_42 },
  ])
  expect(notices).toContain('income-fits-band')
  // 56.000 + 2.100 ÷ (1 ÷ 360 + i): i = 1,1119^(1 ÷ 12) − 1 = 0,00887836 gives 236.163; i = 0,0068 gives 275.257.
  expect(affordable).toEqual({
    price: 236_100_00,
    byBand: { band: 'Faixa 3', annualRate: 0.0816, price: 275_200_00 },
  })
  // Neither rate fits; 80 % of a home is the most that is lent: 40.000 ÷ 20 %.
  expect(financed({ ...asked, familyIncome: 6800_00 }).notices).toContain('income')
  expect(financed({ ...asked, downPayment: 40_000_00 }).affordable).toMatchObject({ price: 200_000_00 })
  expect(financed({ ...asked, familyIncome: undefined }).affordable).toBeUndefined()
})

test('a loan at the price that fits takes the share of the income, with insurances', () => {
  const question = {
    downPayment: 100_000_00,
    mip: 123_58,
    dfi: 23_42,
    monthlyFee: 25_00,
    familyIncome: 12_000_00,
  }
  const { affordable } = financed(question)
  const price = affordable?.price ?? 0
  const [mip, dfi] = [
    Math.round((123_58 * (price - 100_000_00)) / 400_000_00),
    Math.round((23_42 * price) / 500_000_00),
  ]
  const { firstPaid } = financed({ ...question, assetValue: price, mip, dfi })
  expect(3600_00 - firstPaid).toBeGreaterThanOrEqual(0)
  expect(3600_00 - firstPaid).toBeLessThan(1_50)
})

test('ITBI and registry are on the day, beside the loan', () => {
  const { onTheDay } = financed({ purchase: { transferTaxRate: 0.03, registry: 4000_00 } })
  expect(onTheDay.lines.slice(0, 3).map(({ amount }) => amount)).toEqual([100_000_00, 15_000_00, 4000_00])
  expect(onTheDay.total).toBe(119_000_00)
})
