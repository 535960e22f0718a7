import { expect, test } from 'vitest'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { goldenInput as golden } from './golden-input.ts'
import type { RescisaoInput } from './question.ts'

function answerOf(changes: Partial<RescisaoInput>) {
  const answer = calculateRescisaoTrabalhista({ ...golden, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('an unknown FGTS balance gives a range around the real one', () => {
  // Twelve months and their 13º at 3.500: 8 % × 13 × 3.500 = 3.640,00 before interest.
  const { fgts } = answerOf({
    admission: '2025-12-01',
    lastDay: '2026-11-30',
    fgts: { salaryGrowth: 0.05 },
  })
  if (!fgts.isEstimated) throw new Error('nothing was typed')
  const [low, high] = [fgts.low, fgts.high].map(({ lines }) => lines[0]?.amount ?? 0)
  // Eleven months before November, and one twelfth of 13º in December of 2025.
  expect(low).toBe(Math.round(3500_00 * 0.08 * (11 + 1 / 12)))
  expect(high).toBeGreaterThan(low ?? 0)
  expect(high).toBeLessThan((low ?? 0) * 1.1)
})

test('saque-aniversário: only the fine may be drawn, and after a death everything', () => {
  const known = { hasBirthdayWithdrawal: true, fgts: { balance: 10_000_00 } }
  const { fgts, notices } = answerOf(known)
  expect(fgts).toMatchObject({ account: { fine: 4332_27, withdrawable: 4332_27, retained: 10_830_67 } })
  expect(notices).toContain('birthday-withdrawal')
  const { fgts: left } = answerOf({ ...known, kind: 'morte', notice: 'dispensado' })
  expect(left).toMatchObject({ account: { retained: 0 } })
})

test('domestic work: a reserve of 3,2 % instead of the fine, and three minimum wages', () => {
  const answer = answerOf({ isDomestic: true, fgts: { balance: 8000_00 } })
  const account = answer.fgts.isEstimated ? undefined : answer.fgts.account
  // 3,2 % for each 8 % deposited: two fifths of 8.000,00 + 830,67.
  expect(account?.lines.at(-1)).toMatchObject({
    label: expect.stringContaining('3,2\u00A0%'),
    amount: 3532_27,
  })
  expect(answer.unemployment).toMatchObject({ instalments: 3, instalment: 1621_00, total: 4863_00 })
  expect(answer.notices).toContain('domestic-reserve')
})
