import { businessDayFrom, paidAfterMonths } from '../calendar/business-days.ts'
import { addMonths, dayNumber } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import {
  type Cents,
  checkCents,
  checkCount,
  type Fraction,
  type IsoDate,
  roundCents,
  truncateTo,
} from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { growthFactor } from '../interest/interest.ts'
import {
  type CustodyBond,
  type IncomeBond,
  type tesouroBonds,
  tesouroCustody,
} from '../tables/fixed-income/tesouro-direto.ts'

/** Paid by a Tesouro Prefixado at maturity. */
const faceValue: Cents = 1000_00

/**
 * Price of one Tesouro Prefixado (LTN) `businessDays` before maturity: 1.000 ÷ (1 + i)^(du ÷ 252), in centavos, the
 * exponent cut to 14 decimals and the price to centavos. Days from the settlement, inclusive, to the maturity.
 *
 * @see facts/05-renda-fixa.md §3 (Tesouro Nacional, Cálculo da Rentabilidade)
 */
export function ltnPrice(annualRate: Fraction, businessDays: number): Cents {
  return truncateTo(faceValue / discount(annualRate, businessDays), 0)
}

/**
 * VNA of an IPCA bond on the settlement day: VNA × (1 + projected IPCA)^(dc₁ ÷ dc₂), in reais cut to 6 decimals.
 * dc₁ are the calendar days since the last 15th, dc₂ those from it to the next one.
 */
export function projectVna(input: {
  lastVna: number
  projectedIpca: Fraction
  daysSince15th: number
  daysInPeriod: number
}): number {
  const { lastVna, projectedIpca, daysSince15th, daysInPeriod } = input
  if (checkCount(daysInPeriod) < checkCount(daysSince15th) || daysInPeriod === 0) {
    throw new RangeError(`${daysSince15th} days since the 15th of ${daysInPeriod}`)
  }
  return truncateTo(checkVna(lastVna) * growthFactor(projectedIpca, daysSince15th / daysInPeriod), 6)
}

/**
 * Quotation and price of a bond without coupons that follows an index (Tesouro IPCA+, Tesouro Selic): quotation, in
 * percent of the VNA, 100 ÷ (1 + i)^(du ÷ 252) cut to 4 decimals; price VNA × quotation ÷ 100 cut to centavos.
 *
 * `vna` is in reais with 6 decimals: projected by `projectVna` for IPCA+. `annualRate` is the real rate of IPCA+, the
 * ágio or deságio of Selic.
 *
 * @see facts/05-renda-fixa.md §3
 */
export function indexedBondPrice(
  vna: number,
  annualRate: Fraction,
  businessDays: number,
): { quotation: number; price: Cents } {
  const quotation = truncateTo(100 / discount(annualRate, businessDays), 4)
  // Percent of reais is centavos.
  return { quotation, price: truncateTo(checkVna(vna) * quotation, 0) }
}

function discount(annualRate: Fraction, businessDays: number): number {
  const exponent = Math.trunc((checkCount(businessDays) / 252) * 1e14) / 1e14
  return growthFactor(annualRate, exponent)
}

function checkVna(vna: number): number {
  if (!(vna > 0 && Number.isFinite(vna))) throw new RangeError(`not a VNA: ${vna}`)
  return vna
}

export type TesouroBond =
  | 'selic'
  | 'prefixado'
  | 'prefixado-juros'
  | 'ipca'
  | 'ipca-juros'
  | 'renda-mais'
  | 'educa-mais'

/** As they are sold, without the year. */
export const bondNames: Readonly<Record<TesouroBond, string>> = {
  selic: 'Tesouro Selic',
  prefixado: 'Tesouro Prefixado',
  'prefixado-juros': 'Tesouro Prefixado com juros semestrais',
  ipca: 'Tesouro IPCA+',
  'ipca-juros': 'Tesouro IPCA+ com juros semestrais',
  'renda-mais': 'Tesouro Renda+',
  'educa-mais': 'Tesouro Educa+',
}

/** A payment as a share of the face value, before its index. */
export type BondPayment = { day: IsoDate; share: Fraction; isCoupon: boolean }

type BondRules = (typeof tesouroBonds)[number]

/**
 * Payments of a bond after `from`, oldest first, each on its day or the next business day. `maturity` of RendA+ and Educa+
 * is the day of their first payment. The last coupon falls on the maturity, with the face value.
 */
export function bondPayments(
  bond: TesouroBond,
  maturity: IsoDate,
  from: IsoDate,
  rules: BondRules,
): BondPayment[] {
  const face = { day: businessDayFrom(maturity), share: 1, isCoupon: false }
  switch (bond) {
    case 'selic':
    case 'prefixado':
    case 'ipca':
      return [face]
    case 'prefixado-juros':
    case 'ipca-juros': {
      const share = rules.semesterCoupon[bond === 'ipca-juros' ? 'ipca' : 'prefixado']
      const coupons = couponDays(maturity, from).map((day) => ({
        day: businessDayFrom(day),
        share,
        isCoupon: true,
      }))
      return [...coupons, face]
    }
    case 'renda-mais':
    case 'educa-mais': {
      const count = rules.payments[bond]
      return Array.from({ length: count }, (_, month) => ({
        day: paidAfterMonths(maturity, month),
        share: 1 / count,
        isCoupon: false,
      })).filter(({ day }) => day > from)
    }
  }
}

