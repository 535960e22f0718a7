import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import type { NotaRow } from '../form/calculator.ts'
import type { Texts } from '../form/fields.ts'
import { calculator } from './calculator.ts'

const evaluate = (typed: Texts) => calculator.evaluate({ ...calculator.exampleOn(workedDay), ...typed })
const errorsOf = (typed: Texts) => {
  const evaluation = evaluate(typed)
  return 'errors' in evaluation ? Object.values(evaluation.errors) : []
}
function shownOf(typed: Texts = {}) {
  const evaluation = evaluate(typed)
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}
const plain = (text = '') => text.replaceAll('\u00A0', ' ')
const sumOf = (rows: readonly NotaRow[]) =>
  rows.reduce((sum, row) => sum + ('amount' in row && !row.kind ? row.amount : 0), 0)

const modes: Texts[] = [
  {},
  { mode: 'rent-or-buy' },
  { mode: 'car', years: '5', subscription: '2.500' },
  { mode: 'abroad', cardPaidAt: 'next-month' },
]

test('a down payment within the price, a car of 20 years, two ways to pay, a known mode', () => {
  expect(errorsOf({ mode: 'rent-or-buy', downPayment: '500.000,01' })).toEqual([
    'A entrada não pode passar do valor do imóvel.',
  ])
  expect(errorsOf({ mode: 'car', years: '21' })).toEqual(['O valor máximo é 20 anos para um carro.'])
  expect(errorsOf({ mode: 'abroad', accountSpread: '', cashSpread: '' })).toEqual([
    'Preencha o spread de ao menos duas formas de pagar.',
  ])
  expect(errorsOf({ mode: 'casa' })[0]).toMatch('Escolha uma opção em O que comparar: à vista ou parcelado')
})

test('reais per kilometre; a spread that is empty is not compared; no rate is pretended for other currencies', () => {
  const car = evaluate({ mode: 'car', years: '5', appPerKm: '2,605' })
  expect('result' in car && plain(car.result.shown.rows[0]?.formula)).toMatch('1.000 km por mês × R$ 2,605')
  expect(shownOf({ mode: 'abroad', cashSpread: '' }).chart?.labels).toEqual(['Cartão', 'Conta global'])
  expect(errorsOf({ mode: 'abroad', currency: 'GBP' })).toEqual(['Preencha o campo Câmbio comercial.'])
  expect(shownOf({ mode: 'abroad', currency: 'GBP', otherRate: '7' }).title).toMatch('£')
})

test('a yield before the tax loses that of its term: 17,5 % in a year, 15 % in ten', () => {
  const rateOf = (typed: Texts) => plain(shownOf(typed).apart?.at(-1)?.rows[0]?.formula)
  expect(rateOf({})).toBe('13,65 % × (1 − 17,5 % de IR)')
  expect(rateOf({ mode: 'rent-or-buy' })).toBe('13,65 % × (1 − 15 % de IR)')
  const net = shownOf({ annualYield: '11', yieldIs: 'net' })
  expect(net.apart?.at(-1)?.rows.some(({ label }) => label.includes('sem o imposto'))).toBe(false)
})

test.each(modes)('$mode: the rows of every option are its cost', (typed) => {
  const { rows, total, apart = [], headline } = shownOf(typed)
  expect(sumOf(rows)).toBe(total?.amount)
  const others = apart.slice(0, -1).map(({ rows }) => [sumOf(rows), rows.at(-1)] as const)
  for (const [sum, last] of others) expect(last).toMatchObject({ amount: sum, kind: 'subtotal' })
  const next = Math.min(...others.map(([sum]) => sum))
  expect(headline).toMatchObject({ amount: next - (total?.amount ?? 0) })
})

test('in instalments the headline is Excel’s VP of them less the price', () => {
  expect(shownOf({ annualYield: '11', yieldIs: 'net' }).excel).toBe(
    '=ABS(1000-ARRED(VP((1+11%)^(1/12)-1;12;-93);2))',
  )
  expect(shownOf({ annualYield: '0,0000001', yieldIs: 'net' }).excel).toBeUndefined()
  expect(shownOf({ mode: 'abroad' }).excel).toBe('=SOMA(10600;530;389,55)-SOMA(10600;106;374,71)')
})

test('what is all paid today has no rate, no money of today', () => {
  const { stamp, headline, tables = [], notes } = shownOf({ mode: 'abroad' })
  expect([stamp, headline.label].map(plain)).toEqual([
    'câmbio a R$ 5,3000',
    'Conta global custa menos: diferença',
  ])
  expect(tables).toHaveLength(1)
  expect(JSON.stringify(notes)).not.toMatch('Dinheiro de hoje')
})

test('a rate that nobody would read has a cap; a tie says so', () => {
  const { warnings } = shownOf({ cashPrice: '100', instalment: '1.000.000.000' })
  expect(plain(warnings?.[0])).toMatch('mais de 10.000 % ao mês (mais de 10.000 % ao ano)')
  const tie = { instalments: '1', firstAt: 'now', instalment: '1.000,00' }
  expect(shownOf(tie).headline).toEqual({ label: 'As opções custam o mesmo', amount: 0 })
})

test('where buying pays off is said', () => {
  const typed = { mode: 'rent-or-buy', rent: '4.000,00', appreciation: '9' }
  const { aside, summary } = shownOf(typed)
  expect(plain(summary)).toMatch(/Comprar passa a custar menos a partir de [\d,]+ anos?\./)
  expect(aside?.label).toBe('Comprar custa menos')
  expect(shownOf(typed).warnings?.at(-1)).toMatch('são hipóteses')
})
