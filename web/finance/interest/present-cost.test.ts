import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netPresentValue } from './internal-rate.ts'
import { presentCost, presentStatement, runningPresentValue } from './present-cost.ts'

const part = (amounts: number[]) => ({ key: 'a', label: 'A', formula: '', amounts })

test('100 today and 110 in a month at 10 % are 200', () => {
  expect(runningPresentValue(part([100_00, 110_00]), 0.1)).toEqual([100_00, expect.closeTo(200_00, 9)])
  expect(presentCost([part([100_00]), part([0, 110_00])], 0.1)).toBe(200_00)
})

test('lines in money of today add up to the centavo; the sum is that of the internal rates', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 5 }),
      fc.double({ min: -0.01, max: 0.2, noNaN: true }),
      (all, rate) => {
        const { lines, total } = presentStatement(all.map(part), rate)
        const exact = all.reduce((sum, one) => sum + netPresentValue(rate, one), 0)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(Math.abs(total - exact)).toBeLessThanOrEqual(0.51)
      },
    ),
  )
})
