import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import type { ScheduleRow } from '#web/finance/credit/amortization.ts'
import { calculateCet } from '#web/finance/credit/cet.ts'
import type { DatedFlow } from '#web/finance/interest/internal-rate.ts'
import type { Cet, FinancingInput, Row, YearRow } from './types.ts'

/** The rows with what the insurers and the bank charge beside them: MIP follows the corrected balance. */
export function rowsWithCosts(
  { mip, dfi, monthlyFee: fee }: FinancingInput,
  schedule: readonly ScheduleRow[],
  dueOn: readonly IsoDate[],
): Row[] {
  const [first] = schedule
  if (!first) return []
  let before = first.balance + first.amortization + first.extra - first.correction
  const mipRate = mip / (before + first.correction)
  return schedule.map((row, index) => {
    const insured = roundCents((before + row.correction) * mipRate)
    before = row.balance
    const paid = row.instalment + insured + dfi + fee
    return { ...row, dueOn: dueOn[index] ?? '1970-01-01', mip: insured, dfi, fee, paid }
  })
}

export function yearsOf(rows: readonly Row[]): YearRow[] {
  const years: YearRow[] = []
  for (const { month, paid, extra, interest, correction, amortization, balance } of rows) {
    const year = Math.ceil(month / 12)
    const sum = years[year - 1] ?? { year, paid: 0, interest: 0, correction: 0, amortization: 0, balance: 0 }
    years[year - 1] = {
      year,
      paid: sum.paid + paid + extra,
      interest: sum.interest + interest,
      correction: sum.correction + correction,
      amortization: sum.amortization + amortization + extra,
      balance,
    }
  }
  return years
}

type Upfront = { fees: Cents; iof: Cents }

/**
 * CET of the contract: the annual rate that zeroes what was released and what is paid, on the days of the contract. The
 * ladder adds one cost at a time, so that its steps add up to the CET.
 *
 * @see Resolução CMN 4.881/2020
 */
export function cetOf(date: IsoDate, principal: Cents, rows: readonly Row[], { fees, iof }: Upfront): Cet {
  const released = principal - fees
  const stages: Stage[] = [
    { key: 'interest', released: principal, paid: (row) => row.instalment },
    { key: 'insurance', released: principal, paid: (row) => row.instalment + row.mip + row.dfi },
    { key: 'fees', released, paid: (row) => row.paid },
    { key: 'iof', released: released - iof, paid: (row) => row.paid },
  ]
  const isIndexed = rows.some(({ correction }) => correction !== 0)
  const ladder: Extract<Cet, { ok: true }>['ladder'] = []
  let before = { annualRate: 0, monthlyRate: 0 }
  for (const stage of stages.filter(({ key }) => isCharged(key, rows, { fees, iof }))) {
    const flows: DatedFlow[] = [{ date, amount: stage.released }]
    for (const row of rows) flows.push({ date: row.dueOn, amount: -stage.paid(row) })
    const found = stage.released > 0 ? calculateCet(flows) : noSolution
    if (!found.ok) return found
    const key = stage.key === 'interest' && isIndexed ? 'index' : stage.key
    ladder.push({ key, annualRate: found.annualRate, adds: found.annualRate - before.annualRate })
    before = found
  }
  return { ok: true, annualRate: before.annualRate, monthlyRate: before.monthlyRate, ladder }
}

type Stage = { key: 'interest' | 'insurance' | 'fees' | 'iof'; released: Cents; paid: (row: Row) => Cents }

const noSolution = { ok: false, reason: 'no-solution' } as const

/** Interest is the first stage of every loan; the others only when they cost something. */
function isCharged(key: Stage['key'], rows: readonly Row[], { fees, iof }: Upfront): boolean {
  switch (key) {
    case 'interest':
      return true
    case 'insurance':
      return rows.some(({ mip, dfi }) => mip + dfi > 0)
    case 'fees':
      return fees > 0 || rows.some(({ fee }) => fee > 0)
    case 'iof':
      return iof > 0
  }
}
