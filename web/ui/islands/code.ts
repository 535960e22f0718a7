import { calculatorCode } from './calculator-code.ts'

/**
 * The components that may be islands: each has its own bundle (scripts/pages/islands.ts). By the `code` of its
 * `<Island>`: file and export. Addresses and not imports, because a page gets only the code that it uses.
 */
export const islandCode = {
  LiveRate: 'web/rates/quotes/LiveRate.tsx#LiveRate',
  LiveCard: 'web/rates/quotes/LiveCard.tsx#LiveCard',
  LiveStripItem: 'web/rates/strip/LiveStripItem.tsx#LiveStripItem',
  LiveInline: 'web/rates/in-text/LiveInline.tsx#LiveInline',
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
  ...calculatorCode,
} as const

export type IslandCode = keyof typeof islandCode

/** Islands that occur together on pages that no build renders: the pages of assets. */
export const onDemand: readonly (readonly IslandCode[])[] = [['LiveAsset', 'PastReturns']]
