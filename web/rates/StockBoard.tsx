'use client'

import { useState } from 'react'
import { formatDay, formatNumber } from '#web/finance/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { SortableTable } from '#web/ui/SortableTable.tsx'
import styles from './AssetBoard.module.css'
import { AssetStamp, Origin, StateNotice } from './AssetStatus.tsx'
import { assetPath } from './asset-path.ts'
import type { StockTable } from './asset-rows.ts'
import { b3State, momentWords } from './asset-words.ts'
import { MoverLists } from './MoverLists.tsx'
import {
  companies,
  filtered,
  sectorsOf,
  stockCells,
  stockColumns,
  stockOrder,
  tableOfAnswer,
} from './stock-board.ts'
import { type Served, useRenewed } from './use-renewed.ts'

/** The exchange today: its index, what rose and fell most, and every company in a table. */
export function StockBoard({ served, reopening }: { served: Served<StockTable>; reopening: string }) {
  const { value: table, offline } = useRenewed('/api/ativos?classe=acao', served, tableOfAnswer)
  const state = b3State(table, offline)
  const rows = companies(table)
  return (
    <div className={styles.board} data-state={state.kind}>
      <div className={styles.top}>
        <h1>Ações hoje</h1>
        <AssetStamp state={state} />
      </div>
      <StateNotice state={state} offline={offline} />
      <IndexFacts table={table} />
      <p className="small muted">
        {table.session && `Preços do pregão de ${formatDay(table.session.day)}. `}
        {reopening}
      </p>
      {table.origin && <Origin origin={table.origin} />}
      <MoverLists rows={rows} />
      <Companies table={table} />
    </div>
  )
}

function IndexFacts({ table: { index } }: { table: StockTable }) {
  return (
    <Facts
      items={[
        {
          label: 'Ibovespa',
          value: index ? formatNumber(index.points, 0) : 'sem dado',
          note: index && (
            <>
              {index.changeFraction !== null && <Change fraction={index.changeFraction} />} pontos{' '}
              {momentWords(index.pricedAt)}
            </>
          ),
        },
      ]}
    />
  )
}

function Companies({ table }: { table: StockTable }) {
  const [search, setSearch] = useState('')
  const [sector, setSector] = useState('')
  const rows = companies(table)
  const shown = filtered(rows, search, sector)
  const day = table.session ? formatDay(table.session.day) : null
  return (
    <section className="section" aria-labelledby="todas">
      <div className="section-top">
        <h2 id="todas">Todas as ações</h2>
        {rows.length > 0 && (
          <a className={styles.download} href="/api/ativos?classe=acao&formato=csv" download>
            <Icon name="download" size="small" />
            Baixar CSV
          </a>
        )}
      </div>
      <search className={styles.filters} aria-label="Filtrar as ações">
        <FieldGrid>
          <Field
            name="busca"
            label="Código ou nome"
            placeholder="Ex.: PETR4"
            half
            onChange={({ target }) => setSearch(target.value)}
          />
          <SelectField
            name="setor"
            label="Setor"
            half
            options={[
              { value: '', label: 'Todos' },
              ...sectorsOf(rows).map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => setSector(target.value)}
          />
        </FieldGrid>
      </search>
      <SortableTable
        caption={`${shown.length} de ${rows.length} ações`}
        note={day && `Preço do pregão de ${day}. Volume: quantidade negociada vezes o último preço.`}
        columns={stockColumns}
        rows={shown.map((row) => ({
          key: row.code,
          head: { text: row.code, href: assetPath(row.code), detail: row.name },
          cells: stockCells(row),
        }))}
        initial={stockOrder}
        empty={rows.length === 0 ? 'Sem dado: nenhuma fonte respondeu.' : 'Nenhuma ação com esse filtro.'}
      />
      <span className="visually-hidden" role="status">
        {search || sector ? `${shown.length} ações encontradas.` : ''}
      </span>
      {shown.some(({ doubtful }) => doubtful) && (
        <p className="small muted">
          “Conferir”: a variação passou de 25{'\u00A0'}%, o que costuma ser desdobramento ou grupamento, e não
          alta ou queda.
        </p>
      )}
    </section>
  )
}
