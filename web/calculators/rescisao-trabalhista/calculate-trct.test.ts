import { expect, test } from 'vitest'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { rescisaoExample, rescisaoInput } from './input.ts'

const printed = [
  { key: 'salaryBalance', amount: '2.333,33' },
  { key: 'notice', amount: '3.500,00' },
  { key: 'thirteenth', amount: '3.500,00' },
  { key: 'accruedVacation', amount: '2.916,67' },
  { key: 'accruedThird', amount: '972,23' },
  { key: 'inssBalance', amount: '185,68' },
  { key: 'desconto-uniforme', amount: '80,00' },
]

function compared(trct: typeof printed) {
  const answer = calculateRescisaoTrabalhista(rescisaoInput.parse({ ...rescisaoExample, trct }))
  if (!(answer.ok && answer.trct)) throw new Error('nothing was compared')
  return answer.trct
}

test('a TRCT with 30 days of notice instead of 39, and a discount that is not ours', () => {
  const { rows, difference, matches } = compared(printed)
  expect(Object.fromEntries(rows.map(({ key, verdict }) => [key, verdict]))).toEqual({
    salaryBalance: 'equal',
    notice: 'lower',
    thirteenth: 'equal',
    accruedVacation: 'equal',
    accruedThird: 'rounding',
    inssBalance: 'equal',
    inssThirteenth: 'missing-there',
    'desconto-uniforme': 'missing-here',
  })
  expect(rows.find(({ key }) => key === 'notice')).toMatchObject({ difference: -1050_00 })
  // −1.050,00 + 0,01 + 308,60 not withheld + 80,00 that we do not know.
  expect(difference).toBe(-1050_00 + 1 + 308_60 + 80_00)
  expect(matches).toBe(false)
})

test('the same lines match, two centavos apart too', () => {
  const ours = compared([]).rows.map(({ key, ours: cents }) => ({
    key,
    amount: String((Math.abs(cents) + 2) / 100).replace('.', ','),
  }))
  expect(compared(ours).matches).toBe(true)
})
