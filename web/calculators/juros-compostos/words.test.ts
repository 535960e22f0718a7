import { expect, test } from 'vitest'
import { type CompoundInput, calculateCompound } from './calculate.ts'
import type { Plan } from './calculate-plan.ts'
import { sensitivityOf } from './sensitivity.ts'
import { compoundCsv, spreadsheetFormula } from './spreadsheet.ts'
import { durationInWords, rateInWords, shortBrl, summaryInWords, titleInWords } from './words.ts'

const plan: Plan = {
  initial: 1000_00,
  monthlyContribution: 300_00,
  rate: { value: 0.1365, per: 'year' },
  months: 120,
  contributionAt: 'end',
  contributionGrowth: 0,
}

test.each([
  [1, '1 mês'],
  [12, '1 ano'],
  [25, '2 anos e 1 mês'],
  [338, '28 anos e 2 meses'],
])('%d months: %s', (months, words) => {
  expect(plain(durationInWords(months))).toBe(words)
})

test('amounts and rates as short as they can be', () => {
  expect(
    [shortBrl(300_00), shortBrl(300_50), rateInWords(0.1365), rateInWords(0.1), rateInWords(0.01071983)].map(
      plain,
    ),
  ).toEqual(['R$ 300', 'R$ 300,50', '13,65 %', '10,00 %', '1,071983 %'])
})

const summaries: [Partial<Plan>, string][] = [
  [
    {},
    'mais da metade do que você terá são juros. A virada é no 63º mês: dali em diante, os juros do mês passam de R$ 300.',
  ],
  [{ rate: { value: 0, per: 'year' } }, 'sem juros, você terá só o que guardou.'],
  [{ months: 1, monthlyContribution: 0 }, 'de cada R$ 1,00 do total, 1 centavo é de juros.'],
  [
    { months: 24 },
    'de cada R$ 1,00 do total, 13 centavos são de juros. Nesse prazo, os juros do mês não passam do aporte.',
  ],
  [
    { months: 12, monthlyContribution: 0, inflation: 0.2 },
    'de cada R$ 1,00 do total, 12 centavos são de juros. Com essa inflação, o dinheiro rende menos do que os preços sobem.',
  ],
]

test.each(summaries)('Em miúdos, %o', (change, words) => {
  expect(plain(summaryInWords('total', answerTo({ solveFor: 'total', ...plan, ...change })))).toBe(words)
})

test('the title says what goes in', () => {
  expect(plain(titleInWords(plan))).toBe('R$ 300 por mês, 10 anos')
  expect(plain(titleInWords({ ...plan, monthlyContribution: 0 }))).toBe('R$ 1.000 por 10 anos')
})

test('E se…? of the example (design/mock/juros-compostos.html)', () => {
  const { rows } = sensitivityOf(plan)
  expect(rows.map(({ totals }) => totals.map((total) => Math.round(Number(total) / 100)))).toEqual([
    [58_406, 72_185, 85_963],
    [61_692, 76_216, 90_741],
    [65_173, 80_485, 95_797],
  ])
})

test('E se…? without a negative rate, nor a contribution that is not there', () => {
  const { rows, varied } = sensitivityOf({
    ...plan,
    monthlyContribution: 0,
    rate: { value: 0.005, per: 'year' },
  })
  expect([varied, rows.length]).toEqual(['initial', 2])
})

test('the formulas of Excel in Portuguese', () => {
  const goal = 76_216_34
  const formula = (input: CompoundInput) => spreadsheetFormula(input.solveFor, answerTo(input))
  expect(formula({ solveFor: 'total', ...plan })).toBe('=VF((1+13,65%)^(1/12)-1;120;-300;-1000)')
  expect(
    formula({ solveFor: 'total', ...plan, contributionAt: 'start', rate: { value: 0.01, per: 'month' } }),
  ).toBe('=VF(1%;120;-300;-1000;1)')
  expect(formula({ solveFor: 'rate', goal, ...plan })).toBe('=(1+TAXA(120;-300;-1000;76216,34))^12-1')
  expect(formula({ solveFor: 'months', goal, ...plan })).toBe(
    '=NPER((1+13,65%)^(1/12)-1;-300;-1000;76216,34)',
  )
  expect(formula({ solveFor: 'contribution', goal, ...plan })).toBe(
    '=PGTO((1+13,65%)^(1/12)-1;120;1000;-76216,34)',
  )
  expect(formula({ solveFor: 'total', ...plan, contributionGrowth: 0.1 })).toBeUndefined()
})

test('the CSV opens in Excel in Portuguese and ends at the total', () => {
  const lines = compoundCsv(answerTo({ solveFor: 'total', ...plan })).split('\r\n')
  expect(lines[0]).toBe('\uFEFFMês;Aporte;Juros;Total investido;Saldo')
  expect(lines[1]).toBe('0;0,00;0,00;1000,00;1000,00')
  expect(lines.at(-2)).toBe('120;300,00;805,18;37000,00;76216,34')
})

function answerTo(input: CompoundInput) {
  const answer = calculateCompound(input)
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
