// The example to copy for a new calculator: one file of arithmetic, its question among it.
import { businessDayFrom, businessDayUntil } from '#web/finance/calendar/business-days.ts'
import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type HoldingResult, holdBankPaper } from '#web/finance/fixed-income/bank-paper.ts'
import { type Beside, besideOf } from '#web/finance/fixed-income/beside.ts'
import { type BreakEven, breakEvenByTerm } from '#web/finance/fixed-income/break-even.ts'
import { annualRateOf, type Yield } from '#web/finance/fixed-income/yields.ts'

export type CdbInput = {
  amount: Cents
  /** Applied each month after the first, on the same day. */
  monthlyContribution: Cents
  paper: Yield
  /** Per year, to say the break-even as a share of it. */
  annualCdi: Fraction
  /** Day of the application, whose rules of the FGC hold; the taxes are those of the maturity. */
  date: IsoDate
  maturity: IsoDate
  /** Whether the bank takes it back on any day; otherwise the money is bound to the maturity. */
  isLiquid: boolean
  /** Of the same person in the same conglomerate: it shares the limit of the FGC. */
  otherDeposits: Cents
  /** Of savings accounts: target per year, TR per month. */
  selicTarget: Fraction
  monthlyTr: Fraction
}

type CdbNotice = 'above-fgc' | 'iof' | 'paid-later'

type Held = Extract<HoldingResult, { ok: true }>

export type CdbResult =
  | (Held & {
      /** The fixed rate per year that pays the same, before taxes. */
      annualRate: Fraction
      /** By term, that of the question first, the exempt paper (LCI, LCA) that leaves as much as this one. */
      breakEven: BreakEven[]
      /** The same money in a savings account and in Tesouro Selic. */
      beside: Beside
      /** Of a liquid paper that is redeemed sooner. */
      early: { days: number; date: IsoDate; iof: Cents; ir: Cents; net: Cents }[]
      notices: CdbNotice[]
    })
  | CdbRefusal

export type CdbRefusal = { ok: false; reason: 'no-table-in-force' | 'too-large' }

/**
 * Net of a CDB at its maturity, after IOF and income tax, with the index constant; what the FGC covers of it; and
 * the LCI or LCA that would leave as much, by term.
 *
 * @see Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32; facts/05-renda-fixa.md §1, §2 and §7
 */
export function calculateCdb(input: CdbInput): CdbResult {
  const { annualCdi, paper } = input
  const held = holdBankPaper({ ...input, exempt: false })
  if (!held.ok) return held
  const annualRate = annualRateOf(paper)
  const { term, paidOn } = held
  const breakEven = breakEvenByTerm({ from: 'taxed', annualRate, annualCdi, date: paidOn, term })
  if (!breakEven) return { ok: false, reason: 'no-table-in-force' }
  const beside = besideOf({ ...input, exempt: false }, input)
  return { ...held, annualRate, breakEven, beside, early: earlyOf(input), notices: noticesOf(held, input) }
}

/**
 * Days on which the taxes of a redemption turn: the last of each bracket and the first of the next. A bank takes the
 * money back on business days: the last one in the bracket, the first of the next.
 */
const turns = [
  { day: 10, on: businessDayFrom },
  { day: 29, on: businessDayUntil },
  { day: 30, on: businessDayFrom },
  { day: 180, on: businessDayUntil },
  { day: 181, on: businessDayFrom },
  { day: 360, on: businessDayUntil },
  { day: 361, on: businessDayFrom },
  { day: 720, on: businessDayUntil },
  { day: 721, on: businessDayFrom },
] as const

/** The first application alone: a contribution has a turn of its own. */
function earlyOf(input: CdbInput) {
  if (!input.isLiquid) return []
  return turns.flatMap(({ day, on }) => {
    const date = on(addDays(input.date, day))
    if (date >= input.maturity) return []
    const held = holdBankPaper({ ...input, monthlyContribution: 0, maturity: date, exempt: false })
    const days = dayNumber(date) - dayNumber(input.date)
    return held.ok ? [{ days, date, iof: held.iof, ir: held.ir, net: held.net }] : []
  })
}

function noticesOf({ fgc, iof, paidOn }: Held, { maturity }: CdbInput): CdbNotice[] {
  const notices: CdbNotice[] = []
  if (fgc.excess > 0) notices.push('above-fgc')
  if (iof > 0) notices.push('iof')
  if (paidOn > maturity) notices.push('paid-later')
  return notices
}
