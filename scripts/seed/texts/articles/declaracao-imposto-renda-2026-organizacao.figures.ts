import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { minimumIncomeTax } from '#web/finance/income-tax/dividends.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { answered, bare, lawOn } from '../../worked.ts'

const TODAY = '2026-11-22'
const YEAR = 2026

const taxOf = (income: Cents, legalDeductions = 0, year = YEAR) =>
  answered(calculateIrpfAnual({ year, income, legalDeductions })).tax

export const SALARY = 10_000_00
const income = 12 * SALARY
const inss = 12 * answered(calculateInss({ salary: SALARY, date: TODAY })).contribution
export const share = lawOn(pgblTables, TODAY).deductibleShare
export const pgbl = roundCents(income * share)

/** Less tax in the return of who puts the most that counts into a PGBL, with `others` besides INSS. */
export const saved = (others: Cents) =>
  formatBrl(taxOf(income, inss + others) - taxOf(income, inss + others + pgbl))
export const SCHOOL_AND_HEALTH = 12_000_00

const { reducer: ofYear, simplifiedCap, brackets } = lawOn(irpfAnualTables, TODAY)
const { reducer: ofMonth, perDependant } = lawOn(irrfTables, TODAY)
if (!ofYear || !ofMonth) throw new RangeError('No reducer')
export const [fullUpTo, upTo, cap] = [ofYear.fullUpTo, ofYear.upTo, simplifiedCap].map((amount) =>
  formatBrl(amount),
)
const monthly = [ofMonth.fullUpTo, ofMonth.upTo].map((amount) => formatBrl(amount))

export const highFrom = formatBrl(lawOn(irpfm, TODAY).exemptUpTo)
export const rateAbroad = percentInWords(lawOn(foreignIncomeTables, TODAY).rate)
export const topRate = percentInWords(Math.max(...brackets.map(({ rate }) => rate)))

export const EACH = 60_000_00
export const togetherCosts = (year: number) => taxOf(2 * EACH, 0, year) - 2 * taxOf(EACH, 0, year)

export const lastDay = answered(darfDueDate(TODAY)).payBy

const incomes: Cents[] = [36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 102, 108].map((many) => many * 1000_00)
const inMany = (amount: Cents) => `R$ ${amount / 1000_00} mil`
const bothYears = (amount: Cents) => [2025, YEAR].map((year) => formatBrl(taxOf(amount, 0, year)))
const [at60, at72, at108] = [60_000_00, 72_000_00, 108_000_00].map(bothYears)

export const highIncome = 900_000_00
export const minimum = answered(minimumIncomeTax({ year: YEAR, income: highIncome, paid: 0 }))

export const inssOfMonth = monthly[0]
export const taxOfMonth = monthly[1]
export const bothAt60 = at60?.join(' e ')
export const bothAt72 = at72?.join(' e ')
export const bothAt108 = at108?.join(' e ')
export const incomePoints = incomes.map((amount) => [inMany(amount), ...bothYears(amount).map(bare)])
export const before72 = at72?.[0]
export const now72 = at72?.[1]
export const before108 = at108?.[0]
export const now108 = at108?.[1]
export const taxApart = formatBrl(2 * taxOf(EACH))
export const taxTogether = formatBrl(taxOf(2 * EACH))
export const dependantOfYear = formatBrl(12 * perDependant)
