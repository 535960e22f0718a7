import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { dividendTables } from '../tables/income-tax/dividends.ts'
import { irpfm } from '../tables/income-tax/irpfm.ts'
import { jcp } from '../tables/income-tax/jcp.ts'

type NoTable = { ok: false; reason: 'no-table-in-force' }

type JcpResult = { ok: true; rate: Fraction; ir: Cents; net: Cents } | NoTable

type DividendsResult =
  | { ok: true; companies: { company: string; paid: Cents; ir: Cents }[]; ir: Cents }
  | NoTable

type IrpfmResult = { ok: true; rate: Fraction; minimum: Cents; due: Cents } | NoTable

/** Income tax withheld from `gross` juros sobre capital próprio paid on `date`, rounded. Final for an individual. */
export function jcpTax({ gross, date }: { gross: Cents; date: IsoDate }): JcpResult {
  checkCents(gross)
  const table = inForce(jcp, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const ir = roundCents(gross * table.rate)
  return { ok: true, rate: table.rate, ir, net: gross - ir }
}

/**
 * Income tax withheld from the dividends that an individual receives in one month: a company whose payments pass
 * R$ 50.000,00 withholds on the whole of them, not on the excess, and without deductions. Rounded per company.
 *
 * The profits of up to 2025 whose distribution was approved in time stay exempt (`earlierProfits`): leave them out of
 * `payments`.
 *
 * @see Lei 15.270/2025 (Lei 9.250/1995, art. 6º-A); facts/05-renda-fixa.md §6
 */
export function monthlyDividendTax(input: {
  /** Any day of the month. */
  date: IsoDate
  payments: readonly { company: string; amount: Cents }[]
}): DividendsResult {
  const table = inForce(dividendTables, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const paidBy = new Map<string, Cents>()
  for (const { company, amount } of input.payments) {
    paidBy.set(company, (paidBy.get(company) ?? 0) + checkCents(amount))
  }
  const companies = [...paidBy].map(([company, paid]) => ({
    company,
    paid,
    ir: paid > table.exemptUpTo ? roundCents(paid * table.rate) : 0,
  }))
  return { ok: true, companies, ir: companies.reduce((sum, { ir }) => sum + ir, 0) }
}

/**
 * Whether profits of up to 2025, distributed by an approval of `approvedOn`, stay exempt: by the law until 31/12/2025, by an
 * injunction alone until 31/01/2026.
 *
 * @see Lei 15.270/2025 (Lei 9.250/1995, art. 6º-A, § 3º); ADIs 7912 and 7914
 */
export function earlierProfits(date: IsoDate, approvedOn: IsoDate): 'exempt' | 'injunction' | 'taxed' {
  const rule = inForce(dividendTables, date)?.earlierProfits
  if (!rule || approvedOn <= rule.approvedBy) return 'exempt'
  return approvedOn <= rule.injunction.until ? 'injunction' : 'taxed'
}

/**
 * Minimum income tax (IRPFM) of a calendar year: rate = income ÷ 60.000 − 10, in percent, from zero at R$ 600 mil to
 * 10 % at R$ 1,2 milhão, on the whole income; `due` is what the tax already paid leaves of it. Only the minimum is
 * rounded. `income` counts exempt income, less what the law leaves out (LCI, LCA, poupança, FII, sale of goods…).
 *
 * @see Lei 15.270/2025; facts/05-renda-fixa.md §6
 */
export function minimumIncomeTax(input: { year: number; income: Cents; paid: Cents }): IrpfmResult {
  const income = checkCents(input.income)
  const paid = checkCents(input.paid)
  // Four digits: days are compared as strings.
  if (!/^\d{4}$/.test(String(input.year))) throw new RangeError(`not a year: ${input.year}`)
  const table = inForce(irpfm, `${input.year}-12-31`)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const progress = (income - table.exemptUpTo) / (table.fullFrom - table.exemptUpTo)
  const rate = table.highestRate * Math.min(1, Math.max(0, progress))
  const minimum = roundCents(income * rate)
  return { ok: true, rate, minimum, due: Math.max(0, minimum - paid) }
}
