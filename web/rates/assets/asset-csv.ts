import { formatDay } from '#web/finance/core/format.ts'
import type { CoinTable, StockTable } from '../catalogue/asset-rows.ts'
import type { ChartRange } from '../chart-ranges.ts'
import { sources } from '../sources.ts'
import type { AssetPayouts } from '../stocks/payouts.ts'

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

/** What a share or fund paid, each with its tax, newest first. */
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
      'Identificação na CoinGecko',
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

export function sourceWords({ source, simulated }: Pick<ChartRange, 'source' | 'simulated'>): string {
  return `${sources[source].name}${simulated ? ' (dados simulados)' : ''}`
}

/** A head and its rows, as Excel in Portuguese opens them. */
export function csv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BOM + [head, ...rows].map((row) => `${row.map(field).join(';')}\r\n`).join('')
}

/** A field that a spreadsheet could take for a formula, or for two, comes in quotes and after an apostrophe. */
function field(text: string): string {
  const safe = /^[=+@\t]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Every digit, without an exponent. */
export function decimal(value: number | null): string {
  if (value === null) return ''
  const text = String(value)
  return (text.includes('e') ? value.toFixed(12) : text).replace('.', ',')
}

/** A fraction in per cent, with two decimals. */
export function percent(fraction: number | null): string {
  return fraction === null ? '' : (fraction * 100).toFixed(2).replace('.', ',')
}
