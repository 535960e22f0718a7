import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { ptaxCloses } from '#web/rates/feeds/currency-feeds.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { read } from '#web/rates/source-reader/source-reader.ts'
import { sources } from '#web/rates/sources.ts'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { type CurrencyId, currencies } from './currencies.ts'

/** The newest closing PTAX with its day: another number than the market's, so it stands apart. */
export async function OfficialClose({ id }: { id: CurrencyId }) {
  const { held, failedAt } = await read(ptaxCloses(currencies[id].code))
  const close = held?.value.at(-1)
  const { name, url } = sources['bcb-ptax']
  if (!(held && close)) return <p className="small muted">PTAX: sem dado. O Banco Central não respondeu.</p>
  return (
    <div className="stack-small">
      <Facts
        items={[
          { label: `PTAX de ${formatDay(close.day)}, compra`, value: formatNumber(close.buy, 4) },
          { label: `PTAX de ${formatDay(close.day)}, venda`, value: formatNumber(close.sell, 4) },
        ]}
      />
      <p className="small muted">
        Fechamento oficial. Fonte: {held.simulated && 'simulador, no formato do '}
        <a href={url}>{name}</a>.{failedAt !== null && ' A última tentativa de renovar falhou.'}
      </p>
      {held.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}
