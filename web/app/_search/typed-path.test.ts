import { expect, test } from 'vitest'
import { siteRoutes } from '#schemas/site-routes.ts'
import { entriesOf } from './entries.ts'
import { createSearch } from './find.ts'
import { addressMeant, proposalsFor } from './typed-path.ts'

test.each([
  ['/dolarhoje', '/dolar-hoje'],
  ['/Dolar_Hoje', '/dolar-hoje'],
  ['/dólar-hoje', '/dolar-hoje'],
  ['/jurosCompostos/', '/juros-compostos'],
  ['/investimentos-cdb', '/investimentos/cdb'],
])('%s has the letters of %s', (typed, address) => {
  expect(addressMeant(typed, siteRoutes)).toBe(address)
})

test.each(['/dolar', '/nao-existe', '/-', '/dolar-hoje-2'])('%s has those of none', (typed) => {
  expect(addressMeant(typed, siteRoutes)).toBeUndefined()
})

test('no two addresses of the site have the same letters', () => {
  expect(siteRoutes.filter((path) => path !== '/' && addressMeant(path, siteRoutes) !== path)).toEqual([])
})

const entries = entriesOf({ articles: [], terms: [] })
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

test('at most three, and none for what is like nothing', () => {
  expect(proposalsFor('/imposto', entries, search)).toHaveLength(3)
  expect(proposalsFor('/xpto-qwerty', entries, search)).toEqual([])
})
