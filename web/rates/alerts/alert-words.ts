import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { SeriesId } from '../series.ts'
import type { Alert, AlertCondition } from './alerts.ts'

/** `decimals` are those of a threshold, not of a quote. */
export const alertCurrencies: Record<SeriesId, { name: string; title: string; decimals: number }> = {
  'usd-brl': { name: 'o dólar', title: 'Dólar', decimals: 2 },
  'eur-brl': { name: 'o euro', title: 'Euro', decimals: 2 },
  'btc-brl': { name: 'o bitcoin', title: 'Bitcoin', decimals: 0 },
}

/** How a condition is called in addresses, which are in Portuguese like every address of the site. */
export const conditionKeys: Record<AlertCondition, string> = {
  below: 'abaixo',
  above: 'acima',
  change: 'variacao',
}

/** Reais as people write them: with the decimals of the currency, or with the four of a quote when those do not do. */
export function reais(series: SeriesId, amount: number): string {
  const { decimals } = alertCurrencies[series]
  const isWhole = Math.abs(amount - Number(amount.toFixed(decimals))) < 1e-9
  return `R$\u00A0${formatNumber(amount, isWhole ? decimals : 4)}`
}

/** `Dólar a R$ 5,15 ou menos`, `Dólar com variação de 2,00 % ou mais no dia` */
export function alertTitle({ series, condition, threshold }: Omit<Alert, 'until'>): string {
  return `${alertCurrencies[series].title} ${conditionInWords({ series, condition, threshold })}`
}

function conditionInWords({ series, condition, threshold }: Omit<Alert, 'until'>): string {
  if (condition === 'change') return `com variação de ${formatPercent(threshold)} ou mais no dia`
  return `a ${reais(series, threshold)} ou ${condition === 'below' ? 'menos' : 'mais'}`
}

/** `O dólar chegou a R$ 5,15 ou menos` */
export function firedSentence({ series, condition, threshold }: Omit<Alert, 'until'>): string {
  const who = capital(alertCurrencies[series].name)
  if (condition === 'change') return `${who} variou ${formatPercent(threshold)} ou mais no dia`
  return `${who} chegou ${conditionInWords({ series, condition, threshold })}`
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
