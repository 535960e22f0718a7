import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type RuleSource, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { annuityFactor } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom, realRateFrom } from '#web/finance/interest/interest.ts'
import { completeMonths, monthsAfter } from '#web/finance/labour/service-time.ts'
import { iofOnVgbl } from '#web/finance/pension/iof-vgbl.ts'
import {
  type Accumulation,
  lotsOf,
  previdenciaRegressiveTax,
  roundedLots,
} from '#web/finance/pension/previdencia.ts'
import { isencao65Tables } from '#web/finance/tables/income-tax/isencao-65.ts'
import { iofVgbl } from '#web/finance/tables/pension/iof-vgbl.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { previdenciaRegressiva } from '#web/finance/tables/pension/previdencia-regressiva.ts'
import type { RetirementInput } from './question.ts'

export type Complement = {
  /** Until the retirement. */
  months: number
  monthlyContribution: Cents
  /** After tax, on the day of the retirement, to pay the gap for the years asked. */
  capitalNeeded: Cents
  /** On that day, less the regressive tax; its total is the net capital. */
  capital: Statement
  /** Missing when there is no time left to save. */
  shortfall: Cents
} & PlanTaxes

type Lots = ReturnType<typeof lotsOf>

/** R$ 1 trilhão: a year of contributions must still fit into a double to the centavo. */
const maxTotal: Cents = 100_000_000_000_000

type Refused = 'too-large' | 'no-table-in-force'

type Asked = { gap: Cents; benefit: Cents; metOn: IsoDate }

/**
 * The monthly contribution that pays `gap` for the years asked, in today's money: the smallest whole centavo, by the
 * regressive table on each contribution's own age as if all were withdrawn on the day of the retirement.
 */
export function complementOf(input: RetirementInput, asked: Asked): Complement | Refused {
  const { date, annualReturn, inflation, savings, incomeYears } = input
  const months = completeMonths(date, asked.metOn)
  const realMonthly = monthlyRateFrom(realRateFrom(annualReturn, inflation))
  const annuity = annuityFactor(realMonthly, incomeYears * 12)
  const capitalNeeded = roundCents(asked.gap * annuity)
  if (capitalNeeded > maxTotal) return 'too-large'
  const plan: Accumulation = { initial: savings, months, annualReturn, inflation }
  const lots = lotsOf(plan)
  if (lots.initial.value > maxTotal) return 'too-large'
  const monthlyContribution = contributionFor(input, lots, capitalNeeded)
  const capital = capitalOf(input, lots, { months, monthly: monthlyContribution })
  if (!capital) return 'no-table-in-force'
  const taxes = planTaxesOf(input, { ...asked, annuity, monthlyContribution, ...capital })
  if (!taxes) return 'no-table-in-force'
  const shortfall = months === 0 ? Math.max(0, capitalNeeded - capital.statement.total) : 0
  return { months, monthlyContribution, capitalNeeded, capital: capital.statement, shortfall, ...taxes }
}

function contributionFor({ plan, date }: RetirementInput, { monthly, initial }: Lots, needed: Cents): Cents {
  const brackets = inForce(previdenciaRegressiva, date)?.brackets ?? []
  const netOf = ({ years, paid, value }: typeof initial) => {
    const rate = plan === 'livre' ? 0 : (brackets.find(({ upToYears }) => years <= upToYears)?.rate ?? 0)
    return value - rate * (plan === 'PGBL' ? value : Math.max(0, value - paid))
  }
  const perCentavo = monthly.reduce((sum, lot) => sum + netOf(lot), 0)
  if (perCentavo === 0) return 0
  return Math.max(0, Math.ceil((needed - netOf(initial)) / perCentavo - 1e-9))
}

function capitalOf(
  { plan, date, savings }: RetirementInput,
  exact: Lots,
  { months, monthly }: { months: number; monthly: Cents },
) {
  const lots = roundedLots(exact, monthly)
  const initial = lots.at(-1)?.value ?? 0
  const gross = lots.reduce((sum, { value }) => sum + value, 0)
  const paid = lots.reduce((sum, lot) => sum + Math.min(lot.paid, lot.value), 0)
  const taxed = plan === 'livre' ? undefined : previdenciaRegressiveTax({ plan, contributions: lots, date })
  if (taxed?.ok === false) return undefined
  const source = ruleOn(previdenciaRegressiva, date)
  const byRate = new Map<Fraction, { ir: Cents; base: Cents }>()
  for (const { rate, ir, base } of taxed?.contributions ?? []) {
    const sum = byRate.get(rate) ?? { ir: 0, base: 0 }
    byRate.set(rate, { ir: sum.ir + ir, base: sum.base + base })
  }
  const lines: Line[] = [
    {
      key: 'savings',
      label: 'O que você já tem, com o rendimento',
      amount: initial,
      formula: `${formatBrl(savings)} por ${months} ${months === 1 ? 'mês' : 'meses'}, com o rendimento acima da inflação`,
    },
    {
      key: 'contributions',
      label: 'Os aportes, com o rendimento',
      amount: gross - initial,
      formula:
        months === 1
          ? `1 aporte de ${formatBrl(monthly)}`
          : `${months} aportes de ${formatBrl(monthly)}, corrigidos pela inflação`,
    },
    ...[...byRate].map(([rate, { ir, base }]) => ({
      key: `tax-${percentInWords(rate).replace(/\D/g, '')}`,
      label: `IR regressivo de ${percentInWords(rate)}`,
      amount: 0 - ir,
      formula: `${percentInWords(rate)} × ${formatBrl(base)} (${plan === 'PGBL' ? 'o valor inteiro' : 'só o ganho'} dos aportes dessa idade)`,
      ...(source && { source }),
    })),
  ]
  const ir = taxed?.ir ?? 0
  const shown = lines.filter(({ amount, key }) => amount !== 0 || key === 'contributions')
  return { statement: statement(shown, gross - ir), gross, paid, ir }
}

type PlanTaxes = {
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

/** On the way in and on the way out. Undefined before the oldest table. */
function planTaxesOf(input: RetirementInput, plan: Plan): PlanTaxes | undefined {
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
  // "A partir do mês em que" the age is reached (Lei 7.713/1988, art. 6º, XV): the day in that month does not matter.
  const isOld =
    exempt !== undefined && metOn.slice(0, 7) >= monthsAfter(input.birth, exempt.fromAge * 12).slice(0, 7)
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

/** In the return that is better with and without PGBL. */
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
