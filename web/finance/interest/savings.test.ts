import { expect, test } from 'vitest'
import { calculateSavings } from './savings.ts'

const plan = { initial: 1000_00, contribution: 500_00, monthlyRate: 0.01, months: 120 } as const

test.each([
  { contributionAt: 'end', total: 118_319_73, interest: 57_319_73, from: 'facts/09 pl-o-01' },
  { contributionAt: 'start', total: 119_469_93, interest: 58_469_93, from: 'facts/09 pl-o-02' },
] as const)('contributions at the $contributionAt: $total ($from)', ({ contributionAt, total, interest }) => {
  expect(calculateSavings({ ...plan, contributionAt })).toEqual({ total, invested: 61_000_00, interest })
})

test.each([-1, 1.5, Number.NaN])('%d is not a number of months', (months) => {
  expect(() => calculateSavings({ ...plan, contributionAt: 'end', months })).toThrow(RangeError)
})
