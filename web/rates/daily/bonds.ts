import { env } from '#web/env.ts'
import { addMonths } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { bondNames, type TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import type { Origin, RateKind } from '../catalogue/asset-rows.ts'
import { medianMove } from '../feeds/plausible.ts'
import type { Figures } from '../figures.ts'
import { type Bond, fetchBonds } from '../providers/tesouro-transparente.ts'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

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

/** Which of the bonds that the calculator knows is of this kind of the Treasury's file. */
export function bondOf(kind: string): TesouroBond | undefined {
  const name = kind.toLowerCase().replace(' aposentadoria extra', '')
  // The keys of an object written out are those of its type.
  return (Object.keys(bondNames) as TesouroBond[]).find((bond) => bondNames[bond].toLowerCase() === name)
}

/** The first of `bond` that one can buy today and keep for a year, as the Treasury's table has it. */
function bondOnOffer(rows: readonly BondRow[], bond: TesouroBond, today: IsoDate): BondRow | undefined {
  return rows.find(
    ({ kind, maturity, investRate, investPrice }) =>
      bondOf(kind) === bond && investRate !== null && investPrice !== null && maturity > addMonths(today, 13),
  )
}

/** Of each kind, the year and the rate of the bond on offer: what the calculator starts with is a line of the table. */
export function bondFigures(
  rows: readonly BondRow[],
  day: IsoDate,
  today: IsoDate,
  { source, simulated }: Pick<Origin, 'source' | 'simulated'>,
): Figures {
  // The keys of an object written out are those of its type.
  const figures = (Object.keys(bondNames) as TesouroBond[]).flatMap((bond) => {
    const row = bondOnOffer(rows, bond, today)
    if (!row) return []
    const shared = { label: `taxa de compra do ${row.name} em ${formatDay(day)}`, source, simulated }
    return [
      [`tesouro-year-${bond}`, { ...shared, text: row.name.slice(-4) }],
      [`tesouro-rate-${bond}`, { ...shared, text: formatNumber((row.investRate ?? 0) * 100) }],
    ]
  })
  return Object.fromEntries(figures)
}

/** A move of all bonds at once, within a day or a few, that is a mistake. */
const LARGEST_BONDS_JUMP = 0.25

/** The bonds of the newest day in the Treasury's file, which is large and comes out once a day: asked every six hours. */
export function tesouroBonds(): Feed<Bond[]> {
  return {
    key: 'bonds',
    attempts: [{ source: 'tesouro-transparente', ask: () => fetchBonds(sourceUrl('tesouro-transparente')) }],
    freshSeconds: env.RATES_FRESH_DAILY_SECONDS / 4,
    keptSeconds: 7 * 24 * 3600,
    isBeside: true,
    refuse: ([first]) => {
      if (first && first.day > dayInBrasilia(new Date()))
        throw new SourceError('implausible', 'no futuro', { field: 'Data Base' })
    },
    isJump: (bonds, lastGood) => isOlder(bonds, lastGood) || bondMove(bonds, lastGood) > LARGEST_BONDS_JUMP,
  }
}

/** An older file than the last one, or half of it: one that was cut. */
function isOlder(bonds: readonly Bond[], lastGood: readonly Bond[]): boolean {
  const [day, lastDay] = [bonds[0]?.day ?? '', lastGood[0]?.day ?? '']
  return day < lastDay || bonds.length < lastGood.length / 2
}

function bondMove(bonds: readonly Bond[], lastGood: readonly Bond[]): number {
  return medianMove(
    priced(bonds),
    priced(lastGood),
    ({ name }) => name,
    ({ price }) => price,
  )
}

function priced(bonds: readonly Bond[]) {
  return bonds.flatMap(({ kind, maturity, redeemPrice }) =>
    redeemPrice === null ? [] : [{ name: `${kind} ${maturity}`, price: redeemPrice }],
  )
}
