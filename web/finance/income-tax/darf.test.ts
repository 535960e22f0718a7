import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateLateDarf, darfDueDate } from './darf.ts'

describe('due date', () => {
  test.each([
    ['2026-10-01', '2026-11-30', '2026-11-30', 'gc-o-15'],
    ['2026-10-31', '2026-11-30', '2026-11-30', 'qualquer dia do mês'],
    ['2026-01-31', '2026-02-27', '2026-02-27', 'fevereiro termina num sábado'],
    ['2026-04-10', '2026-05-29', '2026-05-29', '31/05/2026 é domingo'],
    ['2026-12-15', '2027-01-29', '2027-01-29', 'ano seguinte'],
    ['2024-11-05', '2024-12-31', '2024-12-30', 'PGFN: até 30/12/2024, sem expediente bancário em 31/12'],
    ['2028-11-05', '2028-12-29', '2028-12-28', '30 e 31/12/2028 são fim de semana'],
    ['2028-12-01', '2029-01-31', '2029-01-31', 'anos à frente, pela regra dos feriados'],
    ['2033-03-10', '2033-04-29', '2033-04-29', '30/04/2033 é sábado'],
    ['2002-12-01', '2003-01-31', '2003-01-31', 'primeiro mês do calendário'],
    ['2023-12-01', '2024-01-31', '2024-01-31', 'virada do ano'],
  ] as const)('gains of %s: due %s, pay by %s (%s)', (day, due, payBy, _) => {
    expect(darfDueDate(day)).toEqual({ ok: true, due, payBy })
  })

  test('no calendar before the holidays of 2003', () => {
    expect(darfDueDate('2002-11-30')).toEqual({ ok: false, reason: 'no-calendar' })
  })
})

describe('late payment', () => {
  const paidOn = '2026-11-20'

  test.each([
    {
      input: { tax: 1500_00, daysLate: 20, fullMonthsSelic: 0 },
      expected: { fine: 99_00, interest: 15_00, total: 1614_00 },
      from: 'gc-o-14',
    },
    {
      input: { tax: 1000_00, daysLate: 60, fullMonthsSelic: 0.0115 },
      expected: { fine: 198_00, interest: 21_50, total: 1219_50 },
      from: 'um mês cheio de Selic e 1 %',
    },
    {
      input: { tax: 1000_00, daysLate: 61, fullMonthsSelic: 0.0115 },
      expected: { fine: 200_00 },
      from: 'a multa para em 20 %',
    },
    {
      input: { tax: 1000_00, daysLate: 0, fullMonthsSelic: 0 },
      expected: { fine: 0, interest: 0, total: 1000_00 },
      from: 'em dia',
    },
    {
      input: { tax: 1000_00, daysLate: 2, fullMonthsSelic: 0, isDueMonth: true },
      expected: { fine: 6_60, interest: 0, total: 1006_60 },
      from: 'no próprio mês do vencimento: só multa',
    },
  ])('$from', ({ input, expected }) => {
    expect(calculateLateDarf({ ...input, paidOn })).toMatchObject({ ok: true, ...expected })
  })

  test('no table before 1997', () => {
    const late = { tax: 1, daysLate: 1, fullMonthsSelic: 0 }
    expect(calculateLateDarf({ ...late, paidOn: '1997-01-01' })).toMatchObject({ ok: true })
    expect(calculateLateDarf({ ...late, paidOn: '1996-12-31' })).toEqual({
      ok: false,
      reason: 'no-table-in-force',
    })
  })

  test('a day more never costs less, and the parts add up', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_00 }), fc.nat({ max: 400 }), (tax, daysLate) => {
        const today = calculateLateDarf({ tax, daysLate, fullMonthsSelic: 0.03, paidOn })
        const tomorrow = calculateLateDarf({ tax, daysLate: daysLate + 1, fullMonthsSelic: 0.03, paidOn })
        if (!(today.ok && tomorrow.ok)) return false
        const addsUp = today.total === tax + today.fine + today.interest
        return addsUp && today.total <= tomorrow.total && today.fine * 5 <= tax + 5
      }),
    )
  })

  test.each([-1, 0.5, Number.NaN])('refuses %s', (wrong) => {
    expect(() => calculateLateDarf({ tax: wrong, daysLate: 1, fullMonthsSelic: 0, paidOn })).toThrow(
      RangeError,
    )
    expect(() => calculateLateDarf({ tax: 1, daysLate: wrong, fullMonthsSelic: 0, paidOn })).toThrow(
      RangeError,
    )
  })

  test.each([-0.01, Number.NaN])('refuses a Selic of %s', (fullMonthsSelic) => {
    expect(() => calculateLateDarf({ tax: 1, daysLate: 1, fullMonthsSelic, paidOn })).toThrow(RangeError)
  })
})
