import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import type { Holding } from './bank-paper.ts'
import { besideOf, savingsOf } from './beside.ts'

const holding: Holding = {
  amount: 10_000_00,
  monthlyContribution: 0,
  paper: { kind: 'cdi-share', share: 1.1, annualCdi: 0.1365 },
  date: '2026-11-23',
  maturity: '2027-11-23',
  exempt: false,
}
const rates = { annualCdi: 0.1365, selicTarget: 0.1375, monthlyTr: 0.001668 }

test('poupanca for twelve months: 10.000 × (1,005 × 1,001668)^12, by hand', () => {
  const { poupanca } = besideOf(holding, rates)
  expect(poupanca?.monthlyRate).toBeCloseTo(1.005 * 1.001668 - 1, 12)
  expect(poupanca).toMatchObject({ net: 10_831_24, isFixed: true, selicAbove: 0.085 })
  // A month that does not end earns nothing.
  expect(besideOf({ ...holding, maturity: '2026-12-22' }, rates).poupanca?.net).toBe(10_000_00)
})

test.each([
  ['2026-11-28', '2026-12-28', 1006_68, 'dia 28: no dia 28'],
  ['2026-11-29', '2026-12-29', 1000_00, 'dia 29: o primeiro crédito é em 01/01/2027'],
  ['2026-11-29', '2027-01-01', 1006_68, 'no dia 1º, o primeiro crédito'],
  ['2026-11-30', '2027-11-30', 1075_94, '11 créditos, de 01/01 a 01/11'],
  ['2026-11-30', '2027-12-01', 1083_12, '12 créditos'],
  ['2027-01-31', '2027-02-26', 1000_00, 'fevereiro não completa o mês'],
  ['2027-01-31', '2027-02-28', 1006_68, 'domingo: sai na segunda, dia do primeiro crédito'],
  ['2026-11-30', '2026-11-30', 1000_00, 'nenhum dia'],
] as const)('poupanca from %s to %s: R$ %i in centavos (%s)', (date, maturity, net, _) => {
  expect(savingsOf({ ...holding, amount: 1000_00, date, maturity }, rates)?.net).toBe(net)
})

test('the poupanca turns at a Selic of 8,5 %: there 70 % of it, just above half a percent', () => {
  const monthlyAt = (selicTarget: number) =>
    besideOf(holding, { ...rates, selicTarget, monthlyTr: 0 }).poupanca?.monthlyRate
  expect(monthlyAt(0.0851)).toBeCloseTo(0.005, 12)
  expect(monthlyAt(0.085)).toBeCloseTo(1.0595 ** (1 / 12) - 1, 12)
})

test('Tesouro Selic: the CDI, taxes, and custody above R$ 10 mil', () => {
  // 250 business days at 0,00050788: gross 11.353,46; IR of 17,5 %; custody on the mean above 10.000.
  const { tesouroSelic } = besideOf(holding, rates)
  expect(tesouroSelic?.custody).toBe(1_35)
  expect(tesouroSelic?.net).toBe(11_353_46 - 236_86 - 1_35)
  expect(besideOf({ ...holding, amount: 5000_00 }, rates).tesouroSelic?.custody).toBe(0)
  expect(
    besideOf({ ...holding, date: '2022-11-23', maturity: '2023-11-23' }, rates).tesouroSelic,
  ).toBeUndefined()
})

test('neither leaves less than was applied, for any term and contribution', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: 0, max: 1000_00 }),
      (days, monthlyContribution) => {
        const asked = { ...holding, monthlyContribution, maturity: addDays(holding.date, days) }
        const { poupanca, tesouroSelic } = besideOf(asked, rates)
        return (poupanca?.net ?? 0) >= holding.amount && (tesouroSelic?.net ?? 0) >= holding.amount
      },
    ),
  )
})
