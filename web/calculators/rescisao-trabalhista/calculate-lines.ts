import { addDays, daysBetween } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { discountLine, type Line, type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { inssLine, irrfLine } from '#web/finance/labour/payroll-lines.ts'
import { type calculateRescisao, remuneration, vacationRight } from '#web/finance/labour/rescisao.ts'
import { completeYears, monthsAfter, salaryDays, thirteenthAvos } from '#web/finance/labour/service-time.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import {
  type RescisaoTable,
  rescisaoRules as rules,
  type Verba,
} from '#web/finance/tables/labour/rescisao.ts'
import type { RescisaoInput } from './question.ts'

export type Law = Extract<ReturnType<typeof calculateRescisao>, { ok: true }>

/** Which charges fall on an amount: INSS, income tax and FGTS. */
type Incidence = { inss: boolean; irrf: boolean; fgts: boolean }

/** `of` × `times` ÷ `over`, rounded to the centavo. */
type Sum = { of: Cents; times: number; over: number }

export type RescisaoLine = Line & {
  incidence?: Incidence
  /** How the amount comes about, where it is one product. */
  sum?: Sum
}

/** A vacation that was earned and not taken. */
type OverdueVacation = { from: IsoDate; to: IsoDate; absences: number; days: number; doubled: boolean }

/** One line for each amount that is paid, without those that are zero. */
export function paidLines(input: RescisaoInput, law: Law, overdue: readonly OverdueVacation[]) {
  return [
    salaryBalance(input, law),
    notice(input, law),
    ...thirteenth(input, law),
    ...vacations(input, law, overdue),
    earlyEnd(input, law),
  ].filter(({ amount }) => amount !== 0)
}

/**
 * The earned vacations, oldest first. The period to grant one ends a year after it was earned: then it is paid twice.
 *
 * @see CLT, arts. 130, 134 and 137
 */
export function overdueVacationsOf(
  { admission, lastDay, overdueVacations }: RescisaoInput,
  table: RescisaoTable,
): OverdueVacation[] {
  const years = completeYears(admission, lastDay)
  const first = years - overdueVacations.length
  if (first < 0) throw new RangeError(`${overdueVacations.length} overdue vacations in ${years} years`)
  return overdueVacations.map(({ absences }, index) => ({
    from: monthsAfter(admission, (first + index) * 12),
    to: addDays(monthsAfter(admission, (first + index + 1) * 12), -1),
    absences,
    days: vacationRight(absences, table),
    doubled: first + index + 2 <= years,
  }))
}

function salaryBalance({ admission, lastDay, salary }: RescisaoInput, law: Law): RescisaoLine {
  const over = law.table.monthDays
  const days = salaryDays(admission, lastDay, over)
  const formula = `${days}/${over} × ${formatBrl(salary)}`
  const line = verba(law, 'salaryBalance', 'Saldo de salário', formula, rules.salaryBalance)
  return { ...line, sum: { of: salary, times: days, over } }
}

function notice(input: RescisaoInput, law: Law): RescisaoLine {
  const { noticeDays, projectedDate, table } = law
  const share = table.rights[input.kind].notice
  const formula = `${noticeDays}/${table.monthDays} × ${formatBrl(remuneration(input))}${times(share)}; projeta até ${formatDay(projectedDate)}`
  const source =
    input.kind === 'acordo_484a'
      ? rules.noticeByAgreement
      : input.kind === 'culpa_reciproca'
        ? rules.mutualFault
        : input.waiver === 'pedido'
          ? rules.noticeWaived
          : rules.notice
  const line = verba(law, 'notice', `Aviso prévio indenizado (${noticeDays} dias)`, formula, source)
  return { ...line, sum: { of: remuneration(input), times: noticeDays * share, over: table.monthDays } }
}

