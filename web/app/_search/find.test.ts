import { expect, test } from 'vitest'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { calculatorEntries } from './calculator-entries.ts'
import { createSearch, type Entry } from './find.ts'
import { mistakesBetween, mistakesIn } from './typo.ts'
import { stemOf, wordsOf } from './words.ts'

test.each([
  ['financiar', 'financiamentos'],
  ['demissões', 'demissao'],
  ['aposentar', 'aposentadoria'],
  ['imóveis', 'imovel'],
  ['AÇÕES', 'acao'],
  ['vender', 'vendi'],
])('%s and %s are one stem', (one, other) => {
  const stems = (text: string) => wordsOf(text).map(stemOf)
  expect(stems(one)).toEqual(stems(other))
})

test('a code keeps its last letter', () => {
  expect(wordsOf('PETR3 HGLG11').map(stemOf)).toEqual(['petr3', 'hglg11'])
})

test('what joins words is none, and an ordinal is a number', () => {
  expect(wordsOf('Quanto é o 13º de quem sai?')).toEqual(['13o', 'sai'])
})

test.each([
  ['dolar', 'dolra', 1],
  ['bitcoin', 'bitcoim', 1],
  ['aliexpress', 'aliexpres', 1],
  ['ethereum', 'etherium', 1],
  ['rescisao', 'recizao', 2],
  ['', 'abc', 3],
  ['igual', 'igual', 0],
])('from %s to %s: %i mistakes', (one, other, mistakes) => {
  expect(mistakesBetween(one, other)).toBe(mistakes)
  expect(mistakesBetween(other, one)).toBe(mistakes)
})

test('a short word forgives nothing, a long one two letters', () => {
  expect(['vale', 'dolar', 'rescisao'].map(mistakesIn)).toEqual([0, 1, 2])
})

function entry(kind: Entry['kind'], title: string, words = '', detail = ''): Entry {
  return { kind, href: `/${title}`, title, words, detail }
}

const search = createSearch([
  entry('article', 'Financiar carro', 'carro', 'O que olhar antes de assinar'),
  entry('page', 'Financiamento', 'carro casa'),
  entry('term', 'Amortização', '', 'Parte da parcela que diminui a dívida'),
])
const titles = (typed: string) =>
  search(typed).groups.flatMap(({ entries }) => entries.map(({ title }) => title))

test('a calculation comes before a text on the same words, each under its kind', () => {
  expect(search('finaciar carro').groups.map(({ kind }) => kind)).toEqual(['page', 'article'])
})

test('a word half typed is enough, when it is the last', () => {
  expect(titles('amor')).toEqual(['Amortização'])
  expect(titles('amor parcela')).toEqual(['Amortização'])
})

test('nothing for what the site does not have, nor for an empty question', () => {
  expect(titles('mega sena')).toEqual([])
  expect(titles('receita bolo chocolate parcela')).toEqual([])
  expect(titles(' quanto é o ')).toEqual([])
})

// The keys of an object written out are those of its type.
const searchCalculators = createSearch(calculatorEntries(Object.keys(calculators) as CalculatorSlug[]))

test.each([
  ['financiar carro', 'simulador-financiamento'],
  ['sair do emprego', 'rescisao-trabalhista'],
  ['FGTS', 'rescisao-trabalhista'],
  ['fui demitido', 'rescisao-trabalhista'],
  ['aposentar', 'aposentadoria'],
  ['INSS', 'aposentadoria'],
  ['Shopee', 'calculadora-moedas'],
  ['vender imóvel', 'ganho-capital'],
  ['IMOVEL vendido', 'ganho-capital'],
  ['inflação', 'rentabilidade-real'],
  ['viagem', 'orcamento-viagem'],
  ['alugar ou comprar', 'comparador-custos'],
  ['viver de renda', 'renda-passiva'],
  ['juros do cartão', 'conversor-taxas'],
  ['empréstimo', 'simulador-financiamento'],
] as const)('among the calculators alone, "%s" finds %s', (typed, slug) => {
  const [group] = searchCalculators(typed).groups
  expect(group?.entries.slice(0, 3).map(({ href }) => href)).toContain(calculators[slug].path)
})
