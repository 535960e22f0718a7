import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { rescisaoKinds } from '../tables/labour/rescisao.ts'
import { calculateRescisao } from './rescisao.ts'

const contract = {
  kind: 'sem_justa_causa',
  admission: '2023-03-10',
  lastDay: '2026-11-20',
  salary: 3500_00,
} as const

test('the golden case of spec/pages.md §14', () => {
  expect(calculateRescisao(contract)).toMatchObject({
    ok: true,
    noticeDays: 39,
    projectedDate: '2026-12-29',
    verbas: {
      salaryBalance: 2333_33,
      notice: 4550_00,
      thirteenth: 3500_00,
      accruedVacation: 2916_67,
      accruedThird: 972_22,
    },
    discounts: { inssBalance: 185_68, irrfBalance: 0, inssThirteenth: 308_60, irrfThirteenth: 0 },
    totalPaid: 14_272_22,
    net: 13_777_94,
    payBy: '2026-11-30',
  })
})

test.each([
  {
    input: { kind: 'acordo_484a', admission: '2019-06-01', lastDay: '2026-10-15', salary: 6200_00 },
    more: { dependants: 2, fgtsDeposits: 42_500_00 },
    expected: {
      verbas: { notice: 5270_00, thirteenth: 5683_33 },
      discounts: { irrfThirteenth: 163_78 },
      net: 17_165_10,
      fgts: { deposits: 1124_27, fine: 8724_85, withdrawal: 0.8 },
    },
    from: 'resc-o-03: metade do aviso, projeção inteira',
  },
  {
    input: { kind: 'pedido_demissao', admission: '2024-02-05', lastDay: '2026-11-20', salary: 3200_00 },
    more: { notice: 'nao_cumprido', fgtsDeposits: 8400_00 },
    expected: {
      noticeDays: 0,
      discounts: { notice: 3200_00 },
      net: 5013_94,
      fgts: { deposits: 405_34, fine: 0, withdrawal: 0 },
    },
    from: 'resc-o-02: o empregado deve 30 dias, e cada depósito de FGTS se arredonda',
  },
  {
    input: { kind: 'sem_justa_causa', admission: '2020-05-04', lastDay: '2026-11-20', salary: 3000_00 },
    more: { absences: 10, overdueVacations: [{ days: 30, doubled: true }], fgtsDeposits: 19_500_00 },
    expected: {
      thirteenthAvos: 12,
      verbas: { accruedVacation: 1600_00, overdueVacation: 6000_00, overdueThird: 2000_00 },
      net: 19_529_04,
      fgts: { fine: 8113_60 },
    },
    from: 'resc-o-07: dobra, 24 dias de direito, aviso até 07/01',
  },
  {
    input: {
      kind: 'antecipada_empregador_479',
      admission: '2026-08-03',
      lastDay: '2026-09-20',
      salary: 2100_00,
    },
    more: { fixedTermEnd: '2026-10-31', fgtsDeposits: 168_00 },
    expected: { verbas: { earlyEnd: 1435_00 }, net: 3520_42, fgts: { fine: 123_20 } },
    from: 'resc-o-06: metade de 41 dias',
  },
  {
    input: { kind: 'justa_causa', admission: '2022-01-17', lastDay: '2026-09-08', salary: 2800_00 },
    more: { overdueVacations: [{ days: 30, doubled: false }] },
    expected: { thirteenthAvos: 8, verbas: { thirteenth: 0, accruedVacation: 0 }, net: 4424_00 },
    from: 'resc-o-04: só saldo e férias vencidas',
  },
] as const)('$from', ({ input, more, expected }) => {
  expect(calculateRescisao({ ...input, ...more })).toMatchObject({ ok: true, ...expected })
})

test('a notice that crosses the year counts the twelfths of both years, taxed together', () => {
  expect(calculateRescisao({ ...contract, lastDay: '2026-12-10' })).toMatchObject({
    projectedDate: '2027-01-18',
    thirteenthAvos: 13,
    verbas: { thirteenth: 3791_67 },
  })
  expect(calculateRescisao({ ...contract, lastDay: '2026-12-10', notice: 'trabalhado' })).toMatchObject({
    projectedDate: '2026-12-10',
    thirteenthAvos: 11,
    verbas: { notice: 0, thirteenth: 3208_33 },
  })
})

test.each([
  ['2026-02-10', 30],
  ['2025-11-20', 33],
  ['2006-11-21', 87],
  ['2006-11-20', 90],
  ['1990-01-01', 90],
] as const)('admitted on %s: %i days of notice', (admission, noticeDays) => {
  expect(calculateRescisao({ ...contract, admission })).toMatchObject({ noticeDays })
})

