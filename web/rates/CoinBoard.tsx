'use client'

import { useState } from 'react'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { SortableTable } from '#web/ui/SortableTable.tsx'
import styles from './AssetBoard.module.css'
import { AssetStamp, Origin, StateNotice } from './AssetStatus.tsx'
import { assetPath } from './asset-path.ts'
import type { CoinRow, CoinTable } from './asset-rows.ts'
import { coinState, shortAmount } from './asset-words.ts'
import {
  type CoinFilter,
  coinColumns,
  coinOrder,
  coinsOfAnswer,
  filteredCoins,
  totalMarketCap,
} from './coin-board.ts'
import { type Served, useRenewed } from './use-renewed.ts'

const everything: CoinFilter = { search: '', most: 100, withStablecoins: true }

/** The largest coins in reais. */
export function CoinBoard({ served }: { served: Served<CoinTable> }) {
  const { value: table, offline } = useRenewed('/api/ativos?classe=cripto', served, coinsOfAnswer)
  const [filter, setFilter] = useState(everything)
  const state = coinState(table, offline)
  const total = totalMarketCap(table.rows)
  return (
    <div className={styles.board} data-state={state.kind}>
      <div className={styles.top}>
        <h1>Criptomoedas hoje</h1>
        <AssetStamp state={state} />
      </div>
      <StateNotice state={state} offline={offline} />
      {total !== null && (
        <Facts
          items={[
            {
              label: 'Valor de mercado somado',
              value: `R$\u00A0${shortAmount(total)}`,
              note: `das ${table.rows.length} moedas desta tabela`,
            },
          ]}
        />
      )}
      {table.origin && <Origin origin={table.origin} />}
      <Filters rows={table.rows} onChange={setFilter} />
      <Coins table={table} filter={filter} />
    </div>
  )
}

function Filters({
  rows,
  onChange,
}: {
  rows: readonly CoinRow[]
  onChange: (update: (filter: CoinFilter) => CoinFilter) => void
}) {
  const change = (part: Partial<CoinFilter>) => onChange((filter) => ({ ...filter, ...part }))
  return (
    <search className={styles.coinFilters} aria-label="Filtrar as criptomoedas">
      <FieldGrid>
        <Field
          name="busca"
          label="Código ou nome"
          placeholder="Ex.: BTC"
          half
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          name="maiores"
          label="Quantas"
          half
          defaultValue="100"
          options={[10, 50, 100].map((count) => ({
            value: String(count),
            label: count < rows.length ? `As ${count} maiores` : `Até ${count}`,
          }))}
          onChange={({ target }) => change({ most: Number(target.value) })}
        />
      </FieldGrid>
      <ChoiceField
        name="stablecoins"
        legend="Stablecoins"
        options={[
          { value: 'mostrar', label: 'Mostrar' },
          { value: 'esconder', label: 'Esconder' },
        ]}
        onChange={({ target }) => change({ withStablecoins: target.value === 'mostrar' })}
      />
    </search>
  )
}

function Coins({ table, filter }: { table: CoinTable; filter: CoinFilter }) {
  const columns = coinColumns(table.rows)
  const shown = filteredCoins(table.rows, filter)
  return (
    <div>
      <SortableTable
        caption={`${shown.length} de ${table.rows.length} criptomoedas, em reais`}
        note="Ordem de valor de mercado, que não é recomendação."
        columns={[{ label: 'Moeda' }, ...columns]}
        rows={shown.map((row) => ({
          key: row.id,
          head: {
            text: row.code,
            href: row.hasPage ? assetPath(row.code) : undefined,
            detail: (
              <>
                {row.name}
                {row.isStablecoin && <span className={styles.flag}>stablecoin</span>}
              </>
            ),
          },
          cells: columns.map(({ cellOf }) => cellOf(row)),
        }))}
        initial={coinOrder(columns)}
        empty={
          table.rows.length === 0
            ? 'Sem dado: nenhuma fonte respondeu.'
            : 'Nenhuma criptomoeda com esse filtro.'
        }
      />
      <span className="visually-hidden" role="status">
        {filter === everything ? '' : `${shown.length} criptomoedas encontradas.`}
      </span>
      {table.rows.length > 0 && (
        <a className={styles.download} href="/api/ativos?classe=cripto&formato=csv" download>
          <Icon name="download" size="small" />
          Baixar CSV
        </a>
      )}
    </div>
  )
}
