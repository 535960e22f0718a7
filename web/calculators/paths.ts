// Written by `npm run typegen` from the folders of web/calculators.

import type { CalculatorSlug } from './registry.ts'

/** The calculators whose page has another subject. */
const elsewhere: Partial<Record<CalculatorSlug, `/${string}`>> = {
  'tesouro-direto': '/investimentos/tesouro-direto',
  cdb: '/investimentos/cdb',
  'lci-lca': '/investimentos/lci-lca',
  'acoes-mensal': '/investimentos/acoes',
  'fundos-imobiliarios': '/investimentos/fundos-imobiliarios',
  'cambio-modalidades': '/dolar-hoje',
  'bitcoin-venda': '/bitcoin-hoje',
}

/** The address of a calculator, for the browser: the registry has the words of the index and the search too. */
export function pathOf(slug: CalculatorSlug): `/${string}` {
  return elsewhere[slug] ?? `/${slug}`
}
