import { formatBrl, formatNumber, percentInWords } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type Line, type RuleSource, ruleSource } from '../core/statement.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '../tables/fixed-income/iof-investimento.ts'

/**
 * Income tax rate on the yield of fixed income held for `days` calendar days and redeemed on `date`; undefined when
 * no table was in force on that day. The base is the yield less its IOF.
 *
 * @see Lei 11.033/2004, art. 1º
 */
export function fixedIncomeIrRate(days: number, date: IsoDate): Fraction | undefined {
  if (!(Number.isInteger(days) && days >= 0)) throw new RangeError(`not a number of days: ${days}`)
  return inForce(fixedIncomeIr, date)?.brackets.find(({ upToDays }) => days <= upToDays)?.rate
}

/**
 * Share of the yield that IOF takes from a redemption `days` calendar days after the application; undefined when
 * no table was in force on `date`, the day of the redemption.
 *
 * Day 1 is the day after the application (96 %); nothing from day 30 on, and nothing on the day of the application
 * itself, which has no day to be charged. The decree's other limit, 1 % of the redemption per day, is left out:
 * the share of the yield is the smaller one (facts/01-iof.md §4).
 *
 * @see Decreto 6.306/2007, art. 32 and its annex
 */
export function iofOnYieldShare(days: number, date: IsoDate): Fraction | undefined {
  if (!(Number.isInteger(days) && days >= 0)) throw new RangeError(`not a number of days: ${days}`)
  const table = inForce(iofInvestimento, date)
  if (!table) return undefined
  return table.yieldShareByDay[days - 1] ?? 0
}

