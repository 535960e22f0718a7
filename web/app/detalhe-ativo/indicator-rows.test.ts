import { describe, expect, test } from 'vitest'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import { balanceInWords, indicatorRows } from './indicator-rows.ts'

const today = '2026-11-23'
const facts: StockFacts = {
  yearChange: -0.14,
  dividendYield: 0.098,
  priceEarnings: 5.7,
  priceToBook: 1.23,
  balanceOn: null,
  updatedOn: '2025-01-31',
  day: '2026-11-23',
  simulated: true,
  fetchedAt: '2026-11-23T20:00:00.000Z',
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a share', () => {
  test('each number with its day, its age and its formula', () => {
    const rows = indicatorRows(facts, 'acao', today)
    expect(rows.map(({ label, note, formula }) => plain(`${label}: ${note}: ${formula}`))).toEqual([
      'DY (dividend yield): com o preço de 23/11/2026, hoje: dividendos + JCP, antes do imposto, com data-com nos últimos 12 meses ÷ preço',
      'P/L: de 31/01/2025, há 21 meses: preço ÷ lucro por ação dos últimos 12 meses',
      'P/VP: de 31/01/2025, há 21 meses: preço ÷ (patrimônio líquido ÷ número de ações)',
      'Preço em 12 meses: com o preço de 23/11/2026, hoje: preço de hoje ÷ fechamento de 12 meses antes − 1',
    ])
  })

  test('the quarter of its balance sheet, or that nobody says it', () => {
    expect(balanceInWords({ ...facts, balanceOn: '2026-09-30' }, 'acao', today)).toMatch(
      /^Último trimestre no P\/L e no P\/VP: o que acabou em 30\/09\/2026, há/,
    )
    expect(balanceInWords(facts, 'acao', today)).toBe('A fonte não diz de que balanço são o P/L e o P/VP.')
  })
})

describe('a fund', () => {
  test('has no profit per share, no dividends and no balance sheet', () => {
    const told = [
      ...indicatorRows(facts, 'fii', today).map(
        ({ label, note, formula }) => `${label}: ${note}: ${formula}`,
      ),
      balanceInWords(facts, 'fii', today),
    ].join('\n')
    expect(told).not.toMatch(/JCP|dividendos|P\/L|lucro|balanço|patrimônio líquido/)
    expect(told).toContain('preço ÷ valor patrimonial da cota')
    expect(told).toContain('A fonte não diz de que mês é o P/VP.')
  })

  test('without a multiple nothing is said of one', () => {
    expect(balanceInWords({ ...facts, priceToBook: null }, 'fii', today)).toBe('')
  })
})
