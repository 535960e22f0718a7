import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import type { RescisaoInput } from './question.ts'

const amount = fc.integer({ min: 0, max: 30_000_00 })
const maybe = fc.option(amount, { nil: undefined })
const anyone: fc.Arbitrary<RescisaoInput> = fc
  .record({
    kind: fc.constantFrom(
      'sem_justa_causa' as const,
      'rescisao_indireta' as const,
      'pedido_demissao' as const,
      'justa_causa' as const,
      'acordo_484a' as const,
      'termino_prazo' as const,
      'antecipada_empregador_479' as const,
      'antecipada_empregado_480' as const,
      'culpa_reciproca' as const,
      'morte' as const,
    ),
    day: fc.nat({ max: 1400 }),
    length: fc.nat({ max: 4000 }),
    salary: amount,
    variableAverage: fc.nat({ max: 5000_00 }),
    notice: fc.constantFrom(
      'indenizado' as const,
      'trabalhado' as const,
      'nao_cumprido' as const,
      'dispensado' as const,
    ),
    overdue: fc.array(fc.record({ absences: fc.nat({ max: 40 }) }), { maxLength: 3 }),
    absences: fc.nat({ max: 40 }),
    provedLoss: maybe,
    thirteenthAdvance: maybe,
    employerDebts: maybe,
    dependants: fc.nat({ max: 4 }),
    payrollLoan: maybe,
    fgts: fc.oneof(
      fc.record({ balance: amount }),
      fc.record({ salaryGrowth: fc.double({ min: 0, max: 0.3, noNaN: true }) }),
    ),
    noticeInFineBase: fc.boolean(),
    hasBirthdayWithdrawal: fc.boolean(),
    isDomestic: fc.boolean(),
    stability: fc.constant('nao' as const),
    unemploymentRequest: fc.integer({ min: 1, max: 4 }),
    recentMonths: fc.option(fc.nat({ max: 24 }), { nil: undefined }),
    monthsWorked: fc.option(fc.nat({ max: 36 }), { nil: undefined }),
  })
  .map(({ day, length, overdue, ...rest }) => {
    const lastDay = addDays('2024-01-15', day)
    const overdueVacations = overdue.slice(0, Math.floor(length / 366))
    return {
      ...rest,
      lastDay,
      admission: addDays(lastDay, -length),
      overdueVacations,
      fixedTermEnd: addDays(lastDay, 45),
    }
  })

test('lines are whole centavos that add up to the net, never negative; FGTS too; nothing is NaN', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const answer = calculateRescisaoTrabalhista(input)
      if (!answer.ok) return false
      const { lines, total, totalPaid, fgts } = answer
      const accounts = fgts.isEstimated ? [fgts.low, fgts.high] : [fgts.account]
      const sums = [{ lines, total }, ...accounts].every(
        (one) => one.lines.reduce((sum, line) => sum + line.amount, 0) === one.total && one.total >= 0,
      )
      const [low, high] = accounts
      const isOrdered = !(low && high) || low.total <= high.total
      const drawn = accounts.every(({ withdrawable, retained }) => withdrawable >= 0 && retained >= 0)
      return sums && isOrdered && drawn && total <= totalPaid && everyNumberIn(answer).every(Number.isFinite)
    }),
  )
})

test('a larger salary never gives a smaller net without debts', () => {
  fc.assert(
    fc.property(anyone, fc.nat({ max: 1000_00 }), (input, more) => {
      const free = { ...input, provedLoss: 0, employerDebts: 0, thirteenthAdvance: 0, payrollLoan: 0 }
      const notice = input.notice === 'nao_cumprido' ? 'dispensado' : input.notice
      const lower = calculateRescisaoTrabalhista({ ...free, notice })
      const higher = calculateRescisaoTrabalhista({ ...free, notice, salary: input.salary + more })
      return lower.ok && higher.ok && higher.total >= lower.total - 2
    }),
  )
})

test('one more absence never gives more', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const some = calculateRescisaoTrabalhista(input)
      const more = calculateRescisaoTrabalhista({ ...input, absences: input.absences + 1 })
      if (!(some.ok && more.ok)) throw new Error('no table')
      expect(more.totalPaid).toBeLessThanOrEqual(some.totalPaid)
    }),
  )
})
