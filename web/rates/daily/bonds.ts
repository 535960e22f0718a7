import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Origin } from '../catalogue/asset-rows.ts'
import type { RateKind } from '../feeds/bonds-kinds.ts'
import { tesouroBonds } from '../feeds/daily-feeds.ts'
import type { Bond } from '../providers/tesouro-transparente.ts'
import type { Instant } from '../quote.ts'
import { read } from '../source-reader/source-reader.ts'

type Family = {
  title: string
  rateKind: RateKind | null
  /** In a name stands the year in which the income begins, so many years before the last payment (market/README §1.12). */
  yearsOfIncome: number
}

/** By the beginning of their kind, in the order of the site. */
const families: readonly (Family & { prefix: string })[] = [
  { prefix: 'Tesouro Selic', title: 'Tesouro Selic', rateKind: 'selic', yearsOfIncome: 0 },
  { prefix: 'Tesouro Prefixado', title: 'Tesouro Prefixado', rateKind: 'nominal', yearsOfIncome: 0 },
  { prefix: 'Tesouro IPCA+', title: 'Tesouro IPCA+', rateKind: 'ipca', yearsOfIncome: 0 },
  { prefix: 'Tesouro Renda+', title: 'Tesouro Renda+', rateKind: 'ipca', yearsOfIncome: 19 },
  { prefix: 'Tesouro Educa+', title: 'Tesouro Educa+', rateKind: 'ipca', yearsOfIncome: 4 },
  { prefix: 'Tesouro IGPM+', title: 'Tesouro IGPM+', rateKind: 'igpm', yearsOfIncome: 0 },
]
/** Of a kind that we do not know we do not say what its rate is added to. */
const unknownFamily: Family = { title: 'Outros títulos', rateKind: null, yearsOfIncome: 0 }

export type BondRow = {
  /** As it is sold: `Tesouro Renda+ Aposentadoria Extra 2045`. */
  name: string
  kind: string
  family: string
  maturity: IsoDate
  rateKind: RateKind | null
  /** A year, on top of what `rateKind` says; null when it is not on offer. Reais for a whole bond. */
  investRate: Fraction | null
  investPrice: number | null
  redeemRate: Fraction | null
  redeemPrice: number | null
}

export type BondTable = {
  rows: BondRow[]
  /** The morning the rates and prices are of. */
  day: IsoDate | null
  origin: Origin | null
  failedAt: Instant | null
}

/** The bonds of the newest morning that the Treasury has published. */
export async function readBonds(): Promise<BondTable> {
  const { held, failedAt } = await read(tesouroBonds())
  if (!held) return { rows: [], day: null, origin: null, failedAt }
  const { value, source, simulated, depth, fetchedAt } = held
  return {
    rows: bondRows(value),
    day: value[0]?.day ?? null,
    origin: { source, simulated, depth, fetchedAt },
    failedAt,
  }
}

/** By family, then those without coupons first, then by maturity. */
export function bondRows(bonds: readonly Bond[]): BondRow[] {
  return bonds
    .map((bond) => ({ bond, place: families.findIndex(({ prefix }) => bond.kind.startsWith(prefix)) }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
    .map(({ bond: { day, ...bond }, place }) => {
      const { title, rateKind, yearsOfIncome } = families[place] ?? unknownFamily
      const year = Number(bond.maturity.slice(0, 4)) - yearsOfIncome
      return { ...bond, name: `${bond.kind} ${year}`, family: title, rateKind }
    })
}

function orderOf({ bond: { kind, maturity }, place }: { bond: Bond; place: number }): string {
  return `${place === -1 ? families.length : place} ${kind} ${maturity}`
}