type RedemptionResult =
  | {
      ok: true
      iofShare: Fraction
      iof: Cents
      irRate: Fraction
      ir: Cents
      netYield: Cents
      iofRule: RuleSource
      irRule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF and income tax on the yield of a fixed-income redemption on `date`, `days` calendar days after the
 * application: IOF = yield × share of the day, IR = (yield − IOF) × rate of the term, each rounded. A yield of zero
 * or less pays nothing.
 *
 * @see Decreto 6.306/2007, art. 32 and annex; Lei 11.033/2004, art. 1º; facts/01-iof.md §4
 */
export function redemptionTaxes(input: { yield: Cents; days: number; date: IsoDate }): RedemptionResult {
  const { days, date } = input
  if (!Number.isSafeInteger(input.yield)) throw new RangeError(`not an amount: ${input.yield}`)
  const iofShare = iofOnYieldShare(days, date)
  const irRate = fixedIncomeIrRate(days, date)
  const iofTable = inForce(iofInvestimento, date)
  const irTable = inForce(fixedIncomeIr, date)
  if (iofShare === undefined || irRate === undefined || !iofTable || !irTable)
    return { ok: false, reason: 'no-table-in-force' }
  const taxable = Math.max(0, input.yield)
  const iof = roundCents(taxable * iofShare)
  const ir = roundCents((taxable - iof) * irRate)
  const rules = { iofRule: ruleSource(iofTable), irRule: ruleSource(irTable) }
  return { ok: true, iofShare, iof, irRate, ir, netYield: input.yield - iof - ir, ...rules }
}

type Redemption =
  | { ok: true; gross: Cents; yield: Cents; iof: Cents; irRate: Fraction; ir: Cents; net: Cents }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Redemption on `date` of `principal` that grew by `factor` in `days` calendar days: the gross value is rounded, then
 * IOF on the yield (under 30 days), then IR on the yield less IOF, each rounded.
 *
 * `exempt` is a paper without either for an individual: LCI, LCA, LIG, LCD, CRI, CRA, CPR, incentivised debentures.
 *
 * @see Lei 11.033/2004, arts. 1º and 3º; Decreto 6.306/2007, art. 32; facts/05-renda-fixa.md §1
 */
export function redeemFixedIncome(input: {
  principal: Cents
  factor: number
  days: number
  date: IsoDate
  exempt: boolean
}): Redemption {
  const { principal, factor, days, date, exempt } = input
  checkCents(principal)
  if (!(factor >= 0 && Number.isFinite(factor))) throw new RangeError(`not a factor: ${factor}`)
  const gross = roundCents(principal * factor)
  const taxes = redemptionTaxes({ yield: gross - principal, days, date })
  if (!taxes.ok) return taxes
  const { iof, irRate, ir } = exempt ? { iof: 0, irRate: 0, ir: 0 } : taxes
  return { ok: true, gross, yield: gross - principal, iof, irRate, ir, net: gross - iof - ir }
}

/** One application, with what it is worth on the day of the redemption. */
export type Lot = {
  amount: Cents
  gross: Cents
  days: number
  /** Day of the payment, when it is not the common one: a coupon. */
  paidOn?: IsoDate
}

/** Lots that pay the same rate of income tax. */
type TaxedLots = { irRate: Fraction; lots: number; taxable: Cents; ir: Cents }

export type LotsRedemption =
  | {
      ok: true
      invested: Cents
      gross: Cents
      yield: Cents
      /** Lots of under 30 days. */
      iof: Cents
      iofLots: number
      /** The one lot that paid it, when it was only one. */
      iofLot?: { yield: Cents; share: Fraction; days: number }
      ir: Cents
      /** Highest rate first. Empty when exempt. */
      byRate: TaxedLots[]
      net: Cents
    }
  | { ok: false; reason: 'no-table-in-force' | 'too-large' }

/** From R$ 10 trilhões on, a double no longer holds every centavo of a sum. */
const maxGross: Cents = 1_000_000_000_000_000

/**
 * Redemption on `date` of several applications, each taxed by its own age: IOF on its yield under 30
 * days, then IR on the rest, each rounded per lot. A lot with a loss pays nothing and is not set off against another.
 *
 * `exempt`: papers without either tax for an individual.
 *
 * @see Lei 11.033/2004, arts. 1º and 3º; Decreto 6.306/2007, art. 32
 */
export function redeemLots(input: { lots: readonly Lot[]; date: IsoDate; exempt: boolean }): LotsRedemption {
  const byRate = new Map<Fraction, TaxedLots>()
  const sums = { invested: 0, gross: 0, iof: 0, iofLots: 0, ir: 0 }
  let iofLot: Extract<LotsRedemption, { ok: true }>['iofLot']
  for (const { amount, gross, days, paidOn = input.date } of input.lots) {
    checkCents(amount)
    sums.invested += amount
    sums.gross += gross
    if (sums.gross > maxGross) return { ok: false, reason: 'too-large' }
    checkCents(gross)
    const taxes = redemptionTaxes({ yield: gross - amount, days, date: paidOn })
    if (!taxes.ok) return taxes
    if (input.exempt) continue
    sums.iof += taxes.iof
    if (taxes.iof > 0) {
      sums.iofLots++
      iofLot = { yield: gross - amount, share: taxes.iofShare, days }
    }
    sums.ir += taxes.ir
    const same = byRate.get(taxes.irRate) ?? { irRate: taxes.irRate, lots: 0, taxable: 0, ir: 0 }
    const taxable = Math.max(0, gross - amount) - taxes.iof
    byRate.set(taxes.irRate, {
      ...same,
      lots: same.lots + 1,
      taxable: same.taxable + taxable,
      ir: same.ir + taxes.ir,
    })
  }
  return {
    ok: true,
    ...sums,
    iofLot: sums.iofLots === 1 ? iofLot : undefined,
    yield: sums.gross - sums.invested,
    byRate: [...byRate.values()].toSorted((a, b) => b.irRate - a.irRate),
    net: sums.gross - sums.iof - sums.ir,
  }
}

/** `amount` that grew by `factor`, rounded, as a lot of `days`. */
export function grownLot(amount: Cents, factor: number, days: number): Lot {
  return { amount, gross: roundCents(amount * factor), days }
}

type Redeemed = Extract<LotsRedemption, { ok: true }>

/** Name of a lot in the singular and the plural. */
type LotNames = readonly [one: string, many: string]

/** The taxes of a redemption as lines: IOF where some lot had under 30 days, and one line per rate of income tax. */
export function redemptionTaxLines(
  { iof, iofLots, iofLot, byRate }: Redeemed,
  date: IsoDate,
  named: LotNames = ['aplicação', 'aplicações'],
): Line[] {
  const iofTable = inForce(iofInvestimento, date)
  const irTable = inForce(fixedIncomeIr, date)
  const iofLine: Line = {
    key: 'iof',
    label: 'IOF de resgate antes de 30 dias',
    amount: -iof,
    formula: iofLot
      ? `${percentInWords(iofLot.share)} × ${formatBrl(iofLot.yield)} (${iofLot.days}º dia)`
      : `o rendimento de ${lotsInWords(iofLots, named)}, cada qual pelo seu dia na tabela dos 30 dias`,
    ...(iofTable && { source: ruleSource(iofTable) }),
  }
  const irLines = byRate.map(
    ({ irRate, lots, taxable, ir }): Line => ({
      key: `ir-${irRate * 1000}`,
      label: `Imposto de renda de ${percentInWords(irRate)}`,
      amount: -ir,
      formula: `${percentInWords(irRate)} × ${formatBrl(taxable)} de rendimento${iof > 0 ? ' depois do IOF' : ''}${lots > 1 ? `, ${lotsInWords(lots, named)}, com o imposto arredondado em cada` : ''}`,
      ...(irTable && { source: ruleSource(irTable) }),
    }),
  )
  return [...(iof > 0 ? [iofLine] : []), ...irLines.filter(({ amount }) => amount !== 0)]
}

/** Taxes from which an exempt paper is free, each with the rule of the exemption. */
export function exemptionLines(date: IsoDate): Line[] {
  const irTable = inForce(fixedIncomeIr, date)
  const iofTable = inForce(iofInvestimentoZero, date)
  return [
    {
      key: 'exemption',
      label: 'Imposto de renda',
      amount: 0,
      formula: 'isento para pessoa física',
      ...(irTable && { source: { ...ruleSource(irTable), source: 'Lei 11.033/2004, art. 3º' } }),
    },
    {
      key: 'iof-zero',
      label: 'IOF',
      amount: 0,
      formula: 'alíquota zero, também antes de 30 dias',
      ...(iofTable && { source: ruleSource(iofTable) }),
    },
  ]
}

function lotsInWords(lots: number, [one, many]: LotNames): string {
  return lots === 1 ? `1 ${one}` : `${formatNumber(lots, 0)} ${many}`
}
