import { writeFragment } from '#web/calculators/form/state/fragment.ts'
import { fields } from '#web/calculators/tesouro-direto/fields.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { type BondRow, type BondTable, bondCells, bondFamilies, bondOf } from '#web/rates/daily/bonds.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'

/** The bonds on offer, family by family, with their day, their source and what is simulated. */
export function BondTables({
  isBesideSimulator = false,
  ...table
}: BondTable & { /** Its form is on the page. */ isBesideSimulator?: boolean }) {
  return (
    <div className="stack">
      {table.day === null ? (
        <p>
          Sem dado: o {sources['tesouro-transparente'].name} não deu taxas que possamos usar. Em vez de
          estimar, não mostramos nenhuma.
        </p>
      ) : (
        <Rates {...table} day={table.day} isBesideSimulator={isBesideSimulator} />
      )}
      <Credit {...table} />
    </div>
  )
}

type RatesProps = BondTable & { day: NonNullable<BondTable['day']>; isBesideSimulator: boolean }

function Rates({ rows, day, isBesideSimulator }: RatesProps) {
  return (
    <>
      <p className="measure">
        {`São as taxas e os preços da manhã de ${formatDay(day)}: o Tesouro publica o arquivo um ou dois dias úteis depois. Na compra vale o preço da hora, no site do Tesouro Direto, e nem todo título da lista está à venda todo dia.`}
      </p>
      <div>
        {bondFamilies(rows).map(({ title, rows: family }, index) => (
          <Fold key={title} summary={`${title} (${family.length})`} open={index === 0}>
            <DataTable
              caption={`${title}: taxa ao ano e preço de um título inteiro para quem compra, em ${formatDay(day)}`}
              columns={[
                { label: 'Título' },
                { label: 'Taxa', numeric: true },
                { label: 'Preço (R$)', numeric: true },
                { label: 'Vencimento', numeric: true },
                ...(isBesideSimulator ? [{ label: 'Na conta' }] : []),
              ]}
              rows={family.map((row) => [...bondCells(row), ...(isBesideSimulator ? [simulated(row)] : [])])}
            />
          </Fold>
        ))}
      </div>
    </>
  )
}

/** Its title and rate in the simulator, so that one bond has one rate; nothing for a kind that the simulator does not know. */
function simulated({ kind, name, investRate }: BondRow) {
  const bond = bondOf(kind)
  if (!bond || investRate === null) return ''
  const rate = formatNumber(investRate * 100)
  const field = bond === 'selic' ? 'selicSpread' : 'annualRate'
  const fragment = writeFragment(fields, { bond, year: name.slice(-4), [field]: rate })
  return <a href={`#${fragment}`}>Simular</a>
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
