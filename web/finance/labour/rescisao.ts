import { addDays, daysBetween } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { calculateIrrf, type Deductions } from '../income-tax/irrf.ts'
import { consignadoTables } from '../tables/credit/consignado.ts'
import { domesticoTables } from '../tables/labour/domestico.ts'
import { fgtsTables } from '../tables/labour/fgts.ts'
import {
  type RescisaoKind,
  type RescisaoTable,
  type Rights,
  rescisaoTables,
  type Verba,
} from '../tables/labour/rescisao.ts'
import { calculateInss } from './inss.ts'
import { completeYears, salaryDays, thirteenthAvos, vacationAvos } from './service-time.ts'

type Rescisao = Contract &
  Claims & {
    dependants?: number
    /** Every deposit of the contract, withdrawn ones too. */
    fgtsDeposits?: Cents
    /** Whether the FGTS of the indemnified notice enters the base of the fine: practice says yes, OJ 42 II no. */
    noticeInFineBase?: boolean
    /** Domestic work: the monthly reserve takes the place of the fine. */
    isDomestic?: boolean
  }

type Withheld = Extract<ReturnType<typeof calculateIrrf>, { ok: true }> & { inss: Cents; income: Cents }

type Discounts = {
  inssBalance: Cents
  irrfBalance: Cents
  inssThirteenth: Cents
  irrfThirteenth: Cents
} & ReturnType<typeof debtsOf>['debts']

type Fgts = {
  depositRate: Fraction
  deposits: Cents
  /** 8 % of each amount that FGTS reaches; of the 13º only what was not advanced. */
  depositOf: Record<Verba, Cents>
  fineRate: Fraction
  fineBase: Cents
  fine: Cents
  withdrawal: Fraction
}

type RescisaoResult =
  | ({
      ok: true
      verbas: Record<Verba, Cents>
      table: RescisaoTable
      discounts: Discounts
      /** How INSS and income tax came about: of the balance of salary, and of the 13º. */
      withheld: { balance: Withheld; thirteenth: Withheld }
      totalPaid: Cents
      totalDiscounts: Cents
      net: Cents
      /** Discounts beyond the amounts paid. */
      uncovered: Cents
      /** Debts to the employer beyond one month's pay, which may not be taken from the severance. */
      beyondCap: Cents
      /** Balance of the payroll loan after the severance. */
      loanLeft: Cents
      fgts: Fgts
      payBy: IsoDate
      source: string
    } & Times)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Net pay of an employee at the end of a contract, in centavos, with the tables in force on the last day.
 *
 * net = gross − INSS and income tax (on the balance of salary, and on the 13º apart) − the employee's debts; never
 * below zero, the rest is `uncovered`. The 13º of a notice that crosses the year is taxed with the 13º of the year.
 * FGTS and its fine go to the account and are outside the net. `payBy` is ten calendar days later.
 *
 * @see CLT, arts. 477 to 487; facts/02-rescisao.md
 */
export function calculateRescisao(rescisao: Rescisao): RescisaoResult {
  const { lastDay, dependants = 0, alimony = { balance: 0, thirteenth: 0 } } = rescisao
  const table = inForce(rescisaoTables, lastDay)
  const loans = inForce(consignadoTables, lastDay)
  if (!(table && loans)) return { ok: false, reason: 'no-table-in-force' }
  const times = timesOf(rescisao, table)
  const verbas = verbasOf(rescisao, times, table)
  const person = { dependants, date: lastDay }
  const balance = withheld('monthly', verbas, table, { ...person, otherDeductions: alimony.balance })
  const thirteenth = withheld('separate', verbas, table, { ...person, otherDeductions: alimony.thirteenth })
  const fgts = fgtsOf(rescisao, verbas, table)
  if (!(balance && thirteenth && fgts)) return { ok: false, reason: 'no-table-in-force' }
  const totalPaid = sum(Object.values(verbas))
  const taxes = {
    inssBalance: balance.inss,
    irrfBalance: balance.tax,
    inssThirteenth: thirteenth.inss,
    irrfThirteenth: thirteenth.tax,
  }
  const left = { thirteenth: verbas.thirteenth, available: totalPaid - sum(Object.values(taxes)) }
  const { debts, beyondCap, loanLeft } = debtsOf(rescisao, rescisao, left, table, loans)
  const discounts = { ...taxes, ...debts }
  const totalDiscounts = sum(Object.values(discounts))
  return {
    ok: true,
    ...times,
    verbas,
    table,
    discounts,
    withheld: { balance, thirteenth },
    totalPaid,
    totalDiscounts,
    net: Math.max(0, totalPaid - totalDiscounts),
    uncovered: Math.max(0, totalDiscounts - totalPaid),
    beyondCap,
    loanLeft,
    fgts,
    payBy: addDays(lastDay, table.paymentDays),
    source: table.source,
  }
}

