import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { previdenciaRegressiva } from '../tables/pension/previdencia-regressiva.ts'

type PrevidenciaPlan = 'PGBL' | 'VGBL'

/** One contribution: its age in years, possibly with a fraction, what was paid in and what it is worth now. */
type Contribution = { years: number; paid: Cents; value: Cents }

type RegressiveResult =
  | { ok: true; contributions: { base: Cents; rate: Fraction; ir: Cents }[]; ir: Cents; net: Cents }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Income tax of a redemption on `date` under the regressive table, by the age of each contribution. PGBL taxes the
 * whole value, VGBL only the gain; a contribution in loss pays nothing and lends nothing to the others. Rounded per
 * contribution. The IOF of VGBL falls on the way in: `iof-vgbl.ts`.
 *
 * @see Lei 11.053/2004, art. 1º; facts/05-renda-fixa.md §5
 */
export function previdenciaRegressiveTax(input: {
  plan: PrevidenciaPlan
  contributions: readonly Contribution[]
  date: IsoDate
}): RegressiveResult {
  const table = inForce(previdenciaRegressiva, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const contributions = input.contributions.map(({ years, paid, value }) => {
    const bracket = years >= 0 ? table.brackets.find(({ upToYears }) => years <= upToYears) : undefined
    if (!bracket) throw new RangeError(`not an age in years: ${years}`)
    const gain = Math.max(0, checkCents(value) - checkCents(paid))
    const base = input.plan === 'PGBL' ? value : gain
    return { base, rate: bracket.rate, ir: roundCents(base * bracket.rate) }
  })
  const ir = contributions.reduce((sum, one) => sum + one.ir, 0)
  const total = input.contributions.reduce((sum, { value }) => sum + value, 0)
  return { ok: true, contributions, ir, net: total - ir }
}
