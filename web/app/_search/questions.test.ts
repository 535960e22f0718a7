import { gzipSync } from 'node:zlib'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documents } from '#scripts/seed/documents.ts'
import { searchableQuery } from '#web/content/queries/queries.ts'
import type { SearchableResult } from '#web/content/sanity.types.ts'
import { entriesOf } from './entries.ts'
import { createSearch } from './find.ts'

/** What people type, as they type it, and the address that answers; null where the site has nothing to say. */
const asked: readonly (readonly [typed: string, answer: string | null])[] = [
  ['quanto vou receber se pedir demissão', '/rescisao-trabalhista'],
  ['fui mandado embora quanto recebo', '/rescisao-trabalhista'],
  ['fgts multa 40', '/rescisao-trabalhista'],
  ['seguro desemprego quantas parcelas', '/rescisao-trabalhista'],
  ['trabalhei 2 anos quanto de ferias', '/rescisao-trabalhista'],
  ['decimo terceiro', '/blog/decimo-terceiro-impacto-financeiro'],
  ['iof cartao exterior', '/calculadora-iof'],
  ['emprestimo consignado', '/simulador-financiamento'],
  ['dolar hoje', '/dolar-hoje'],
  ['preço do euro', '/euro-hoje'],
  ['quanto ta o bitcoin', '/bitcoin-hoje'],
  ['bitcoim', '/bitcoin-hoje'],
  ['avisar quando o dolar cair', '/alertas-cambio'],
  ['pix pro exterior', '/blog/pix-internacional-impacto-2025'],
  ['planilha excel juros', '/blog/formulas-calculadoras-excel'],
  ['guardar 300 reais por mes', '/juros-compostos'],
  ['simulador financiamento casa', '/simulador-financiamento'],
  ['finaciamento de carro', '/simulador-financiamento'],
  ['tabela price ou sac', '/simulador-financiamento'],
  ['quitar divida da casa antes', '/simulador-financiamento'],
  ['taxa das blusinhas', '/calculadora-moedas'],
  ['shein imposto', '/calculadora-moedas'],
  ['comprar no aliexpres taxa', '/calculadora-moedas'],
  ['me aposentar', '/aposentadoria'],
  ['previdencia privada vale a pena', '/blog/previdencia-privada-vale-pena-comecar-30-anos'],
  ['ganho 5 mil pago imposto', '/blog/isencao-ir-5-mil-impacto-financeiro'],
  ['quanto rende 100 do cdi', '/conversor-cdi'],
  ['cdb ou lci', '/investimentos/lci-lca'],
  ['poupança rende quanto', '/investimentos#termo-poupanca'],
  ['o que é selic', '/investimentos#termo-selic'],
  ['oque e ipca', '/investimentos#termo-ipca'],
  ['fundo imobiliario', '/investimentos/fundos-imobiliarios'],
  ['fiis', '/investimentos/fundos-imobiliarios'],
  ['tesouro selic', '/investimentos/tesouro-direto'],
  ['petrobras', '/detalhe-ativo?codigo=PETR4'],
  ['mxrf11', '/detalhe-ativo?codigo=MXRF11'],
  ['magalu', '/detalhe-ativo?codigo=MGLU3'],
  ['itau', '/detalhe-ativo?codigo=ITUB4'],
  ['banco do brasil ação', '/detalhe-ativo?codigo=BBAS3'],
  ['eletrobras', '/detalhe-ativo?codigo=AXIA3'],
  ['etherium', '/detalhe-ativo?codigo=ETH'],
  ['cripto imposto de renda', '/blog/criptomoeda-imposto-renda'],
  ['vendi meu apartamento imposto', '/ganho-capital'],
  ['darf ações', '/investimentos/acoes'],
  ['day trade', '/investimentos/acoes'],
  ['inflação ultimos 12 meses corrigir valor', '/rentabilidade-real'],
  ['viver de renda', '/renda-passiva'],
  ['quanto rende 1 milhao por mes', '/renda-passiva'],
  ['fire aposentar cedo', '/independencia-financeira'],
  ['quanto custa viagem pra disney', '/orcamento-viagem'],
  ['seguro viagem europa', '/blog/seguros-viagem-ferias-verao'],
  ['aluguel ou financiamento', '/comparador-custos'],
  ['a vista ou parcelado', '/comparador-custos'],
  ['1% ao mes em ano', '/conversor-taxas'],
  ['juros do cartao de credito rotativo', '/conversor-taxas'],
  ['bolsa abre hoje?', '/status-mercado'],
  ['falar com voces', '/contato'],
  ['ipva onix', '/blog/onix-2026-lancamento'],
  ['mega sena', null],
  ['previsao do tempo', null],
]

// The query's type is generated from it.
const content = (await (
  await evaluate(parse(searchableQuery.groq), { dataset: documents })
).get()) as SearchableResult
const entries = entriesOf(content)
const search = createSearch(entries)
const addressesFor = (typed: string) =>
  search(typed).flatMap(({ entries }) => entries.map(({ href }) => href))

test('the answer to at least 55 of 60 questions is among the first three', () => {
  const misses = asked.flatMap(([typed, answer]) => {
    const found = addressesFor(typed)
    const isRight = answer === null ? found.length === 0 : found.slice(0, 3).includes(answer)
    return isRight ? [] : `${typed} → ${found.slice(0, 3).join(' ') || 'nada'}, not ${answer ?? 'nada'}`
  })
  console.log(['Missed by the search:', ...misses].join('\n  '))
  expect(asked).toHaveLength(60)
  expect(asked.length - misses.length).toBeGreaterThanOrEqual(55)
})

test('what a reader loads for it is small, and has each address once', () => {
  const bytes = gzipSync(JSON.stringify(entries)).length
  console.log(`The file of the search: ${(bytes / 1000).toFixed(1)} kB compressed, ${entries.length} entries`)
  expect(bytes).toBeLessThan(60_000)
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
})
