import { monthsBetween } from '#web/finance/calendar/days.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { ruleSource } from '#web/finance/core/statement.ts'
import { type Financing, financingSchedule } from '#web/finance/credit/financing.ts'
import { checkSfh } from '#web/finance/credit/sfh.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import { mcmvTables } from '#web/finance/tables/credit/mcmv.ts'
import type { Affordable, FinancingInput, Housing, Mcmv, Notice, Row } from './question.ts'

type Practice = (typeof creditPractice)[number]

type Checks = {
  incomeNeeded?: Cents
  longestMonths?: number
  housing?: Housing
  affordable?: Affordable
  notices: Notice[]
}

/** The loan without extras; its first month that pays back. */
type Plain = { contract: Financing; first: Row; annualRate: Fraction }

/** A bank's questions about income, age and the home: notices, never refusals. */
export function checksOf(input: FinancingInput, plain: Plain): Checks {
  const practice = inForce(creditPractice, input.date)
  const mcmv = input.asset === 'property' ? mcmvOf(input, plain) : undefined
  const asked = practice ? practiceOf(input, plain.first.paid, practice, mcmv) : { notices: [] }
  if (input.asset !== 'property') return asked
  const sfh = checkSfh(input.assetValue, plain.annualRate, input.date)
  if (sfh.ok && !(sfh.fitsProperty && sfh.fitsCost)) asked.notices.push('outside-sfh')
  return {
    ...asked,
    housing: { ...(sfh.ok && { sfh }), mcmv },
    affordable: practice && affordableOf(input, plain, practice),
  }
}

function practiceOf(
  { asset, assetValue, downPayment, date, months, familyIncome, oldestBirth }: FinancingInput,
  firstPaid: Cents,
  { incomeShare, oldestAgeMonths, loanToValue }: Practice,
  mcmv: Mcmv | undefined,
): Checks {
  const longestMonths = oldestBirth && Math.max(0, oldestAgeMonths - monthsBetween(oldestBirth, date))
  const most = (familyIncome ?? Number.POSITIVE_INFINITY) * incomeShare
  const fitsByBand = mcmv?.offers.some((offer) => offer.firstPaid <= most)
  const rules: [holds: boolean, notice: Notice][] = [
    [firstPaid > most, fitsByBand ? 'income-fits-band' : 'income'],
    [months > (longestMonths ?? months), 'age'],
    [asset === 'property' && assetValue - downPayment > assetValue * loanToValue, 'low-down-payment'],
  ]
  const notices = rules.filter(([holds]) => holds).map(([, notice]) => notice)
  return { incomeNeeded: roundCents(firstPaid / incomeShare), longestMonths, notices }
}

type Band = (typeof mcmvTables)[number]['bands'][number]

const fitsHome = ({ propertyUpTo = Number.POSITIVE_INFINITY }: Band, assetValue: Cents) =>
  assetValue <= propertyUpTo

/** The lowest band that takes the income and the home: a dearer home is bought by the rules of a higher band. */
function mcmvOf(input: FinancingInput, { contract, first }: Plain): Mcmv | undefined {
  const { date, familyIncome, assetValue } = input
  const table = inForce(mcmvTables, date)
  if (!table || familyIncome === undefined) return undefined
  const band = table.bands.find((band) => familyIncome <= band.incomeUpTo && fitsHome(band, assetValue))
  if (!band) return undefined
  const offersOf = (loan: Financing) =>
    ratesOf(band).map((annualRate) => ({
      annualRate,
      firstPaid: first.paid + instalmentAt(annualRate, loan) - first.instalment,
    }))
  return {
    band: band.name,
    offers: offersOf(contract),
    ...(contract.system === 'sac' && { byPrice: offersOf({ ...contract, system: 'price' }) }),
    rule: ruleSource(table),
  }
}

function ratesOf({ annualRates }: Band): Fraction[] {
  return annualRates ? [...new Set([annualRates.lowest, annualRates.highest])] : []
}

/** The first instalment that pays back, at a nominal rate per year; no other cost changes with the rate. */
function instalmentAt(annualRate: Fraction, contract: Financing): Cents {
  const loan = { ...contract.loan, monthlyRate: annualRate / 12 }
  const schedule = financingSchedule({ ...contract, loan })
  // A programme's rate is below any that could make the loan too large.
  if (!schedule.ok) throw new RangeError(schedule.reason)
  return (schedule.rows[contract.grace.months] ?? schedule.rows.at(-1))?.instalment ?? 0
}

/**
 * The dearest home that the income pays with the same down payment D: price = D + L, at most D ÷ (1 − what banks lend) and the
 * limit of the band. L is the loan whose first payment takes the share of the income that banks accept; instalment and MIP grow
 * with the loan, DFI with the price: L = (share − fee − DFI of D) ÷ (what a real of loan pays per month). Down to R$ 100.
 */
function affordableOf(input: FinancingInput, plain: Plain, practice: Practice): Affordable | undefined {
  const { familyIncome, downPayment, balloon, upfrontFees, financesCosts, date } = input
  const isPlain = balloon === 0 && !(financesCosts && upfrontFees > 0)
  if (familyIncome === undefined || downPayment === 0 || !isPlain) return undefined
  const { contract, first } = plain
  const most = familyIncome * practice.incomeShare
  const lent = downPayment / (1 - practice.loanToValue)
  const priceFor = (instalment: Cents, limit = Number.POSITIVE_INFINITY) => {
    const perValue = first.dfi / input.assetValue
    const perLoan = (instalment + first.mip) / contract.loan.principal + perValue
    const loan = (most - first.fee - perValue * downPayment) / perLoan
    return Math.max(0, Math.floor(Math.min(loan + downPayment, lent, limit) / 100_00) * 100_00)
  }
  const band = inForce(mcmvTables, date)?.bands.find(({ incomeUpTo }) => familyIncome <= incomeUpTo)
  const rate = band?.annualRates?.highest
  return {
    price: priceFor(first.instalment),
    ...(band &&
      rate && {
        byBand: {
          band: band.name,
          annualRate: rate,
          price: priceFor(instalmentAt(rate, contract), band.propertyUpTo),
        },
      }),
  }
}
