import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { readBitcoinPrices } from '#web/rates/coins/bitcoin.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { DataTable } from '#web/ui/tables/DataTable.tsx'

/** The price at each source that answers: there is no single one. */
export async function SourcePrices() {
  const prices = await readBitcoinPrices()
  const [lowest, highest] = [prices[0], prices.at(-1)]
  return (
    <section className="stack-small" aria-labelledby="fontes">
      <div className="section-top">
        <h2 id="fontes">Quanto muda de uma fonte para outra</h2>
      </div>
      {lowest && highest && prices.length > 1 ? (
        <>
          <p>
            De {formatBrl(roundCents(lowest.price * 100))} a {formatBrl(roundCents(highest.price * 100))}:{' '}
            diferença de {formatPercent(highest.price / lowest.price - 1)} entre {prices.length} fontes agora.
          </p>
          <DataTable
            caption="1 bitcoin em reais, por fonte"
            columns={[
              { label: 'Fonte' },
              { label: 'R$', numeric: true },
              { label: 'Acima da menor', numeric: true },
            ]}
            rows={prices.map(({ source, price }) => [
              sources[source].name,
              formatBrl(roundCents(price * 100)).slice(3),
              formatPercent(price / lowest.price - 1),
            ])}
          />
          {prices.some(({ simulated }) => simulated) && (
            <p>
              <SimulatedTag />
            </p>
          )}
        </>
      ) : (
        <p>Sem dado: para comparar, é preciso que duas fontes respondam.</p>
      )}
    </section>
  )
}
