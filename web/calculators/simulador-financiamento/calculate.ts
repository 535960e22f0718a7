import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import type { Schedule } from '#web/finance/credit/amortization.ts'
import { type Financing, financingSchedule } from '#web/finance/credit/financing.ts'
import { priceInstalment } from '#web/finance/interest/annuity.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { checksOf } from './checks.ts'
import { cetOf, rowsWithCosts, yearsOf } from './costs.ts'
import { solveGoal } from './goal.ts'
import { costStatement, onTheDayStatement, type Parts, paidStatement, stepsOf } from './lines.ts'
import { contractOf, dueDays, extrasOf, monthlyRateOf, principalOf } from './plan.ts'
import type { FinancingAnswer, FinancingAnswerOrRefusal, FinancingInput, Notice, Row, Via } from './types.ts'

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
  const followed = hasExtras ? financingSchedule({ ...contract, extraIn }) : plain
  if (!(plain.ok && followed.ok)) return { ok: false, reason: 'too-large' }
  const rows = rowsWithCosts(input, followed.rows, dueOn)
  const contractRows = hasExtras ? rowsWithCosts(input, plain.rows, dueOn) : rows
  const parts = { input, principal, iof, iofRule: borrowed.rule, schedule: followed, rows }
  return answerOf(parts, { contract, plain, contractRows, dueOn })
}

/** The loan without extras: what the CET and the comparison are about. */
type Contract = { contract: Financing; plain: Schedule; contractRows: Row[]; dueOn: IsoDate[] }

function answerOf(parts: Parts, { contract, plain, contractRows, dueOn }: Contract): FinancingAnswer {
  const { input, principal, iof, schedule, rows } = parts
  const { monthlyRate } = contract.loan
  const annualRate = annualRateFrom(monthlyRate)
  const firstPaid = rows[input.grace.months]?.paid ?? rows[0]?.paid ?? 0
  const paid = paidStatement(parts)
  const checks = checksOf(input, firstPaid, annualRate)
  return {
    ok: true,
    ...paid,
    cost: costStatement(parts, paid.total),
    onTheDay: onTheDayStatement(parts),
    principal,
    monthlyRate,
    annualRate,
    iof,
    schedule: {
      totalInterest: schedule.totalInterest,
      totalCorrection: schedule.totalCorrection,
      totalPaid: schedule.totalPaid,
    },
    rows: [...rows],
    years: yearsOf(rows),
    firstPaid,
    lastPaid: rows.at(-1)?.paid ?? 0,
    cet: cetOf(input.date, principal, contractRows, { fees: input.upfrontFees, iof }),
    vias: viasOf(parts, contract, plain),
    readings: readingsOf(input, principal),
    ...checks,
    ...(input.goal && { goal: solveGoal(input.goal, contract, extrasOf(datedOnly(input), dueOn)) }),
    steps: stepsOf(parts, monthlyRate, annualRate),
    notices: [...checks.notices, ...noticesOf(parts)],
  }
}

const datedOnly = (input: FinancingInput) => ({ ...input, extras: { ...input.extras, monthly: 0 } })

/** The three columns of the comparison: SAC, Price, and the loan as asked. */
function viasOf({ rows, schedule }: Parts, contract: Financing, plain: Schedule): Via[] {
  const vias: Via[] = []
  for (const key of ['sac', 'price'] as const) {
    const system =
      key === contract.system
        ? { ok: true as const, ...plain }
        : financingSchedule({ ...contract, system: key })
    if (system.ok) vias.push(viaOf(key, system.rows, system))
  }
  return [...vias, viaOf('with-extras', rows, schedule)]
}

function viaOf(
  key: Via['key'],
  rows: readonly { instalment: Cents }[],
  { totalInterest, totalPaid }: Pick<FinancingAnswer['schedule'], 'totalInterest' | 'totalPaid'>,
): Via {
  const firstInstalment = rows[0]?.instalment ?? 0
  const lastInstalment = rows.at(-1)?.instalment ?? 0
  return { key, months: rows.length, firstInstalment, lastInstalment, totalInterest, totalPaid }
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
  return notices
}
