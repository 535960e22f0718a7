import { expect, test } from 'vitest'
import { calculateFinancing } from './calculate.ts'
import { financingExample, financingInput } from './input.ts'
import type { FinancingInput } from './types.ts'

const home = financingInput.parse(financingExample)

function financed(input: Partial<FinancingInput> = {}) {
  const answer = calculateFinancing({ ...home, ...input })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('income, age, down payment and SFH are notices at their edges', () => {
  const noticesOf = (input: Partial<FinancingInput>) => financed(input).notices
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
  expect(bandOf({ familyIncome: 3200_00 })).toBe('Faixa 1')
  expect(bandOf({ familyIncome: 13_000_00 })).toBe('Faixa 4 (Classe Média)')
  expect(bandOf({ familyIncome: 13_000_01 })).toBeUndefined()
  expect(bandOf({ familyIncome: 13_000_00, assetValue: 600_000_01, downPayment: 200_000_00 })).toBeUndefined()
  expect(bandOf({ familyIncome: 3200_00, date: '2025-05-01' })).toBe('Faixa 2')
})

test('ITBI and registry are on the day, beside the loan', () => {
  const { onTheDay } = financed({ purchase: { transferTaxRate: 0.03, registry: 4000_00 } })
  expect(onTheDay.lines.slice(0, 3).map(({ amount }) => amount)).toEqual([100_000_00, 15_000_00, 4000_00])
  expect(onTheDay.total).toBe(119_000_00)
})
