'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { State } from './Sample.tsx'

const common = {
  subtitle: 'em reais, por dia',
  xLabels: [
    { index: 0, label: '18/11' },
    { index: 4, label: '22/11' },
  ],
  format: (value: number) => formatNumber(value, 2),
}

export function PriceCharts() {
  return (
    <>
      <State name="Preço">
        <LineChart {...common} title="O preço subiu" values={[5.1, 5.15, 5.12, 5.2, 5.22]} />
      </State>
      <State name="Preço, com o que foi pedido e o dia lido">
        <LineChart
          {...common}
          title="O preço passou do pedido"
          values={[5.1, 5.15, 5.12, 5.2, 5.22]}
          target={5.18}
          cursor={2}
        />
      </State>
      <State name="Preço, em escala de porcentagem">
        <LineChart {...common} title="O preço dobrou três vezes" values={[1, 2, 3, 5, 8]} isLogarithmic />
      </State>
    </>
  )
}
