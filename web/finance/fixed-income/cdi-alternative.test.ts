import { expect, test } from 'vitest'
import { netCdi } from './cdi-alternative.ts'

const cdi = { annualCdi: 0.1365, date: '2026-11-20' } as const

test.each([
  // By hand: 13,65 % less the tax of the term, in one year with no power to take.
  { months: 12, irRate: 0.175, net: 0.1365 * 0.825 },
  { months: 6, irRate: 0.2, net: (1 + (1.1365 ** 0.5 - 1) * 0.8) ** 2 - 1 },
  { months: 5, irRate: 0.225, net: (1 + (1.1365 ** (5 / 12) - 1) * 0.775) ** 2.4 - 1 },
  { months: 36, irRate: 0.15, net: (1 + (1.1365 ** 3 - 1) * 0.85) ** (1 / 3) - 1 },
])('$months months pay $irRate', ({ months, irRate, net }) => {
  const answer = netCdi({ ...cdi, months })
  expect(answer).toMatchObject({ ok: true, irRate, netAnnualRate: expect.closeTo(net, 12) })
})

test('no table before 2005, no term of zero, nothing on a CDI of zero', () => {
  expect(netCdi({ ...cdi, months: 12, date: '1990-01-01' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => netCdi({ ...cdi, months: 0 })).toThrow(RangeError)
  expect(netCdi({ ...cdi, months: 12, annualCdi: 0 })).toMatchObject({ netAnnualRate: 0, grossFactor: 1 })
})
