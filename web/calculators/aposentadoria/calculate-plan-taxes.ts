import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irrf.ts'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import { iofOnVgbl } from '#web/finance/pension/iof-vgbl.ts'
import { isencao65Tables } from '#web/finance/tables/income-tax/isencao-65.ts'
import { iofVgbl } from '#web/finance/tables/pension/iof-vgbl.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import type { RetirementInput } from './calculate-question.ts'

export type PlanTaxes = {
  /** The income of the plan a month after tax, by each table; both absent for money outside a plan. */
  regimes?: { regressive: Cents; progressive: Cents; better: 'regressive' | 'progressive' }
  /** Of the contributions of a year, this year. */
  deduction?: { deducted: Cents; limit: Cents; excess: Cents; saving: Cents; source?: RuleSource }
  /** On the contributions of a year. */
  iof?: { perYear: Cents; source?: RuleSource }
}

type Plan = {
  benefit: Cents
  metOn: IsoDate
  annuity: number
  monthlyContribution: Cents
  gross: Cents
  paid: Cents
  ir: Cents
}

/** What the law takes and gives back, in the way in and in the way out. Undefined before the oldest table. */
export function planTaxesOf(input: RetirementInput, plan: Plan): PlanTaxes | undefined {
  if (input.plan === 'livre') return {}
  const regimes = regimesOf(input, plan)
  const perYear = plan.monthlyContribution * 12
  if (input.plan === 'VGBL') {
    const iof = iofOnVgbl([{ date: input.date, insurer: 'plano', amount: perYear }])
    const source = ruleOn(iofVgbl, input.date)
    return regimes && iof.ok ? { regimes, iof: { perYear: iof.total, ...(source && { source }) } } : undefined
  }
  const deduction = deductionOf(input, perYear)
  return regimes && deduction && { regimes, deduction }
}

/**
 * Regressive: the net capital as an income. Progressive: the gross capital as an income, less what it adds to the
 * annual tax of the INSS benefit, with the part exempt from 65 years on; in VGBL only the gain counts.
 */
function regimesOf(input: RetirementInput, { benefit, metOn, annuity, gross, paid, ir }: Plan) {
  const income = gross / annuity
  const taxable = input.plan === 'PGBL' ? income : ((gross - paid) / Math.max(1, gross)) * income
  const exempt = inForce(isencao65Tables, input.date)
  const isOld = exempt !== undefined && completeMonths(input.birth, metOn) >= exempt.fromAge * 12
  const year = Number(input.date.slice(0, 4))
  const taxOn = (monthly: number) =>
    calculateIrpfAnual({ year, income: roundCents(Math.max(0, monthly - (isOld ? exempt.monthly : 0)) * 12) })
  const [alone, together] = [taxOn(benefit), taxOn(benefit + taxable)]
  if (!(alone.ok && together.ok)) return undefined
  const regressive = roundCents((gross - ir) / annuity)
  const progressive = roundCents(income - (together.tax - alone.tax) / 12)
  return {
    regressive,
    progressive,
    better: regressive >= progressive ? 'regressive' : 'progressive',
  } as const
}

/** What PGBL takes off this year's tax, in the return that is better with and without it. */
function deductionOf({ date, taxableIncome, legalDeductions }: RetirementInput, perYear: Cents) {
  const table = inForce(pgblTables, date)
  if (!table) return undefined
  const year = Number(date.slice(0, 4))
  const limit = roundCents(taxableIncome * table.deductibleShare)
  const deducted = Math.min(perYear, limit)
  const without = calculateIrpfAnual({ year, income: taxableIncome, legalDeductions })
  const withIt = calculateIrpfAnual({
    year,
    income: taxableIncome,
    legalDeductions: legalDeductions + deducted,
  })
  if (!(without.ok && withIt.ok)) return undefined
  const source = ruleOn(pgblTables, date)
  return {
    deducted,
    limit,
    excess: perYear - deducted,
    saving: without.tax - withIt.tax,
    ...(source && { source }),
  }
}
