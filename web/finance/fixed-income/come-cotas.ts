import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { comeCotas, type FundTerm } from '../tables/fixed-income/come-cotas.ts'
import { fixedIncomeIrRate, iofOnYieldShare } from './redemption.ts'

type FundInput = {
  applied: Cents
  /** Growth in each period that ended in a come-cotas (6,5 % is `1.065`), oldest first. */
  periodFactors: readonly number[]
  /** Growth from the last come-cotas, or from the application, to the redemption. */
  lastFactor: number
  /** Calendar days from the application to the redemption. */
  days: number
  /** Of the redemption. */
  date: IsoDate
  term: FundTerm
}

type FundResult =
  | {
      ok: true
      /** One for each of `periodFactors`. */
      collected: Cents[]
      comeCotas: Cents
      irRate: Fraction
      iof: Cents
      /** On the gain that no come-cotas had taxed. */
      redemptionIr: Cents
      /** On the gains that come-cotas had taxed at the lower rate. */
      complementaryIr: Cents
      net: Cents
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Total redemption of a fund with come-cotas: value left, taxes and collections, in centavos.
 *
 * Each collection takes its rate of the gain over the cost, rounded, and moves the cost to what is left; a period in
 * loss pays nothing and keeps the cost, so that a gain is never taxed twice. At the redemption the rate of the term
 * falls on the gain since the last collection (less IOF, under 30 days) and its excess over the come-cotas rate on
 * the gains already taxed, even when the last period is in loss, each rounded. That rate is never below the come-cotas rate: a short-term fund pays 20 %
 * however long it is held. Losses of other funds are left out.
 *
 * @see Lei 11.033/2004, art. 1º, § 2º; Lei 11.053/2004, art. 6º; facts/05-renda-fixa.md §4
 */
export function redeemFund({ applied, periodFactors, lastFactor, days, date, term }: FundInput): FundResult {
  checkCents(applied)
  const rate = inForce(comeCotas, date)?.rates[term]
  const termRate = fixedIncomeIrRate(days, date)
  const iofShare = iofOnYieldShare(days, date)
  if (rate === undefined || termRate === undefined || iofShare === undefined) {
    return { ok: false, reason: 'no-table-in-force' }
  }
  const { value, cost, taxedGain, collected } = collect(applied, periodFactors, rate)
  const gross = grown(value, lastFactor)
  const gain = Math.max(0, gross - cost)
  const irRate = Math.max(rate, termRate)
  const iof = roundCents(gain * iofShare)
  const redemptionIr = roundCents((gain - iof) * irRate)
  const complementaryIr = roundCents(taxedGain * (irRate - rate))
  return {
    ok: true,
    collected,
    comeCotas: collected.reduce((sum, one) => sum + one, 0),
    irRate,
    iof,
    redemptionIr,
    complementaryIr,
    net: gross - iof - redemptionIr - complementaryIr,
  }
}

function collect(applied: Cents, factors: readonly number[], rate: Fraction) {
  let value = applied
  let cost = applied
  let taxedGain = 0
  const collected: Cents[] = []
  for (const factor of factors) {
    value = grown(value, factor)
    const gain = Math.max(0, value - cost)
    const tax = roundCents(gain * rate)
    collected.push(tax)
    taxedGain += gain
    value -= tax
    if (gain > 0) cost = value
  }
  return { value, cost, taxedGain, collected }
}

function grown(value: Cents, factor: number): Cents {
  if (!(factor >= 0 && Number.isFinite(factor))) throw new RangeError(`not a factor: ${factor}`)
  return checkCents(roundCents(value * factor))
}
