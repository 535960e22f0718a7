import { expect, test } from 'vitest'
import { calculateExtra } from './amortization-extra.ts'

const loan = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }
const april = { loan, paid: 24, extra: 30_000_00 }

test('Price: R$ 30.000 after instalment 24 (facts/07 fin-o-05)', () => {
  expect(calculateExtra({ system: 'price', ...april })).toEqual({
    ok: true,
    balanceBefore: 296_170_07,
    balanceAfter: 266_170_07,
    keepingTerm: { months: 336, amortization: 158_15, instalment: 2280_62 },
    keepingInstalment: { months: 228, monthsSaved: 108 },
  })
})

test('SAC: R$ 30.000 after instalment 24 (facts/07 fin-o-06)', () => {
  expect(calculateExtra({ system: 'sac', ...april })).toEqual({
    ok: true,
    balanceBefore: 280_000_00,
    balanceAfter: 250_000_00,
    keepingTerm: { months: 336, amortization: 744_05, instalment: 2737_58 },
    // 250.000,00 ÷ 833,33… is exactly 300, though not in binary arithmetic.
    keepingInstalment: { months: 300, monthsSaved: 36 },
  })
})

test('the whole balance ends the loan, and a centavo more is refused', () => {
  const all = { system: 'price', loan, paid: 24 } as const
  expect(calculateExtra({ ...all, extra: 296_170_07 })).toMatchObject({
    ok: true,
    balanceAfter: 0,
    keepingInstalment: { months: 0, monthsSaved: 336 },
  })
  expect(calculateExtra({ ...all, extra: 296_170_08 })).toEqual({ ok: false, reason: 'exceeds-balance' })
})

test.each([-1, 0.5, 360])('%d is not a number of instalments paid', (paid) => {
  expect(() => calculateExtra({ system: 'sac', loan, paid, extra: 1_00 })).toThrow(RangeError)
})