/** Every six months back from the maturity, those after `from`, oldest first. */
function couponDays(maturity: IsoDate, from: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let count = 0, day = maturity; day > from; day = addMonths(maturity, -6 * ++count)) days.unshift(day)
  return days
}

/** Part of the running coupon that is already earned on `day`: what the buyer pays for it is not taxed again. */
export function earnedCouponShare(maturity: IsoDate, day: IsoDate): Fraction {
  const [next = maturity] = couponDays(maturity, day)
  const last = addMonths(next, -6)
  return (dayNumber(day) - dayNumber(last)) / (dayNumber(next) - dayNumber(last))
}

/** Present value on `day` of the payments after it at `annualRate`, as a share of the face value corrected to `day`. */
export function presentShare(
  payments: readonly BondPayment[],
  annualRate: Fraction,
  day: IsoDate,
  businessDays: (day: IsoDate) => number,
): number {
  const today = businessDays(day)
  return payments.reduce(
    (sum, payment) =>
      payment.day > day
        ? sum + payment.share / growthFactor(annualRate, (businessDays(payment.day) - today) / 252)
        : sum,
    0,
  )
}

type CustodyResult = { ok: true; base: Cents; fee: Cents } | { ok: false; reason: 'no-table-in-force' }

/**
 * Custody fee of B3 on the average balance of one bond over `days` calendar days:
 * (balance − free balance) × annual rate × days ÷ 365, rounded once. The day-by-day accrual of B3 was not confirmed.
 *
 * @see facts/05-renda-fixa.md §3
 */
export function tesouroCustodyFee(input: {
  bond: CustodyBond
  averageBalance: Cents
  days: number
  date: IsoDate
}): CustodyResult {
  const { bond, averageBalance, days, date } = input
  checkCents(averageBalance)
  const custody = tesouroCustodyOver({ bond, periods: [{ averageBalance, days }], date })
  if (!custody.ok) return custody
  return { ok: true, base: Math.max(0, averageBalance - custody.freeBalance), fee: custody.fee }
}

export type CustodyPeriod = { averageBalance: number; days: number }

type CustodyOver =
  | {
      ok: true
      fee: Cents
      /** Mean over the days of the balance that is charged, for showing. */
      meanBase: Cents
      days: number
      freeBalance: Cents
      annualRate: Fraction
      source: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * The same over successive periods, each with its average balance, rounded once. `date` is the day of the charge;
 * `otherBalance`, of the same CPF in other titles of the kind, uses up the free balance first.
 */
export function tesouroCustodyOver(input: {
  bond: CustodyBond
  otherBalance?: Cents
  periods: readonly CustodyPeriod[]
  date: IsoDate
}): CustodyOver {
  const table = inForce(tesouroCustody, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const { annualRate } = table
  const freeBalance = Math.max(0, table.freeBalance[input.bond] - (input.otherBalance ?? 0))
  return {
    ok: true,
    ...charged(input.periods, annualRate, freeBalance),
    freeBalance,
    annualRate,
    source: ruleSource(table),
  }
}

/**
 * Custody of RendA+ and Educa+: by the years held when sold; held to the maturity, only on the part of the balance whose
 * monthly income passes the free minimum wages. The accrual is assumed to be as for the other bonds: not confirmed.
 *
 * @see facts/05-renda-fixa.md §3
 */
export function incomeBondCustody(input: {
  bond: IncomeBond
  periods: readonly CustodyPeriod[]
  date: IsoDate
  /** In minimum wages of the day. Absent when the bond is sold before its maturity. */
  incomeInWages?: number
}): CustodyOver {
  const table = inForce(tesouroCustody, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const { onSale, freeMinimumWages, rateAbove } = table.incomeBonds[input.bond]
  const days = input.periods.reduce((sum, period) => sum + period.days, 0)
  const sold = onSale.find(({ underYears }) => days < underYears * 365)?.annualRate ?? 0
  const excess =
    input.incomeInWages === undefined ? 1 : Math.max(0, 1 - freeMinimumWages / input.incomeInWages)
  const annualRate = input.incomeInWages === undefined ? sold : rateAbove * excess
  return {
    ok: true,
    ...charged(input.periods, annualRate, 0),
    freeBalance: 0,
    annualRate,
    source: ruleSource(table),
  }
}

function charged(periods: readonly CustodyPeriod[], annualRate: Fraction, freeBalance: Cents) {
  let weighed = 0
  let days = 0
  for (const period of periods) {
    weighed += Math.max(0, period.averageBalance - freeBalance) * checkCount(period.days)
    days += period.days
  }
  return {
    fee: roundCents((weighed * annualRate) / 365),
    days,
    meanBase: roundCents(days > 0 ? weighed / days : 0),
  }
}
