import { formatDay } from '#web/finance/core/format.ts'
import { type BondTable, bondCells, bondFamilies } from '#web/rates/daily/bonds.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from './BondTables.module.css'

/** The bonds on offer, family by family, with their day, their source and what is simulated. */
export function BondTables(table: BondTable) {
  return (
    <div className="stack">
      {table.day === null ? (
        <p>
          Sem dado: o {sources['tesouro-transparente'].name} não deu taxas que possamos usar. Em vez de
          estimar, não mostramos nenhuma.
        </p>
      ) : (
        <Rates {...table} day={table.day} />
      )}
      <Credit {...table} />
    </div>
  )
}

function Rates({ rows, day }: BondTable & { day: NonNullable<BondTable['day']> }) {
  return (
    <>
      <p className="measure">
        {`São as taxas e os preços da manhã de ${formatDay(day)}: o Tesouro publica o arquivo um ou dois dias úteis depois. Na compra vale o preço da hora, no site do Tesouro Direto, e nem todo título da lista está à venda todo dia.`}
      </p>
      <div>
        {bondFamilies(rows).map(({ title, rows: family }, index) => (
          <details key={title} className={styles.family} open={index === 0}>
            <summary>
              {`${title} (${family.length})`}
              <Icon name="chevron" />
            </summary>
            <DataTable
              caption={`${title}: taxa ao ano e preço de um título inteiro para quem compra, em ${formatDay(day)}`}
              columns={[
                { label: 'Título' },
                { label: 'Taxa', numeric: true },
                { label: 'Preço (R$)', numeric: true },
                { label: 'Vencimento', numeric: true },
              ]}
              rows={family.map(bondCells)}
            />
          </details>
        ))}
      </div>
    </>
  )
}

function Credit({ origin, failedAt }: BondTable) {
  const { name, url, licence } = sources['tesouro-transparente']
  return (
    <>
      <p className="small muted">
        Fonte: {origin?.simulated && 'simulador, no formato do '}
        <a href={url}>{name}</a>, licença {licence}.
        {origin && failedAt !== null && ' A última tentativa de renovar falhou.'}
      </p>
      {origin?.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </>
  )
}