/** One line, or one for each year when the notice crosses January: the second is what the rounded total leaves. */
function thirteenth(input: RescisaoInput, law: Law): RescisaoLine[] {
  const { admission, lastDay } = input
  const year = lastDay.slice(0, 4)
  // The last day of a year that an IsoDate names.
  const yearEnd = `${year}-12-31` as IsoDate
  const share = law.table.rights[input.kind].thirteenth
  const pay = remuneration(input)
  const lineOf = (key: string, ofYear: string, avos: number, amount: Cents): RescisaoLine => ({
    key,
    label: `13º de ${ofYear} (${avos}/12)`,
    amount,
    formula: `${avos}/12 × ${formatBrl(pay)}${times(share)}`,
    source: input.kind === 'culpa_reciproca' ? rules.mutualFault : rules.thirteenth,
    incidence: incidenceOf(law.table, 'thirteenth'),
    sum: { of: pay, times: avos * share, over: 12 },
  })
  if (law.projectedDate <= yearEnd)
    return [lineOf('thirteenth', year, law.thirteenthAvos, law.verbas.thirteenth)]
  const avos = thirteenthAvos(admission, lastDay, yearEnd, law.table.fewestDays.thirteenth)
  const first = Math.min(law.verbas.thirteenth, roundCents((pay * avos * share) / 12))
  const next = String(Number(year) + 1)
  return [
    lineOf('thirteenth', year, avos, first),
    lineOf('thirteenthNextYear', next, law.thirteenthAvos - avos, law.verbas.thirteenth - first),
  ]
}

function vacations(input: RescisaoInput, law: Law, overdue: readonly OverdueVacation[]): RescisaoLine[] {
  const { verbas, table, vacationAvos } = law
  const pay = remuneration(input)
  const right = vacationRight(input.absences, table)
  const overdueLines = overdue.map(({ from, to, days, doubled }, index) => ({
    key: `overdueVacation${index + 1}`,
    label: `Férias vencidas de ${formatDay(from)} a ${formatDay(to)}`,
    amount: roundCents((pay * days) / table.monthDays) * (doubled ? 2 : 1),
    formula: `${days}/${table.monthDays} × ${formatBrl(pay)}${doubled ? ' × 2 (em dobro)' : ''}`,
    source: doubled ? rules.doubledVacation : rules.overdueVacation,
    incidence: incidenceOf(table, 'overdueVacation'),
    sum: { of: pay, times: days * (doubled ? 2 : 1), over: table.monthDays },
  }))
  const share = table.rights[input.kind].accruedVacation
  const accrued = `${vacationAvos}/12 × ${formatBrl(pay)} × ${right}/${table.monthDays} dias de direito${times(share)}`
  const accruedRule = input.kind === 'culpa_reciproca' ? rules.mutualFault : rules.accruedVacation
  const third = (key: Verba, label: string, of: Cents) => {
    const formula = `1/${table.vacationBonus.parts} × ${formatBrl(of)}`
    const sum = { of, times: 1, over: table.vacationBonus.parts }
    return { ...verba(law, key, label, formula, rules.vacationThird), sum }
  }
  return [
    ...overdueLines,
    third('overdueThird', 'Um terço das férias vencidas', verbas.overdueVacation),
    {
      ...verba(law, 'accruedVacation', `Férias proporcionais (${vacationAvos}/12)`, accrued, accruedRule),
      sum: { of: pay, times: vacationAvos * right * share, over: 12 * table.monthDays },
    },
    third('accruedThird', 'Um terço das férias proporcionais', verbas.accruedVacation),
  ]
}

function earlyEnd(input: RescisaoInput, law: Law): RescisaoLine {
  const { fixedTermEnd = input.lastDay, lastDay } = input
  const days = daysBetween(lastDay, fixedTermEnd)
  const formula = `metade de ${days}/${law.table.monthDays} × ${formatBrl(remuneration(input))}, até ${formatDay(fixedTermEnd)}`
  const line = verba(law, 'earlyEnd', 'Indenização do contrato por prazo', formula, rules.earlyEndByEmployer)
  return { ...line, sum: { of: remuneration(input), times: days, over: 2 * law.table.monthDays } }
}

function verba(law: Law, key: Verba, label: string, formula: string, source: RuleSource): RescisaoLine {
  return { key, label, amount: law.verbas[key], formula, source, incidence: incidenceOf(law.table, key) }
}

function incidenceOf({ incidences }: RescisaoTable, verbaKey: Verba): Incidence {
  const { inss, irrf, fgts } = incidences[verbaKey]
  return { inss: inss !== 'none', irrf: irrf !== 'none', fgts }
}

