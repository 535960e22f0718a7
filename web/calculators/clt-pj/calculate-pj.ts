import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { discountLine, type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { minimumIncomeTax, monthlyDividendTax } from '#web/finance/income-tax/dividends.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateIrrf } from '#web/finance/income-tax/irrf.ts'
import { irrfLine } from '#web/finance/labour/payroll-lines.ts'
import {
  type Annex,
  annexByFactorR,
  proLaboreInss,
  simplesRate,
} from '#web/finance/labour/simples-nacional.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { meiTables } from '#web/finance/tables/labour/mei.ts'
import { proLaboreTables } from '#web/finance/tables/labour/pro-labore.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { simplesNacionalTables } from '#web/finance/tables/labour/simples-nacional.ts'
import type { CltPjInput, Regime } from './question.ts'

export type PjYear = Statement & {
  ok: true
  revenue: Cents
  /** Simples or DAS of the MEI, INSS and income tax. */
  taxes: Cents
  accountant: Cents
  /** Absent for a MEI. */
  company?: {
    annex: Annex
    proLabore: Cents
    /** Left for the owner in a month, after the pró-labore. */
    profit: Cents
    /** Withheld from that profit, in advance of the year's minimum tax. */
    withheld: Cents
  }
}

export type PjRefusal = {
  ok: false
  reason: 'no-table-in-force' | 'above-mei' | 'above-sublimit' | 'costs-above-invoice'
}

type Question = Omit<CltPjInput, 'salary' | 'benefits'>

/**
 * A year of a company with one owner, whose invoices were the same in the twelve months before: what is left after the
 * Simples Nacional, the accountant and what the owner pays as a person. All profit is paid out, with books that prove it.
 *
 * @see LC 123/2006, arts. 14, 18 and 18-A; Lei 15.270/2025
 */
export function pjYear(question: Question): PjYear | PjRefusal {
  return question.regime === 'mei' ? meiYear(question) : simplesYear(question, question.regime)
}

const refuse = (reason: PjRefusal['reason']): PjRefusal => ({ ok: false, reason })

function simplesYear(question: Question, regime: Exclude<Regime, 'mei'>): PjYear | PjRefusal {
  const { invoice, months, accountant, dependants, date } = question
  const revenue = invoice * months
  const proLabore = proLaboreOf(regime, revenue, question)
  const annex = regime === 'annex-iii' ? 'iii' : annexByFactorR(12 * (proLabore ?? 0), revenue, date)
  const inss = proLabore && proLaboreInss(proLabore, date)
  if (proLabore === undefined || inss === undefined || !annex) return refuse('no-table-in-force')
  const rate = simplesRate(revenue, annex, date)
  const irrf = calculateIrrf({ income: proLabore, inss, dependants, date })
  if (!rate.ok) return refuse(rate.reason === 'above-limit' ? 'above-sublimit' : rate.reason)
  if (!irrf.ok) return irrf
  const das = months * roundCents(invoice * rate.effective)
  const yearProfit = revenue - das - 12 * (accountant + proLabore)
  if (yearProfit < 0) return refuse('costs-above-invoice')
  const personal = minimumTaxOf(12 * proLabore + yearProfit, 12 * irrf.tax, question)
  const profit = roundCents(yearProfit / 12)
  const dividends = monthlyDividendTax({ date, payments: [{ company: '', amount: profit }] })
  const lines = [
    ...invoiceLines(question),
    discountLine(
      'das',
      `Simples, anexo ${annex.toUpperCase()}`,
      das,
      dasInWords(question, rate),
      ruleOn(simplesNacionalTables, date),
    ),
    ...accountantLines(accountant),
    discountLine(
      'inss',
      'INSS do pró-labore',
      12 * inss,
      inssInWords(proLabore, inss, question),
      ruleOn(proLaboreTables, date),
    ),
    monthsOf(irrfLine('irrf', 'Imposto do pró-labore', { ...irrf, income: proLabore }, date)),
    ...personal.lines,
  ]
  const taxes = das + 12 * (inss + irrf.tax) + personal.due
  const company = { annex, proLabore, profit, withheld: dividends.ok ? dividends.ir : 0 }
  const total = revenue - taxes - 12 * accountant
  return { ok: true, revenue, taxes, accountant: 12 * accountant, company, ...statement(lines, total) }
}

/** Of a month: 28 % of the revenue where the factor R asks for it, never below the minimum wage. */
function proLaboreOf(regime: Regime, revenue: Cents, { date }: Question): Cents | undefined {
  const least = inForce(salarioMinimoTables, date)?.monthly
  const factorR = inForce(simplesNacionalTables, date)?.factorR
  if (!least || !factorR) return undefined
  // Six decimals of a centavo: binary noise must not add one.
  const asked = Math.ceil(Number(((revenue * factorR) / 12).toFixed(6)))
  return regime === 'factor-r' ? Math.max(least, asked) : least
}

function invoiceLines({ invoice, months }: Question): Line[] {
  const formula = `${months} × ${formatBrl(invoice)}`
  return [{ key: 'invoices', label: 'Notas do ano', amount: invoice * months, formula }]
}

function accountantLines(accountant: Cents): Line[] {
  if (accountant === 0) return []
  return [discountLine('accountant', 'Contador', 12 * accountant, `12 × ${formatBrl(accountant)}`)]
}

/** The tax of one month as that of twelve. */
function monthsOf(line: Line): Line {
  return {
    ...line,
    amount: 12 * line.amount || 0,
    formula: `12 × ${formatBrl(Math.abs(line.amount))}: ${line.formula}`,
  }
}

function dasInWords(
  { invoice, months }: Question,
  { nominal, deduction, effective }: Extract<ReturnType<typeof simplesRate>, { ok: true }>,
): string {
  const due = `${months} × ${formatPercent(effective)} de ${formatBrl(invoice)}`
  const revenue = formatBrl(invoice * months)
  return deduction > 0
    ? `${due}: (${revenue} × ${percentInWords(nominal)} − ${formatBrl(deduction)}) ÷ ${revenue}`
    : due
}

function inssInWords(proLabore: Cents, inss: Cents, { date }: Question): string {
  const rate = inForce(proLaboreTables, date)?.inssRate ?? 0
  const whole = `${percentInWords(rate)} de ${formatBrl(proLabore)}`
  const isCapped = inss < roundCents(proLabore * rate)
  return `12 × ${formatBrl(inss)}: ${isCapped ? `${percentInWords(rate)} do teto` : whole}`
}

/** Minimum tax of high incomes, less the tax already paid in the year. */
function minimumTaxOf(income: Cents, paid: Cents, { date }: Question): { due: Cents; lines: Line[] } {
  const minimum = minimumIncomeTax({ year: Number(date.slice(0, 4)), income, paid })
  if (!minimum.ok || minimum.due === 0) return { due: 0, lines: [] }
  const { due, rate } = minimum
  const formula = `${formatPercent(rate)} de ${formatBrl(income)}, menos ${formatBrl(paid)} já pagos`
  return { due, lines: [discountLine('irpfm', 'Imposto mínimo do ano', due, formula, ruleOn(irpfm, date))] }
}

function meiYear(question: Question): PjYear | PjRefusal {
  const { invoice, months, dependants, date } = question
  const table = inForce(meiTables, date)
  const wage = inForce(salarioMinimoTables, date)?.monthly
  const perDependant = inForce(irrfTables, date)?.perDependant
  const revenue = invoice * months
  if (!(table && wage && perDependant)) return refuse('no-table-in-force')
  if (revenue > table.annualLimit) return refuse('above-mei')
  const inss = roundCents(wage * table.inssShare)
  const das = 12 * (inss + table.iss)
  const taxable = revenue - roundCents(revenue * table.exemptShare)
  const tax = calculateIrpfAnual({
    year: Number(date.slice(0, 4)),
    income: taxable,
    legalDeductions: 12 * (inss + dependants * perDependant),
  })
  if (!tax.ok) return tax
  const total = revenue - das - tax.tax
  if (total < 0) return refuse('costs-above-invoice')
  const dasFormula = `12 × (${percentInWords(table.inssShare)} de ${formatBrl(wage)} + ${formatBrl(table.iss)} de ISS)`
  const taxFormula = `na declaração, sobre ${formatBrl(taxable)}: ${percentInWords(table.exemptShare)} da receita são lucro isento`
  const lines = [
    ...invoiceLines(question),
    discountLine('das', 'DAS do MEI', das, dasFormula, ruleOn(meiTables, date)),
    discountLine('irpf', 'Imposto de renda', tax.tax, taxFormula, ruleOn(irpfAnualTables, date)),
  ]
  return { ok: true, revenue, taxes: das + tax.tax, accountant: 0, ...statement(lines, total) }
}
