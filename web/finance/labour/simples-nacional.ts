import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { proLaboreTables } from '../tables/labour/pro-labore.ts'
import { simplesNacionalTables } from '../tables/labour/simples-nacional.ts'

export type Annex = 'iii' | 'v'

type SimplesRate =
  | { ok: true; nominal: Fraction; deduction: Cents; effective: Fraction }
  | { ok: false; reason: 'no-table-in-force' | 'above-limit' }

/**
 * Rate of the Simples Nacional for a `revenue` of twelve months, by the annex of services:
 * effective = (revenue × nominal − deduction) ÷ revenue, not rounded; the nominal rate for no revenue.
 *
 * Above the sublimit of R$ 3.600.000,00 the ISS is paid apart, and no rate is given.
 *
 * @see LC 123/2006, art. 18, § 1º-A
 */
export function simplesRate(revenue: Cents, annex: Annex, date: IsoDate): SimplesRate {
  const table = inForce(simplesNacionalTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const bracket = table.annexes[annex].find(({ upTo }) => checkCents(revenue) <= upTo)
  if (!bracket) return { ok: false, reason: 'above-limit' }
  const { rate: nominal, deduction } = bracket
  return { ok: true, nominal, deduction, effective: revenue && nominal - deduction / revenue }
}

/**
 * Annex of a service that follows the factor R: III when the pay of twelve months is 28 % of the revenue or more.
 *
 * `pay` is what is surely counted, the pró-labore; the employer's part of the INSS inside the DAS is left out.
 *
 * @see LC 123/2006, art. 18, §§ 5º-J, 5º-M and 24
 */
export function annexByFactorR(pay: Cents, revenue: Cents, date: IsoDate): Annex | undefined {
  const table = inForce(simplesNacionalTables, date)
  // Both sides in centavos × 100: 0.28 × revenue would carry binary noise to the border itself.
  return table && (pay * 100 >= revenue * Math.round(table.factorR * 100) ? 'iii' : 'v')
}

/** INSS that a company withholds from the pró-labore of a month, up to the ceiling; undefined before the oldest table. */
export function proLaboreInss(pay: Cents, date: IsoDate): Cents | undefined {
  const rate = inForce(proLaboreTables, date)?.inssRate
  const ceiling = inForce(inssTables, date)?.brackets.at(-1)?.upTo
  return rate && ceiling && roundCents(Math.min(checkCents(pay), ceiling) * rate)
}
