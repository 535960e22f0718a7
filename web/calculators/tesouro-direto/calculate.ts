import { addDays, dayNumber } from '#web/finance/calendar/business-days.ts'
import { anniversariesUntil, termBetween } from '#web/finance/calendar/term.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import { type Lot, redeemLots } from '#web/finance/fixed-income/redemption.ts'
import { tesouroBonds } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import { custodyOf } from './calculate-custody.ts'
import { linesOf, stepsOf } from './calculate-lines.ts'
import { type Position, positionOf, type TesouroInput } from './calculate-position.ts'

/** Payments of one day, after taxes and before the custody fee. */
export type TesouroPayment = { day: IsoDate; gross: Cents; iof: Cents; ir: Cents; net: Cents }

/** What is there on an anniversary of the first purchase, at the rate of the purchase. */
export type TesouroYear = { date: IsoDate; invested: Cents; value: Cents; received: Cents; net: Cents }

/** The result of selling on the same day at another rate. */
export type SaleScenario = { annualRate: Fraction; gross: Cents; net: Cents; gain: Cents }

type TesouroNotice = 'loss' | 'iof' | 'business-days-estimated' | 'income-custody-uncertain'

export type TesouroAnswer = {
  ok: true
  invested: Cents
  gross: Cents
  iof: Cents
  ir: Cents
  custody: Cents
  net: Cents
  /** Of RendA+ and Educa+: what each month pays, in money of the first purchase. */
  monthlyIncome?: Cents
  payments: TesouroPayment[]
  years: TesouroYear[]
  /** Only for a sale before the maturity: from 2 points below its rate to 2 above. */
  scenarios: SaleScenario[]
  steps: Step[]
  notices: TesouroNotice[]
} & Statement

export type TesouroRefusal =
  | { ok: false; reason: 'no-table-in-force' | 'too-large' }
  | { ok: false; reason: 'waiting-period'; earliest: IsoDate }

const shifts = [-0.02, -0.015, -0.01, -0.005, 0, 0.005, 0.01, 0.015, 0.02]

/**
 * What a bond of Tesouro Direto leaves, held to its last payment or sold before at another rate: gross, IOF and IR of
 * each payment by its own days, custody fee, net. The quantity bought is not rounded to hundredths of a bond, and the
 * index is constant.
 *
 * @see facts/05-renda-fixa.md §1 and §3; Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function calculateTesouro(input: TesouroInput): TesouroAnswer | TesouroRefusal {
  const { bond, date, sale, annualRate } = input
  const rules = inForce(tesouroBonds, date)
  if (!rules) return { ok: false, reason: 'no-table-in-force' }
  const isIncome = bond === 'renda-mais' || bond === 'educa-mais'
  const earliest = addDays(date, rules.waitingDays)
  if (isIncome && sale && sale.day < earliest) return { ok: false, reason: 'waiting-period', earliest }
  const position = positionOf(input, sale?.day ?? input.maturity, rules)
  const end = sale?.day ?? position.ends
  const outcome = endedOn(input, position, end, sale?.annualRate ?? annualRate)
  if (!outcome.ok) return outcome
  const { redeemed, custody, lots, net } = outcome
  const { invested, gross, iof, ir } = redeemed
  const monthlyIncome = isIncome ? roundCents(position.monthlyIncome(end)) : undefined
  return {
    ok: true,
    ...statement(linesOf({ input, redeemed, custody, end }), net),
    ...{ invested, gross, iof, ir, custody: custody.fee, net },
    ...(monthlyIncome !== undefined && { monthlyIncome }),
    payments: paymentsByDay(lots),
    years: yearsOf(input, position, end),
    scenarios: end < position.ends ? scenariosOf(input, position, end) : [],
    steps: stepsOf(input, end),
    notices: noticesOf({
      loss: gross < invested,
      iof,
      isIncome,
      isEstimated: termBetween(date, end).isEstimated,
    }),
  }
}

function endedOn(input: TesouroInput, position: Position, end: IsoDate, saleRate: Fraction) {
  const lots = position.received(end, saleRate)
  const redeemed = redeemLots({ lots, date: end, exempt: false })
  if (!redeemed.ok) return redeemed
  const custody = custodyOf(input, position, end)
  if (!custody.ok) return custody
  return { ok: true as const, lots, redeemed, custody, net: redeemed.net - custody.fee }
}

function paymentsByDay(lots: readonly Lot[]): TesouroPayment[] {
  const byDay = new Map<IsoDate, Lot[]>()
  for (const lot of lots) {
    if (lot.paidOn) byDay.set(lot.paidOn, [...(byDay.get(lot.paidOn) ?? []), lot])
  }
  return [...byDay]
    .flatMap(([day, paid]) => {
      const redeemed = redeemLots({ lots: paid, date: day, exempt: false })
      if (!redeemed.ok) return []
      const { gross, iof, ir, net } = redeemed
      return [{ day, gross, iof, ir, net }]
    })
    .toSorted((a, b) => dayNumber(a.day) - dayNumber(b.day))
}

/** Each year as if the rest were sold at the rate of the purchase; the last one as it ended. */
function yearsOf(input: TesouroInput, position: Position, end: IsoDate): TesouroYear[] {
  return anniversariesUntil(input.date, end).flatMap((day) => {
    const saleRate = day === end ? (input.sale?.annualRate ?? input.annualRate) : input.annualRate
    const outcome = endedOn(input, position, day, saleRate)
    if (!outcome.ok) return []
    const sold = day < position.ends ? outcome.lots.filter(({ paidOn }) => paidOn === day) : []
    const value = sold.reduce((sum, { gross }) => sum + gross, 0)
    const { invested, gross } = outcome.redeemed
    return [{ date: day, invested, value, received: gross - value, net: outcome.net }]
  })
}

function scenariosOf(input: TesouroInput, position: Position, end: IsoDate): SaleScenario[] {
  const rate = input.sale?.annualRate ?? input.annualRate
  return shifts.flatMap((shift) => {
    const annualRate = Number((rate + shift).toFixed(8))
    const outcome = endedOn(input, position, end, annualRate)
    if (!outcome.ok) return []
    const { gross, invested } = outcome.redeemed
    return [{ annualRate, gross, net: outcome.net, gain: outcome.net - invested }]
  })
}

function noticesOf(of: {
  loss: boolean
  iof: Cents
  isIncome: boolean
  isEstimated: boolean
}): TesouroNotice[] {
  const notices: TesouroNotice[] = []
  if (of.loss) notices.push('loss')
  if (of.iof > 0) notices.push('iof')
  if (of.isIncome) notices.push('income-custody-uncertain')
  if (of.isEstimated) notices.push('business-days-estimated')
  return notices
}
