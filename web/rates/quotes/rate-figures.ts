import { dayInBrasilia, formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { Figures } from '../figures.ts'
import { momentOf } from '../quote.ts'
import type { LiveReading } from './use-reading.ts'

const kinds = {
  spot: 'câmbio comercial, venda,',
  ptax: 'PTAX de venda',
  daily: 'taxa diária de referência',
} as const

/** The figures of the form: the rate of a page's headline with its time, and the day of today. */
export function figuresOf({ quote, now }: LiveReading, currency: 'USD' | 'EUR'): Figures {
  const today = { text: formatDay(dayInBrasilia(now)), label: 'hoje', simulated: false }
  if (!quote) return { today }
  const { kind, last, source, simulated } = quote
  const label = `${kinds[kind]} de ${momentOf(quote)} (Brasília)`
  const rate = { text: formatNumber(last, 4), label, source, simulated }
  return { today, [currency === 'USD' ? 'usd' : 'eur']: rate }
}
