import { addMonths } from '#web/finance/calendar/days.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { apportion, type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { type Financing, financingMonths, financingSchedule } from '#web/finance/credit/financing.ts'
import { financedIof, iofOnCredit, iofOnSpecialCredit } from '#web/finance/credit/iof-credito.ts'
import { priceInstalment } from '#web/finance/interest/annuity.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { earlySettlement } from '#web/finance/tables/credit/early-settlement.ts'
import { checksOf } from './calculate-housing.ts'
import {
  cetOf,
  costStatement,
  onTheDayStatement,
  type Parts,
  paidStatement,
  rowsWithCosts,
  stepsOf,
  yearsOf,
} from './calculate-lines.ts'
import type {
  FinancingAnswer,
  FinancingAnswerOrRefusal,
  FinancingInput,
  GoalAnswer,
  IofParts,
  Notice,
  Row,
  Settlement,
  Via,
} from './question.ts'

/**
 * A loan for a home, a car or another purchase: schedule with insurance, fees, index, grace, balloon and extras; what it
 * costs, its CET, the same loan in SAC and Price, and what a bank would ask.
 *
 * Instalments are rounded as in `scheduleFrom`; the balance is what settles the debt on that day (CDC, art. 52, § 2º).
 *
 * @see facts/07-financiamento.md
 */
export function calculateFinancing(input: FinancingInput): FinancingAnswerOrRefusal {
  if (input.downPayment >= input.assetValue) return { ok: false, reason: 'nothing-to-finance' }
  const dueOn = dueDays(input)
  const borrowed = principalOf(input, dueOn)
  if (!borrowed.ok) return borrowed
  const { principal, iof } = borrowed
  if (input.balloon > principal) return { ok: false, reason: 'balloon-too-large' }
  const contract = contractOf(input, principal)
  const extraIn = extrasOf(input, dueOn)
  const plain = financingSchedule(contract)
  const hasExtras = input.extras.monthly > 0 || input.extras.dated.length > 0
  const keep = input.extras.reduces === 'term' ? 'instalment' : 'term'
  const followed = hasExtras ? financingSchedule({ ...contract, extraIn, keep }) : plain
  if (!(plain.ok && followed.ok)) return { ok: false, reason: 'too-large' }
  const rows = rowsWithCosts(input, followed.rows, dueOn)
  const contractRows = hasExtras ? rowsWithCosts(input, plain.rows, dueOn) : rows
  const parts = {
    input,
    principal,
    iof,
    iofRule: borrowed.rule,
    iofParts: borrowed.parts,
    schedule: followed,
    rows,
  }
  return answerOf(parts, { contract, contractRows, dueOn })
}

/** The loan without extras: what the CET and the comparison are about. */
type Contract = { contract: Financing; contractRows: Row[]; dueOn: IsoDate[] }

function answerOf(parts: Parts, { contract, contractRows, dueOn }: Contract): FinancingAnswer {
  const { input, principal, iof, schedule, rows } = parts
  const { monthlyRate } = contract.loan
  const annualRate = annualRateFrom(monthlyRate)
  const first = rows[input.grace.months] ?? rows.at(-1)
  if (!first) throw new RangeError('a loan without instalments')
  const firstPaid = first.paid
  const paid = paidStatement(parts)
  const checks = checksOf(input, { contract, first, annualRate })
  return {
    ok: true,
    ...paid,
    cost: costStatement(parts, paid.total),
    onTheDay: onTheDayStatement(parts),
    principal,
    monthlyRate,
    annualRate,
    iof,
    iofParts: parts.iofParts,
    schedule: {
      totalInterest: schedule.totalInterest,
      totalCorrection: schedule.totalCorrection,
      totalPaid: schedule.totalPaid,
    },
    rows: [...rows],
    years: yearsOf(rows),
    first,
    firstPaid,
    lastPaid: rows.at(-1)?.paid ?? 0,
    ...(input.grace.months > 0 && { gracePaid: rows[0]?.paid }),
    cet: cetOf(input.date, principal, contractRows, { fees: input.upfrontFees, iof }),
    vias: viasOf(parts, contract, contractRows, dueOn),
    readings: readingsOf(input, principal),
    ...checks,
    ...(input.goal && { goal: solveGoal(input.goal, contract, extrasOf(datedOnly(input), dueOn)) }),
    ...(input.settleAfter && { settlement: settlementOf(input.settleAfter, parts) }),
    scenarios: scenariosOf(input, contract),
    steps: stepsOf(parts, monthlyRate, annualRate),
    notices: [...checks.notices, ...noticesOf(parts)],
  }
}

