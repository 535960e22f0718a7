import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { calculator } from './calculator.ts'
import { goldenInput as golden } from './golden-input.ts'
import type { RescisaoInput } from './question.ts'

function answerOf(changes: Partial<RescisaoInput>) {
  const answer = calculateRescisaoTrabalhista({ ...golden, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.unemployment
}

test('five of the formula for a long contract; none for a kind that gives none', () => {
  // (3.500,00 − 2.222,17) × 0,5 + 1.777,74 = 2.416,66 (638,915 rounds up).
  expect(answerOf({})).toMatchObject({ instalments: 5, instalment: 2416_66 })
  expect(answerOf({})).toMatchObject({ askFrom: '2026-11-27', askUntil: '2027-03-20' })
  expect(answerOf({ kind: 'justa_causa' })).toEqual({
    ok: false,
    reason: 'kind-gives-none',
    instalments: 0,
    instalment: 0,
    total: 0,
  })
})

const worked = { notice: 'trabalhado' } as const
const [first, second, later] = [1, 2, 3].map((unemploymentRequest) => ({ ...worked, unemploymentRequest }))
const domestic = { ...worked, isDomestic: true }

// The last day is 20/11/2026: so many months of this contract, the last one with 15 days or more.
test.each<[string, Partial<RescisaoInput>, number | 'unknown-months' | 'too-few-months']>([
  [
    '10 months here, 20 of the last 36: nobody said where',
    { ...first, admission: '2026-01-20', monthsWorked: 20 },
    'unknown-months',
  ],
  ['10 months here, 13 of the last 18', { ...first, admission: '2026-01-20', recentMonths: 13 }, 4],
  [
    '10 months here, 30 of the last 36: 12 of them must be recent',
    { ...first, admission: '2026-01-20', monthsWorked: 30 },
    5,
  ],
  [
    '10 months here, 29 of the last 36: perhaps',
    { ...first, admission: '2026-01-20', monthsWorked: 29 },
    'unknown-months',
  ],
  ['first request, 12 months here', { ...first, admission: '2025-11-21' }, 4],
  ['first request, 11 months and 15 days', { ...first, admission: '2025-12-06' }, 4],
  ['first request, 11 months and 14 days', { ...first, admission: '2025-12-07' }, 'unknown-months'],
  ['first request, 11 of the last 18', { ...first, recentMonths: 11 }, 'too-few-months'],
  ['first request, 12 of the last 18', { ...first, recentMonths: 12, monthsWorked: 12 }, 4],
  ['first request, 23 of the last 36', { ...first, recentMonths: 13, monthsWorked: 23 }, 4],
  ['first request, 24 of the last 36', { ...first, recentMonths: 13, monthsWorked: 24 }, 5],
  ['second request, 8 months here', { ...second, admission: '2026-03-21' }, 'unknown-months'],
  ['second request, 9 months here', { ...second, admission: '2026-02-21' }, 3],
  ['second request, 8 of the last 12', { ...second, recentMonths: 8 }, 'too-few-months'],
  ['later request, 5 months here', { ...later, admission: '2026-06-21' }, 'unknown-months'],
  ['later request, 6 months here', { ...later, admission: '2026-05-21' }, 3],
  ['later request, 5 of the last 6', { ...later, recentMonths: 5 }, 'too-few-months'],
  ['domestic work, 14 months here', { ...domestic, admission: '2025-09-21' }, 'unknown-months'],
  ['domestic work, 15 months here', { ...domestic, admission: '2025-08-21' }, 3],
  ['domestic work, 14 of the last 24', { ...domestic, recentMonths: 14 }, 'too-few-months'],
])('%s', (_, changes, expected) => {
  const answer = answerOf(changes)
  expect(answer.ok ? answer.instalments : answer.reason).toBe(expected)
})

test('a month that only the indemnified notice gives is said, and not taken for granted', () => {
  // 11 months, and 30 days of notice.
  const short = { admission: '2025-12-20' } as const
  expect(answerOf(short)).toMatchObject({ reason: 'unknown-months', contract: 11, contractWithNotice: 12 })
  expect(answerOf({ ...short, monthsWorked: 11 })).toMatchObject({ reason: 'unknown-months' })
  // 23 months: 4 instalments, 5 if the notice counts.
  const long = answerOf({ admission: '2024-12-20' })
  expect(long).toMatchObject({ instalments: 4, formula: expect.stringContaining('seriam 5 parcelas') })
})

function shownOf(changes: Readonly<Record<string, string>>) {
  const evaluation = calculator.evaluate({
    ...calculator.exampleOn(workedDay),
    lastDay: '20/11/2026',
    ...changes,
  })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  const { apart = [], summary } = evaluation.result.shown
  return { rows: apart.find(({ title }) => title === 'Seguro-desemprego')?.rows, summary }
}

test('no number of instalments is shown while the months before the contract are not known', () => {
  const { rows, summary } = shownOf({ admission: '20/01/2026', monthsWorked: '20' })
  expect(rows).toMatchObject([
    { text: 'falta saber', formula: expect.stringMatching(/12 dos 18 meses.*contrato tem 10.*Mais opções/) },
  ])
  expect(summary).not.toContain('parcelas')
  expect(summary).toContain('depende dos meses com carteira antes deste emprego')
})

test('the fields refuse months that cannot be', () => {
  const errorsOf = (changes: Readonly<Record<string, string>>) =>
    calculator.evaluate({ ...calculator.exampleOn(workedDay), lastDay: '20/11/2026', ...changes })
  expect(errorsOf({ recentMonths: '19' })).toMatchObject({
    errors: { recentMonths: 'São no máximo 18 meses.' },
  })
  expect(errorsOf({ recentMonths: '19', isDomestic: 'sim' })).toHaveProperty('result')
  expect(errorsOf({ recentMonths: '13', monthsWorked: '12' })).toMatchObject({
    errors: { monthsWorked: expect.stringContaining('Não podem ser menos') },
  })
})
