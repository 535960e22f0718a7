import { expect, test } from 'vitest'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import type { TrctLine } from './calculate-trct.ts'
import { goldenInput } from './golden-input.ts'

const paid = (label: string, amount: number): TrctLine => ({ label, side: 'provento', amount })
const taken = (label: string, amount: number): TrctLine => ({ label, side: 'desconto', amount })

const printed = [
  paid('Saldo de Salário', 2333_33),
  paid('Aviso-prévio indenizado', 3500_00),
  paid('13º salário proporcional', 3500_00),
  paid('Férias proporcionais', 2916_67),
  paid('Terço constitucional de férias', 972_23),
  taken('INSS', 185_68),
  taken('Uniforme', 80_00),
]

function compared(trct: readonly TrctLine[], changes: object = {}) {
  const answer = calculateRescisaoTrabalhista({ ...goldenInput, ...changes, trct })
  if (!(answer.ok && answer.trct)) throw new Error('nothing was compared')
  return answer.trct
}

function verdictsOf(trct: readonly TrctLine[], changes?: object) {
  return Object.fromEntries(compared(trct, changes).rows.map(({ key, verdict }) => [key, verdict]))
}

test('a TRCT with 30 days of notice instead of 39, and a discount that is not ours', () => {
  const { rows, difference, matches } = compared(printed)
  expect(verdictsOf(printed)).toEqual({
    salaryBalance: 'equal',
    notice: 'lower',
    thirteenth: 'equal',
    accruedVacation: 'equal',
    third: 'rounding',
    inssBalance: 'equal',
    inssThirteenth: 'missing-there',
    Uniforme: 'missing-here',
  })
  expect(rows.find(({ key }) => key === 'notice')).toMatchObject({ difference: -1050_00 })
  // −1.050,00 + 0,01 + 308,60 not withheld − 80,00 that we do not know.
  expect(difference).toBe(-1050_00 + 1 + 308_60 - 80_00)
  expect(matches).toBe(false)
})

test('trap: an item of the TRCT that takes away is no payment', () => {
  const row = compared([taken('Vale-transporte', 100_00)]).rows.find(({ key }) => key === 'Vale-transporte')
  expect(row).toMatchObject({ ours: 0, theirs: -100_00, difference: -100_00, verdict: 'missing-here' })
})

test('the same lines match, two centavos apart too', () => {
  const ours = compared([]).rows.map(({ label, ours: cents }): TrctLine => {
    return { label, side: cents < 0 ? 'desconto' : 'provento', amount: Math.abs(cents) + 2 }
  })
  expect(compared(ours).matches).toBe(true)
})

test('the 13º in two lines, one third for all vacations, and the same words on both sides', () => {
  const trct = [
    paid('63 13º Salário Proporcional', 3208_33),
    paid('70 13º Salário (Aviso-Prévio Indenizado)', 291_67),
    paid('66 Férias Vencidas', 3500_00),
    paid('68 Terço Constituc. de Férias', 2138_89),
    taken('115 13º adiantado', 1750_00),
    taken('112.1 Previdência Social', 185_68),
    taken('112.2 Previdência Social - 13º Salário', 308_60),
    taken('114 IRRF', 0),
    taken('100 Pensão Alimentícia', 500_00),
  ]
  const changes = {
    overdueVacations: [{ absences: 0 }],
    thirteenthAdvance: 1750_00,
    alimony: { balance: 500_00, thirteenth: 0 },
  }
  expect(verdictsOf(trct, changes)).toEqual({
    salaryBalance: 'missing-there',
    notice: 'missing-there',
    accruedVacation: 'missing-there',
    thirteenth: 'equal',
    overdueVacation: 'equal',
    third: 'equal',
    thirteenthAdvance: 'equal',
    inssBalance: 'equal',
    inssThirteenth: 'equal',
    alimony: 'equal',
  })
})

test('a tax that the TRCT takes and the law does not', () => {
  expect(compared([taken('Imposto de renda', 90_00)]).rows).toContainEqual(
    expect.objectContaining({ key: 'irrfBalance', ours: 0, theirs: -90_00, verdict: 'lower' }),
  )
})
