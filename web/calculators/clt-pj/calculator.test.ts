import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateCltPj } from './calculate.ts'
import { pjYear } from './calculate-pj.ts'
import { calculator, refusalInWords } from './calculator.ts'
import { type CltPjInput, type Regime, regimesInWords } from './question.ts'

const plain: CltPjInput = {
  salary: 8000_00,
  benefits: 0,
  invoice: 12_000_00,
  months: 12,
  regime: 'factor-r',
  accountant: 300_00,
  dependants: 0,
  date: '2026-11-30',
}

// Object.keys widens to strings; the record is a constant.
const regimes = Object.keys(regimesInWords) as Regime[]

function answerTo(change: Partial<CltPjInput>) {
  const answer = calculateCltPj({ ...plain, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

const reasonOf = (change: Partial<CltPjInput>) => {
  const answer = calculateCltPj({ ...plain, ...change })
  return answer.ok ? '' : refusalInWords(answer, { ...plain, ...change })
}

test.each(regimes)(
  '%s: the invoice that makes both equal leaves as much, and one centavo less leaves less',
  (regime) => {
    const question = { salary: 3000_00, invoice: 5000_00, regime }
    const { breakEven = 0, clt } = answerTo(question)
    const leaves = (invoice: number) => answerTo({ ...question, invoice }).pj.total
    expect(leaves(breakEven)).toBeGreaterThanOrEqual(clt.total)
    expect(leaves(breakEven - 1)).toBeLessThan(clt.total)
  },
)

test('of two invoices, below and above the factor R of a minimum wage, the lower is found', () => {
  const question = { salary: 4300_00, regime: 'minimum' } as const
  const { breakEven = 0 } = answerTo(question)
  expect(answerTo({ ...question, invoice: breakEven }).pj.company?.annex).toBe('iii')
})

test('no invoice of a MEI reaches a wage above its limit', () => {
  const { breakEven } = answerTo({ salary: 8000_00, regime: 'mei', invoice: 5000_00 })
  expect(breakEven).toBeUndefined()
  const { shown } = resultOf(calculator, { salary: '8.000,00', regime: 'mei', invoice: '5.000,00' })
  expect(shown.summary).toContain('Nenhuma nota dentro do limite empata.')
})

test('what a regime does not allow is refused in words, and is no line of the table', () => {
  expect(reasonOf({ regime: 'mei' })).toContain('81.000,00')
  expect(reasonOf({ regime: 'annex-iii', invoice: 300_000_01 })).toContain('3.600.000,00')
  expect(reasonOf({ regime: 'minimum', invoice: 1000_00 })).toContain('pró-labore')
  const { shown } = resultOf(calculator, { invoice: '12.000,00' })
  expect(shown.tables?.[0]?.rows.map(([name]) => name)).not.toContain('MEI')
  expect(shown.compared?.mei?.note).toMatch(/^acima do limite/)
})

test('a profit above R$ 50.000 a month is withheld from 2026 on, and said to be in dispute', () => {
  const inYear = (date: CltPjInput['date']) => answerTo({ invoice: 80_000_00, regime: 'annex-iii', date })
  expect(inYear('2025-12-31').pj.company?.withheld).toBe(0)
  const { withheld = 0, profit = 0 } = inYear('2026-01-01').pj.company ?? {}
  expect(withheld).toBe(Math.round(profit / 10))
  const { shown } = resultOf(calculator, { invoice: '80.000,00', regime: 'annex-iii' })
  expect(shown.warnings?.join(' ')).toContain('em disputa na Justiça')
})

test('the tax of a MEI falls in the annual return: none in 2026, the table before', () => {
  const taxOf = (date: CltPjInput['date']) => pjYear({ ...plain, regime: 'mei', invoice: 6750_00, date })
  const lineIn = (date: CltPjInput['date']) => {
    const year = taxOf(date)
    return year.ok && year.lines.find(({ key }) => key === 'irpf')?.amount
  }
  expect(lineIn('2026-11-30')).toBe(0)
  // 68 % of 81.000 less 20 % are 44.064,00: × 15 % − 4.679,03.
  expect(lineIn('2025-11-30')).toBe(-1930_57)
})

const anyQuestion: fc.Arbitrary<CltPjInput> = fc.record({
  salary: fc.integer({ min: 1_00, max: 100_000_00 }),
  benefits: fc.integer({ min: 0, max: 5000_00 }),
  invoice: fc.integer({ min: 1_00, max: 300_000_00 }),
  months: fc.integer({ min: 1, max: 12 }),
  regime: fc.constantFrom(...regimes),
  accountant: fc.integer({ min: 0, max: 2000_00 }),
  dependants: fc.integer({ min: 0, max: 10 }),
  date: fc.constantFrom('2024-01-01', '2025-05-01', '2026-11-30'),
})

test('the lines of both years add up, and every number is finite', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const answer = calculateCltPj(question)
      if (!answer.ok) return answer.reason !== 'no-table-in-force'
      const { pj, clt, total } = answer
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        total === pj.total - clt.total &&
        pj.total === pj.revenue - pj.taxes - pj.accountant &&
        clt.total === clt.gross - clt.withheld
      )
    }),
    { numRuns: 60 },
  )
})

test('a higher invoice never leaves less where the annex stays', () => {
  const kept = fc.constantFrom<Regime>('factor-r', 'annex-iii', 'mei')
  fc.assert(
    fc.property(anyQuestion, kept, fc.integer({ min: 1, max: 50_000_00 }), (question, regime, more) => {
      const base = pjYear({ ...question, regime, date: '2026-11-30' })
      const higher = pjYear({ ...question, regime, date: '2026-11-30', invoice: question.invoice + more })
      // A monthly rounding may take twelve half centavos of the tax the other way.
      return !(base.ok && higher.ok) || higher.total >= base.total - 12
    }),
  )
})
