import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { discountLine, type Statement, statement } from '#web/finance/core/statement.ts'
import { meiTables } from '#web/finance/tables/labour/mei.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { simplesNacionalTables } from '#web/finance/tables/labour/simples-nacional.ts'
import { type CltYear, cltYear } from './calculate-clt.ts'
import { type PjRefusal, type PjYear, pjYear } from './calculate-pj.ts'
import { type CltPjInput, type Regime, regimesInWords } from './question.ts'

export type CltPjResult =
  | ({
      ok: true
      clt: CltYear
      pj: PjYear
      /** The year by every way of paying, where it has one. */
      years: Readonly<Record<Regime, PjYear | PjRefusal>>
      /** Lowest invoice a month that leaves at least the year of the CLT; undefined where no invoice does. */
      breakEven?: Cents
    } & Statement)
  | PjRefusal

/**
 * A year as a company less a year as an employee, and the invoice that makes them equal.
 *
 * @see `cltYear` and `pjYear`
 */
export function calculateCltPj(input: CltPjInput): CltPjResult {
  const clt = cltYear(input)
  const pj = pjYear(input)
  if (!pj.ok) return pj
  if (!clt) return { ok: false, reason: 'no-table-in-force' }
  // Object.keys widens to strings; the record is a constant.
  const regimes = Object.keys(regimesInWords) as Regime[]
  const years = Object.fromEntries(regimes.map((regime) => [regime, pjYear({ ...input, regime })]))
  const taken = discountLine('clt', 'O ano da CLT, inteiro', clt.total, 'a conta está abaixo')
  return {
    ok: true,
    clt,
    pj,
    // An entry for each regime.
    years: years as Record<Regime, PjYear | PjRefusal>,
    breakEven: breakEvenOf(input, clt.total),
    ...statement([...pj.lines, taken], pj.total - clt.total),
  }
}

/**
 * The year of a company grows with its invoice, but falls where a fixed pró-labore stops reaching the factor R: searched
 * below that border first, then above.
 */
function breakEvenOf(input: CltPjInput, target: Cents): Cents | undefined {
  const reaches = (invoice: Cents) => {
    const year = pjYear({ ...input, invoice })
    return year.ok && year.total >= target
  }
  for (const most of bordersOf(input)) {
    if (!reaches(most)) continue
    let [below, enough] = [0, most]
    while (enough - below > 1) {
      const middle = Math.floor((below + enough) / 2)
      if (reaches(middle)) enough = middle
      else below = middle
    }
    return enough
  }
  return undefined
}

/** Largest invoices: of the factor R with a minimum wage, and of the regime. */
function bordersOf({ regime, months, date }: CltPjInput): Cents[] {
  const { factorR = 1, annexes } = inForce(simplesNacionalTables, date) ?? {}
  const limit = regime === 'mei' ? inForce(meiTables, date)?.annualLimit : annexes?.iii.at(-1)?.upTo
  const wage = inForce(salarioMinimoTables, date)?.monthly ?? 0
  const yearly = regime === 'minimum' ? [(12 * wage) / factorR, limit ?? 0] : [limit ?? 0]
  return yearly.map((revenue) => Math.floor(revenue / months))
}
