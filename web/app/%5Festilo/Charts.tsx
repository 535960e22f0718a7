import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { AreaChart } from '#web/ui/charts/AreaChart.tsx'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { CompareChart } from '#web/ui/charts/CompareChart.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { PriceCharts } from './PriceCharts.tsx'
import { State } from './Sample.tsx'

const reais = (value: number) => formatBrl(Math.round(value * 100))
const texts = {
  subtitle: 'em reais, por ano',
  xLabels: [
    { index: 0, label: 'hoje' },
    { index: 4, label: '4 anos' },
  ],
}
const series = [
  { label: 'Você pôs', values: [100, 200, 300, 400, 500], mark: 1 },
  { label: 'Com juros', values: [100, 220, 350, 500, 670], mark: 2 },
  { label: 'Com inflação', values: [100, 230, 380, 560, 780], mark: 3 },
] as const

export function Charts() {
  return (
    <>
      {[1, 2, 3].map((count) => (
        <State key={count} name={`Áreas: ${count}`}>
          <AreaChart {...texts} title="O saldo cresce" series={series.slice(0, count)} format={reais} />
        </State>
      ))}
      <State name="Linhas que passam do zero">
        <AreaChart
          {...texts}
          isPlain
          title="O saldo cruza o zero"
          series={[{ label: 'Saldo', values: [-100, -40, 10, 80, 200], mark: 1 }]}
          format={reais}
        />
      </State>
      <State name="Barras, uma abaixo de zero">
        <BarChart
          title="O que cada uma custa"
          subtitle="em reais"
          bars={[
            { label: 'Pix', value: 120 },
            { label: 'Cartão', value: 480 },
            { label: 'Prejuízo', value: -60 },
          ]}
          format={reais}
        />
      </State>
      <State name="Duas linhas">
        <CompareChart
          {...texts}
          title="A ação e o índice"
          lines={[
            { label: 'Ação', values: [100, 104, 98, 110, 121] },
            { label: 'Índice', values: [100, 101, 103, 104, 108] },
          ]}
          format={(value) => formatNumber(value, 0)}
        />
      </State>
      <State name="Linha de uma célula">
        <Sparkline values={[4, 6, 5, 8, 7, 9]} />
      </State>
      <Island name="prices" when="idle">
        <PriceCharts />
      </Island>
    </>
  )
}
