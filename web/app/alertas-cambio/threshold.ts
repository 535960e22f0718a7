import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { readNumber } from '#web/finance/core/typed-number.ts'
import { alertCurrencies, capital, reais } from '#web/rates/alerts/alert-words.ts'
import { type AlertCondition, isReached } from '#web/rates/alerts/alerts.ts'
import type { Quote } from '#web/rates/quote.ts'
import type { SeriesId } from '#web/rates/series.ts'

/** Two per cent away from the price of now. */
const SUGGESTED_MOVE = 0.02
const MOST_REAIS = 999_999_999
const changeLimits = { least: 0.1, most: 50 }

/** Empty while there is no price to start from. */
export function suggestedText(id: SeriesId, condition: AlertCondition, quote: Quote | null): string {
  if (condition === 'change') return formatNumber(SUGGESTED_MOVE * 100)
  if (!quote) return ''
  const move = condition === 'below' ? 1 - SUGGESTED_MOVE : 1 + SUGGESTED_MOVE
  return formatNumber(quote.last * move, alertCurrencies[id].decimals)
}

/** The number that the field says: reais, or percent of a change. In `wrong`, in Portuguese, why it says none. */
export function readThreshold(id: SeriesId, condition: AlertCondition, text: string) {
  const isPercent = condition === 'change'
  // A price without centavos is one of hundreds of thousands; a dollar of 5.223 may be one of five reais.
  return readNumber(text, isPercent ? '%' : 'R$', !isPercent && alertCurrencies[id].decimals === 0)
}

/** In the words of spec/pages.md §0.2; undefined when an alert can be made of it. */
export function errorOf(
  id: SeriesId,
  condition: AlertCondition,
  text: string,
  quote: Quote | null,
): string | undefined {
  if (text.trim() === '') return 'Preencha o campo Valor.'
  const typed = readThreshold(id, condition, text)
  if ('wrong' in typed) return typed.wrong
  const { value } = typed
  if (condition === 'change') return errorOfChange(value, quote)
  if (value <= 0) return 'O valor mínimo é R$\u00A00,01.'
  if (value > MOST_REAIS) return `O valor máximo é ${reais(id, MOST_REAIS)}.`
  if (!quote || !isReached({ condition, threshold: value }, { price: quote.last, changeFraction: null }))
    return undefined
  const other = condition === 'below' ? 'menor' : 'maior'
  return `${capital(alertCurrencies[id].name)} já está em ${reais(id, quote.last)}. Escolha um valor ${other}.`
}

function errorOfChange(percent: number, quote: Quote | null): string | undefined {
  const { least, most } = changeLimits
  if (percent < least) return `O valor mínimo é ${formatNumber(least, 1)}\u00A0%.`
  if (percent > most) return `O valor máximo é ${most}\u00A0%.`
  const change = quote?.changeFraction ?? null
  if (change === null || Math.abs(change) < percent / 100) return undefined
  return `Hoje já variou ${formatPercent(Math.abs(change))}. Escolha um valor maior.`
}
