'use client'

import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import type { Figures } from '#web/rates/figures.ts'
import { type LiveReading, type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { CalculatorForm, type FormProps } from '../form/CalculatorForm.tsx'
import type { Result } from '../form/calculator.ts'
import { calculator, type Sale } from './calculator.ts'
import { MonthMeter } from './MonthMeter.tsx'

export function Form(props: FormProps) {
  return <CalculatorForm calculator={calculator} {...props} extra={monthOf} />
}

/** On the page of the bitcoin: with the price and the time that its headline has, renewed with it. */
export function LiveForm({ served }: { served: ServedReading }) {
  return <Form figures={figuresOf(useReading(served))} whole />
}

function monthOf({ answer: { exemption } }: Result<Sale>) {
  return exemption && <MonthMeter {...exemption} />
}

function figuresOf({ quote, now }: LiveReading): Figures {
  const today = { text: formatDay(dayInBrasilia(now)), label: 'hoje', simulated: false }
  if (!quote) return { today }
  const priced = new Date(quote.pricedAt)
  const label = `bitcoin de ${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)} (Brasília)`
  return {
    today,
    btc: { text: formatNumber(quote.last), label, source: quote.source, simulated: quote.simulated },
  }
}
