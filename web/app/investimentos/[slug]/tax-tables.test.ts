import { expect, test } from 'vitest'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type GuideSlug, guides } from './guides.ts'
import { editionInWords, taxTables } from './tax-tables.ts'

const day: IsoDate = '2026-11-22'
// The keys of an object written out are those of its type.
const slugs = Object.keys(guides) as GuideSlug[]

const cellsOf = (slug: GuideSlug, on: IsoDate = day) =>
  taxTables(slug, on).flatMap(({ rows }) => rows.map((row) => row.join(': ')))

test.each(slugs)('%s shows its taxes and limits, each with its law and its days', (slug) => {
  const tables = taxTables(slug, day)
  expect(tables.length).toBeGreaterThanOrEqual(3)
  expect(new Set(tables.map(({ caption }) => caption)).size).toBe(tables.length)
  for (const { rows, edition } of tables) {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.flat().join()).not.toMatch(/NaN|Infinity|undefined/)
    expect(edition.source.length).toBeGreaterThan(5)
    expect(editionInWords(edition)).toMatch(
      /^Em vigor desde \d\d\/\d\d\/\d{4}; conferida em \d\d\/\d\d\/\d{4}\./,
    )
  }
})

// facts/05 §1, §3, §6 and §7; facts/04 §5; facts/01 (IOF of investments)
test.each([
  ['tesouro-direto', 'até 180 dias: 22,5\u00A0%'],
  ['tesouro-direto', 'de 361 a 720 dias: 17,5\u00A0%'],
  ['tesouro-direto', 'mais de 720 dias: 15\u00A0%'],
  ['tesouro-direto', '1º dia: 96\u00A0%'],
  ['tesouro-direto', '30º dia: 0\u00A0%'],
  ['tesouro-direto', 'Por ano, sobre o saldo: 0,2\u00A0%'],
  ['cdb', 'Por CPF e conglomerado, com o rendimento: R$\u00A0250.000,00'],
  ['lci-lca', 'LCI: 6 meses'],
  ['lci-lca', 'LCI corrigida todo mês: 36 meses'],
  // Banks and Agência Brasil disagree, and no norm was read.
  ['lci-lca', 'LCA: 12 meses (bancos) ou 9 (Agência Brasil)'],
  ['acoes', 'Lucro de até 2025, aprovado até 31/12/2025: isento'],
  ['acoes', 'Ações vendidas no mês, isento até: R$\u00A020.000,00'],
  ['acoes', 'Day trade: 20\u00A0%, sem isenção'],
  ['acoes', 'Retido na fonte: 17,5\u00A0%'],
  ['acoes', 'Código do DARF: 6015'],
  ['fundos-imobiliarios', 'Cotistas do fundo, pelo menos: 100'],
  ['fundos-imobiliarios', 'Sobre o ganho, em qualquer valor: 20\u00A0%'],
] as const)('%s says %s', (slug, cell) => {
  expect(cellsOf(slug)).toContain(cell)
})

test('a day of another law shows that law, and what is not confirmed is said', () => {
  expect(cellsOf('acoes', '2025-12-31')).toContain('Retido na fonte: 15\u00A0%')
  expect(cellsOf('lci-lca', '2024-12-01')).toContain('LCA: 9 meses')
  const custody = taxTables('tesouro-direto', day).find(({ caption }) => caption === 'Custódia da B3')
  expect(custody && editionInWords(custody.edition)).toContain('Não confirmado em fonte oficial.')
})

test('before a law there is no table of it', () => {
  expect(taxTables('lci-lca', '1990-01-01')).toEqual([])
})
