import { formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import { type OpenTable, periods, type Unit, units } from '#web/finance/open-rules/fields.ts'
import { flatValues, type OpenEdition } from '#web/finance/open-rules/open-rules.ts'
import type { CoinTable, RateKind, StockTable } from '../../rates/catalogue/asset-rows.ts'
import { type ChartRange, dayOf, isDay } from '../../rates/chart-ranges.ts'
import type { BondTable } from '../../rates/daily/bonds.ts'
import { sources } from '../../rates/sources.ts'
import type { AssetPayouts } from '../../rates/stocks/payouts.ts'

/** So that Excel reads the accents. */
const BOM = '\uFEFF'

/** The table for a spreadsheet in Portuguese: `;` between fields, a decimal comma, changes in per cent. */
export function stocksCsv({ rows, session, origin }: StockTable): string {
  const about = [session ? formatDay(session.day) : '', origin ? sourceWords(origin) : '']
  return csv(
    [
      'Código',
      'Nome',
      'Setor',
      'Preço (R$)',
      'Dia (%)',
      '12 meses (%)',
      'DY (%)',
      'P/L',
      'P/VP',
      'Volume (R$)',
      'Valor de mercado (R$)',
      'Múltiplos de',
      'Pregão',
      'Fonte',
    ],
    rows.map((row) => [
      row.code,
      row.name,
      row.sector ?? '',
      decimal(row.price),
      percent(row.changeFraction),
      percent(row.facts?.yearChange ?? null),
      percent(row.facts?.dividendYield ?? null),
      decimal(row.facts?.priceEarnings ?? null),
      decimal(row.facts?.priceToBook ?? null),
      decimal(row.turnover),
      decimal(row.marketCap),
      row.facts?.updatedOn ? formatDay(row.facts.updatedOn) : '',
      ...about,
    ]),
  )
}

/** Each payout with its tax, newest first. */
export function payoutsCsv(code: string, { payouts, origin }: AssetPayouts): string {
  return csv(
    ['Código', 'Data-com', 'Pagamento', 'Tipo', 'Bruto (R$)', 'Líquido (R$)', 'Fonte'],
    (payouts ?? []).map(({ heldOn, paidOn, label, gross, net }) => [
      code,
      heldOn ? formatDay(heldOn) : '',
      paidOn ? formatDay(paidOn) : '',
      label,
      decimal(gross),
      decimal(net === null ? null : Number(net.toFixed(8))),
      sourceWords(origin),
    ]),
  )
}

export function coinsCsv({ rows, origin }: CoinTable): string {
  return csv(
    [
      'Código',
      'Nome',
      'Preço (R$)',
      '1 h (%)',
      '24 h (%)',
      '7 dias (%)',
      'Valor de mercado (R$)',
      'Volume em 24 h (R$)',
      'Hora do preço (UTC)',
      'Fonte',
      `Identificação na ${sources.coingecko.name}`,
    ],
    rows.map((row) => [
      row.code,
      row.name,
      decimal(row.price),
      percent(row.hour),
      percent(row.day),
      percent(row.week),
      decimal(row.marketCap),
      decimal(row.volume),
      row.pricedAt,
      origin ? sourceWords(origin) : '',
      row.id,
    ]),
  )
}

function sourceWords({ source, simulated }: Pick<ChartRange, 'source' | 'simulated'>): string {
  return `${sources[source].name}${simulated ? ' (dados simulados)' : ''}`
}

/** A head and its rows, as Excel in Portuguese opens them. */
function csv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BOM + [head, ...rows].map((row) => `${row.map(field).join(';')}\r\n`).join('')
}

/** A field that a spreadsheet could take for a formula, or for two, comes in quotes and after an apostrophe. */
function field(text: string): string {
  const safe = /^[=+@\t]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Every digit, without an exponent. */
function decimal(value: number | null): string {
  if (value === null) return ''
  const text = String(value)
  return (text.includes('e') ? value.toFixed(12) : text).replace('.', ',')
}

/** A fraction in per cent, with two decimals. */
function percent(fraction: number | null): string {
  return fraction === null ? '' : (fraction * 100).toFixed(2).replace('.', ',')
}

const addedTo: Record<RateKind, string> = { nominal: '', selic: 'Selic', ipca: 'IPCA', igpm: 'IGP-M' }

/** The bonds for a spreadsheet in Portuguese. Empty where there is no rate or price. */
export function bondsCsv({ rows, day, origin }: BondTable): string {
  return csv(
    [
      'Título',
      'Vencimento',
      'Índice somado à taxa',
      'Taxa de compra (% a.a.)',
      'Preço de compra (R$)',
      'Taxa de venda (% a.a.)',
      'Preço de venda (R$)',
      'Data base',
      'Fonte',
    ],
    rows.map(({ name, maturity, rateKind, investRate, investPrice, redeemRate, redeemPrice }) => [
      name,
      formatDay(maturity),
      rateKind === null ? 'não informado' : addedTo[rateKind],
      percent(investRate),
      decimal(investPrice),
      percent(redeemRate),
      decimal(redeemPrice),
      day ? formatDay(day) : '',
      origin ? sourceWords(origin) : '',
    ]),
  )
}

/** The points of a range as a table, oldest first, with what they are and whose: days and hours of Brasília. */
export function historyCsv(title: string, range: ChartRange): string {
  return csv(
    ['Dia', 'Hora (Brasília)', `${title} (R$)`, 'O que é', 'Fonte'],
    range.points.map(({ at, price }) => [
      formatDay(dayOf(at)),
      isDay(at) ? '' : timeInBrasilia(new Date(at)),
      decimal(price),
      range.measure,
      sourceWords(range),
    ]),
  )
}

/** One row for each value of each edition, or one for a table that has none: days as written in Brazil, values exact. */
export function rulesCsv(rows: readonly { table: OpenTable; edition: OpenEdition }[]): string {
  return csv(
    [
      'Tabela',
      'Título',
      'Em vigor desde',
      'Até',
      'Campo',
      'O que é',
      'Valor',
      'Unidade',
      'Por',
      'Lei',
      'Endereço',
      'Conferido em',
      'Confiança',
    ],
    rows.flatMap(({ table, edition }) => {
      const { from, until, source, url, checkedOn, confidence } = edition
      const before = [table.id, table.title, formatDay(from), until ? formatDay(until) : '']
      const after = [source, url ?? '', formatDay(checkedOn), confidenceWords[confidence]]
      const values = flatValues(table, edition)
      if (values.length === 0) return [[...before, '', '', '', '', '', ...after]]
      return values.map(({ path, field: { label, unit, per }, value }) => [
        ...before,
        path,
        label,
        ruleValue(value, unit),
        units[unit],
        per ? periods[per] : '',
        ...after,
      ])
    }),
  )
}

const confidenceWords = { confirmed: 'confirmada', known: 'conhecida', uncertain: 'a confirmar' }

function ruleValue(value: string | number | boolean | null, unit: Unit): string {
  if (value === null) return 'sem limite'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return decimal(value)
  return unit === 'day' ? value.split('-').toReversed().join('/') : value
}
