'use client'

import { dayInBrasilia, formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { overdueInWords, overdueOn } from '#web/finance/core/renewal.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { momentWords, quoteWords } from '#web/rates/assets/asset-words.ts'
import type { Quote } from '#web/rates/quote.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { sources } from '#web/rates/sources.ts'
import { Facts } from '#web/ui/tables/Facts.tsx'

const SATS = 100_000_000

const kindNames = { spot: 'dólar comercial', ptax: 'dólar PTAX', daily: 'taxa diária do dólar' } as const

type Props = {
  served: ServedReading
  /** As it was when the page was made. */
  dollar: Quote | null
}

/** The price on top of the page, renewed with it, in dollars, satoshis and minimum wages. */
export function BitcoinWorth({ served, dollar }: Props) {
  const { quote, now } = useReading(served)
  if (!quote) return null
  return (
    <div className="stack-small">
      {dollar && <InDollars quote={quote} dollar={dollar} />}
      <Facts wide items={equivalents(quote, now)} />
    </div>
  )
}

/** No other question to a source: the price in reais over the dollar, each with its source and time. */
function InDollars({ quote, dollar }: { quote: Quote; dollar: Quote }) {
  return (
    <div>
      <p>
        Em dólar: <strong>US$&nbsp;{formatNumber(quote.last / dollar.last, 2)}</strong>
      </p>
      <p className="small muted">
        Cálculo do Em Miúdos: {formatBrl(roundCents(quote.last * 100))} ({sources[quote.source].name},{' '}
        {momentWords(quote.pricedAt)}) ÷ {formatNumber(dollar.last, 4)}, {kindNames[dollar.kind]} (
        {sources[dollar.source].name}, {quoteWords(dollar)}).
      </p>
    </div>
  )
}

function equivalents({ last }: Quote, now: Date) {
  const satoshis = {
    label: 'R$ 1,00 compra',
    value: `${formatNumber(SATS / last, 0)} satoshis`,
    note: `1.000 satoshis: ${formatBrl(roundCents((last / SATS) * 1000 * 100))}`,
  }
  const today = dayInBrasilia(now)
  const wage = inForce(salarioMinimoTables, today)
  if (!wage) return [satoshis]
  const overdue = overdueOn(salarioMinimoTables, today)
  const wages = {
    label: 'Em salários mínimos',
    value: formatNumber((last * 100) / wage.monthly, 1),
    note: `de ${formatBrl(wage.monthly)} (${wage.source})${overdue ? `. ${overdueInWords(overdue, today)}` : ''}`,
  }
  return [satoshis, wages]
}
