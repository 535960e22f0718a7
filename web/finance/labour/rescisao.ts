import { addDays } from '../calendar/business-days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { calculateIrrf, type Deductions } from '../income-tax/irrf.ts'
import { consignadoTables } from '../tables/credit/consignado.ts'
import { domesticoTables } from '../tables/labour/domestico.ts'
import { fgtsTables } from '../tables/labour/fgts.ts'
import { type RescisaoTable, rescisaoTables, type Verba } from '../tables/labour/rescisao.ts'
import { calculateInss } from './inss.ts'
import { type Claims, debtsOf } from './rescisao-debts.ts'
import { type Contract, type Times, timesOf, verbasOf } from './rescisao-verbas.ts'

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
      /** What the discounts have beyond what is paid. */
      uncovered: Cents
      /** Debts to the employer beyond one month's pay, which may not be taken from the severance. */
      beyondCap: Cents
      /** What is left of the payroll loan. */
      loanLeft: Cents
      fgts: Fgts
      payBy: IsoDate
      source: string
    } & Times)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * What an employee receives at the end of a contract, in centavos, with the tables in force on the last day.
 *
 * net = what is paid − INSS and income tax (of the balance of salary, and of the 13º apart) − what the employee owes;
 * never below zero, the rest is `uncovered`. The 13º of a notice that crosses the year is taxed with that of the year.
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
