import type { ReactNode } from 'react'
import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import { assetPath, type StockTable } from '#web/rates/catalogue/asset-rows.ts'
import { readBonds } from '#web/rates/daily/bonds.ts'
import { type Indicator, readIndicators } from '#web/rates/daily/indicators.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { bookWords, multiplesDays } from '#web/rates/stocks/stock-columns.ts'
import { readStocks } from '#web/rates/stocks/stocks.ts'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { BondTables } from '../../_assets/BondTables.tsx'
import type { GuideSlug } from './guides.ts'

/** The newest figures that a guide's question turns on, each with its day; what no source gave is said to be missing. */
const figures: Readonly<Record<GuideSlug, () => Promise<ReactNode>>> = {
  'tesouro-direto': async () => {
    const bonds = await readBonds()
    return (
      <>
        <Rates indicators={await readIndicators()} isLabelled={bonds.origin?.simulated === true} />
        <BondTables {...bonds} isBesideSimulator />
      </>
    )
  },
  cdb: async () => <Rates indicators={await readIndicators()} />,
  'lci-lca': async () => <Rates indicators={await readIndicators()} />,
  acoes: async () => (
    <>
      <Index code="IBOV" name="Ibovespa" table={await readStocks()} />
      <p>
        <a href="/acoes">Preços, dividendos e indicadores de cada ação</a>
      </p>
    </>
  ),
  'fundos-imobiliarios': async () => {
    const table = await readStocks()
    return (
      <>
        <Index code="IFIX" name="IFIX, o índice dos fundos" table={table} isLabelled={hasFunds(table)} />
        <Funds {...table} />
      </>
    )
  },
}

export async function Today({ slug }: { slug: GuideSlug }) {
  return <div className="stack">{await figures[slug]()}</div>
}

function creditOf(indicators: readonly Indicator[]): string {
  const own = 'Fonte: Banco Central do Brasil (SGS), dados abertos, licença ODbL.'
  const isOther = indicators.some(({ source }) => source === 'brasilapi')
  return isOther
    ? `${own} O que traz ${sources.brasilapi.name} no lugar da data veio dela, que não diz de quando é.`
    : own
}

/** `isLabelled`: what follows says for both that the numbers are simulated. */
function Rates({
  indicators,
  isLabelled = false,
}: {
  indicators: readonly Indicator[]
  isLabelled?: boolean
}) {
  return (
    <>
      <Facts
        wide
        items={indicators.map(({ label, value, since }) => ({
          label,
          value: value ?? 'sem dado',
          note: value ? since : undefined,
        }))}
      />
      <p className="small muted">{creditOf(indicators)}</p>
      {!isLabelled && indicators.some(({ simulated }) => simulated) && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </>
  )
}

type IndexProps = { code: 'IBOV' | 'IFIX'; name: string; table: StockTable; isLabelled?: boolean }

function Index({ code, name, table, isLabelled = false }: IndexProps) {
  const index = table.indexes.find((each) => each.code === code)
  if (!index) return <p>{name}: sem dado agora. Em vez de estimar, não mostramos o número.</p>
  const priced = new Date(index.pricedAt)
  return (
    <>
      <Facts
        items={[
          {
            label: name,
            value: `${formatNumber(index.points, 0)} pontos`,
            note: `${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)}, e a fonte atrasa até ${table.delayMinutes} minutos`,
          },
        ]}
      />
      {index.simulated && !isLabelled && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </>
  )
}

/** Whether the table of funds stands there with its label. */
function hasFunds({ rows, session, origin }: StockTable): boolean {
  return session !== null && origin?.simulated === true && rows.some(({ kind }) => kind === 'fii')
}

/** The funds that the site follows, in the order of the alphabet: a place in the list says nothing about a fund. */
function Funds({ rows, session, origin }: StockTable) {
  const funds = rows.filter(({ kind }) => kind === 'fii').toSorted((a, b) => a.code.localeCompare(b.code))
  const isValued = funds.some(({ facts }) => facts !== null && facts.priceToBook !== null)
  const multiples = isValued && session && multiplesDays(funds, session.day)
  const [first] = funds
  if (!first || !session) return null
  return (
    <>
      <DataTable
        caption={`Alguns fundos, em ordem alfabética, no pregão de ${formatDay(session.day)}`}
        columns={[
          { label: 'Fundo' },
          { label: 'Tem' },
          { label: 'Preço (R$)', numeric: true },
          ...(multiples ? [{ label: 'P/VP', numeric: true }] : []),
        ]}
        rows={funds.map(({ code, sector, price, facts }) => [
          code,
          sector ?? 'sem dado',
          formatNumber(price),
          ...(multiples
            ? [facts && facts.priceToBook !== null ? bookWords(facts.priceToBook) : 'sem dado']
            : []),
        ])}
      />
      <p className="small muted">
        {multiples && `P/VP de ${multiples}. `}Estar na lista não é recomendação: são os fundos que o site
        acompanha. Cada um tem uma página, como <a href={assetPath(first.code)}>a do {first.code}</a>.
      </p>
      {origin?.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </>
  )
}