const datedOnly = (input: FinancingInput) => ({ ...input, extras: { ...input.extras, monthly: 0 } })

/** SAC and Price without extras, and the loan as asked. */
function viasOf(
  { input, rows }: Parts,
  contract: Financing,
  contractRows: readonly Row[],
  dueOn: readonly IsoDate[],
): Via[] {
  const vias: Via[] = []
  for (const key of ['sac', 'price'] as const) {
    if (key === contract.system) vias.push(viaOf(key, contractRows, input))
    else {
      const other = financingSchedule({ ...contract, system: key })
      if (other.ok) vias.push(viaOf(key, rowsWithCosts(input, other.rows, dueOn), input))
    }
  }
  return [...vias, viaOf('asked', rows, input)]
}

function viaOf(key: Via['key'], rows: readonly Row[], { grace }: FinancingInput): Via {
  const sum = (amountOf: (row: Row) => Cents) => rows.reduce((total, row) => total + amountOf(row), 0)
  const [first] = rows
  const principal = first ? first.balance + first.amortization + first.extra - first.correction : 0
  return {
    key,
    months: rows.length,
    firstPaid: (rows[grace.months] ?? rows.at(-1))?.paid ?? 0,
    lastPaid: rows.at(-1)?.paid ?? 0,
    totalInterest: sum(({ interest }) => interest),
    totalPaid: sum(({ paid, extra }) => paid + extra),
    balances: [principal, ...rows.map(({ balance }) => balance)],
  }
}

/** The balance settles the debt: what comes later is interest that is not due yet. */
function settlementOf(month: number, { input, rows }: Parts): Settlement {
  const row = rows[month - 1]
  const rule = ruleOn(earlySettlement, input.date)
  if (!row || !rule || row.balance === 0) return { ok: false, reason: 'already-paid' }
  const interestSaved = rows.slice(month).reduce((sum, { interest }) => sum + interest, 0)
  return { ok: true, month, dueOn: row.dueOn, balance: row.balance, interestSaved, rule }
}

/** No index, and one to three per cent a year: it multiplies what is paid after k months by (1 + index)^k. */
function scenariosOf({ asset }: FinancingInput, contract: Financing): FinancingAnswer['scenarios'] {
  if (asset !== 'property') return []
  const payments = financingMonths({ ...contract, monthlyIndex: 0 }).map(({ payment }) => payment)
  return [0, 1, 2, 3].map((percent) => {
    const annualRate = percent / 100
    const factor = 1 + monthlyRateFrom(annualRate)
    let [last, total, growth] = [0, 0, 1]
    for (const payment of payments) {
      growth *= factor
      last = payment * growth
      total += last
    }
    return { annualRate, lastInstalment: roundCents(last), totalPaid: roundCents(total) }
  })
}

/** The same number read as an effective and as a nominal annual rate: a mistake of many reais. */
function readingsOf(input: FinancingInput, principal: Cents): FinancingAnswer['readings'] {
  const { rate, months, system } = input
  if (rate.kind === 'monthly') return []
  return (['effective', 'nominal'] as const).map((kind) => {
    const monthlyRate = monthlyRateOf({ value: rate.value, kind })
    const price = priceInstalment({ principal, monthlyRate, months })
    const sac = principal / months + principal * monthlyRate
    const first = { price, sac, sam: (price + sac) / 2, sacre: sac }
    return { kind, monthlyRate, firstInstalment: roundCents(first[system]) }
  })
}

function noticesOf({ input, rows, iof }: Parts): Notice[] {
  const notices: Notice[] = []
  if (input.index.kind === 'tr' && input.index.annualRate < 0) notices.push('tr-clamped')
  if (rows.some(({ correction }) => correction !== 0)) notices.push('cet-with-index')
  const lastDay = rows.at(-1)?.dueOn ?? input.date
  if (input.extras.dated.some(({ date }) => date > lastDay)) notices.push('extras-not-used')
  if (iof > 0) notices.push('iof-of-person')
  if (input.estimate) notices.push('costs-estimated')
  if (input.asset === 'property' && (input.mip === 0 || input.dfi === 0)) notices.push('without-insurance')
  return notices
}

/** The rate per month that the bank charges: nominal ÷ 12, or the one that compounds to the effective. */
function monthlyRateOf({ value, kind }: FinancingInput['rate']): Fraction {
  if (kind === 'monthly') return value
  return kind === 'nominal' ? value / 12 : monthlyRateFrom(value)
}

