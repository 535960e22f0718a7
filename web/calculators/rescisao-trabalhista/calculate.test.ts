import { expect, test } from 'vitest'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { goldenInput as golden } from './golden-input.ts'
import type { RescisaoInput } from './question.ts'
import { noticeInWords, refusalInWords } from './words.ts'

function answerOf(changes: Partial<RescisaoInput>) {
  const answer = calculateRescisaoTrabalhista({ ...golden, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

function amountsOf(changes: Partial<RescisaoInput>) {
  return Object.fromEntries(answerOf(changes).lines.map(({ key, amount }) => [key, amount]))
}

test('the golden case of spec/pages.md §14, with the incidence and the law of each line', () => {
  const answer = answerOf({})
  expect(amountsOf({})).toEqual({
    salaryBalance: 2333_33,
    notice: 4550_00,
    thirteenth: 3500_00,
    accruedVacation: 2916_67,
    accruedThird: 972_22,
    inssBalance: -185_68,
    irrfBalance: 0,
    inssThirteenth: -308_60,
    irrfThirteenth: 0,
  })
  expect(answer).toMatchObject({
    total: 13_777_94,
    totalPaid: 14_272_22,
    payBy: '2026-11-30',
    noticeDays: 39,
    projectedDate: '2026-12-29',
  })
  const incidences = answer.lines.flatMap(({ incidence }) => (incidence ? [Object.values(incidence)] : []))
  expect(incidences).toEqual([
    [true, true, true],
    [false, false, true],
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ])
  for (const { source } of answer.lines) expect(source?.source).toMatch(/art|Portaria/)
})

// By hand: every line of each kind for the same contract. Half shares: art. 484-A and TST, Súmula 14.
test.each([
  { kind: 'rescisao_indireta', paid: 14_272_22, notice: 39, fgts: 'tudo' },
  { kind: 'pedido_demissao', paid: 2333_33 + 3208_33 + 2333_33 + 777_78, notice: 0, fgts: 'nada' },
  { kind: 'justa_causa', paid: 2333_33, notice: 0, fgts: 'nada' },
  { kind: 'acordo_484a', paid: 2333_33 + 2275_00 + 3500_00 + 2916_67 + 972_22, notice: 39, fgts: '80 %' },
  { kind: 'termino_prazo', paid: 2333_33 + 3208_33 + 2333_33 + 777_78, notice: 0, fgts: 'tudo' },
  {
    kind: 'culpa_reciproca',
    paid: 2333_33 + 2275_00 + 1750_00 + 1458_33 + 486_11,
    notice: 39,
    fgts: 'tudo',
  },
  { kind: 'morte', paid: 2333_33 + 3208_33 + 2333_33 + 777_78, notice: 0, fgts: 'tudo' },
] as const)('$kind pays $paid', ({ kind, paid, notice, fgts }) => {
  const answer = answerOf({ kind, notice: 'dispensado', ...(notice > 0 && { notice: 'indenizado' }) })
  expect(answer).toMatchObject({ totalPaid: paid, noticeDays: notice })
  const { fgts: accounts } = answerOf({ kind, fgts: { balance: 10_000_00 } })
  if (accounts.isEstimated) throw new Error('the balance was given')
  const { total, fine, withdrawable } = accounts.account
  const all = total - fine
  const expected = { tudo: all + fine, nada: 0, '80 %': Math.round(all * 0.8) + fine }
  expect(withdrawable).toBe(expected[fgts])
})

test('who ends a fixed term early: half of the days left, to the employee or from the employee', () => {
  const term = { admission: '2026-08-03', fixedTermEnd: '2026-12-20', notice: 'dispensado' } as const
  // 30 days left: half of 30/30 of 3.500.
  expect(amountsOf({ ...term, kind: 'antecipada_empregador_479' })).toMatchObject({ earlyEnd: 1750_00 })
  const leaving = { ...term, kind: 'antecipada_empregado_480', provedLoss: 9000_00 } as const
  expect(amountsOf(leaving)).toMatchObject({ earlyEnd: -1750_00 })
  expect(answerOf({ ...term, kind: 'antecipada_empregador_479' }).unemployment).toEqual({
    ok: false,
    reason: 'must-prove',
    instalments: 0,
    instalment: 0,
    total: 0,
  })
})

test('trap: 13º of a notice that crosses the year, cat-agent-skills #186: twelfths of both years', () => {
  const answer = answerOf({ lastDay: '2026-12-10' })
  expect(answer.projectedDate).toBe('2027-01-18')
  // 12/12 of 2026 and 1/12 of 2027 (18 days of January): 3.500,00 and 291,67.
  expect(amountsOf({ lastDay: '2026-12-10' })).toMatchObject({
    thirteenth: 3500_00,
    thirteenthNextYear: 291_67,
  })
  expect(answer.notices).toContain('thirteenth-crosses-year')
  // To 14 January there are fewer than 15 days: nothing of 2027. 06/12 + 39 days = 14/01.
  expect(answerOf({ lastDay: '2026-12-06' }).lines.map(({ key, amount }) => [key, amount])).toContainEqual([
    'thirteenth',
    3500_00,
  ])
  expect(amountsOf({ lastDay: '2026-12-06' })).not.toHaveProperty('thirteenthNextYear')
})

test('a notice that ends in the same year counts the months until its end', () => {
  // 31/03 + 39 days = 09/05: January to April.
  const { lines } = answerOf({ lastDay: '2026-03-31' })
  expect(lines).toContainEqual(expect.objectContaining({ label: '13º de 2026 (4/12)', amount: 1166_67 }))
})

test.each([
  [0, 3500_00, 30],
  [5, 3500_00, 30],
  [6, 2800_00, 24],
  [15, 2100_00, 18],
  [24, 1400_00, 12],
  [32, 1400_00, 12],
])('an earned vacation with %i absences pays %i (CLT, art. 130: %i days)', (absences, amount) => {
  expect(amountsOf({ overdueVacations: [{ absences }] })).toMatchObject({
    overdueVacation1: amount,
    overdueThird: Math.round(amount / 3),
  })
})

test('the period to grant the older vacation has ended: it is paid twice', () => {
  const lines = answerOf({ overdueVacations: [{ absences: 0 }, { absences: 10 }] }).lines
  expect(lines).toContainEqual(
    expect.objectContaining({
      label: 'Férias vencidas de 10/03/2024 a 09/03/2025',
      amount: 7000_00,
      formula: expect.stringContaining('em dobro'),
    }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ label: 'Férias vencidas de 10/03/2025 a 09/03/2026', amount: 2800_00 }),
  )
  expect(() => answerOf({ overdueVacations: Array(4).fill({ absences: 0 }) })).toThrow(RangeError)
})

test('what was advanced of the 13º comes off, and so does its FGTS', () => {
  const answer = answerOf({ thirteenthAdvance: 1750_00, fgts: { balance: 0 } })
  expect(answer.total).toBe(13_777_94 - 1750_00)
  const { lines } = answer.fgts.isEstimated ? { lines: [] } : answer.fgts.account
  expect(lines).toContainEqual(expect.objectContaining({ key: 'fgts-thirteenth', amount: 140_00 }))
})

test.each([
  ['2026-09-30', 0, false],
  ['2026-10-01', 0, true],
  ['2026-12-01', 0, true],
  ['2026-12-01', 1750_00, false],
] as const)(
  'on %s with %i of the 13º received, the Nota says that none is counted: %s',
  (lastDay, thirteenthAdvance, said) => {
    const { notices } = answerOf({ lastDay, thirteenthAdvance })
    expect(notices.includes('thirteenth-instalments')).toBe(said)
  },
)

test('an advance beyond the 13º is a debt like the others (Lei 4.749/1965, art. 3º)', () => {
  const fired = {
    kind: 'justa_causa',
    thirteenthAdvance: 1750_00,
    overdueVacations: [{ absences: 0 }],
  } as const
  expect(amountsOf(fired)).toMatchObject({ thirteenthAdvance: -1750_00 })
  expect(answerOf({ ...fired, employerDebts: 2000_00 })).toMatchObject({ stillOwed: { beyondCap: 250_00 } })
})

test('debts to the employer take one month at most (CLT, art. 477, § 5º), the rest stays owed', () => {
  const answer = answerOf({ employerDebts: 5000_00 })
  expect(answer).toMatchObject({ total: 13_777_94 - 3500_00, stillOwed: { beyondCap: 1500_00 } })
  expect(answer.notices).toContain('debts-capped')
  const owing = { kind: 'pedido_demissao', notice: 'nao_cumprido', employerDebts: 100_00 } as const
  expect(answerOf(owing)).toMatchObject({ stillOwed: { beyondCap: 100_00 } })
})

test('a short contract whose discounts are larger than the pay: zero, and the line that explains it', () => {
  const short = { kind: 'pedido_demissao', admission: '2026-10-25', lastDay: '2026-11-02' } as const
  const answer = answerOf({ ...short, salary: 3000_00, notice: 'nao_cumprido' })
  expect(answer).toMatchObject({ total: 0, stillOwed: { uncovered: 2815_00 } })
  expect(answer.lines.at(-1)).toMatchObject({ key: 'uncovered', amount: 2815_00 })
  expect(answer.notices).toContain('uncovered')
})

test('the payroll loan takes 35 % of what is left after the taxes and the alimony', () => {
  const alimony = { balance: 500_00, thirteenth: 700_00 }
  const answer = answerOf({ alimony, payrollLoan: 20_000_00 })
  const loan = Math.round((13_777_94 - 1200_00) * 0.35)
  expect(answer).toMatchObject({ total: 13_777_94 - 1200_00 - loan, stillOwed: { loan: 20_000_00 - loan } })
  expect(answer.lines.find(({ key }) => key === 'payrollLoan')?.source?.confidence).toBe('uncertain')
  expect(answer.notices).toContain('payroll-loan')
})

test('alimony lowers the base of the income tax', () => {
  const without = answerOf({ salary: 9000_00, lastDay: '2026-11-30' })
  const withIt = answerOf({
    salary: 9000_00,
    lastDay: '2026-11-30',
    alimony: { balance: 1000_00, thirteenth: 0 },
  })
  // The bracket of 27,5 %: the net falls by 1.000 less 275.
  expect(without.total - withIt.total).toBe(725_00)
})

test.each([
  [{ salary: 1620_99 }, 'below-minimum-wage'],
  [{ salary: 0, variableAverage: 4000_00 }, 'commission-only'],
  [{ stability: 'gestante' }, 'stability-gestante'],
  [{ stability: 'gestante', kind: 'pedido_demissao', notice: 'trabalhado' }, 'resigning-gestante'],
  [{ stability: 'cipa', kind: 'pedido_demissao', notice: 'trabalhado' }, 'resigning-stable'],
  [{ notice: 'dispensado' }, 'waived-empresa'],
  [{ notice: 'dispensado', waiver: 'pedido', kind: 'acordo_484a' }, 'waived-pedido'],
  [{ notice: 'dispensado', waiver: 'novo_emprego' }, 'waived-novo_emprego'],
  [{ notice: 'trabalhado' }, 'long-worked-notice'],
  [{ notice: 'nao_cumprido' }, 'notice-refused'],
  [{ kind: 'acordo_484a' }, 'agreement-projection'],
  [{ lastDay: '2026-11-19' }, 'deadline-without-banks'],
  // Ten days later is Christmas, a Friday.
  [{ lastDay: '2026-12-15' }, 'deadline-without-banks'],
] as const)('%o warns: %s', (changes, code) => {
  expect(answerOf({}).notices).not.toContain(code)
  expect(answerOf(changes).notices).toContain(code)
  expect(noticeInWords(code, golden.lastDay)).toMatch(/^[A-ZÉÁ].*[.?]$/)
})

test('the words of spec/pages.md §14', () => {
  expect(noticeInWords('below-minimum-wage', '2026-11-20')).toBe(
    'Abaixo do salário mínimo de 2026 (R$\u00A01.621,00). Jornada parcial?',
  )
  expect(noticeInWords('birthday-withdrawal', '2026-11-20')).toContain(
    'Você saca só a multa; o saldo fica na conta.',
  )
})

test('a worked notice, or one that was given up for another job, pays no notice and projects nothing', () => {
  for (const notice of [
    { notice: 'trabalhado' },
    { notice: 'dispensado', waiver: 'novo_emprego' },
  ] as const) {
    expect(answerOf(notice)).toMatchObject({ noticeDays: 0, projectedDate: '2026-11-20' })
  }
  expect(answerOf({ notice: 'trabalhado' }).steps.map(({ key }) => key)).toContain('workedNotice')
})

test('who was sent home, or only asked to go, still has the notice (TST, Súmula 276)', () => {
  for (const waiver of [undefined, 'empresa', 'pedido'] as const) {
    const answer = answerOf({ notice: 'dispensado', waiver })
    expect(answer).toMatchObject({ total: 13_777_94, noticeDays: 39, projectedDate: '2026-12-29' })
  }
  const asked = answerOf({ notice: 'dispensado', waiver: 'pedido' })
  expect(asked.lines.find(({ key }) => key === 'notice')?.source?.source).toContain('Súmula 276')
  expect(answerOf({ kind: 'acordo_484a', notice: 'dispensado' })).toMatchObject({ noticeDays: 39 })
  // The employer who gives up the notice of who resigns owes nothing.
  expect(answerOf({ kind: 'pedido_demissao', notice: 'dispensado' })).toMatchObject({ noticeDays: 0 })
})

test.each([
  [{ salary: 12_000_00, variableAverage: 1_500_00 }, 13_500_00],
  [{ salary: 0, variableAverage: 3_000_00 }, 3_000_00],
])('the fine for a late payment is a month with its averages: %o (TST, Tema 142)', (changes, amount) => {
  const fine = answerOf(changes).steps.find(({ key }) => key === 'lateFine')
  expect(fine).toMatchObject({ value: amount, source: { source: 'CLT, art. 477, § 8º; TST, Tema 142' } })
})

test('mutual fault rests on its own rules, and like a death has no fine for a late payment', () => {
  const { lines, fgts } = answerOf({ kind: 'culpa_reciproca', fgts: { balance: 10_000_00 } })
  for (const key of ['notice', 'thirteenth', 'accruedVacation']) {
    expect(lines.find((line) => line.key === key)?.source?.source).toContain('Súmula 14')
  }
  const fine = fgts.isEstimated ? undefined : fgts.account.lines.at(-1)
  expect(fine?.source?.source).toBe('Lei 8.036/1990, art. 18, § 2º; CLT, art. 484')
  for (const kind of ['culpa_reciproca', 'morte'] as const) {
    expect(answerOf({ kind }).steps.map(({ key }) => key)).not.toContain('lateFine')
  }
})

test('a notice that ends on 13 January has no twelfth there, and says nothing of two years', () => {
  const answer = answerOf({ lastDay: '2026-12-05' })
  expect(answer.projectedDate).toBe('2027-01-13')
  expect(answer.notices).not.toContain('thirteenth-crosses-year')
})

test('a leap day and fewer than 15 days of work', () => {
  expect(answerOf({ admission: '2024-02-29', lastDay: '2025-02-28' })).toMatchObject({ noticeDays: 30 })
  expect(answerOf({ admission: '2024-02-29', lastDay: '2025-03-01' })).toMatchObject({ noticeDays: 33 })
  const short = amountsOf({ admission: '2026-11-10', lastDay: '2026-11-20', notice: 'trabalhado' })
  expect(short).toEqual({ salaryBalance: 1283_33, inssBalance: -96_25, irrfBalance: 0 })
})

test('before the oldest table there is no answer', () => {
  const answer = calculateRescisaoTrabalhista({ ...golden, admission: '2020-01-01', lastDay: '2023-12-31' })
  expect(answer).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(refusalInWords({ ok: false, reason: 'no-table-in-force' })).toContain('2024')
})

test('a deadline on a day without banks says the business days on both sides', () => {
  const payBy = answerOf({ lastDay: '2026-12-15' }).steps.find(({ key }) => key === 'payBy')
  expect(payBy).toMatchObject({
    value: '2026-12-25',
    formula:
      '15/12/2026 + 10 dias corridos: feriado (Natal); dia útil anterior 24/12/2026, seguinte 28/12/2026',
  })
})
