import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { type CustodyBond, type IncomeBond, tesouroCustody } from '../tables/fixed-income/tesouro-custody.ts'

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

/** The same over successive periods, each with its average balance, rounded once. `date` is that of the charge. */
export function tesouroCustodyOver(input: {
  bond: CustodyBond
  periods: readonly CustodyPeriod[]
  date: IsoDate
}): CustodyOver {
  const table = inForce(tesouroCustody, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const { annualRate } = table
  const freeBalance = table.freeBalance[input.bond]
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
 * monthly income passes the free minimum wages. The accrual is taken as that of the other bonds: not confirmed.
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
