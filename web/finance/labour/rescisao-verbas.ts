import { addDays } from '../calendar/business-days.ts'
import { type Cents, checkCents, checkCount, type IsoDate, roundCents } from '../core/money.ts'
import type { RescisaoKind, RescisaoTable, Rights, Verba } from '../tables/labour/rescisao.ts'
import { completeYears, daysBetween, salaryDays, thirteenthAvos, vacationAvos } from './service-time.ts'

export type Contract = {
  kind: RescisaoKind
  admission: IsoDate
  /** Last day of work, that of the end of a worked notice. */
  lastDay: IsoDate
  salary: Cents
  /** Average of variable pay (overtime, commission, night): counts for all but the balance of salary. */
  variableAverage?: Cents
  notice?: 'indenizado' | 'trabalhado' | 'nao_cumprido' | 'dispensado'
  overdueVacations?: readonly { days: number; doubled: boolean }[]
  /** Unjustified, in the acquisition period that runs. */
  absences?: number
  /** Of a fixed-term contract that ends early. */
  fixedTermEnd?: IsoDate
}

export type Times = {
  noticeDays: number
  projectedDate: IsoDate
  thirteenthAvos: number
  vacationAvos: number
}

/**
 * Days of the indemnified notice, the date to which it takes the contract, and the twelfths up to that date.
 *
 * Notice: min(90, 30 + 3 × complete years), whole even where only half of it is paid (art. 484-A, Súmula 14).
 *
 * @see Lei 12.506/2011; CLT, art. 487 §1º; facts/02-rescisao.md §2
 */
export function timesOf(contract: Contract, table: RescisaoTable): Times {
  const { kind, admission, lastDay, notice = 'indenizado' } = contract
  if (lastDay < admission) throw new RangeError(`the contract ends on ${lastDay}, before ${admission}`)
  const isPaid = notice === 'indenizado' && table.rights[kind].notice > 0
  const { days, perYear, most } = table.notice
  const noticeDays = isPaid ? Math.min(most, days + perYear * completeYears(admission, lastDay)) : 0
  const projectedDate = addDays(lastDay, noticeDays)
  const { thirteenth, vacation } = table.fewestDays
  return {
    noticeDays,
    projectedDate,
    thirteenthAvos: thirteenthAvos(admission, lastDay, projectedDate, thirteenth),
    vacationAvos: vacationAvos(admission, lastDay, projectedDate, vacation),
  }
}

/**
 * The amounts that are paid, gross, in centavos, each rounded half up; a third is that of the rounded vacation.
 *
 * With S the salary plus the average: balance = salary ÷ 30 × days; notice = S ÷ 30 × days × share;
 * 13º = S × avos ÷ 12 × share; accrued vacation = S × avos ÷ 12 × days of right ÷ 30 × share;
 * overdue = S ÷ 30 × days, twice when doubled (art. 137).
 *
 * @see facts/02-rescisao.md §§1 and 2
 */
export function verbasOf(contract: Contract, times: Times, table: RescisaoTable): Record<Verba, Cents> {
  const { admission, lastDay, salary, overdueVacations = [] } = contract
  const { monthDays, vacationBonus } = table
  const rights = table.rights[contract.kind]
  const pay = remuneration(contract)
  const accruedVacation = roundCents(
    (pay * times.vacationAvos * vacationRight(contract.absences ?? 0, table) * rights.accruedVacation) /
      12 /
      monthDays,
  )
  const overdueVacation = overdueVacations.reduce(
    (sum, { days, doubled }) => sum + roundCents((pay * checkCount(days)) / monthDays) * (doubled ? 2 : 1),
    0,
  )
  return {
    salaryBalance: roundCents((salary * salaryDays(admission, lastDay, monthDays)) / monthDays),
    notice: roundCents((pay * times.noticeDays * rights.notice) / monthDays),
    thirteenth: roundCents((pay * times.thirteenthAvos * rights.thirteenth) / 12),
    accruedVacation,
    accruedThird: roundCents(accruedVacation / vacationBonus.parts),
    overdueVacation,
    overdueThird: roundCents(overdueVacation / vacationBonus.parts),
    earlyEnd: rights.endsEarly === 'employer' ? earlyEndValue(contract, table) : 0,
  }
}

/**
 * What the employee pays: the notice not worked (30 days of salary, art. 487 §2º) and the loss that the employer
 * proved for the early end of a fixed term, at most the value of art. 479 and one month's pay (arts. 480 and 477 §5º).
 */
export function owedByEmployee(contract: Contract, provedLoss: Cents, table: RescisaoTable) {
  const { owesNotice, endsEarly }: Rights = table.rights[contract.kind]
  const isOwed = owesNotice && contract.notice === 'nao_cumprido'
  const isLoss = endsEarly === 'employee' && checkCents(provedLoss) > 0
  return {
    notice: isOwed ? roundCents((contract.salary * table.notice.days) / table.monthDays) : 0,
    earlyEnd: isLoss ? Math.min(provedLoss, earlyEndValue(contract, table), remuneration(contract)) : 0,
  }
}

/** Half of the pay for the calendar days that were left of a fixed term (CLT art. 479). */
function earlyEndValue(contract: Contract, { monthDays }: RescisaoTable): Cents {
  const { fixedTermEnd, lastDay } = contract
  if (!fixedTermEnd || fixedTermEnd < lastDay) throw new RangeError(`not after ${lastDay}: ${fixedTermEnd}`)
  return roundCents((remuneration(contract) * daysBetween(lastDay, fixedTermEnd)) / monthDays / 2)
}

/** Days of vacation that the `absences` of a period leave (CLT art. 130). */
export function vacationRight(absences: number, { vacationDays }: RescisaoTable): number {
  checkCount(absences)
  return vacationDays.find((step) => absences <= step.absences)?.days ?? 0
}

/** A month's pay: the salary and the average of what varies. */
export function remuneration({
  salary,
  variableAverage = 0,
}: Pick<Contract, 'salary' | 'variableAverage'>): Cents {
  return checkCents(salary) + checkCents(variableAverage)
}
