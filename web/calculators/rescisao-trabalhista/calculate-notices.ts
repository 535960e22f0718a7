import { isWeekend } from '#web/finance/calendar/business-days.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { remuneration } from '#web/finance/labour/rescisao.ts'
import { completeYears } from '#web/finance/labour/service-time.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import type { Law } from './calculate-paid.ts'
import type { RescisaoInput, Stability } from './calculate-question.ts'

/** What the page must warn about; its text is in `words.ts`. */
export type NoticeCode =
  | 'below-minimum-wage'
  | 'commission-only'
  | `stability-${Exclude<Stability, 'nao'>}`
  | 'birthday-withdrawal'
  | 'domestic-reserve'
  | 'payroll-loan'
  | 'debts-capped'
  | 'uncovered'
  | 'long-worked-notice'
  | 'notice-refused'
  | 'notice-in-fine-base'
  | 'thirteenth-crosses-year'
  | 'thirteenth-instalments'
  | 'agreement-projection'
  | 'unfair-early-end'
  | 'tables-of-earlier-year'
  | 'deadline-on-weekend'

export function noticesOf(input: RescisaoInput, law: Law): NoticeCode[] {
  const { kind, stability, isDomestic, notice } = input
  const rights = law.table.rights[kind]
  const found: [boolean, NoticeCode][] = [
    [stability !== 'nao' && kind !== 'morte', stabilityCode(stability)],
    ...payNotices(input),
    [
      law.noticeDays > 0 && law.projectedDate.slice(0, 4) > input.lastDay.slice(0, 4),
      'thirteenth-crosses-year',
    ],
    [mayHaveAdvance(input, law), 'thirteenth-instalments'],
    [law.noticeDays > 0 && rights.fine !== 'none' && !isDomestic, 'notice-in-fine-base'],
    [kind === 'acordo_484a' && law.noticeDays > 0, 'agreement-projection'],
    [notice === 'trabalhado' && rights.notice > 0 && isLong(input, law), 'long-worked-notice'],
    [notice === 'nao_cumprido' && rights.notice > 0, 'notice-refused'],
    [rights.unemployment === 'uncertain', 'unfair-early-end'],
    [isDomestic, 'domestic-reserve'],
    [input.hasBirthdayWithdrawal && rights.withdrawal > 0 && kind !== 'morte', 'birthday-withdrawal'],
    [law.discounts.payrollLoan > 0, 'payroll-loan'],
    [law.beyondCap > 0, 'debts-capped'],
    [law.uncovered > 0, 'uncovered'],
    [isWeekend(law.payBy), 'deadline-on-weekend'],
    [isBeyondTables(input), 'tables-of-earlier-year'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}

function payNotices(input: RescisaoInput): [boolean, NoticeCode][] {
  const minimum = inForce(salarioMinimoTables, input.lastDay)?.monthly ?? 0
  const pay = remuneration(input)
  return [
    [input.salary === 0 && pay > 0, 'commission-only'],
    [pay < minimum, 'below-minimum-wage'],
  ]
}

function stabilityCode(stability: Stability): NoticeCode {
  return `stability-${stability === 'nao' ? 'outra' : stability}`
}

/** From December on the first instalment of the 13º should have been paid (Lei 4.749/1965, art. 2º). */
function mayHaveAdvance({ lastDay, thirteenthAdvance = 0 }: RescisaoInput, { verbas }: Law): boolean {
  return lastDay.slice(5, 7) === '12' && thirteenthAdvance === 0 && verbas.thirteenth > 0
}

/** Whether the notice of the law is longer than the 30 days that a worked one has. */
function isLong({ admission, lastDay }: RescisaoInput, { table }: Law): boolean {
  return table.notice.perYear * completeYears(admission, lastDay) > 0
}

/** The tables of INSS change every January: those of a later year are not known yet. */
function isBeyondTables({ lastDay }: RescisaoInput): boolean {
  const table = inForce(inssTables, lastDay)
  return table !== undefined && table.from.slice(0, 4) < lastDay.slice(0, 4)
}
