import { gzipSync } from 'node:zlib'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documents } from '#scripts/seed/documents.ts'
import { searchableQuery } from '#web/content/queries/queries.ts'
import type { SearchableResult } from '#web/content/sanity.types.ts'
import { entriesOf } from './entries.ts'
import { createSearch } from './find.ts'

/** Questions as people type them, and the address that must come first; null where the site has nothing to say. */
const asked: readonly (readonly [typed: string, first: string | null])[] = [
  // One word, without accents, as phones write it.
  ['dolar', '/dolar-hoje'],
  ['cambio', '/calculadora-moedas'],
  ['acoes', '/acoes'],
  ['emprestimo', '/simulador-financiamento'],
  ['previdencia', '/aposentadoria'],
  ['poupanca', '/investimentos#termo-poupanca'],
  ['decimo terceiro', '/decimo-terceiro'],
  ['13º', '/decimo-terceiro'],
  ['salario', '/salario-liquido'],
  ['ferias', '/ferias'],
  ['cdi', '/conversor-cdi'],
  ['fiis', '/investimentos/fundos-imobiliarios'],
  ['crypto', '/criptomoedas'],
  ['vale', '/detalhe-ativo?codigo=VALE3'],
  ['petrobras', '/detalhe-ativo?codigo=PETR4'],
  ['mxrf11', '/detalhe-ativo?codigo=MXRF11'],
  ['magalu', '/detalhe-ativo?codigo=MGLU3'],
  ['itau', '/detalhe-ativo?codigo=ITUB4'],
  ['eletrobras', '/detalhe-ativo?codigo=AXIA3'],
  ['blackfriday', '/blog/black-friday-impacto-financeiro'],
  // Mistyped.
  ['dolra', '/dolar-hoje'],
  ['bitcoim', '/bitcoin-hoje'],
  ['recisao', '/rescisao-trabalhista'],
  ['finaciamento de carro', '/simulador-financiamento'],
  ['etherium', '/detalhe-ativo?codigo=ETH'],
  ['comprar no aliexpres taxa', '/calculadora-moedas'],
  // Questions.
  ['quanto vou receber se pedir demissão', '/rescisao-trabalhista'],
  ['fui mandado embora quanto recebo', '/rescisao-trabalhista'],
  ['seguro desemprego', '/investimentos#termo-seguro-desemprego'],
  ['auxilio desemprego', '/investimentos#termo-seguro-desemprego'],
  ['fgts multa 40', '/investimentos#termo-multa-fgts'],
  ['iof cartao exterior', '/calculadora-iof'],
  ['emprestimo consignado', '/simulador-financiamento'],
  ['minha casa minha vida', '/simulador-financiamento'],
  ['dolar hoje', '/dolar-hoje'],
  ['preço do euro', '/euro-hoje'],
  ['quanto ta o bitcoin', '/bitcoin-hoje'],
  ['avisar quando o dolar cair', '/alertas-cambio'],
  ['pix pro exterior', '/blog/pix-internacional-impacto-2025'],
  ['planilha excel juros', '/blog/formulas-calculadoras-excel'],
  ['guardar 300 reais por mes', '/juros-compostos'],
  ['quitar divida da casa antes', '/simulador-financiamento'],
  ['taxa das blusinhas', '/blog/fim-taxa-blusinhas-impacto-financeiro'],
  ['previdencia privada vale a pena', '/blog/previdencia-privada-vale-pena-comecar-30-anos'],
  ['ganho 5 mil pago imposto', '/blog/isencao-ir-5-mil-impacto-financeiro'],
  ['quanto rende 100 do cdi', '/conversor-cdi'],
  ['o que é selic', '/investimentos#termo-selic'],
  ['oque e ipca', '/investimentos#termo-ipca'],
  ['tesouro selic', '/investimentos/tesouro-direto'],
  ['cripto imposto de renda', '/blog/criptomoeda-imposto-renda'],
  ['declarar imposto de renda', '/imposto-de-renda'],
  ['vendi meu apartamento imposto', '/ganho-capital'],
  ['viver de renda', '/renda-passiva'],
  ['fire aposentar cedo', '/independencia-financeira'],
  ['quanto custa viagem pra disney', '/orcamento-viagem'],
  ['aluguel ou financiamento', '/comparador-custos'],
  ['bolsa abre hoje?', '/status-mercado'],
  ['falar com voces', '/contato'],
  // By what they are called, not by their titles.
  ['quanto vou receber de salário', '/salario-liquido'],
  ['vender férias', '/ferias'],
  ['segunda parcela do décimo', '/decimo-terceiro'],
  ['PJ ou CLT', '/clt-pj'],
  ['malha fina', '/imposto-de-renda'],
  ['preço médio ações', '/preco-medio'],
  ['saque aniversario fgts', '/rescisao-trabalhista'],
  ['quanto rende 10 mil', '/juros-compostos'],
  ['comprar ou alugar', '/comparador-custos'],
  ['viajem orlando', '/orcamento-viagem'],
  ['imposto de renda 2026', '/imposto-de-renda'],
  ['compra internacional', '/calculadora-moedas'],
  ['holerite veio errado', '/salario-liquido'],
  ['minha rescisão está certa', '/rescisao-trabalhista'],
  ['confira o seu papel', '/rescisao-trabalhista'],
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
  search(typed).groups.flatMap(({ entries }) => entries.map(({ href }) => href))

test('of 75 questions at least 72 have their answer first', () => {
  const misses = asked.flatMap(([typed, first]) => {
    const [found = null, ...others] = addressesFor(typed)
    return found === first
      ? []
      : `${typed} → ${[found ?? 'nada', ...others.slice(0, 2)].join(' ')}, not ${first ?? 'nada'}`
  })
  console.log(['Not first in the search:', ...misses].join('\n  '))
  expect(asked).toHaveLength(75)
  expect(asked.length - misses.length).toBeGreaterThanOrEqual(72)
})

test('what a reader loads for it is small, and has each address once', () => {
  const bytes = gzipSync(JSON.stringify(entries)).length
  console.log(`The file of the search: ${(bytes / 1000).toFixed(1)} kB compressed, ${entries.length} entries`)
  expect(bytes).toBeLessThan(60_000)
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
})

/** What people ask that the site does not have, and what it is near to. */
const without = (
  'passei do limite do mei,abrir mei,como tirar cnpj,ipva 2027 sp,valor do iptu,auxilio doença,salario maternidade,' +
  'licença maternidade quantos dias,pis pasep 2026,melhor banco digital,aumentar score serasa,nome sujo como limpar,' +
  'plano de saude barato,mega sena,receita de bolo,segunda via boleto,cancelar cartao nubank,golpe do pix o que fazer,' +
  'pensao por morte,divorcio partilha,inventario custo,itbi sp,quanto ganha um medico,criar conta corrente,' +
  'empréstimo para negativado,fgts aniversario antecipação banco,bpc loas,fies dívida,consignado inss margem,adicional noturno,' +
  // Near enough in words to pass for answers.
  'cartão de crédito sem anuidade,horario do banco,previsao do tempo,seguro de carro preço,abono salarial'
).split(',')

const passes = (typed: string) => {
  const { groups, isNear } = search(typed)
  return groups.length > 0 && !isNear
}

test('what the site does not have is said not to be there; what it has is not doubted', () => {
  const wrong = without.filter(passes)
  const doubted = asked.flatMap(([typed, first]) => (first && !passes(typed) ? [typed] : []))
  console.log(['Passes for an answer:', ...wrong, 'Doubted:', ...doubted].join('\n  '))
  expect(without).toHaveLength(35)
  expect(wrong.length).toBeLessThanOrEqual(7)
  expect(doubted.length).toBeLessThanOrEqual(2)
  expect(search('passei do limite do MEI').isNear).toBe(true)
})
