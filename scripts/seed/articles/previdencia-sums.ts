import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import {
  type Accumulation,
  lotsOf,
  previdenciaRegressiveTax,
  roundedLots,
} from '#web/finance/pension/previdencia.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { lawOn } from '../worked.ts'

/** What the text on private pensions compares: 35 years of a year's 12 % in equal months, in today's money. */

const DAY: IsoDate = '2026-11-22'
export const YEARS = 35
/** A year's salary, without the 13th. */
export const INCOME: Cents = 120_000_00
export const gross: Fraction = 0.1
export const inflation: Fraction = 0.04
/** B3 on Tesouro IPCA+, which has no free balance. */
const custody: Fraction = 0.002

export const deductible = Math.round(INCOME * lawOn(pgblTables, DAY).deductibleShare)
export const monthly = deductible / 12

/** Less tax in the annual return, for who deducts `legalDeductions` without the plan. */
export function refundOf(legalDeductions: Cents): Cents {
  const taxWith = (deductions: Cents) => {
    const irpf = calculateIrpfAnual({ year: 2026, income: INCOME, legalDeductions: deductions })
    if (!irpf.ok) throw new RangeError(irpf.reason)
    return irpf.tax
  }
  return taxWith(legalDeductions) - taxWith(legalDeductions + deductible)
}

const after = (fee: Fraction): Fraction => (1 + gross) * (1 - fee) - 1
const lotsAt = (fee: Fraction, months: number, contribution: Cents) => {
  const plan: Accumulation = { initial: 0, months, annualReturn: after(fee), inflation }
  return roundedLots(lotsOf(plan), contribution)
}

/** A plan redeemed at once by the regressive table. */
export function planNet(plan: 'PGBL' | 'VGBL', fee: Fraction): Cents {
  const contributions = lotsAt(fee, YEARS * 12, monthly)
  const tax = previdenciaRegressiveTax({ plan, contributions, date: DAY })
  if (!tax.ok) throw new RangeError(tax.reason)
  return tax.net
}

/** Tesouro IPCA+ with `contribution` a month for `months`, redeemed at once; never sold before. */
export function tesouroNet(contribution: Cents = monthly, months = YEARS * 12): Cents {
  return lotsAt(custody, months, contribution).reduce((net, { years, paid, value }) => {
    const rate = fixedIncomeIrRate(Math.floor(years * 365), DAY)
    if (rate === undefined) throw new RangeError('no-table-in-force')
    return net + value - Math.round(Math.max(0, value - paid) * rate)
  }, 0)
}

/** The PGBL, and its refund put into the Tesouro when it comes, a year later. */
export const pgblReinvested = (fee: Fraction, refund: Cents): Cents =>
  planNet('PGBL', fee) + tesouroNet(Math.round(refund / 12), (YEARS - 1) * 12)
