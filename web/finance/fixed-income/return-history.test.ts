import { expect, test } from 'vitest'
import { realHistory } from './return-history.ts'

const span = (share: number) => {
  const months = realHistory(share)
  return [months.length, months[0]?.month, months.at(-1)?.month]
}

test('33 months of CDI, and only 13 with the Ibovespa', () => {
  expect(span(0)).toEqual([33, '2024-01', '2026-09'])
  expect(span(0.5)).toEqual([13, '2025-02', '2026-02'])
})

test('CDI above the IPCA in 2025: 14,3 % over 4,26 %', () => {
  const real2025 = realHistory(0).filter(({ month }) => month.startsWith('2025'))
  const factor = real2025.reduce((product, { realRate }) => product * (1 + realRate), 1)
  // The CDI of 2025 was 14,32 % (B3); 1,1432 ÷ 1,0426 = 1,0965.
  expect(factor).toBeCloseTo(1.0965, 3)
})

test('a month of stocks: February of 2026, 181.364 to 188.787 points, IPCA 0,70 %', () => {
  expect(realHistory(1).at(-1)?.realRate).toBeCloseTo(188_787 / 181_364 / 1.007 - 1, 12)
  expect(() => realHistory(1.1)).toThrow(RangeError)
})
