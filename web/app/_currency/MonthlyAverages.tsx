import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { type MonthAverage, monthlyAverages } from '#web/rates/charts/monthly-averages.ts'
import { readPtaxCloses } from '#web/rates/charts/rate-history.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { type CurrencyId, currencies } from './currencies.ts'

const MONTHS = 12

/** The average PTAX of the last twelve months. */
export async function MonthlyAverages({ id }: { id: CurrencyId }) {
  const { held } = await readPtaxCloses(id)
  const { noun } = currencies[id]
  const months = monthlyAverages(held?.value ?? [], MONTHS)
  return (
    <section className="stack-small" aria-labelledby="medias">
      <div className="section-top">
        <h2 id="medias">Média por mês</h2>
      </div>
      {held && months.length > 0 ? (
        <>
          <DataTable
            caption={`PTAX de venda, em reais por ${noun}. Fonte: Banco Central`}
            columns={[
              { label: 'Mês' },
              { label: 'Média', numeric: true },
              { label: 'Mínima', numeric: true },
              { label: 'Máxima', numeric: true },
            ]}
            rows={months.map((month, index) => [
              monthInWords(month, index === 0),
              ...[month.average, month.lowest, month.highest].map((price) => formatNumber(price, 4)),
            ])}
          />
          {held.simulated && (
            <p>
              <SimulatedTag />
            </p>
          )}
        </>
      ) : (
        <p>Sem dado: o Banco Central não respondeu. Em vez de estimar, não mostramos médias.</p>
      )}
    </section>
  )
}

/** `11/2026 (até 19/11)` while the month may still go on. */
function monthInWords({ month, lastDay }: MonthAverage, isNewest: boolean): string {
  const [year, number] = month.split('-')
  return `${number}/${year}${isNewest ? ` (até ${formatDay(lastDay).slice(0, 5)})` : ''}`
}