test('the FGTS of the notice may stay outside the base of the fine, and is deposited all the same', () => {
  const deposits = 830_67
  expect(calculateRescisao(contract)).toMatchObject({ fgts: { deposits, fine: 332_27 } })
  // 8 % of the notice is 364,00.
  expect(calculateRescisao({ ...contract, noticeInFineBase: false })).toMatchObject({
    fgts: { deposits, fine: 186_67 },
  })
})

test('mutual fault halves notice, 13º and accrued vacation, not the overdue one', () => {
  const overdueVacations = [{ days: 30, doubled: false }]
  expect(calculateRescisao({ ...contract, kind: 'culpa_reciproca', overdueVacations })).toMatchObject({
    verbas: {
      notice: 2275_00,
      thirteenth: 1750_00,
      accruedVacation: 1458_33,
      overdueVacation: 3500_00,
    },
  })
})

test('the employee who ends a fixed term pays the proved loss, up to art. 479 and to one month', () => {
  const early = { ...contract, kind: 'antecipada_empregado_480', admission: '2026-08-03' } as const
  const lossOf = (provedLoss: number, fixedTermEnd: '2026-12-20' | '2027-12-20') =>
    calculateRescisao({ ...early, fixedTermEnd, provedLoss })
  expect(lossOf(1000_00, '2026-12-20')).toMatchObject({ discounts: { earlyEnd: 1000_00 } })
  expect(lossOf(9000_00, '2026-12-20')).toMatchObject({ discounts: { earlyEnd: 1750_00 } })
  expect(lossOf(9000_00, '2027-12-20')).toMatchObject({ discounts: { earlyEnd: 3500_00 } })
  expect(calculateRescisao(early)).toMatchObject({ discounts: { earlyEnd: 0 } })
})

test('what the discounts have beyond the pay is shown apart', () => {
  const short = { kind: 'pedido_demissao', admission: '2026-10-25', lastDay: '2026-11-02' } as const
  expect(calculateRescisao({ ...short, salary: 3000_00, notice: 'nao_cumprido' })).toMatchObject({
    totalPaid: 200_00,
    totalDiscounts: 3015_00,
    net: 0,
    uncovered: 2815_00,
  })
})

test('variable pay counts for all but the balance', () => {
  expect(calculateRescisao({ ...contract, variableAverage: 350_00 })).toMatchObject({
    verbas: { salaryBalance: 2333_33, notice: 5005_00, thirteenth: 3850_00, accruedVacation: 3208_33 },
  })
})

test('no vacation after more than 32 absences', () => {
  expect(calculateRescisao({ ...contract, absences: 32 })).toMatchObject({
    verbas: { accruedVacation: 1166_67 },
  })
  expect(calculateRescisao({ ...contract, absences: 33 })).toMatchObject({ verbas: { accruedVacation: 0 } })
})

test.each(['2023-12-31', '2017-11-10'] as const)('has no answer on %s', (lastDay) => {
  expect(calculateRescisao({ ...contract, admission: '2015-01-01', lastDay })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('refuses an end before the admission and an early end without its term', () => {
  expect(() => calculateRescisao({ ...contract, lastDay: '2023-03-09' })).toThrow(RangeError)
  expect(() => calculateRescisao({ ...contract, kind: 'antecipada_empregador_479' })).toThrow(RangeError)
})

test('the parts add up for every kind, and nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rescisaoKinds),
      fc.constantFrom('indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'),
      fc.nat({ max: 1000 }),
      fc.nat({ max: 7000 }),
      fc.integer({ min: 0, max: 50_000_00 }),
      fc.nat({ max: 40 }),
      (kind, notice, day, length, salary, absences) => {
        const lastDay = addDays('2024-01-01', day)
        const admission = addDays(lastDay, -length)
        const fixedTermEnd = addDays(lastDay, 60)
        const input = { kind, notice, lastDay, admission, salary, absences, fixedTermEnd, provedLoss: salary }
        const result = calculateRescisao(input)
        if (!result.ok) return false
        const paid = Object.values(result.verbas)
        const taken = Object.values(result.discounts)
        const difference = [...paid, ...taken.map((amount) => -amount)].reduce((sum, one) => sum + one, 0)
        const isWhole = [...paid, ...taken, result.fgts.fine].every(
          (amount) => Number.isInteger(amount) && amount >= 0,
        )
        return isWhole && difference === result.net - result.uncovered && result.net >= 0
      },
    ),
  )
})
