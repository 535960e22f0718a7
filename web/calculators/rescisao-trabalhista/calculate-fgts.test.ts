import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { calculator } from './calculator.ts'
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

test('a payroll loan with the FGTS as guarantee: 10 % of the balance and the whole fine, up to the debt', () => {
  const known = { fgts: { balance: 10_000_00 } }
  const { fgts, guarantee, stillOwed } = answerOf({ ...known, payrollLoan: 30_000_00 })
  // 10.000,00 + 830,67 deposited now; the fine of 40 % is 4.332,27.
  expect(fgts).toMatchObject({ account: { fine: 4332_27 } })
  expect(guarantee).toEqual({ least: 1083_07 + 4332_27, most: 1083_07 + 4332_27 })
  expect(stillOwed.loan).toBeGreaterThan(1083_07 + 4332_27)
  // A small debt is all that may be taken, one that the severance pays leaves nothing, and who resigns calls nothing.
  const nearly = answerOf({ ...known, payrollLoan: 6000_00 })
  expect(nearly.guarantee).toEqual({ least: nearly.stillOwed.loan, most: nearly.stillOwed.loan })
  expect(answerOf({ ...known, payrollLoan: 100_00 }).guarantee).toBeUndefined()
  const resigned = {
    ...known,
    kind: 'pedido_demissao',
    notice: 'trabalhado',
    payrollLoan: 30_000_00,
  } as const
  expect(answerOf(resigned).guarantee).toBeUndefined()
  expect(answerOf({ ...known, payrollLoan: 30_000_00, lastDay: '2025-03-20' }).guarantee).toBeUndefined()
})

test('the page says what the bank may take, and the limits of an anticipated saque-aniversário of the day', () => {
  const saysOn = (lastDay: string, changes: Readonly<Record<string, string>>) => {
    const evaluation = calculator.evaluate({ ...calculator.exampleOn(workedDay), lastDay, ...changes })
    if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
    return evaluation.result.shown.warnings?.join('\n')
  }
  expect(saysOn('20/11/2026', { payrollLoan: '30.000', fgtsBalance: '10.000' })).toMatch(
    /10\s% do saldo e 100\s% da multa.*até R\$\s5\.415,34/,
  )
  const option = { hasBirthdayWithdrawal: 'sim' }
  expect(saysOn('31/10/2026', option)).toContain('no máximo 5, de R$\u00A0100,00 a R$\u00A0500,00')
  expect(saysOn('01/11/2026', option)).toContain('no máximo 3, de R$\u00A0100,00 a R$\u00A0500,00')
  expect(saysOn('31/10/2025', option)).not.toContain('antecipar')
  expect(saysOn('20/11/2026', {})).toContain('muda em janeiro')
  expect(saysOn('20/06/2026', {})).not.toContain('muda em janeiro')
})
