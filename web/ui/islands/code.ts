/**
 * The components that may be islands: each has a bundle of its own (scripts/pages/islands.ts). By the name that its
 * `<Island>` says: the file, and what it exports. Addresses and not imports, for a page gets the code that it uses alone.
 */
export const islandCode = {
  LiveRate: 'web/rates/quotes/LiveRate.tsx#LiveRate',
  LiveCard: 'web/rates/quotes/LiveCard.tsx#LiveCard',
  LiveStripItem: 'web/rates/strip/LiveStripItem.tsx#LiveStripItem',
  LiveInline: 'web/rates/in-text/LiveInline.tsx#LiveInline',
  RateChart: 'web/rates/charts/RateChart.tsx#RateChart',
  StockBoard: 'web/rates/stocks/StockBoard.tsx#StockBoard',
  CoinBoard: 'web/rates/coins/CoinBoard.tsx#CoinBoard',
  LiveAsset: 'web/rates/asset-detail/LiveAsset.tsx#LiveAsset',
  PastReturns: 'web/rates/asset-detail/PastReturns.tsx#PastReturns',
  QuoteActions: 'web/app/_currency/QuoteActions.tsx#QuoteActions',
  SiteSearch: 'web/app/_search/SiteSearch.tsx#SiteSearch',
  MeantAddress: 'web/app/_shell/MeantAddress.tsx#MeantAddress',
  Alerts: 'web/app/alertas-cambio/Alerts.tsx#Alerts',
  BitcoinWorth: 'web/app/bitcoin-hoje/BitcoinWorth.tsx#BitcoinWorth',
  CalculatorIndex: 'web/app/calculadoras/CalculatorIndex.tsx#CalculatorIndex',
  Calculation: 'web/app/contato/Calculation.tsx#Calculation',
  ContactForm: 'web/app/contato/ContactForm.tsx#ContactForm',
  Comparison: 'web/app/investimentos/Comparison.tsx#Comparison',
  LiveBoard: 'web/app/status-mercado/LiveBoard.tsx#LiveBoard',
  QuickForm: 'web/calculators/cambio-modalidades/QuickForm.tsx#QuickForm',
  RoundAmounts: 'web/calculators/cambio-modalidades/RoundAmounts.tsx#RoundAmounts',
  CurrencyCalculator: 'web/calculators/cambio-modalidades/Form.tsx#LiveForm',
  BitcoinCalculator: 'web/calculators/bitcoin-venda/Form.tsx#LiveForm',
  // Each calculator, by its slug.
  'acoes-mensal': 'web/calculators/acoes-mensal/Form.tsx#Form',
  aposentadoria: 'web/calculators/aposentadoria/Form.tsx#Form',
  'bitcoin-venda': 'web/calculators/bitcoin-venda/Form.tsx#Form',
  'calculadora-iof': 'web/calculators/calculadora-iof/Form.tsx#Form',
  'calculadora-moedas': 'web/calculators/calculadora-moedas/Form.tsx#Form',
  'cambio-modalidades': 'web/calculators/cambio-modalidades/Form.tsx#Form',
  cdb: 'web/calculators/cdb/Form.tsx#Form',
  'comparador-custos': 'web/calculators/comparador-custos/Form.tsx#Form',
  'conversor-cdi': 'web/calculators/conversor-cdi/Form.tsx#Form',
  'conversor-taxas': 'web/calculators/conversor-taxas/Form.tsx#Form',
  'fundos-imobiliarios': 'web/calculators/fundos-imobiliarios/Form.tsx#Form',
  'ganho-capital': 'web/calculators/ganho-capital/Form.tsx#Form',
  'independencia-financeira': 'web/calculators/independencia-financeira/Form.tsx#Form',
  'juros-compostos': 'web/calculators/juros-compostos/Form.tsx#Form',
  'lci-lca': 'web/calculators/lci-lca/Form.tsx#Form',
  'orcamento-viagem': 'web/calculators/orcamento-viagem/Form.tsx#Form',
  'renda-passiva': 'web/calculators/renda-passiva/Form.tsx#Form',
  'rentabilidade-real': 'web/calculators/rentabilidade-real/Form.tsx#Form',
  'rescisao-trabalhista': 'web/calculators/rescisao-trabalhista/Form.tsx#Form',
  roi: 'web/calculators/roi/Form.tsx#Form',
  'simulador-financiamento': 'web/calculators/simulador-financiamento/Form.tsx#Form',
  'tesouro-direto': 'web/calculators/tesouro-direto/Form.tsx#Form',
} as const

export type IslandCode = keyof typeof islandCode

/** What stands together on pages that no build draws: those of an asset. */
export const onDemand: readonly (readonly IslandCode[])[] = [
  ['LiveAsset', 'RateChart'],
  ['LiveAsset', 'RateChart', 'PastReturns'],
]
