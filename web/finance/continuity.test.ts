import { expect, test } from 'vitest'
import type { Cents, IsoDate } from './core/money.ts'
import { incomeTax } from './core/progressive-tax.ts'
import { importCost } from './exchange/importacao.ts'
import { fixedIncomeIrRate } from './fixed-income/redemption.ts'
import { monthlyDividendTax } from './income-tax/dividends.ts'
import { calculateCapitalGain, capitalGainsTax } from './income-tax/ganho-capital.ts'
import { calculateInss } from './labour/inss.ts'
import { calculateSeguroDesemprego } from './labour/seguro-desemprego.ts'
import { capitalGainsRates } from './tables/income-tax/ganho-capital.ts'
import { irpfAnualTables } from './tables/income-tax/irpf-anual.ts'
import { irrfTables } from './tables/income-tax/irrf.ts'
import { inssTables } from './tables/labour/inss.ts'
import { seguroDesempregoTables } from './tables/labour/seguro-desemprego.ts'

/** Difference in the tax, in centavos, between `edge` and one centavo more. */
function stepAt(edge: Cents, of: (amount: Cents) => Cents): Cents {
  return of(edge + 1) - of(edge)
}

function edgesOf(brackets: readonly { upTo: Cents }[]): Cents[] {
  return brackets.map(({ upTo }) => upTo).filter(Number.isFinite)
}

const incomeTables = [
  ...irrfTables.map((table) => ({ name: `IRRF ${table.from}`, table })),
  ...irpfAnualTables.map((table) => ({ name: `IRPF anual ${table.from}`, table })),
]

test.each(inssTables)('INSS $from: no jump between brackets nor at the ceiling', ({ from, brackets }) => {
  const contribution = (salary: Cents) => {
    const answer = calculateInss({ salary, date: from })
    return answer.ok ? answer.contribution : Number.NaN
  }
  for (const edge of edgesOf(brackets)) expect([0, 1]).toContain(stepAt(edge, contribution))
})

test.each(incomeTables)('$name: the deductions join the brackets, to their last centavo', ({ table }) => {
  const rich = 1_000_000_000_00
  for (const edge of edgesOf(table.brackets))
    expect(Math.abs(stepAt(edge, (base) => incomeTax(table, rich, base).tax))).toBeLessThanOrEqual(1)
})

/** One base on both sides: only the reduction may move. */
function reducedSteps(name: string): Cents[] {
  const { table } = incomeTables.find((one) => one.name === name) ?? {}
  const { reducer } = table ?? {}
  if (!table || !reducer) throw new Error(`${name} has no reducer`)
  return [reducer.fullUpTo, reducer.upTo].map((edge) =>
    stepAt(edge, (income) => incomeTax(table, income, edge).tax),
  )
}

test('the reducer of the month begins and ends without a jump', () => {
  expect(reducedSteps('IRRF 2026-01-01')).toEqual([0, 0])
})

test('jump: that of the year leaps R$ 1,08 where the fixed part of R$ 2.694,15 meets the sloping one', () => {
  // The law's own figures: 8.429,73 − 0,095575 × 60.000 = 2.695,23; at 88.200 it still gives 0,015, rounded to 0,02.
  expect(reducedSteps('IRPF anual 2026-01-01')).toEqual([-1_08, 2])
})

test.each(capitalGainsRates)('ganho de capital $from: progressive by slices, without a jump', (table) => {
  const tax = (gain: Cents) => {
    const answer = capitalGainsTax(gain, table.from)
    return answer.ok ? answer.tax : Number.NaN
  }
  for (const edge of edgesOf(table.brackets)) expect([0, 1]).toContain(stepAt(edge, tax))
})

test.each(seguroDesempregoTables)(
  'seguro-desemprego $from: the two parts meet',
  ({ from, first, second }) => {
    const instalment = (salary: Cents) => {
      const answer = calculateSeguroDesemprego({
        salaries: [salary],
        request: 1,
        monthsWorked: 24,
        date: from,
      })
      return answer.ok ? answer.instalment : Number.NaN
    }
    expect([0, 1]).toContain(stepAt(first.upTo, instalment))
    expect([0, 1]).toContain(stepAt(second.upTo, instalment))
  },
)

const date: IsoDate = '2026-11-20'

function dutyAt(product: Cents, day: IsoDate): Cents {
  const answer = importCost({
    date: day,
    state: 'SP',
    product,
    freight: 0,
    insurance: 0,
    exchangeRate: 1,
    isCompliant: true,
    goods: 'common',
    dispatchFee: 0,
    spread: 0,
    payment: 'goods-import',
  })
  return answer.ok ? answer.duty : Number.NaN
}

test('jump: dividends pay on the whole, R$ 5.000,00 for the centavo above R$ 50.000,00', () => {
  const tax = (amount: Cents) => {
    const answer = monthlyDividendTax({ date, payments: [{ company: 'ALFA', amount }] })
    return answer.ok ? answer.ir : Number.NaN
  }
  expect(stepAt(50_000_00, tax)).toBe(5000_00)
})

test('jump: a day more of fixed income falls a whole bracket', () => {
  expect([180, 360, 720].map((day) => fixedIncomeIrRate(day + 1, date))).toEqual([0.2, 0.175, 0.15])
  expect([180, 360, 720].map((day) => fixedIncomeIrRate(day, date))).toEqual([0.225, 0.2, 0.175])
})

test('parcels: a jump of US$ 30 in 2023; the deduction closed it in 2024, and again in 2026', () => {
  const step = (day: IsoDate) => stepAt(50_00, (product) => dutyAt(product, day))
  expect([step('2023-08-01'), step('2024-08-01'), step(date)]).toEqual([30_01, 1, 1])
})

test('jump: small sales up to R$ 35.000,00 are exempt, above it the whole gain pays', () => {
  const tax = (monthSales: Cents) => {
    const answer = calculateCapitalGain({
      sale: 35_000_00,
      cost: 15_000_00,
      date,
      smallSale: { kind: 'goods', monthSales },
    })
    return answer.ok ? answer.tax : Number.NaN
  }
  expect(stepAt(35_000_00, tax)).toBe(3000_00)
})
