'use client'

import { useState } from 'react'
import { formatPercent } from '#web/finance/core/format.ts'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import styles from '../assets/AssetBoard.module.css'
import { AssetStamp, Origin, StateNotice } from '../assets/AssetStatus.tsx'
import { coinState, momentWords, quoteWords, shortAmount } from '../assets/asset-words.ts'
import { type PackedCoins, unpackCoins } from '../assets/packed-table.ts'
import type { Served } from '../assets/serve.ts'
import { useRenewed } from '../assets/use-renewed.ts'
import type { CoinRow, CoinTable } from '../catalogue/asset-rows.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { sources } from '../sources.ts'
import { CoinList } from './CoinList.tsx'
import { type CoinFilter, coinsOfAnswer, dollarInWords, inReais, totalMarketCap } from './coin-columns.ts'

type Choice = CoinFilter & { inDollars: boolean }

const everything: Choice = { search: '', most: 100, withStablecoins: true, inDollars: false }

/** The largest coins in reais, or in dollars at the rate of the moment. */
export function CoinBoard({ served }: { served: Served<PackedCoins> }) {
  const [first] = useState(() => ({ value: unpackCoins(served.value), freshUntil: served.freshUntil }))
  const { value: table, offline } = useRenewed('/api/ativos?classe=cripto', first, coinsOfAnswer)
  const [choice, setChoice] = useState(everything)
  const newest = table.rows
    .map(({ pricedAt }) => pricedAt)
    .toSorted()
    .at(-1)
  const state = coinState(table, newest, offline)
  const { dollar } = table
  const shown = choice.inDollars && dollar ? { symbol: 'US$' as const, reais: dollar.rate } : inReais
  return (
    <div className={styles.board} data-state={state.kind}>
      <div className={styles.top}>
        <h1>Criptomoedas hoje</h1>
        <AssetStamp state={state} />
      </div>
      <StateNotice state={state} offline={offline} />
      <Totals table={table} />
      {table.origin && <Origin origin={table.origin} />}
      <Filters rows={table.rows} hasDollar={dollar !== null} onChange={setChoice} />
      {shown !== inReais && dollar && <Rate dollar={dollar} />}
      <CoinList table={table} filter={choice} shown={shown} isFiltered={choice !== everything} />
    </div>
  )
}

function Totals({ table: { rows, market } }: { table: CoinTable }) {
  const total = totalMarketCap(rows)
  const items = [
    ...(market
      ? [
          {
            label: 'Todas as criptomoedas',
            value: `R$\u00A0${shortAmount(market.marketCap)}`,
            note: `valor de mercado, pela ${sources.coingecko.name}, ${momentWords(market.updatedAt)}`,
          },
          {
            label: 'Parte do bitcoin',
            value: formatPercent(market.bitcoinShare, 1),
            note: 'do valor de todas: a dominância',
          },
        ]
      : []),
    ...(total === null
      ? []
      : [
          {
            label: 'Somadas aqui',
            value: `R$\u00A0${shortAmount(total)}`,
            note: `as ${rows.length} moedas desta tabela`,
          },
        ]),
  ]
  return items.length > 0 && <Facts wide items={items} />
}

const kindNames = { spot: 'dólar comercial', ptax: 'dólar PTAX', daily: 'taxa diária do dólar' } as const

function Rate({ dollar }: { dollar: NonNullable<CoinTable['dollar']> }) {
  const { kind, source, simulated } = dollar
  const { name, url } = sources[source]
  return (
    <div className={styles.origin}>
      <p>
        {dollarInWords(dollar)}: {kindNames[kind]}, {simulated && 'simulador, no formato de '}
        <a href={url}>{name}</a>, {quoteWords(dollar)} (Brasília). As variações são do preço em reais.
      </p>
      {simulated && <SimulatedTag />}
    </div>
  )
}

function Filters({
  rows,
  hasDollar,
  onChange,
}: {
  rows: readonly CoinRow[]
  hasDollar: boolean
  onChange: (update: (choice: Choice) => Choice) => void
}) {
  const change = (part: Partial<Choice>) => onChange((choice) => ({ ...choice, ...part }))
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
      {hasDollar && (
        <ChoiceField
          name="moeda"
          legend="Em"
          options={[
            { value: 'brl', label: 'R$' },
            { value: 'usd', label: 'US$' },
          ]}
          onChange={({ target }) => change({ inDollars: target.value === 'usd' })}
        />
      )}
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
