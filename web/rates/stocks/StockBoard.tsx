'use client'

import { useState } from 'react'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { SortableTable } from '#web/ui/tables/SortableTable.tsx'
import styles from '../assets/AssetBoard.module.css'
import { AssetStamp, Origin, StateNotice } from '../assets/AssetStatus.tsx'
import { b3State, momentWords, titleOf } from '../assets/asset-words.ts'
import { type PackedStocks, unpackStocks } from '../assets/packed-table.ts'
import type { Served } from '../assets/serve.ts'
import { useRenewed } from '../assets/use-renewed.ts'
import { assetPath, type StockRow, type StockTable } from '../catalogue/asset-rows.ts'
import { type IndexCode, indexCodes } from '../catalogue/indexes.ts'
import { MoverLists } from './MoverLists.tsx'
import {
  companies,
  earningsRanges,
  everyStock,
  filtered,
  leastYields,
  multiplesDays,
  type StockFilter,
  sectorsOf,
  sizes,
  stockColumns,
  tableOfAnswer,
} from './stock-columns.ts'

/** The exchange today: its index, what rose and fell most, and every company in a table. */
export function StockBoard({ served, reopening }: { served: Served<PackedStocks>; reopening: string }) {
  const [first] = useState(() => ({ value: unpackStocks(served.value), freshUntil: served.freshUntil }))
  const { value: table, offline } = useRenewed('/api/ativos?classe=acao', first, tableOfAnswer)
  const state = b3State(table, offline)
  const rows = companies(table)
  return (
    <div className={styles.board} data-state={state.kind}>
      <div className={styles.top}>
        <h1>{titleOf('Ações', table)}</h1>
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

const indexNames: Record<IndexCode, string> = {
  IBOV: 'Ibovespa',
  IFIX: 'Fundos imobiliários (IFIX)',
  SMLL: 'Empresas menores (SMLL)',
}

function IndexFacts({ table: { indexes } }: { table: StockTable }) {
  return (
    <Facts
      wide
      items={indexCodes.map((code) => {
        const index = indexes.find((one) => one.code === code)
        return {
          label: indexNames[code],
          value: index ? `${formatNumber(index.points, 0)} pontos` : 'sem dado',
          note: index && (
            <>
              {index.changeFraction !== null && <Change fraction={index.changeFraction} />}{' '}
              {momentWords(index.pricedAt)}
            </>
          ),
        }
      })}
    />
  )
}

function Companies({ table }: { table: StockTable }) {
  const [filter, setFilter] = useState(everyStock)
  const [dense, setDense] = useState(false)
  const rows = companies(table)
  const shown = filtered(rows, filter)
  const { columns, cellsOf, order, unknown } = stockColumns(rows)
  const change = (part: Partial<StockFilter>) => setFilter((before) => ({ ...before, ...part }))
  return (
    <Section
      id="todas"
      title="Todas as ações"
      className="section"
      beside={
        rows.length > 0 && (
          <a className={styles.download} href="/api/ativos?classe=acao&formato=csv" download>
            <Icon name="download" size="small" />
            Baixar CSV
          </a>
        )
      }
    >
      <Filters rows={rows} unknown={unknown} onChange={change} onDense={setDense} />
      <div id="resultado" className={dense ? styles.dense : undefined}>
        <SortableTable
          // An order is that of a column by its place.
          key={unknown.join()}
          caption={`${shown.length} de ${rows.length} ações`}
          note={<TableNote table={table} rows={rows} unknown={unknown} />}
          columns={columns}
          rows={shown.map((row) => ({
            key: row.code,
            head: { text: row.code, href: assetPath(row.code), detail: row.name },
            cells: cellsOf(row),
          }))}
          initial={order}
          empty={
            rows.length === 0
              ? 'Sem dado: nenhuma fonte deu preços que possamos usar.'
              : 'Nenhuma ação com esse filtro.'
          }
        />
      </div>
      <span className="visually-hidden" role="status">
        {filter === everyStock ? '' : `${shown.length} ações encontradas.`}
      </span>
      {shown.some(({ doubtful }) => doubtful) && (
        <p className="small muted">
          “Conferir”: a variação passou de 25{'\u00A0'}%, o que costuma ser desdobramento ou grupamento, e não
          alta ou queda.
        </p>
      )}
    </Section>
  )
}

type NoteProps = { table: StockTable; rows: readonly StockRow[]; unknown: readonly string[] }

function TableNote({ table, rows, unknown }: NoteProps) {
  const multiples = table.session && multiplesDays(rows, table.session.day)
  return (
    <>
      {table.session && `Preço do pregão de ${formatDay(table.session.day)}. `}
      Preço, volume e valor de mercado em reais. {multiples && `P/L e P/VP de ${multiples}. `}
      Volume: quantidade negociada vezes o último preço.{' '}
      {unknown.length > 0 && `Sem dado agora: ${listOf(unknown)}. `}
      <a href="#colunas">O que é cada coluna</a>
    </>
  )
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names)

type FiltersProps = {
  rows: readonly StockRow[]
  unknown: readonly string[]
  onChange: (part: Partial<StockFilter>) => void
  onDense: (dense: boolean) => void
}

function Filters({ rows, unknown, onChange, onDense }: FiltersProps) {
  const hasMultiples = !(unknown.includes('DY') && unknown.includes('P/L'))
  const sectors = sectorsOf(rows).map((name) => ({ value: name, label: name }))
  return (
    <search className={styles.filters} aria-label="Filtrar as ações">
      <FieldGrid>
        <Field
          name="busca"
          label="Código ou nome"
          placeholder="Ex.: PETR4"
          half="roomy"
          onChange={({ target }) => onChange({ search: target.value })}
        />
        <SelectField
          name="setor"
          label="Setor"
          half="roomy"
          options={[{ value: '', label: 'Todos' }, ...sectors]}
          onChange={({ target }) => onChange({ sector: target.value })}
        />
        <SelectField
          name="tamanho"
          label="Valor de mercado"
          half
          options={sizes}
          onChange={({ target }) => onChange({ size: target.value })}
        />
        {hasMultiples && (
          <>
            <SelectField
              name="dy"
              label="DY em 12 meses"
              half
              options={leastYields}
              onChange={({ target }) => onChange({ leastYield: target.value })}
            />
            <SelectField
              name="pl"
              label="P/L"
              half
              options={earningsRanges}
              onChange={({ target }) => onChange({ earnings: target.value })}
            />
          </>
        )}
        <SelectField
          name="linhas"
          label="Espaçamento"
          half
          options={densities}
          onChange={({ target }) => onDense(target.value === 'juntas')}
        />
      </FieldGrid>
    </search>
  )
}

const densities = [
  { value: 'largas', label: 'normal' },
  { value: 'juntas', label: 'compacto' },
]
