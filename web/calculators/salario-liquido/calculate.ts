import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { discountLine, type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateIrrf, type IrrfResult } from '#web/finance/income-tax/irrf.ts'
import { calculateInss, calculateSalarioFamilia } from '#web/finance/labour/inss.ts'
import { calculateThirteenth } from '#web/finance/labour/payroll.ts'
import { alimonyLines, fgtsDeposit, inssLine, irrfLine } from '#web/finance/labour/payroll-lines.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioFamiliaTables } from '#web/finance/tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { valeTransporteTables } from '#web/finance/tables/labour/vale-transporte.ts'

/** Amounts in centavos. */
export type NetPayInput = {
  salary: Cents
  /** Overtime, commission and other taxed pay of the month. */
  extras: Cents
  dependants: number
  /** Fares of the month, where the employer gives vale-transporte. */
  transport: Cents
  /** Discounts that lower no tax: health plan, loan, advance. */
  others: Cents
  /** By court order or deed: lowers the income tax. */
  alimony: Cents
  /** Private pension on the payroll: lowers the income tax. */
  pension: Cents
  /** Up to 14 years, or disabled. */
  children: number
  /** Pay of another job, where INSS is withheld first. */
  otherJob: Cents
  /** Day of the payment, whose tables hold. */
  date: IsoDate
}

export type NetPayNotice = 'below-minimum-wage' | 'above-ceiling' | 'no-family-allowance' | 'two-payers'

export type NetPayResult =
  | ({
      ok: true
      gross: Cents
      inss: Cents
      tax: Extract<IrrfResult, { ok: true }>
      /** Deposited by the employer, beside the pay. */
      fgts: { amount: Cents; rate: Fraction }
      /** A whole 13º of the salary alone, without other discounts; undefined beside a second job, whose INSS is shared. */
      thirteenth?: { first: Cents; second: Cents; inss: Cents; tax: Cents }
      notices: NetPayNotice[]
    } & Statement)
  | NetPayRefusal

export type NetPayRefusal = { ok: false; reason: 'no-table-in-force' | 'discounts-above-pay' }

/**
 * Net of a month's salary after INSS, income tax and other discounts.
 *
 * net = salary + extras − INSS − income tax − alimony − pension − min(fares, 6 % of the salary) − others + salário-família.
 * With another job the INSS here is that of both together less that of the other; the income tax looks at each payer alone.
 *
 * @see EC 103/2019, art. 28; Lei 8.212/1991, art. 28; Lei 9.250/1995, arts. 3º-A and 4º; Lei 7.418/1985, art. 4º
 */
export function calculateNetPay(input: NetPayInput): NetPayResult {
  const { salary, extras, dependants, alimony, pension, children, otherJob, date } = input
  const gross = salary + extras
  const together = calculateInss({ salary: gross + otherJob, date })
  const elsewhere = calculateInss({ salary: otherJob, date })
  const family = calculateSalarioFamilia({ pay: gross + otherJob, children, date })
  const fares = inForce(valeTransporteTables, date)
  const fgts = fgtsDeposit(gross, date)
  if (!(together.ok && elsewhere.ok && family.ok && fares && fgts))
    return { ok: false, reason: 'no-table-in-force' }
  const inss = together.contribution - elsewhere.contribution
  const tax = calculateIrrf({ income: gross, inss, dependants, otherDeductions: alimony + pension, date })
  if (!tax.ok) return tax
  const transport = Math.min(input.transport, roundCents(salary * fares.share))
  const net = gross - inss - tax.tax - alimony - pension - transport - input.others + family.amount
  if (net < 0) return { ok: false, reason: 'discounts-above-pay' }
  const lines = [
    ...paidLines(input),
    inssLineOf(input, inss),
    irrfLine('irrf', 'Imposto de renda', { ...tax, income: gross }, date),
    ...otherLines(input, transport, fares.share),
    ...familyLines(input, family.amount),
  ]
  return {
    ok: true,
    gross,
    inss,
    tax,
    fgts,
    thirteenth: thirteenthOf(input),
    notices: noticesOf(input, family.amount),
    ...statement(lines, net),
  }
}

function paidLines({ salary, extras }: NetPayInput): Line[] {
  const base = { key: 'salary', label: 'Salário bruto', amount: salary, formula: 'como no formulário' }
  if (extras === 0) return [base]
  return [base, { key: 'extras', label: 'Extras do mês', amount: extras, formula: 'pagam INSS e imposto' }]
}

/** By the slices of this pay; beside another job, of both less what the other has paid for. */
function inssLineOf({ salary, extras, otherJob, date }: NetPayInput, inss: Cents): Line {
  const line = inssLine('inss', 'INSS', { income: salary + extras, inss }, date)
  if (otherJob === 0) return line
  const both = salary + extras + otherJob
  return { ...line, formula: `o de ${formatBrl(both)}, os dois empregos, menos o de ${formatBrl(otherJob)}` }
}

function otherLines(
  { salary, transport: paidFares, others, alimony, pension, date }: NetPayInput,
  transport: Cents,
  share: Fraction,
): Line[] {
  const cap = `${percentInWords(share)} de ${formatBrl(salary)}`
  const fares =
    transport < paidFares
      ? `${cap}, o máximo; o resto é da empresa`
      : `o custo das passagens, abaixo de ${cap}`
  return [
    ...alimonyLines(alimony),
    discountLine('pension', 'Previdência na folha', pension, 'diminui a base do imposto'),
    discountLine('transport', 'Vale-transporte', transport, fares, ruleOn(valeTransporteTables, date)),
    discountLine('others', 'Outros descontos', others, 'não mudam o imposto'),
  ].filter(({ amount }) => amount !== 0)
}

function familyLines({ children, date }: NetPayInput, amount: Cents): Line[] {
  if (amount === 0) return []
  const formula = `${formatNumber(children, 0)} × ${formatBrl(amount / children)}`
  const source = ruleOn(salarioFamiliaTables, date)
  return [{ key: 'family', label: 'Salário-família', amount, formula, ...(source && { source }) }]
}

function thirteenthOf({ salary, dependants, otherJob, date }: NetPayInput) {
  if (otherJob > 0) return undefined
  const first = roundCents(salary / 2)
  const whole = calculateThirteenth({ salary, avos: 12, date, advance: first, dependants })
  return whole.ok ? { first, second: whole.secondInstalment, inss: whole.inss, tax: whole.tax } : undefined
}

function noticesOf({ salary, extras, children, otherJob, date }: NetPayInput, family: Cents): NetPayNotice[] {
  const notices: NetPayNotice[] = []
  if (salary < (inForce(salarioMinimoTables, date)?.monthly ?? 0)) notices.push('below-minimum-wage')
  const ceiling = inForce(inssTables, date)?.brackets.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  if (salary + extras + otherJob > ceiling) notices.push('above-ceiling')
  if (children > 0 && family === 0) notices.push('no-family-allowance')
  if (otherJob > 0) notices.push('two-payers')
  return notices
}
