import { expect, test } from 'vitest'
import { iofOnSpecialCredit } from './iof-credito-special.ts'

test.each([
  ['housing', 0, 'art. 9º, I'],
  ['portability', 0, 'art. 8º, XXV'],
  ['relief-vehicle', 0, 'Lei 8.383/1991'],
  // art. 8º: "reduzida a zero […] sem prejuízo do disposto no § 5º", the additional 0.38 %.
  ['rural', 38_00, 'art. 8º, IV e § 5º'],
] as const)('R$ 10.000 for %s pay %d', (purpose, iof, law) => {
  const result = iofOnSpecialCredit(purpose, 10_000_00, '2026-11-20')
  expect(result).toMatchObject({
    ok: true,
    iof,
    rates: { daily: 0 },
    rule: { source: expect.stringContaining(law) },
  })
})

test('no decree before 2008, no negative loan', () => {
  expect(iofOnSpecialCredit('housing', 1_00, '2008-01-02')).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => iofOnSpecialCredit('housing', -1, '2026-11-20')).toThrow(RangeError)
})
