import { addDays, addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  apportion,
  type Line,
  type RuleSource,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import { calculateSchedule } from '#web/finance/credit/amortization.ts'
import {
  creditRateHistory,
  financedIof,
  iofOnCredit,
  iofOnSpecialCredit,
} from '#web/finance/credit/iof-credito.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { annuityFactor } from '#web/finance/interest/annuity.ts'
import { growthFactor } from '#web/finance/interest/interest.ts'
import { type CreditRates, iofCredito, iofCreditoSpecial } from '#web/finance/tables/credit/iof-credito.ts'
import type { CreditQuestion, InstallmentRow, IofResult, Notice } from './question.ts'

type Charged = { ok: true; principal: Cents; iof: Cents; rates: CreditRates; rule: RuleSource }
type Plan = { dueOn: IsoDate; amortization: Cents }

/**
 * IOF on a loan of fixed principal: Σ amortizationₖ × daily rate × min(daysₖ, 365) + additional rate × principal. When it
 * is financed, the principal is grossed up: P = V ÷ (1 − f). The two parts are rounded and add up to the IOF.
 *
 * @see Decreto 6.306/2007, arts. 7º, 8º and 9º; facts/01-iof.md §3
 */
export function calculateCreditIof(question: CreditQuestion): IofResult {
  const charged = charge(question)
  if (!charged.ok) return charged
  const { principal, iof, rates, rule } = charged
  const plan = planOf(question, principal)
  const additionalIof = Math.min(iof, roundCents(principal * rates.additional))
  const dailyIof = iof - additionalIof
  const interest = interestOf(question, principal)
  const installments = rowsOf(question, plan, dailyIof)
  const average = averageDays(question, installments, principal)
  return {
    ok: true,
    tab: 'credito',
    ...statement(linesOf(question, { principal, dailyIof, additionalIof, average, rates, rule }), iof),
    iof,
    rate: iof / principal,
    shareOfCost: iof === 0 ? 0 : iof / (interest + iof),
    rates,
    principal,
    interest,
    loan: loanOf(question, charged),
    steps: stepsOf(question, average, rates, rule),
    installments,
    history: historyOf(question, rates, rule),
    notices: noticesOf(question, iof, installments),
  }
}

function charge(question: CreditQuestion): Charged | { ok: false; reason: 'no-table-in-force' } {
  const { purpose, borrower, date, amount, financed } = question
  if (purpose !== 'ordinary') {
    const special = iofOnSpecialCredit(purpose, amount, date)
    if (!special.ok || !financed) return special.ok ? { ...special, principal: amount } : special
    const principal = roundCents(amount / (1 - special.rates.additional))
    return { ...special, principal, iof: principal - amount }
  }
  if (financed) {
    const installments = sharesOf(question).map((share, paid) => ({
      share,
      dueOn: dueOn(question, paid + 1),
    }))
    return financedIof({ borrower, date, netAmount: amount, installments })
  }
  return iofOnCredit({ borrower, date, installments: planOf(question, amount) })
}

/** The part of the principal that each instalment pays back, unrounded. */
function sharesOf({ system, monthlyRate, months }: CreditQuestion): number[] {
  const perReal = 1 / annuityFactor(monthlyRate, months)
  return Array.from({ length: months }, (_, paid) => {
    if (system === 'sac') return 1 / months
    if (system === 'price') return perReal * growthFactor(monthlyRate, paid - months)
    return paid === months - 1 ? 1 : 0
  })
}

function planOf(question: CreditQuestion, principal: Cents): Plan[] {
  const { system, monthlyRate, months } = question
  if (system === 'single') return [{ dueOn: dueOn(question, months), amortization: principal }]
  const { rows } = calculateSchedule(system, { principal, monthlyRate, months })
  return rows.map(({ month, amortization }) => ({ dueOn: dueOn(question, month), amortization }))
}

function interestOf({ system, monthlyRate, months }: CreditQuestion, principal: Cents): Cents {
  if (system !== 'single') return calculateSchedule(system, { principal, monthlyRate, months }).totalInterest
  return roundCents(principal * (growthFactor(monthlyRate, months) - 1))
}

function dueOn({ date, monthLength }: CreditQuestion, month: number): IsoDate {
  return monthLength === '30-days' ? addDays(date, 30 * month) : addMonths(date, month)
}

function rowsOf({ date, system, months }: CreditQuestion, plan: Plan[], dailyIof: Cents): InstallmentRow[] {
  const days = plan.map(({ dueOn: day }) => dayNumber(day) - dayNumber(date))
  const weights = plan.map(
    ({ amortization }, index) => amortization * Math.min(days[index] ?? 0, mostDays(date)),
  )
  const parts = weights.some((weight) => weight > 0) ? apportion(dailyIof, weights) : []
  return plan.map((installment, index) => ({
    month: system === 'single' ? months : index + 1,
    days: days[index] ?? 0,
    iof: parts[index] ?? 0,
    ...installment,
  }))
}

/** Days that each instalment is charged at most. */
function mostDays(date: IsoDate): number {
  return inForce(iofCredito, date)?.maxDays ?? Number.MAX_SAFE_INTEGER
}

/** Days charged, weighted by what each instalment pays back. */
function averageDays({ date }: CreditQuestion, rows: InstallmentRow[], principal: Cents): number {
  const most = mostDays(date)
  return (
    rows.reduce((sum, { days, amortization }) => sum + Math.min(days, most) * amortization, 0) / principal
  )
}

type Parts = {
  principal: Cents
  dailyIof: Cents
  additionalIof: Cents
  average: number
  rates: CreditRates
  rule: RuleSource
}

function linesOf(
  question: CreditQuestion,
  { principal, dailyIof, additionalIof, average, rates, rule }: Parts,
): Line[] {
  const daily = `${formatBrl(principal)} × ${percentInWords(rates.daily, 5)} ao dia × ${daysInWords(question, average)}`
  const additional = `${formatBrl(principal)} × ${percentInWords(rates.additional)}, uma vez`
  return [
    {
      key: 'daily-iof',
      label: 'IOF por dia',
      amount: dailyIof,
      formula: rates.daily === 0 ? reliefInWords(question) : daily,
      source: rule,
    },
    {
      key: 'additional-iof',
      label: 'IOF adicional',
      amount: additionalIof,
      formula: rates.additional === 0 ? reliefInWords(question) : additional,
      source: rule,
    },
  ]
}

/** Of one payment its days, and whether they were cut; of several their mean. */
function daysInWords(question: CreditQuestion, average: number): string {
  const { system, months, date } = question
  const days = dayNumber(dueOn(question, months)) - dayNumber(date)
  const most = mostDays(date)
  if (system !== 'single' && months > 1)
    return `${formatNumber(average, 3)} dias, a média até o vencimento das parcelas`
  return days > most ? `${most} dias: são ${formatNumber(days, 0)}, limitados a ${most}` : `${days} dias`
}

function reliefInWords({ purpose }: CreditQuestion): string {
  return purpose === 'housing' || purpose === 'relief-vehicle' ? 'Isento' : 'Alíquota zero'
}

function loanOf({ financed }: CreditQuestion, { principal, iof }: Charged): Statement {
  const lines: Line[] = [
    {
      key: 'principal',
      label: 'Valor do contrato',
      amount: principal,
      formula: 'O que se devolve, sem os juros',
    },
    {
      key: 'iof',
      label: financed ? 'IOF, somado ao empréstimo' : 'IOF, descontado na liberação',
      amount: -iof,
      formula: 'IOF por dia + IOF adicional',
    },
  ]
  return statement(lines, principal - iof)
}

function stepsOf({ date }: CreditQuestion, average: number, rates: CreditRates, rule: RuleSource): Step[] {
  return [
    {
      key: 'average-days',
      label: 'Prazo médio cobrado',
      unit: 'days',
      value: average,
      formula: `dias até o vencimento de cada parcela, no máximo ${mostDays(date)}, pesados pela amortização`,
    },
    {
      key: 'daily-rate',
      label: 'Alíquota por dia',
      unit: 'fraction',
      value: rates.daily,
      formula: percentInWords(rates.daily, 5),
      source: rule,
    },
    {
      key: 'additional-rate',
      label: 'Alíquota adicional',
      unit: 'fraction',
      value: rates.additional,
      formula: percentInWords(rates.additional),
      source: rule,
    },
  ]
}

function historyOf({ purpose, borrower }: CreditQuestion, rates: CreditRates, rule: RuleSource) {
  const words = ({ daily, additional }: CreditRates) =>
    daily + additional === 0
      ? 'alíquota zero'
      : `${percentInWords(daily, 5)} ao dia + ${percentInWords(additional)}`
  if (purpose === 'ordinary')
    return creditRateHistory(borrower).map((change) => ({ words: words(change), rule: change.rule }))
  const isOlder = iofCreditoSpecial[purpose].at(-1)?.isOlder ?? false
  return [{ words: words(rates), rule, isOlder }]
}

function noticesOf(
  { date, purpose, borrower }: CreditQuestion,
  iof: Cents,
  rows: InstallmentRow[],
): Notice[] {
  const notices: Notice[] = []
  if (purpose === 'ordinary' && dependsOnInjunction(creditRateHistory(borrower), date))
    notices.push('iof-injunction')
  if (iof === 0) notices.push('exempt')
  if (purpose === 'ordinary' && rows.some(({ days }) => days > mostDays(date)))
    notices.push('capped-at-365-days')
  return notices
}
