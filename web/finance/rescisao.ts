import { addDays } from './business-days.ts'
import { inForce } from './in-force.ts'
import { checkCents } from './income-tax.ts'
import { calculateInss } from './inss.ts'
import { calculateIrrf } from './irrf.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from './money.ts'
import { type Contract, debtsOf, type Times, timesOf, verbasOf } from './rescisao-verbas.ts'
import { fgtsTables } from './tables/fgts.ts'
import { type RescisaoTable, rescisaoTables, type Verba } from './tables/rescisao.ts'

type Termination = Contract & {
  dependants?: number
  /** Every deposit of the contract, withdrawn ones too. */
  fgtsDeposits?: Cents
  /** Whether the FGTS of the indemnified notice enters the base of the fine: practice says yes, OJ 42 II no. */
  noticeInFineBase?: boolean
  provedLoss?: Cents
}

type Discounts = {
  inssBalance: Cents
  irrfBalance: Cents
  inssThirteenth: Cents
  irrfThirteenth: Cents
  notice: Cents
  earlyEnd: Cents
}

type Fgts = { deposits: Cents; fine: Cents; withdrawal: Fraction }

type RescisaoResult =
  | ({
      ok: true
      verbas: Record<Verba, Cents>
      incidences: RescisaoTable['incidences']
      discounts: Discounts
      totalPaid: Cents
      totalDiscounts: Cents
      net: Cents
      /** What the discounts have beyond what is paid. */
      uncovered: Cents
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
export function calculateRescisao(termination: Termination): RescisaoResult {
  const { lastDay, dependants = 0, provedLoss = 0 } = termination
  const table = inForce(rescisaoTables, lastDay)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const times = timesOf(termination, table)
  const verbas = verbasOf(termination, times, table)
  const balance = withheld('monthly', verbas, table, dependants, lastDay)
  const thirteenth = withheld('separate', verbas, table, dependants, lastDay)
  const fgts = fgtsOf(termination, verbas, table)
  if (!(balance && thirteenth && fgts)) return { ok: false, reason: 'no-table-in-force' }
  const debts = debtsOf(termination, provedLoss, table)
  const discounts = {
    inssBalance: balance.inss,
    irrfBalance: balance.irrf,
    inssThirteenth: thirteenth.inss,
    irrfThirteenth: thirteenth.irrf,
    ...debts,
  }
  const totalPaid = sum(Object.values(verbas))
  const totalDiscounts = sum(Object.values(discounts))
  return {
    ok: true,
    ...times,
    verbas,
    incidences: table.incidences,
    discounts,
    totalPaid,
    totalDiscounts,
    net: Math.max(0, totalPaid - totalDiscounts),
    uncovered: Math.max(0, totalDiscounts - totalPaid),
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
  dependants: number,
  date: IsoDate,
) {
  const charged = (tax: 'inss' | 'irrf') =>
    sum(entriesOf(verbas).map(([verba, amount]) => (incidences[verba][tax] === charge ? amount : 0)))
  const inss = calculateInss({ salary: charged('inss'), date })
  if (!inss.ok) return undefined
  const irrf = calculateIrrf({ income: charged('irrf'), inss: inss.contribution, dependants, date })
  return irrf.ok ? { inss: inss.contribution, irrf: irrf.tax } : undefined
}

/**
 * Deposits of the rescission (8 % of each amount that FGTS reaches, each rounded) and the fine on them and on all the
 * deposits of the contract.
 *
 * @see Lei 8.036/1990, arts. 15 and 18; TST, Súmula 305 and OJ 42 SDI-1
 */
function fgtsOf(termination: Termination, verbas: Record<Verba, Cents>, table: RescisaoTable) {
  const { kind, lastDay, fgtsDeposits = 0, noticeInFineBase = true } = termination
  const fgts = inForce(fgtsTables, lastDay)
  if (!fgts) return undefined
  const depositOf = (verba: Verba) =>
    table.incidences[verba].fgts ? roundCents(verbas[verba] * fgts.depositRate) : 0
  const deposits = sum(entriesOf(verbas).map(([verba]) => depositOf(verba)))
  const base = checkCents(fgtsDeposits) + deposits - (noticeInFineBase ? 0 : depositOf('notice'))
  const { fine, withdrawal } = table.rights[kind]
  return { deposits, fine: roundCents(base * fgts.fine[fine]), withdrawal }
}

function entriesOf(verbas: Record<Verba, Cents>): [Verba, Cents][] {
  // `Object.entries` forgets that the record has these keys and no other.
  return Object.entries(verbas) as [Verba, Cents][]
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((total, amount) => total + amount, 0)
}
