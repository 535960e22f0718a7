'use client'

import { figuresOf } from '#web/rates/quotes/rate-figures.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
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
