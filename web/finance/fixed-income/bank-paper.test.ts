import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { type Holding, holdBankPaper } from './bank-paper.ts'

const holding: Holding = {
  amount: 10_000_00,
  monthlyContribution: 0,
  paper: { kind: 'cdi-share', share: 1.1, annualCdi: 0.1365 },
  date: '2026-11-23',
  maturity: '2027-11-23',
  exempt: false,
}

test('what the FGC leaves out is what passes R$ 250 mil of principal and yield', () => {
  const held = holdBankPaper({ ...holding, amount: 240_000_00 })
  expect(held).toMatchObject({
    ok: true,
    fgc: { limit: 250_000_00, covered: 250_000_00, perFourYears: 1_000_000_00 },
  })
  expect(held.ok && held.fgc.excess).toBe(held.ok && held.gross - 250_000_00)
})

test('other deposits in the conglomerate take their part of the limit', () => {
  const excessOf = (otherDeposits: number) => {
    const held = holdBankPaper({ ...holding, otherDeposits })
    return held.ok && [held.fgc.covered, held.fgc.excess]
  }
  // 11.498,46 at the maturity.
  expect(excessOf(0)).toEqual([11_498_46, 0])
  expect(excessOf(245_000_00)).toEqual([5000_00, 6498_46])
  expect(excessOf(300_000_00)).toEqual([0, 11_498_46])
})

test('contributions are lots of their own age: those of the last six months pay 22,5 %', () => {
  const held = holdBankPaper({ ...holding, monthlyContribution: 500_00 })
  expect(held.ok && held.lines.map(({ key }) => key)).toEqual([
    'amount',
    'contributions',
    'yield',
    'ir-225',
    'ir-200',
    'ir-175',
  ])
  expect(held).toMatchObject({ ok: true, invested: 10_000_00 + 11 * 500_00 })
})

test('one row per anniversary, the last one the maturity', () => {
  const held = holdBankPaper({ ...holding, maturity: '2029-05-23' })
  expect(held.ok && held.years.map(({ date }) => date)).toEqual(['2027-11-23', '2028-11-23', '2029-05-23'])
  expect(held.ok && held.years.at(-1)?.net).toBe(held.ok && held.net)
})

test('an exempt paper pays nothing, and never leaves less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (amount, days, share) => {
        const paper = { kind: 'cdi-share', share, annualCdi: 0.1365 } as const
        const asked = { ...holding, amount, paper, maturity: addDays(holding.date, days) }
        const taxed = holdBankPaper(asked)
        const exempt = holdBankPaper({ ...asked, exempt: true })
        return (
          taxed.ok &&
          exempt.ok &&
          amount <= taxed.net &&
          taxed.net <= exempt.net &&
          exempt.net === exempt.gross
        )
      },
    ),
  )
})

test('before the tables there is no answer; a maturity before its start is a mistake of the caller', () => {
  expect(holdBankPaper({ ...holding, date: '2004-01-02', maturity: '2004-06-01' })).toMatchObject({
    ok: false,
  })
  expect(() => holdBankPaper({ ...holding, maturity: holding.date })).toThrow(RangeError)
})
