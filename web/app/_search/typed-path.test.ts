import { expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import { createSearch } from './find.ts'
import { proposalsFor } from './typed-path.ts'

const entries = entriesOf({ articles: [], terms: [], authors: [] })
const search = createSearch(entries)

test.each([
  ['/dolar-hje', '/dolar-hoje'],
  ['/jurocomposto', '/juros-compostos'],
  ['/recisao', '/rescisao-trabalhista'],
  ['/calculadoras/roi', '/roi'],
  ['/acoes/petr4', '/detalhe-ativo?codigo=PETR4'],
  ['/financiamento-imobiliario', '/simulador-financiamento'],
])('who typed %s may have meant %s', (typed, address) => {
  expect(proposalsFor(typed, entries, search).map(({ href }) => href)).toContain(address)
})

test('a term of the glossary, which has no address, is none that was meant', () => {
  const terms = [{ slug: 'ipca', term: 'IPCA', definition: 'Inflação, calculada todo mês.' }]
  const withTerms = entriesOf({ articles: [], terms, authors: [] })
  const found = proposalsFor('/calculada', withTerms, createSearch(withTerms))
  expect(found.map(({ kind }) => kind)).not.toContain('term')
  expect(found).not.toEqual([])
})

test('at most three, and none for what is like nothing', () => {
  expect(proposalsFor('/imposto', entries, search)).toHaveLength(3)
  expect(proposalsFor('/xpto-qwerty', entries, search)).toEqual([])
})
