import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type DeductionForm, type IncomeTax, incomeTax } from '#web/finance/core/progressive-tax.ts'
import { discountLine, type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { minimumIncomeTax } from '#web/finance/income-tax/dividends.ts'
import { educationTables } from '#web/finance/tables/income-tax/education.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'

/** Amounts of the year, in centavos. */
export type ReturnInput = {
  year: number
  income: Cents
  withheld: Cents
  inss: Cents
  dependants: number
  health: Cents
  /** Of each person. */
  education: readonly Cents[]
  alimony: Cents
  pension: Cents
  /** Exempt income, and what is taxed apart; counted by the minimum tax. */
  otherIncome: Cents
  /** Final tax on it. */
  otherTax: Cents
  /** Withheld from profits in advance of the minimum tax. */
  profitTax: Cents
}

/** One way to file: what comes off the income, and the tax. */
export type Filing = IncomeTax & { deductions: readonly Line[]; deducted: Cents; base: Cents }

export type ReturnResult =
  | ({
      ok: true
      form: DeductionForm
      filings: Readonly<Record<DeductionForm, Filing>>
      minimumTax: Cents
      /** Spent beyond what the law lets come off. */
      lost: { education: Cents; pension: Cents }
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * The annual return by the form that pays less; `total` is what is left to pay, below zero a refund.
 *
 * base = income − deductions, or − min(20 % of the income, cap); tax = round(base × rate − parcel) − reduction of 2026; then
 * + what the minimum tax asks beyond it − what was withheld.
 *
 * @see Lei 9.250/1995, arts. 3º-A, 4º, 8º, 10, 11-A and 16-A; Lei 9.532/1997, art. 11; Lei 15.270/2025
 */
export function calculateReturn(input: ReturnInput): ReturnResult {
  const day = lastDayOf(input.year)
  const table = inForce(irpfAnualTables, day)
  const legal = legalDeductions(input)
  if (!(table && legal)) return { ok: false, reason: 'no-table-in-force' }
  const filed = (deductions: readonly Line[]): Filing => {
    const deducted = 0 - deductions.reduce((sum, { amount }) => sum + amount, 0)
    const base = Math.max(0, input.income - deducted)
    return { deductions, deducted, base, ...incomeTax(table, input.income, base) }
  }
  const discount = Math.min(roundCents(input.income * table.simplifiedRate), table.simplifiedCap)
  const discountFormula =
    discount < table.simplifiedCap
      ? `${percentInWords(table.simplifiedRate)} de ${formatBrl(input.income)}`
      : `o máximo do ano`
  const simplified = discountLine(
    'simplified',
    'Desconto simplificado',
    discount,
    discountFormula,
    ruleOn(irpfAnualTables, day),
  )
  const filings = { legal: filed(legal.lines), simplified: filed([simplified]) }
  const form = filings.simplified.tax < filings.legal.tax ? 'simplified' : 'legal'
  const { tax } = filings[form]
  const minimum = minimumLines(input, tax)
  const lines = [...taxLines(filings[form], day), ...minimum.lines, ...withheldLines(input)]
  const total = tax + minimum.due - input.withheld - input.profitTax
  return { ok: true, form, filings, minimumTax: minimum.due, lost: legal.lost, ...statement(lines, total) }
}

// The year is one of four digits: days are compared as strings.
const lastDayOf = (year: number) => `${year}-12-31` as IsoDate

/** What the law lets come off, and what was spent beyond it; undefined before the oldest table. */
function legalDeductions({
  year,
  income,
  inss,
  dependants,
  health,
  education,
  alimony,
  pension,
}: ReturnInput) {
  const day = lastDayOf(year)
  const perDependant = inForce(irrfTables, day)?.perDependant
  const perPerson = inForce(educationTables, day)?.perPerson
  const share = inForce(pgblTables, day)?.deductibleShare
  if (!(perDependant && perPerson && share)) return undefined
  const perYear = 12 * perDependant
  const schooling = education.reduce((sum, amount) => sum + Math.min(amount, perPerson), 0)
  const pgbl = Math.min(pension, roundCents(income * share))
  const lines = [
    discountLine('inss', 'INSS', inss, 'o do ano'),
    discountLine(
      'dependants',
      'Dependentes',
      dependants * perYear,
      `${formatNumber(dependants, 0)} × ${formatBrl(perYear)}`,
      ruleOn(irrfTables, day),
    ),
    discountLine('health', 'Saúde', health, 'sem limite'),
    discountLine(
      'education',
      'Escola e faculdade',
      schooling,
      `até ${formatBrl(perPerson)} por pessoa`,
      ruleOn(educationTables, day),
    ),
    discountLine('alimony', 'Pensão alimentícia', alimony, 'por decisão da Justiça ou escritura'),
    discountLine(
      'pension',
      'PGBL',
      pgbl,
      `até ${percentInWords(share)} de ${formatBrl(income)}`,
      ruleOn(pgblTables, day),
    ),
  ].filter(({ amount }) => amount !== 0)
  const spent = education.reduce((sum, amount) => sum + amount, 0)
  return { lines, lost: { education: spent - schooling, pension: pension - pgbl } }
}

function taxLines({ base, rate, tableTax, reduction }: Filing, day: IsoDate): Line[] {
  const source = ruleOn(irpfAnualTables, day)
  const parcel = roundCents(base * rate) - tableTax
  const formula =
    tableTax > 0
      ? `${percentInWords(rate)} de ${formatBrl(base)} − ${formatBrl(parcel)}`
      : `base de ${formatBrl(base)}, na faixa isenta`
  const lines = [
    { key: 'tax', label: 'Imposto da tabela', amount: tableTax, formula, ...(source && { source }) },
    discountLine('reduction', 'Redução da lei', reduction, 'pelos rendimentos, não pela base', source),
  ]
  return lines.filter(({ key, amount }) => key === 'tax' || amount !== 0)
}

/** What the minimum of high incomes asks beyond the tax of the return and the final taxes. */
function minimumLines(
  { year, income, otherIncome, otherTax }: ReturnInput,
  tax: Cents,
): { due: Cents; lines: Line[] } {
  const minimum = minimumIncomeTax({ year, income: income + otherIncome, paid: tax + otherTax })
  if (!minimum.ok || minimum.due === 0) return { due: 0, lines: [] }
  const formula = `${formatPercent(minimum.rate)} de ${formatBrl(income + otherIncome)}, menos ${formatBrl(tax + otherTax)} de imposto`
  const source = ruleOn(irpfm, lastDayOf(year))
  const line = {
    key: 'minimum',
    label: 'Imposto mínimo',
    amount: minimum.due,
    formula,
    ...(source && { source }),
  }
  return { due: minimum.due, lines: [line] }
}

function withheldLines({ withheld, profitTax }: ReturnInput): Line[] {
  return [
    discountLine('withheld', 'Já retido', withheld, 'na fonte e no carnê-leão'),
    discountLine('profit-tax', 'Retido dos lucros', profitTax, 'adiantamento do imposto mínimo'),
  ].filter(({ amount }) => amount !== 0)
}
