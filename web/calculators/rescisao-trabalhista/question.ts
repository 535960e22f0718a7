import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Line } from '#web/finance/core/statement.ts'
import type { RescisaoKind } from '#web/finance/tables/labour/rescisao.ts'

export type Stability = 'nao' | 'gestante' | 'cipa' | 'acidente' | 'outra'

export type RescisaoInput = {
  kind: RescisaoKind
  admission: IsoDate
  /** Last day of work; with a worked notice, the last day of the notice. The tables are those of this day. */
  lastDay: IsoDate
  salary: Cents
  variableAverage: Cents
  notice: 'indenizado' | 'trabalhado' | 'nao_cumprido' | 'dispensado'
  /** Oldest first. */
  overdueVacations: readonly { absences: number }[]
  /** Unjustified, in the acquisition period that runs. */
  absences: number
  fixedTermEnd?: IsoDate
  provedLoss?: Cents
  thirteenthAdvance?: Cents
  employerDebts?: Cents
  dependants: number
  alimony?: { balance: Cents; thirteenth: Cents }
  payrollLoan?: Cents
  /** All deposits of the contract, or how much the salary grew a year, to estimate them. */
  fgts: { balance: Cents } | { salaryGrowth: Fraction }
  noticeInFineBase: boolean
  hasBirthdayWithdrawal: boolean
  isDomestic: boolean
  stability: Stability
  /** The first, second or a later request for seguro-desemprego, and months worked in the last 36. */
  unemploymentRequest: number
  monthsWorked?: number
  /** The lines of a TRCT, to compare with ours. */
  trct?: readonly TrctLine[]
}

/** A line of the TRCT: the key of ours that it stands for, and its amount as printed there, without sign. */
type TrctLine = { key: string; amount: Cents }

/** `rounding`: up to two centavos apart, which a payroll program may have by rounding elsewhere. */
type Verdict = 'equal' | 'rounding' | 'higher' | 'lower' | 'missing-there' | 'missing-here'

export type TrctComparison = {
  rows: { key: string; label: string; ours: Cents; theirs: Cents; difference: Cents; verdict: Verdict }[]
  /** Theirs less ours, with the sign of what is paid or taken. */
  difference: Cents
  matches: boolean
}

const roundingCents = 2

/**
 * Our lines beside those of a TRCT. `difference` is theirs less ours, signed as in the net pay: a discount that takes
 * more there is negative. A key that is not ours counts as paid.
 */
export function compareTrct(lines: readonly Line[], trct: readonly TrctLine[]): TrctComparison {
  const theirs = new Map<string, Cents>()
  for (const { key, amount } of trct) theirs.set(key, (theirs.get(key) ?? 0) + amount)
  const known = lines.map(({ key, label, amount: ours }) => {
    const printed = theirs.get(key)
    const signed = (printed ?? 0) * (ours < 0 ? -1 : 1) || 0
    return row(key, label, ours, signed, printed === undefined)
  })
  const ourKeys = new Set(lines.map(({ key }) => key))
  const unknown = [...theirs].filter(([key]) => !ourKeys.has(key))
  const rows = [
    ...known,
    ...unknown.map(([key, amount]) => ({
      ...row(key, key, 0, amount, false),
      verdict: 'missing-here' as const,
    })),
  ]
  return {
    rows,
    difference: rows.reduce((sum, { difference }) => sum + difference, 0),
    matches: rows.every(({ verdict }) => verdict === 'equal' || verdict === 'rounding'),
  }
}

function row(key: string, label: string, ours: Cents, theirs: Cents, isMissing: boolean) {
  const difference = theirs - ours
  return {
    key,
    label,
    ours,
    theirs,
    difference,
    verdict: isMissing ? 'missing-there' : verdictOf(difference),
  } as const
}

function verdictOf(difference: Cents): Verdict {
  if (difference === 0) return 'equal'
  if (Math.abs(difference) <= roundingCents) return 'rounding'
  return difference > 0 ? 'higher' : 'lower'
}