/** TR is never below zero (Resolução CMN 4.624/2018); an index of prices may fall. */
function monthlyIndexOf({ kind, annualRate }: FinancingInput['index']): Fraction {
  return monthlyRateFrom(kind === 'tr' ? Math.max(0, annualRate) : annualRate)
}

/** The loan of `principal` without extras. */
function contractOf(input: FinancingInput, principal: Cents): Financing {
  return {
    system: input.system,
    loan: { principal, monthlyRate: monthlyRateOf(input.rate), months: input.months },
    grace: input.grace,
    balloon: input.balloon,
    monthlyIndex: monthlyIndexOf(input.index),
    extraIn: () => 0,
    keep: 'instalment',
  }
}

type Principal =
  | { ok: true; principal: Cents; iof: Cents; rule: RuleSource; parts?: IofParts }
  | { ok: false; reason: 'no-table-in-force' }

/** Amount borrowed, and the IOF on it: nothing for a home, that of a person otherwise, inside the loan or not. */
function principalOf(input: FinancingInput, dueOn: readonly IsoDate[]): Principal {
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
    if (!charged.ok) return charged
    const { iof, rule, rates, dailyIof, additionalIof } = charged
    return {
      ok: true,
      principal: net,
      iof,
      rule,
      parts: { daily: dailyIof, additional: additionalIof, rates },
    }
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
  if (!financed.ok) return financed
  const { principal, iof, rule, rates } = financed
  const additional = roundCents(principal * rates.additional)
  return { ok: true, principal, iof, rule, parts: { daily: iof - additional, additional, rates } }
}

/** The part of the principal that each instalment pays back; interest added in grace is no principal. */
function sharesOf(input: FinancingInput, principal: Cents): number[] {
  // A balloon above what is borrowed is refused once the IOF, which may be borrowed too, is known.
  const balloon = Math.min(input.balloon, principal)
  const plain = { ...contractOf(input, principal), balloon, monthlyIndex: 0 }
  let before = principal
  const paid = financingMonths(plain).map(({ balance }) => {
    const amortization = Math.max(0, before - balance)
    before = balance
    return amortization
  })
  const whole = paid.reduce((sum, amortization) => sum + amortization, 0)
  return paid.map((amortization) => amortization / whole)
}

function dueDays({ date, months }: FinancingInput): IsoDate[] {
  return Array.from({ length: months }, (_, index) => addMonths(date, index + 1))
}

/** Beyond each instalment, by month. */
function extrasOf({ extras }: FinancingInput, dueOn: readonly IsoDate[]): (month: number) => Cents {
  if (extras.dated.length === 0) return () => extras.monthly
  const dated = new Map<number, Cents>()
  for (const { date, amount } of extras.dated) {
    const month = dueOn.findIndex((day) => day >= date) + 1
    if (month > 0) dated.set(month, (dated.get(month) ?? 0) + amount)
  }
  return (month) => extras.monthly + (dated.get(month) ?? 0)
}

type Outcome = { months: number; interest: number }

/**
 * The smallest extra per month, in whole centavos and beside the dated ones, that ends the loan in time or saves enough
 * interest against the contract. Extras shorten the term: more of them never costs more interest.
 */
function solveGoal(
  goal: NonNullable<FinancingInput['goal']>,
  contract: Financing,
  datedIn: (month: number) => Cents,
): GoalAnswer {
  if (contract.system !== 'price' && contract.system !== 'sac')
    return { ok: false, reason: 'needs-price-or-sac' }
  const outcomeWith = (monthly: Cents) =>
    outcomeOf({ ...contract, keep: 'instalment', extraIn: (month) => monthly + datedIn(month) })
  const plain = outcomeOf(contract)
  const isMet = ({ months, interest }: Outcome) =>
    goal.kind === 'months' ? months <= goal.months : plain.interest - interest >= goal.amount
  if (isMet(outcomeWith(0))) return { ok: false, reason: 'already-met' }
  let tooLittle = 0
  let enough = contract.loan.principal * 2
  if (!isMet(outcomeWith(enough))) return { ok: false, reason: 'impossible' }
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isMet(outcomeWith(middle))) enough = middle
    else tooLittle = middle
  }
  const { months, interest } = outcomeWith(enough)
  return { ok: true, monthlyExtra: enough, months, interestSaved: roundCents(plain.interest - interest) }
}

function outcomeOf(financing: Financing): Outcome {
  const months = financingMonths(financing)
  return { months: months.length, interest: months.reduce((sum, { interest }) => sum + interest, 0) }
}
