import { addMonths } from '#web/finance/calendar/days.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Statement, statement } from '#web/finance/core/statement.ts'
import { growthFactor, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import {
  type HistoryOutcome,
  type Simulated,
  type Simulation,
  simulate,
  throughHistory,
} from './calculate-paths.ts'
import { independenceOf, type Plan, requiredAt, withdrawalIn } from './calculate-plan.ts'

export type IndependenceInput = Plan & {
  /** Age at which the money already saved, left alone, should be enough. */
  coastAge: number
  /** Smaller and larger lives, as parts of the expense. */
  leanShare: Fraction
  fatShare: Fraction
  simulation?: Simulation
}

type IndependenceNotice =
  | 'already-reached'
  | 'not-reached'
  | 'money-ends'
  | 'high-withdrawal'
  | 'short-history'
  | 'simulated'

/** `age` in years, without the months. */
type Independence =
  | { ok: true; months: number; age: number; year: number; wealth: Cents }
  | { ok: false; reason: 'after-limit' }

export type IndependenceResult = {
  ok: true
  /** Needed when work stops; with lines. */
  number: Cents
  independence: Independence
  lean: Cents
  fat: Cents
  /** Enough today to never contribute again and reach the number at `coastAge`. */
  coast: { wealth: Cents; isReached: boolean }
  drawdown?: Drawdown
  /** At the constant return: today and at the end of each year until the limit of age. */
  course: Cents[]
  /** Age of independence by contribution and withdrawal rate; absent where it passes the limit. */
  heatmap: { contribution: Cents; ages: { withdrawalRate: Fraction; age?: number }[] }[]
  history?: HistoryOutcome
  simulated?: Simulated
  notices: IndependenceNotice[]
} & Statement

const riskyWithdrawal: Fraction = 0.05
const contributionShares = [0.5, 0.75, 1, 1.25, 1.5]
const withdrawalShifts = [-0.01, -0.005, 0, 0.005, 0.01]

/**
 * The wealth that pays a life without work, when it is reached, and how long it lasts; everything in today's money.
 * Number = (expense − other incomes) ÷ (1 − tax) × 12 ÷ withdrawal rate, plus the present value of what the other
 * incomes do not pay before they begin. Rounded once.
 *
 * @see facts/09-planejamento.md §1 (the rate is an assumption, not a law); spec/pages.md §20
 */
export function calculateIndependence(input: IndependenceInput): IndependenceResult {
  const found = independenceOf(input)
  const month = found?.month ?? 0
  const required = requiredAt(input, month)
  const number = roundCents(required.forever + required.bridge)
  const drawdown = found && drawdownOf(input, found)
  const history = found && throughHistory(input, found)
  const simulated = found && input.simulation && simulate(input, Math.ceil(month / 12), input.simulation)
  const coast = coastOf(input)
  return {
    ok: true,
    ...statement(linesOf(input, month), number),
    number,
    independence: found ? reached(input, found) : { ok: false, reason: 'after-limit' },
    lean: numberOf(input, input.leanShare, month),
    fat: numberOf(input, input.fatShare, month),
    coast: { wealth: coast, isReached: input.wealth >= coast },
    ...(drawdown && { drawdown }),
    course: courseOf(input, found?.month),
    heatmap: heatmapOf(input),
    ...(history && { history }),
    ...(simulated && { simulated }),
    notices: noticesOf(input, { found, drawdown, simulated, history }),
  }
}

function reached({ age, date }: IndependenceInput, found: { month: number; wealth: number }): Independence {
  const year = Number(addMonths(date, found.month).slice(0, 4))
  const wealth = roundCents(found.wealth)
  return { ok: true, months: found.month, age: age + Math.floor(found.month / 12), year, wealth }
}

/** Of another expense, in the month of the whole number: the same bridge until the other incomes begin. */
function numberOf(input: IndependenceInput, share: Fraction, month: number): Cents {
  const plan = { ...input, monthlyExpense: roundCents(input.monthlyExpense * share) }
  const { forever, bridge } = requiredAt(plan, month)
  return roundCents(forever + bridge)
}

function coastOf(input: IndependenceInput): Cents {
  const years = Math.max(0, input.coastAge - input.age)
  const { forever, bridge } = requiredAt(input, years * 12)
  return roundCents((forever + bridge) / growthFactor(input.realReturn, years))
}

function heatmapOf(input: IndependenceInput): IndependenceResult['heatmap'] {
  return contributionShares.map((share) => {
    const contribution = roundCents(input.monthlyContribution * share)
    const ages = withdrawalShifts.map((shift) => {
      const withdrawalRate = Math.max(0.005, Number((input.withdrawalRate + shift).toFixed(6)))
      const found = independenceOf({ ...input, monthlyContribution: contribution, withdrawalRate })
      return { withdrawalRate, ...(found && { age: input.age + Math.floor(found.month / 12) }) }
    })
    return { contribution, ages }
  })
}

function noticesOf(
  { withdrawalRate }: IndependenceInput,
  {
    found,
    drawdown,
    simulated,
    history,
  }: {
    found: ReturnType<typeof independenceOf>
    drawdown: Drawdown | undefined
    simulated: Simulated | undefined
    history: HistoryOutcome | undefined
  },
): IndependenceNotice[] {
  const notices: IndependenceNotice[] = []
  if (!found) notices.push('not-reached')
  if (found?.month === 0) notices.push('already-reached')
  if (drawdown?.endsAfter !== undefined) notices.push('money-ends')
  if (withdrawalRate > riskyWithdrawal) notices.push('high-withdrawal')
  if (history) notices.push('short-history')
  if (simulated) notices.push('simulated')
  return notices
}

/** The number step by step: each line is what one more thing adds, each total rounded once. */
function linesOf(plan: Plan, month: number): Line[] {
  const alone = { ...plan, otherIncomes: [] }
  const expense = roundCents(requiredAt({ ...alone, withdrawalTax: 0 }, month).forever)
  const taxed = roundCents(requiredAt(alone, month).forever)
  const { forever, bridge } = requiredAt(plan, month)
  const lasting = roundCents(forever)
  const whole = roundCents(forever + bridge)
  const rate = percentInWords(plan.withdrawalRate)
  const lines: Line[] = [
    {
      key: 'expense',
      label: 'Para pagar seus gastos',
      amount: expense,
      formula: `${formatBrl(plan.monthlyExpense)} × 12 ÷ ${rate}`,
    },
    {
      key: 'tax',
      label: 'Para pagar o imposto das retiradas',
      amount: taxed - expense,
      formula: `o mesmo ÷ (1 − ${percentInWords(plan.withdrawalTax)})`,
    },
    {
      key: 'other-incomes',
      label: 'O que as outras rendas pagam',
      amount: lasting - taxed,
      formula: `${formatBrl(plan.otherIncomes.reduce((sum, { monthly }) => sum + monthly, 0))} por mês × 12 ÷ ${rate}, até o valor dos gastos`,
    },
    {
      key: 'bridge',
      label: 'Reserva até as outras rendas começarem',
      amount: whole - lasting,
      formula: `valor de hoje das retiradas a mais, a ${percentInWords(plan.realReturn)} ao ano acima da inflação`,
    },
  ]
  return lines.filter(({ key, amount }) => key === 'expense' || amount !== 0)
}

/** Contributions until `stopAt`, withdrawals from then on; both at the end of the month. */
function courseOf(plan: Plan, stopAt = Number.POSITIVE_INFINITY): Cents[] {
  const monthlyRate = monthlyRateFrom(plan.realReturn)
  const course = [plan.wealth]
  let wealth: number = plan.wealth
  let contribution: number = plan.monthlyContribution
  for (let month = 0; month < (plan.ageLimit - plan.age) * 12; month++) {
    const change = month < stopAt ? contribution : -withdrawalIn(plan, month)
    wealth = Math.max(0, wealth * (1 + monthlyRate) + change)
    if ((month + 1) % 12 > 0) continue
    contribution *= 1 + plan.contributionGrowth
    course.push(roundCents(wealth))
  }
  return course
}

/** A year without work: opening + growth − withdrawals = closing, in centavos of today. */
type DrawdownYear = { age: number; opening: Cents; growth: Cents; withdrawals: Cents; closing: Cents }

type Drawdown = {
  years: DrawdownYear[]
  /** Months after independence in which the money ends; absent when it lasts to the limit of age. */
  endsAfter?: number
}

/** From independence to the limit of age, withdrawing at the end of each month at the constant return. */
function drawdownOf(plan: Plan, start: { month: number; wealth: number }): Drawdown {
  const monthlyRate = monthlyRateFrom(plan.realReturn)
  const end = (plan.ageLimit - plan.age) * 12
  const years: DrawdownYear[] = []
  let wealth = start.wealth
  let month = start.month
  while (month < end) {
    const opening = wealth
    let withdrawn = 0
    const yearEnd = Math.min(month + 12, end)
    const age = plan.age + Math.floor(month / 12)
    for (; month < yearEnd; month++) {
      const wanted = withdrawalIn(plan, month)
      const grown = wealth * (1 + monthlyRate)
      if (grown < wanted - 0.5) {
        years.push(yearOf(age, opening, withdrawn + grown, 0))
        return { years, endsAfter: month - start.month }
      }
      wealth = Math.max(0, grown - wanted)
      withdrawn += wanted
    }
    years.push(yearOf(age, opening, withdrawn, wealth))
  }
  return { years }
}

function yearOf(age: number, opening: number, withdrawn: number, closing: number): DrawdownYear {
  const rounded = {
    opening: roundCents(opening),
    withdrawals: roundCents(withdrawn),
    closing: roundCents(closing),
  }
  return { age, ...rounded, growth: rounded.closing - rounded.opening + rounded.withdrawals }
}