/** INSS and income tax on the amounts that their incidence charges in this way, together. */
function withheld(
  charge: 'monthly' | 'separate',
  verbas: Record<Verba, Cents>,
  { incidences }: RescisaoTable,
  person: Deductions & { date: IsoDate },
): Withheld | undefined {
  const charged = (tax: 'inss' | 'irrf') =>
    sum(entriesOf(verbas).map(([verba, amount]) => (incidences[verba][tax] === charge ? amount : 0)))
  const inss = calculateInss({ salary: charged('inss'), date: person.date })
  if (!inss.ok) return undefined
  const income = charged('irrf')
  const irrf = calculateIrrf({ income, inss: inss.contribution, ...person })
  return irrf.ok ? { ...irrf, inss: inss.contribution, income } : undefined
}

/**
 * Deposits of the rescission (8 % of each amount that FGTS reaches, each rounded) and the fine on them and on all the
 * deposits of the contract; for domestic work the reserve of 3,2 %, which is 40 % of the same deposits.
 *
 * @see Lei 8.036/1990, arts. 15 and 18; LC 150/2015, art. 22; TST, Súmula 305 and OJ 42 SDI-1
 */
function fgtsOf(rescisao: Rescisao, verbas: Record<Verba, Cents>, table: RescisaoTable) {
  const { kind, lastDay, fgtsDeposits = 0, noticeInFineBase = true, thirteenthAdvance = 0 } = rescisao
  const fgts = inForce(fgtsTables, lastDay)
  const domestic = inForce(domesticoTables, lastDay)
  if (!(fgts && domestic)) return undefined
  const paidNow = { ...verbas, thirteenth: Math.max(0, verbas.thirteenth - thirteenthAdvance) }
  const deposited = entriesOf(paidNow).map(([verba, amount]) => [
    verba,
    table.incidences[verba].fgts ? roundCents(amount * fgts.depositRate) : 0,
  ])
  // The same keys as `verbas`: `fromEntries` forgets them.
  const depositOf = Object.fromEntries(deposited) as Record<Verba, Cents>
  const deposits = sum(Object.values(depositOf))
  const fineBase = checkCents(fgtsDeposits) + deposits - (noticeInFineBase ? 0 : depositOf.notice)
  const { fine, withdrawal } = table.rights[kind]
  const asReserve = domestic.reserveRate / fgts.depositRate / fgts.fine.full
  const fineRate = fgts.fine[fine] * (rescisao.isDomestic ? asReserve : 1)
  const amount = roundCents(fineBase * fineRate)
  return { depositRate: fgts.depositRate, deposits, depositOf, fineRate, fineBase, fine: amount, withdrawal }
}

/** The account with `deposits` of the contract beside those it counts: only the fine and its base change. */
export function withDeposits(fgts: Fgts, deposits: Cents): Fgts {
  const fineBase = fgts.fineBase + checkCents(deposits)
  return { ...fgts, fineBase, fine: roundCents(fineBase * fgts.fineRate) }
}

function entriesOf(verbas: Record<Verba, Cents>): [Verba, Cents][] {
  // `Object.entries` forgets that the record has these keys and no other.
  return Object.entries(verbas) as [Verba, Cents][]
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((total, amount) => total + amount, 0)
}

type Contract = {
  kind: RescisaoKind
  admission: IsoDate
  /** Last day of work; of a worked notice, its last day. */
  lastDay: IsoDate
  salary: Cents
  /** Average of variable pay (overtime, commission, night): counts for all but the balance of salary. */
  variableAverage?: Cents
  notice?: 'indenizado' | 'trabalhado' | 'nao_cumprido' | 'dispensado'
  /** For the notice, a year is whole on the eve of its anniversary already: no ruling was found, and the dates say no. */
  eveIsYear?: boolean
  overdueVacations?: readonly { days: number; doubled: boolean }[]
  /** Unjustified, in the acquisition period that runs. */
  absences?: number
  /** Of a fixed-term contract that ends early. */
  fixedTermEnd?: IsoDate
}

