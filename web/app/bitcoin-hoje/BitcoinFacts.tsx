import { dayInBrasilia, formatBrl, formatNumber } from '#web/finance/format.ts'
import { inForce } from '#web/finance/in-force.ts'
import { roundCents } from '#web/finance/money.ts'
import { salarioMinimoTables } from '#web/finance/tables/salario-minimo.ts'
import { readBitcoin } from '#web/rates/bitcoin.ts'
import type { ChartRange } from '#web/rates/history.ts'
import type { Reading } from '#web/rates/quote.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Change } from '#web/ui/Change.tsx'
import { Facts } from '#web/ui/Facts.tsx'

const SATS = 100_000_000

/** The price seen from other sides: changes, satoshis, minimum wages, market value. What no source says is left out. */
export async function BitcoinFacts({
  reading: { quote },
  ranges,
}: {
  reading: Reading
  ranges: readonly ChartRange[]
}) {
  const { held } = await readBitcoin()
  const coin = held?.value
  const changes = [
    { label: 'Em 24 horas', fraction: coin?.change.day ?? quote?.changeFraction ?? null },
    { label: 'Em 7 dias', fraction: coin?.change.week ?? null },
    { label: 'Em 1 mês', fraction: changeOver(ranges, '1M') },
    { label: 'Em 1 ano', fraction: changeOver(ranges, '1A') },
  ].flatMap(({ label, fraction }) =>
    fraction === null ? [] : [{ label, value: <Change fraction={fraction} /> }],
  )
  const sizes = [
    { label: 'Valor de mercado', amount: coin?.marketCap ?? null },
    { label: 'Volume em 24 horas', amount: coin?.volume ?? null },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, value: inBillions(amount) }]))
  const wage = inForce(salarioMinimoTables, dayInBrasilia(new Date()))
  const others = quote
    ? [
        {
          label: 'R$ 1,00 compra',
          value: `${formatNumber(SATS / quote.last, 0)} satoshis`,
          note: `1.000 satoshis: ${formatBrl(roundCents((quote.last / SATS) * 1000 * 100))}`,
        },
        ...(wage
          ? [
              {
                label: 'Em salários mínimos',
                value: formatNumber((quote.last * 100) / wage.monthly, 1),
                note: `de ${formatBrl(wage.monthly)} (${wage.source})`,
              },
            ]
          : []),
      ]
    : []
  const items = [...changes, ...sizes, ...others]
  if (items.length === 0) return <p>Sem dado: nenhuma fonte respondeu.</p>
  return (
    <div className="stack-small">
      <Facts wide items={items} />
      {held && (
        <p className="small muted">
          Variações, valor de mercado e volume: <a href={sources.coingecko.url}>{sources.coingecko.name}</a>.
          Satoshis e salários: conta nossa.
        </p>
      )}
      {(held?.simulated || quote?.simulated) && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

function changeOver(ranges: readonly ChartRange[], id: ChartRange['id']): number | null {
  const points = ranges.find((range) => range.id === id)?.points ?? []
  const [oldest, newest] = [points[0], points.at(-1)]
  return oldest && newest && points.length > 1 ? newest.price / oldest.price - 1 : null
}

function inBillions(reais: number): string {
  const [size, unit] = reais >= 1e12 ? [1e12, 'trilhões'] : [1e9, 'bilhões']
  return `R$\u00A0${formatNumber(reais / size, 2)} ${unit}`
}
