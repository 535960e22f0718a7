import { addMonths } from '#web/finance/calendar/term.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { apportion, type RuleSource } from '#web/finance/core/statement.ts'
import { type Financing, financingMonths } from '#web/finance/credit/financing.ts'
import { financedIof, iofOnCredit, iofOnSpecialCredit } from '#web/finance/credit/iof-credito.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import type { FinancingInput } from './types.ts'

/** The rate per month that the bank charges: nominal ÷ 12, or the one that compounds to the effective. */
export function monthlyRateOf({ value, kind }: FinancingInput['rate']): Fraction {
  if (kind === 'monthly') return value
  return kind === 'nominal' ? value / 12 : monthlyRateFrom(value)
}

/** TR is never below zero (Resolução CMN 4.624/2018); an index of prices may fall. */
function monthlyIndexOf({ kind, annualRate }: FinancingInput['index']): Fraction {
  return monthlyRateFrom(kind === 'tr' ? Math.max(0, annualRate) : annualRate)
}

/** The loan of `principal` without extras. */
export function contractOf(input: FinancingInput, principal: Cents): Financing {
  return {
    system: input.system,
    loan: { principal, monthlyRate: monthlyRateOf(input.rate), months: input.months },
    grace: input.grace,
    balloon: input.balloon,
    monthlyIndex: monthlyIndexOf(input.index),
    extraIn: () => 0,
    keep: input.extras.keep,
  }
}

type Principal =
  | { ok: true; principal: Cents; iof: Cents; rule: RuleSource }
  | { ok: false; reason: 'no-table-in-force' }

/** What is borrowed, and the IOF on it: nothing for a home, that of a person otherwise, inside the loan or not. */
export function principalOf(input: FinancingInput, dueOn: readonly IsoDate[]): Principal {
  const { asset, assetValue, downPayment, upfrontFees, financesCosts, date } = input
  const net = assetValue - downPayment + (financesCosts ? upfrontFees : 0)
  if (asset === 'property') {
    const home = iofOnSpecialCredit('housing', net, date)
    return home.ok ? { ok: true, principal: net, iof: home.iof, rule: home.rule } : home
  }
  const borrower = 'individual'
  if (!financesCosts) {
    const parts = apportion(net, sharesOf(input, net))
    const installments = parts.map((amortization, index) => ({ amortization, dueOn: dueOn[index] ?? date }))
    const charged = iofOnCredit({ borrower, date, installments })
    return charged.ok ? { ok: true, principal: net, iof: charged.iof, rule: charged.rule } : charged
  }
  const financedWith = (principal: Cents) => {
    const shares = sharesOf(input, principal)
    const installments = shares.map((share, index) => ({ share, dueOn: dueOn[index] ?? date }))
    return financedIof({ borrower, date, netAmount: net, installments })
  }
  // The share of a balloon changes with the principal, each time by some hundredth of the time before.
  let financed = financedWith(net)
  for (let pass = 0; pass < 6 && financed.ok && input.balloon > 0; pass++)
    financed = financedWith(financed.principal)
  return financed
}

/** The part of the principal that each instalment pays back; interest added in grace is no principal. */
function sharesOf(input: FinancingInput, principal: Cents): number[] {
  const plain = { ...contractOf(input, principal), monthlyIndex: 0 }
  let before = principal
  const paid = financingMonths(plain).map(({ balance }) => {
    const amortization = Math.max(0, before - balance)
    before = balance
    return amortization
  })
  const whole = paid.reduce((sum, amortization) => sum + amortization, 0)
  return paid.map((amortization) => amortization / whole)
}

/** The days on which the instalments fall. */
export function dueDays({ date, months }: FinancingInput): IsoDate[] {
  return Array.from({ length: months }, (_, index) => addMonths(date, index + 1))
}

/** What is paid beyond each instalment, by month. */
export function extrasOf({ extras }: FinancingInput, dueOn: readonly IsoDate[]): (month: number) => Cents {
  if (extras.dated.length === 0) return () => extras.monthly
  const dated = new Map<number, Cents>()
  for (const { date, amount } of extras.dated) {
    const month = dueOn.findIndex((day) => day >= date) + 1
    if (month > 0) dated.set(month, (dated.get(month) ?? 0) + amount)
  }
  return (month) => extras.monthly + (dated.get(month) ?? 0)
}
