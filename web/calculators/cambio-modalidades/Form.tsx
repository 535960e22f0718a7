'use client'

import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import type { Figures } from '#web/rates/figures.ts'
import { type LiveReading, type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { series } from '#web/rates/series.ts'
import { CalculatorForm, type FormProps } from '../form/CalculatorForm.tsx'
import { calculator, euroCalculator } from './calculator.ts'

export function Form(props: FormProps) {
  return <CalculatorForm calculator={calculator} {...props} />
}

/** On the page of a currency: with the rate and the time that its headline has, renewed with it. */
export function LiveForm({ served, currency }: { served: ServedReading; currency: 'USD' | 'EUR' }) {
  const figures = figuresOf(useReading(served), currency)
  const { path } = series[served.reading.series]
  return (
    <>
      <CalculatorForm
        calculator={currency === 'USD' ? calculator : euroCalculator}
        {...{ figures, path }}
        whole
      />
      <p className="small muted">
        O spread é uma estimativa: cada instituição define o seu. Veja o{' '}
        <a href="https://www.bcb.gov.br/estabilidadefinanceira/rankingcambioinstituicoes">
          ranking do Banco Central
        </a>
        .
      </p>
    </>
  )
}

const kinds = {
  spot: 'câmbio comercial, venda,',
  ptax: 'PTAX de venda',
  daily: 'taxa diária de referência',
} as const

function figuresOf({ quote, now }: LiveReading, currency: 'USD' | 'EUR'): Figures {
  const today = { text: formatDay(dayInBrasilia(now)), label: 'hoje', simulated: false }
  if (!quote) return { today }
  const { kind, last, pricedAt, source, simulated } = quote
  const priced = new Date(pricedAt)
  const label = `${kinds[kind]} de ${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)} (Brasília)`
  const rate = { text: formatNumber(last, 4), label, source, simulated }
  return { today, [currency === 'USD' ? 'usd' : 'eur']: rate }
}
