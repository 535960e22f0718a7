import { formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import type { RateKind } from '../feeds/bonds-kinds.ts'
import type { BondRow } from './bonds.ts'

const NO_DATA = 'sem dado'
const added: Record<Exclude<RateKind, 'nominal'>, string> = { selic: 'Selic', ipca: 'IPCA', igpm: 'IGP-M' }

/** `13,21 % a.a.`, `IPCA + 7,96 % a.a.`, `Selic + 0,03 % a.a.`; nothing when it is not known what it is added to. */
export function bondRateInWords(rate: Fraction | null, kind: RateKind | null): string {
  if (rate === null || kind === null) return NO_DATA
  if (kind === 'nominal') return `${formatPercent(rate)} a.a.`
  const sign = rate < 0 ? '\u2212' : '+'
  return `${added[kind]} ${sign} ${formatPercent(Math.abs(rate))} a.a.`
}

/** Name without what all of them begin with, rate and price for who buys, maturity. */
export function bondCells({ name, maturity, investRate, rateKind, investPrice }: BondRow): string[] {
  return [
    name.replace(/^Tesouro /, ''),
    bondRateInWords(investRate, rateKind),
    investPrice === null ? NO_DATA : formatNumber(investPrice),
    formatDay(maturity),
  ]
}

export type BondFamily = { title: string; rows: BondRow[] }

/** Those that have a price for who buys, by family, in their order. */
export function bondFamilies(rows: readonly BondRow[]): BondFamily[] {
  const onOffer = rows.filter(({ investPrice }) => investPrice !== null)
  return [...new Set(onOffer.map(({ family }) => family))].map((title) => ({
    title,
    rows: onOffer.filter(({ family }) => family === title),
  }))
}
