import { Icon } from '#web/ui/Icon.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { SortableTable } from '#web/ui/tables/SortableTable.tsx'
import styles from '../assets/AssetBoard.module.css'
import { assetPath, type CoinRow, type CoinTable } from '../catalogue/asset-rows.ts'
import {
  type CoinFilter,
  coinColumns,
  coinOrder,
  filteredCoins,
  repeatedCodes,
  type Shown,
  weekRows,
} from './coin-columns.ts'

type Props = { table: CoinTable; filter: CoinFilter; shown: Shown; isFiltered: boolean }

/** The table of coins, what its tags mean, the numbers of its lines, and the file. */
export function CoinList({ table: { rows }, filter, shown, isFiltered }: Props) {
  const columns = coinColumns(rows, shown)
  const listed = filteredCoins(rows, filter)
  const repeated = repeatedCodes(rows)
  return (
    <div className="stack-small">
      <div id="resultado">
        <SortableTable
          caption={`${listed.length} de ${rows.length} criptomoedas, em ${shown.symbol === 'R$' ? 'reais' : 'dólares'}`}
          note="Da maior para a menor em valor de mercado. Não é recomendação."
          columns={[{ label: 'Moeda' }, ...columns]}
          rows={listed.map((row) => ({
            key: row.id,
            head: {
              text: row.code,
              href: row.hasPage ? assetPath(row.code) : undefined,
              detail: <Detail row={row} isRepeated={repeated.has(row.code)} />,
            },
            cells: columns.map(({ cellOf }) => cellOf(row)),
          }))}
          initial={coinOrder(columns)}
          empty={
            rows.length === 0
              ? 'Sem dado: nenhuma fonte deu preços que possamos usar.'
              : 'Nenhuma criptomoeda com esse filtro.'
          }
        />
        <span className="visually-hidden" role="status">
          {isFiltered ? `${listed.length} criptomoedas encontradas.` : ''}
        </span>
      </div>
      <Tags rows={listed} />
      <Weeks rows={listed} shown={shown} />
      {rows.length > 0 && (
        <a className={styles.download} href="/api/ativos?classe=cripto&formato=csv" download>
          <Icon name="download" size="small" />
          Baixar CSV
        </a>
      )}
    </div>
  )
}

function Detail({ row, isRepeated }: { row: CoinRow; isRepeated: boolean }) {
  return (
    <>
      {row.name}
      {isRepeated && ` (${row.id})`}
      {tagsOf(row).map((tag) => (
        <span key={tag} className={styles.flag}>
          {coinTags[tag].label}
        </span>
      ))}
    </>
  )
}

function Tags({ rows }: { rows: readonly CoinRow[] }) {
  const shown = new Set(rows.flatMap(tagsOf))
  if (shown.size === 0) return null
  return (
    <ul className="small muted" aria-label="O que dizem as etiquetas">
      {[...shown].map((tag) => (
        <li key={tag}>
          <span className={styles.flag}>{coinTags[tag].label}</span> {coinTags[tag].meaning}
        </li>
      ))}
    </ul>
  )
}

function Weeks({ rows, shown }: { rows: readonly CoinRow[]; shown: Shown }) {
  const weeks = weekRows(rows, shown)
  if (weeks.length === 0) return null
  return (
    <DataDetails summary="Ver em tabela os sete dias de cada moeda">
      <DataTable
        caption={`Sete dias de cada moeda, em ${shown.symbol}`}
        columns={[
          { label: 'Moeda' },
          { label: '7 dias antes', numeric: true },
          { label: 'Mínima', numeric: true },
          { label: 'Máxima', numeric: true },
          { label: 'Último', numeric: true },
        ]}
        rows={weeks}
      />
    </DataDetails>
  )
}

/** Traded for less than this in reais over 24 hours, a coin is said to be little traded: a choice of ours, told beside it. */
const LITTLE_TRADED = 50_000_000

/**
 * Coins that one company issues and backs, by their identity at CoinGecko: those tied to a currency or to gold, and one of
 * wrapped bitcoins. As the issuers describe themselves; a coin that is missing here may have one too.
 */
const singleIssuers: ReadonlySet<string> = new Set([
  'tether',
  'usd-coin',
  'first-digital-usd',
  'paypal-usd',
  'ripple-usd',
  'euro-coin',
  'brz',
  'tether-gold',
  'pax-gold',
  'wrapped-bitcoin',
])

export type CoinTag = 'stablecoin' | 'issuer' | 'volume'

const coinTags: Record<CoinTag, { label: string; meaning: string }> = {
  stablecoin: {
    label: 'stablecoin',
    meaning:
      'segue o valor de uma moeda, como o dólar. Para o Banco Central, comprar, vender ou trocar pode ser operação de câmbio (Resolução BCB 521/2025, desde 02/02/2026). Isso não cria imposto.',
  },
  issuer: {
    label: 'um só emissor',
    meaning:
      'uma só empresa emite a moeda e diz ter as reservas que a garantem. Se ela quebra, a moeda vai junto. Não há FGC.',
  },
  volume: {
    label: 'pouco negociada',
    meaning:
      'em 24 horas trocou de mãos menos de R$\u00A050 milhões: pode ser difícil vender ao preço da tela.',
  },
}

/** Warnings before a coin's price. A volume that the source does not say is no risk told. */
export function tagsOf({ id, isStablecoin, volume }: CoinRow): CoinTag[] {
  const found: [boolean, CoinTag][] = [
    [isStablecoin, 'stablecoin'],
    [singleIssuers.has(id), 'issuer'],
    [volume !== null && volume < LITTLE_TRADED, 'volume'],
  ]
  return found.filter(([applies]) => applies).map(([, tag]) => tag)
}
