import { expect, test } from 'vitest'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { searchCalculators } from './search.ts'

// The keys of an object written out are those of its type.
const all = Object.keys(calculators) as CalculatorSlug[]

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
])('"%s" finds %s', (typed, slug) => {
  expect(searchCalculators(all, typed).slice(0, 3)).toContain(slug)
})

test('nothing typed shows all, nonsense shows none', () => {
  expect(searchCalculators(all, ' ')).toEqual(all)
  expect(searchCalculators(all, 'quanto')).toEqual(all)
  expect(searchCalculators(all, 'zzzz qwerty')).toEqual([])
})
