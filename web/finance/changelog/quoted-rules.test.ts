import { expect, test } from 'vitest'
import { type QuotedRuleId, quotedRules } from './quoted-rules.ts'

const ids = Object.keys(quotedRules) as QuotedRuleId[] // its keys

test.each(ids)('%s has a number with its unit, a law and a day', (id) => {
  const quote = quotedRules[id].on('2026-11-22')
  expect(quote?.text).toMatch(
    /^(?:(?:US|R)\$\u00A0[\d.,]+|[\d.,]+\u00A0(?:%(?: (?:no|na|em) .+)?|meses|cotistas))$/,
  )
  expect(quote?.source.source.length).toBeGreaterThan(5)
})

test.each([
  ['iof-cartao', 'Decreto 6.306/2007, art. 15-B, inciso VII'],
  ['iof-investimento', 'Decreto 6.306/2007, art. 15-B, XXI-A'],
  ['importacao-limite', 'MP 1.357/2026, convertida na Lei 15.502/2026'],
  ['fii-venda', 'Lei 8.668/1993, art. 18'],
  ['cripto-isencao', 'Lei 9.250/1995, art. 22, II'],
  ['escola-limite', 'Lei 9.250/1995, art. 8º, II, b'],
] as const)('in a sentence, %s stands in %s', (id, law) => {
  expect(quotedRules[id].on('2026-11-22')?.law).toBe(law)
})

// facts/01, 02, 03 and 05
test.each([
  ['salario-minimo', '2026-11-22', 'R$\u00A01.621,00'],
  ['salario-minimo', '2025-11-22', 'R$\u00A01.518,00'],
  ['inss-teto', '2026-11-22', 'R$\u00A08.475,55'],
  ['iof-cartao', '2026-11-22', '3,5\u00A0%'],
  ['iof-investimento', '2026-11-22', '1,1\u00A0%'],
  ['jcp-imposto', '2025-12-31', '15\u00A0%'],
  ['jcp-imposto', '2026-01-01', '17,5\u00A0%'],
  // facts/01-iof.md §3, facts/08-importacao.md §1, facts/04-ganho-capital.md §2 and §4
  ['iof-credito-dia', '2026-11-22', '0,0082\u00A0%'],
  ['iof-credito-adicional', '2026-11-22', '0,38\u00A0%'],
  ['importacao-limite', '2026-11-22', 'US$\u00A050,00'],
  ['importacao-imposto', '2026-11-22', '60\u00A0%'],
  ['importacao-desconto', '2026-11-22', 'US$\u00A030,00'],
  ['importacao-desconto', '2026-05-11', 'US$\u00A020,00'],
  ['bagagem-cota', '2026-11-22', 'US$\u00A01.000,00'],
  ['ganho-bens-isencao', '2026-11-22', 'R$\u00A035.000,00'],
  ['ganho-bens-imposto', '2026-11-22', '15\u00A0%'],
  ['fgc-limite', '2026-11-22', 'R$\u00A0250.000,00'],
  ['fii-cotas', '2026-11-22', '10\u00A0%'],
  ['fii-cotas-ligados', '2026-11-22', '30\u00A0%'],
  ['fii-cotistas', '2026-11-22', '100\u00A0cotistas'],
  // facts/04-ganho-capital.md §5; facts/05-renda-fixa.md §1 and §3; facts/06-taxas.md §1
  ['fii-venda', '2026-11-22', '20\u00A0%'],
  ['acoes-isencao', '2026-11-22', 'R$\u00A020.000,00'],
  ['acoes-imposto', '2026-11-22', '15\u00A0%'],
  ['day-trade-imposto', '2026-11-22', '20\u00A0%'],
  ['tesouro-custodia', '2026-11-22', '0,2\u00A0%'],
  ['tesouro-selic-livre', '2026-11-22', 'R$\u00A010.000,00'],
  ['poupanca-parte-selic', '2026-11-22', '70\u00A0%'],
  ['poupanca-selic', '2026-11-22', '8,5\u00A0%'],
  ['lci-prazo-meses', '2026-11-22', '6\u00A0meses'],
  ['lci-prazo-meses', '2024-12-01', '9\u00A0meses'],
] as const)('%s on %s is %s', (id, day, text) => {
  expect(quotedRules[id].on(day)?.text).toBe(text)
})

test('before the oldest edition nothing is quoted', () => {
  expect(quotedRules['salario-minimo'].on('1990-01-01')).toBeUndefined()
})
