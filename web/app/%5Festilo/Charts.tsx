import { formatBrl } from '#web/finance/core/format.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import { State } from './Sample.tsx'

const reais = (value: number) => formatBrl(Math.round(value * 100))
const format = { prefix: 'R$\u00A0', decimals: 2 }
const texts = {
  subtitle: 'em reais, por ano',
  names: ['hoje', '1 ano', '2 anos', '3 anos', '4 anos'],
  format,
}
const series = [
  { label: 'Você pôs', values: [100, 200, 300, 400, 500] },
  { label: 'Com juros', values: [100, 220, 350, 500, 670] },
  { label: 'Com inflação', values: [100, 230, 380, 560, 780] },
]
const price = {
  subtitle: 'em reais, por dia',
  names: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'],
  series: [{ label: 'Preço', values: [5.1, 5.15, 5.12, 5.2, 5.18] }],
  format,
}

export function Charts() {
  return (
    <>
      {[1, 2, 3].map((count) => (
        <State key={count} name={`Áreas: ${count}`}>
          <LineChart {...texts} areas title="O saldo cresce" series={series.slice(0, count)} />
        </State>
      ))}
      <State name="Linhas que se afastam e terminam juntas">
        <LineChart
          {...texts}
          title="A dívida acaba"
          series={[
            { label: 'SAC', values: [400, 300, 200, 100, 0] },
            { label: 'Price', values: [400, 350, 290, 180, 0] },
          ]}
        />
      </State>
      <State name="Linha que passa do zero">
        <LineChart
          {...texts}
          title="O saldo cruza o zero"
          series={[{ label: 'Saldo', values: [-100, -40, 10, 80, 200] }]}
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
      <State name="Preço">
        <LineChart {...price} title="O preço subiu" />
      </State>
      <State name="Preço, com o que foi pedido">
        <LineChart {...price} title="O preço passou do pedido" target={5.13} />
      </State>
      <State name="Preço, em escala de porcentagem">
        <LineChart
          {...price}
          title="O preço dobrou três vezes"
          series={[{ label: 'Preço', values: [1, 2, 3, 5, 8] }]}
          isLogarithmic
        />
      </State>
      <State name="Linha de uma célula">
        <Sparkline values={[4, 6, 5, 8, 7, 9]} />
      </State>
    </>
  )
}
