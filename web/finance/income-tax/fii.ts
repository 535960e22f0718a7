import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { fiiIncome } from '../tables/income-tax/fii.ts'

/** Conditions of the exemption that are not met. */
type Broken = 'too-few-holders' | 'not-listed' | 'holds-too-much' | 'linked-hold-too-much'

type FiiIncomeResult =
  | { ok: true; ir: Cents; net: Cents; broken: Broken[]; source: RuleSource }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Income tax withheld from what a real estate fund pays an individual: nothing when the fund is listed and has enough
 * holders, and neither the holder nor the linked people reach their part of the units; else the rate on all of it,
 * rounded.
 *
 * @see Lei 11.033/2004, art. 3º, III and § 1º; facts/04-ganho-capital.md §5
 */
export function fiiIncomeTax({
  income,
  holders,
  isListed,
  share,
  linkedShare = 0,
  date,
}: {
  income: Cents
  holders: number
  isListed: boolean
  /** Of the fund's units that this person has. */
  share: Fraction
  /** Of the units, of this person and of those linked to it, together. */
  linkedShare?: Fraction
  date: IsoDate
}): FiiIncomeResult {
  checkCents(income)
  const table = inForce(fiiIncome, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const found: [boolean, Broken][] = [
    [checkCount(holders) < table.fewestHolders, 'too-few-holders'],
    [!isListed, 'not-listed'],
    [share >= table.paysFromShare, 'holds-too-much'],
    [linkedShare >= (table.paysFromLinkedShare ?? Number.POSITIVE_INFINITY), 'linked-hold-too-much'],
  ]
  const broken = found.filter(([applies]) => applies).map(([, why]) => why)
  const ir = broken.length > 0 ? roundCents(income * table.rate) : 0
  return { ok: true, ir, net: income - ir, broken, source: ruleSource(table) }
}