type Times = {
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
function timesOf(contract: Contract, table: RescisaoTable): Times {
  const { kind, admission, lastDay, notice = 'indenizado', eveIsYear = false } = contract
  if (lastDay < admission) throw new RangeError(`the contract ends on ${lastDay}, before ${admission}`)
  const isPaid = notice === 'indenizado' && table.rights[kind].notice > 0
  const { days, perYear, most } = table.notice
  const years = completeYears(admission, eveIsYear ? addDays(lastDay, 1) : lastDay)
  const noticeDays = isPaid ? Math.min(most, days + perYear * years) : 0
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
 * The amounts that are paid, gross, in centavos, each rounded half up; a third is taken of the rounded vacation.
 *
 * With S the salary plus the average: balance = salary ÷ 30 × days; notice = S ÷ 30 × days × share;
 * 13º = S × avos ÷ 12 × share; accrued vacation = S × avos ÷ 12 × days of right ÷ 30 × share;
 * overdue = S ÷ 30 × days, twice when doubled (art. 137).
 *
 * @see facts/02-rescisao.md §§1 and 2
 */
function verbasOf(contract: Contract, times: Times, table: RescisaoTable): Record<Verba, Cents> {
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
 * Owed by the employee: the notice not worked (30 days of salary, art. 487 §2º) and the loss that the employer
 * proved for the early end of a fixed term, at most the value of art. 479 and one month's pay (arts. 480 and 477 §5º).
 */
function owedByEmployee(contract: Contract, provedLoss: Cents, table: RescisaoTable) {
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

/** Deductions from the severance other than the taxes. */
type Claims = {
  /** Loss that the employer proved for the early end of a fixed term by the employee. */
  provedLoss?: Cents
  /** First instalment of this year's 13º, already received. */
  thirteenthAdvance?: Cents
  /** Advances of salary and other debts to the employer. */
  employerDebts?: Cents
  /** Alimony that the court's decision takes from the balance of salary and from the 13º. */
  alimony?: { balance: Cents; thirteenth: Cents }
  /** Outstanding balance of a payroll loan. */
  payrollLoan?: Cents
}

type Debts = {
  notice: Cents
  earlyEnd: Cents
  thirteenthAdvance: Cents
  employerDebts: Cents
  alimony: Cents
  payrollLoan: Cents
}

/**
 * Amount taken for each claim, and the part that stays owed outside the severance, in centavos.
 *
 * The debts to the employer together take at most one month's pay, in this order: notice not worked, early end, the
 * part of the 13º advance beyond the 13º, others. The advance itself comes off the 13º without that limit. The payroll
 * loan takes at most its share of the gross less INSS, income tax and alimony (`available`).
 *
 * @see CLT, arts. 477 § 5º, 480 and 487 § 2º; Lei 4.749/1965, art. 3º; Lei 10.820/2003, art. 1º § 1º
 */
function debtsOf(
  contract: Contract,
  claims: Claims,
  { thirteenth, available }: { thirteenth: Cents; available: Cents },
  table: RescisaoTable,
  loans: (typeof consignadoTables)[number],
): { debts: Debts; beyondCap: Cents; loanLeft: Cents } {
  const advance = checkCents(claims.thirteenthAdvance ?? 0)
  const onThirteenth = Math.min(advance, thirteenth)
  const owed = owedByEmployee(contract, claims.provedLoss ?? 0, table)
  const asked = [owed.notice, owed.earlyEnd, advance - onThirteenth, checkCents(claims.employerDebts ?? 0)]
  const [notice = 0, earlyEnd = 0, advanceBeyond = 0, employerDebts = 0] = upTo(remuneration(contract), asked)
  const { balance, thirteenth: ofThirteenth } = claims.alimony ?? { balance: 0, thirteenth: 0 }
  const alimony = checkCents(balance) + checkCents(ofThirteenth)
  const loan = checkCents(claims.payrollLoan ?? 0)
  const mostLoan = roundCents(Math.max(0, available - alimony) * loans.severanceShare)
  const payrollLoan = Math.min(loan, mostLoan)
  const thirteenthAdvance = onThirteenth + advanceBeyond
  return {
    debts: { notice, earlyEnd, thirteenthAdvance, employerDebts, alimony, payrollLoan },
    beyondCap: sum(asked) - (notice + earlyEnd + advanceBeyond + employerDebts),
    loanLeft: loan - payrollLoan,
  }
}

/** Each of `amounts` in turn, while their sum does not pass `cap`. */
function upTo(cap: Cents, amounts: readonly Cents[]): Cents[] {
  let left: number = cap
  return amounts.map((amount) => {
    const taken = Math.min(amount, left)
    left -= taken
    return taken
  })
}