/** ` × 1/2` for the shares of one half, nothing for the whole. */
function times(share: Fraction): string {
  return share === 0.5 ? ' × 1/2' : ''
}

/** One negative line for each tax and debt, and the part of them that nobody may collect now. */
export function discountLines(input: RescisaoInput, law: Law): RescisaoLine[] {
  const debts = debtLines(input, law).filter(({ amount }) => amount !== 0)
  const lines = [...taxLines(input, law), ...debts]
  if (law.uncovered === 0) return lines
  return [
    ...lines,
    {
      key: 'uncovered',
      label: 'Descontos acima do que havia a receber',
      amount: law.uncovered,
      formula: `${formatBrl(law.totalDiscounts)} de descontos − ${formatBrl(law.totalPaid)} a receber: o líquido não fica negativo`,
      source: rules.employerDebts,
    },
  ]
}

/** Of the balance of salary and of the 13º, where there is one. An income tax of zero is said too: many expect one. */
function taxLines({ lastDay }: RescisaoInput, law: Law): RescisaoLine[] {
  const { balance, thirteenth } = law.withheld
  const ofBalance = [
    inssLine('inssBalance', 'INSS do saldo de salário', balance, lastDay),
    irrfLine('irrfBalance', 'IR do saldo de salário', balance, lastDay),
  ]
  const ofThirteenth = [
    inssLine('inssThirteenth', 'INSS do 13º', thirteenth, lastDay),
    irrfLine('irrfThirteenth', 'IR do 13º, separado', thirteenth, lastDay),
  ]
  return [...(balance.income > 0 ? ofBalance : []), ...(thirteenth.income > 0 ? ofThirteenth : [])]
}

function debtLines(input: RescisaoInput, law: Law): RescisaoLine[] {
  const { discounts, table, totalPaid } = law
  const { alimony = { balance: 0, thirteenth: 0 }, payrollLoan = 0 } = input
  const loanRule = inForce(consignadoTables, input.lastDay)
  const { inssBalance, irrfBalance, inssThirteenth, irrfThirteenth } = discounts
  const taxes = inssBalance + irrfBalance + inssThirteenth + irrfThirteenth
  const available = Math.max(0, totalPaid - taxes - discounts.alimony)
  const loan = `o menor entre ${formatBrl(payrollLoan)} devidos e ${percentInWords(loanRule?.severanceShare ?? 0)} de ${formatBrl(available)} (verbas menos INSS, IR e pensão)`
  const monthCap = `no máximo um mês de remuneração, ${formatBrl(remuneration(input))}, com as outras dívidas`
  return [
    discountLine(
      'notice',
      'Aviso prévio não cumprido',
      discounts.notice,
      `${table.notice.days}/${table.monthDays} × ${formatBrl(input.salary)}`,
      rules.noticeOwed,
    ),
    discountLine(
      'earlyEnd',
      'Prejuízo pela saída antes do prazo',
      discounts.earlyEnd,
      `o menor entre o prejuízo provado, ${formatBrl(input.provedLoss ?? 0)}, metade dos dias que faltavam e um mês`,
      rules.earlyEndByEmployee,
    ),
    discountLine(
      'thirteenthAdvance',
      '13º já adiantado',
      discounts.thirteenthAdvance,
      `${formatBrl(input.thirteenthAdvance ?? 0)} recebidos antes`,
      rules.thirteenthAdvance,
    ),
    discountLine(
      'employerDebts',
      'Dívidas com a empresa',
      discounts.employerDebts,
      `${formatBrl(input.employerDebts ?? 0)}; ${monthCap}`,
      rules.employerDebts,
    ),
    discountLine(
      'alimony',
      'Pensão alimentícia',
      discounts.alimony,
      `${formatBrl(alimony.balance)} do saldo + ${formatBrl(alimony.thirteenth)} do 13º, como diz a decisão`,
      rules.alimony,
    ),
    discountLine(
      'payrollLoan',
      'Empréstimo consignado',
      discounts.payrollLoan,
      loan,
      ruleOn(consignadoTables, input.lastDay),
    ),
  ]
}
