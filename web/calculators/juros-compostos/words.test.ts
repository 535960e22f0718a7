import { expect, test } from 'vitest'
import { csvOf } from '#web/calculators/form/actions/export.ts'
import { resultOf, workedDay } from '../form/ask.ts'
import { whatIfOf } from '../form/testing/what-if.ts'
import { durationInWords, headlineValue, rateInWords, shortBrl } from '../form/words.ts'
import { calculator } from './calculator.ts'

const shown = (changes: Record<string, string> = {}) => resultOf(calculator, changes).shown

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

const summaries: [Record<string, string>, string][] = [
  [
    {},
    'mais da metade do que você terá são juros. A virada é no 63º mês: dali em diante, os juros do mês passam de R$ 300.',
  ],
  [{ rate: '0' }, 'sem juros, você terá só o que guardou.'],
  [
    { term: '1', termUnit: 'months', monthlyContribution: '0' },
    'de cada R$ 1,00 do total, 1 centavo é de juros.',
  ],
  [
    { term: '2' },
    'de cada R$ 1,00 do total, 13 centavos são de juros. Nesse prazo, os juros do mês não passam do aporte.',
  ],
  [
    { term: '1', monthlyContribution: '0', inflation: '20' },
    'de cada R$ 1,00 do total, 12 centavos são de juros. Com essa inflação, o dinheiro rende menos do que os preços sobem.',
  ],
]

test.each(summaries)('Em miúdos, %o', (change, words) => {
  expect(plain(shown(change).summary)).toBe(words)
})

test('the title says what goes in', () => {
  expect(plain(shown().title)).toBe('R$ 300 por mês, 10 anos')
  expect(plain(shown({ monthlyContribution: '0' }).title)).toBe('R$ 1.000 por 10 anos')
})

test('E se…? of the example (design/mock/juros-compostos.html)', () => {
  const reais = whatIfOf(calculator, calculator.exampleOn(workedDay))?.headlines.map((row) =>
    row.map((headline) => headline && Math.round(headlineValue(headline) / 100)),
  )
  expect(reais).toEqual([
    [58_406, 72_185, 85_963],
    [61_692, 76_216, 90_741],
    [65_173, 80_485, 95_797],
  ])
})

test('E se…? leaves out a negative rate, and varies the initial amount where there is no contribution', () => {
  const texts = { ...calculator.exampleOn(workedDay), monthlyContribution: '0', rate: '0,5' }
  const whatIf = whatIfOf(calculator, texts)
  expect(whatIf?.columns.field.label).toBe('Valor inicial')
  expect(whatIf?.rows.steps.map(({ text }) => text)).toEqual(['0,5', '1,5'])
})

test('a total before the tax says so, with what the tax would leave beside it', () => {
  const taxed = resultOf(calculator, { tax: 'sim' }).shown
  const { headline, aside } = shown()
  expect(headline.label).toBe('Você terá, antes do imposto')
  expect(aside).toMatchObject({
    label: 'Depois do IR de renda fixa',
    text: expect.stringContaining('cerca de'),
  })
  const [net, own] = [aside, taxed.headline].map((said) =>
    said && 'amount' in said ? said.amount : said?.value,
  )
  expect(Math.abs((net ?? 0) - (own ?? 0))).toBeLessThan(1_00)
  expect(taxed).toMatchObject({ headline: { label: 'Você terá, sem o imposto' }, aside: undefined })
})

test('the formulas of Excel in Portuguese', () => {
  const goal = { goal: '76.216,34' }
  const excel = (changes: Record<string, string> = {}) => shown(changes).excel
  expect(excel()).toBe('=VF((1+13,65%)^(1/12)-1;120;-300;-1000)')
  expect(excel({ contributionAt: 'start', rate: '1', ratePer: 'month' })).toBe('=VF(1%;120;-300;-1000;1)')
  expect(excel({ solveFor: 'rate', ...goal })).toBe('=(1+TAXA(120;-300;-1000;76216,34))^12-1')
  expect(excel({ solveFor: 'months', ...goal })).toBe('=NPER((1+13,65%)^(1/12)-1;-300;-1000;76216,34)')
  expect(excel({ solveFor: 'contribution', ...goal })).toBe('=PGTO((1+13,65%)^(1/12)-1;120;1000;-76216,34)')
  expect(excel({ contributionGrowth: '10' })).toBeUndefined()
  // LibreOffice makes three centavos less of it.
  expect(excel({ initial: '5', monthlyContribution: '45.068', rate: '0,0000001' })).toBeUndefined()
  expect(excel({ rate: '0' })).toBe('=VF((1+0%)^(1/12)-1;120;-300;-1000)')
})

test('the CSV opens in Excel in Portuguese: the Nota, then every month up to the total', () => {
  const lines = csvOf(shown(), ['Taxa: 13,65 %, CDI de 18/11/2026.']).split('\r\n')
  expect(lines[0]).toBe('\uFEFFR$\u00A0300 por mês, 10\u00A0anos')
  expect(lines[1]).toBe('Você terá, antes do imposto;76216,34')
  expect(lines).toContain('Linha;Valor;Conta;Fonte;Em vigor desde')
  expect(lines).toContain('Total;76216,34;;;')
  expect(lines).toContain('1º mês;1300,00;10,72;1310,72')
  expect(lines).toContain('120º mês;37000,00;805,18;76216,34')
  expect(lines.at(-2)).toBe('Taxa: 13,65 %, CDI de 18/11/2026.')
})

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
