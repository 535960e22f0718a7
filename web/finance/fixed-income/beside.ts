import { businessDayFrom } from '../calendar/business-days.ts'
import { dayNumber } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { growthFactor } from '../interest/interest.ts'
import { poupanca } from '../tables/fixed-income/poupanca.ts'
import { type Applications, applicationsOf, type Holding, holdBankPaper } from './bank-paper.ts'
import { poupancaCredits, poupancaMonth } from './poupanca.ts'
import { tesouroCustodyOver } from './tesouro-direto.ts'
import { cdiFactor } from './yields.ts'

type Other = { net: Cents; source: RuleSource }

export type Beside = {
  poupanca?: Other & {
    monthlyRate: Fraction
    /** Whether the target of the Selic is above the one from which the poupanca pays a fixed rate over the TR. */
    isFixed: boolean
    selicAbove: Fraction
  }
  tesouroSelic?: Other & { custody: Cents }
}

/**
 * The same applications in a savings account and in Tesouro Selic, with the indexes constant, in centavos.
 *
 * Poupanca: each application earns on its anniversaries, rounded once; exempt. Tesouro Selic: the CDI in place of the
 * daily Selic, with IOF and IR as a CDB, less the custody of B3 on the mean of each application's first and last
 * value. A side without a table in force on its day is undefined. All end on the day on which a bank's paper of that
 * maturity is paid.
 *
 * @see Lei 8.177/1991, art. 12; Lei 12.703/2012; Lei 11.033/2004, art. 1º; facts/05-renda-fixa.md §3
 */
export function besideOf(
  holding: Holding,
  rates: { annualCdi: Fraction; selicTarget: Fraction; monthlyTr: Fraction },
): Beside {
  return { poupanca: savingsOf(holding, rates), tesouroSelic: tesouroSelicOf(holding, rates.annualCdi) }
}

/** Savings account until a bank's paper is paid, at a constant Selic target and TR; undefined without a table. */
export function savingsOf(
  holding: Applications,
  { selicTarget, monthlyTr: tr }: { selicTarget: Fraction; monthlyTr: Fraction },
): Beside['poupanca'] {
  const { date } = holding
  const paidOn = businessDayFrom(holding.maturity)
  const month = poupancaMonth({ balance: 0, selicTarget, tr, date })
  const rule = inForce(poupanca, date)
  if (!month.ok || !rule) return undefined
  const { monthlyRate } = month
  const net = applicationsOf(holding).reduce(
    (sum, { day, amount }) =>
      sum + roundCents(amount * growthFactor(monthlyRate, poupancaCredits(day, paidOn))),
    0,
  )
  const { selicAbove } = rule
  return { net, monthlyRate, isFixed: selicTarget > selicAbove, selicAbove, source: ruleSource(rule) }
}

/** Tesouro Selic at a constant CDI; undefined without a table. */
export function tesouroSelicOf(
  holding: Applications & Pick<Holding, 'exempt'>,
  annualCdi: Fraction,
): Beside['tesouroSelic'] {
  const { date } = holding
  const held = holdBankPaper({ ...holding, paper: { kind: 'cdi-share', share: 1, annualCdi }, exempt: false })
  if (!held.ok) return undefined
  const { paidOn } = held
  const days = dayNumber(paidOn) - dayNumber(date)
  const centavoDays = applicationsOf(holding).reduce((sum, { day, amount }) => {
    const own = dayNumber(paidOn) - dayNumber(day)
    const businessDays = Math.round((held.term.businessDays * own) / days)
    return sum + (amount * (1 + cdiFactor({ annualCdi, share: 1, businessDays })) * own) / 2
  }, 0)
  const periods = [{ averageBalance: centavoDays / days, days }]
  const custody = tesouroCustodyOver({ bond: 'selic', periods, date: paidOn })
  if (!custody.ok) return undefined
  return { net: held.net - custody.fee, custody: custody.fee, source: custody.source }
}
