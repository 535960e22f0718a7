import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { icmsImportacao, type State } from '../tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '../tables/exchange/imposto-importacao.ts'
import type { FxOperation } from '../tables/exchange/iof-cambio.ts'
import { iofOnExchange } from './iof-cambio.ts'

export type ImportacaoInput = {
  /** Day on which the declaration is registered. */
  date: IsoDate
  /** State of delivery. */
  state: State
  /** In cents of the US dollar, as the next two. */
  product: Cents
  freight: Cents
  insurance: Cents
  /** Reais per US dollar. */
  exchangeRate: number
  /** The same by the Receita's own table, at which the taxes are converted; absent: `exchangeRate`. */
  customsRate?: number
  /** Whether the shop is in the Remessa Conforme. */
  isCompliant: boolean
  /** A medicine is one that a person imports for own use. Books pay neither duty nor ICMS. */
  goods: Goods
  /** In reais, charged by the carrier. */
  dispatchFee: Cents
  /** Of the card over the exchange rate. */
  spread: Fraction
  /** How the exchange is made: `goods-import` where the shop charges in reais, and pays no IOF. */
  payment: Payment
}

export type Goods = 'common' | 'medicine' | 'book'
type Payment = Extract<FxOperation, 'card' | 'own-account' | 'goods-import'>

export type ImportCost = Extract<ImportacaoResult, { ok: true }>

type ImportacaoResult =
  | {
      ok: true
      /** In cents of the US dollar, as the next one. */
      customsValue: Cents
      dutyUsd: Cents
      /** In reais, as all that follow. */
      value: Cents
      /** The customs value at the customs rate: what the taxes are on. */
      taxed: Cents
      duty: Cents
      icmsRate: Fraction
      icmsBase: Cents
      icms: Cents
      dispatchFee: Cents
      spread: Cents
      iofRate: Fraction
      iof: Cents
      total: Cents
      dutyRule: RuleSource
      icmsRule: RuleSource
      iofRule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }
  /** Outside the simplified regime: the customs value passes its ceiling (cents of the US dollar). */
  | { ok: false; reason: 'above-ceiling'; ceiling: Cents }

/**
 * Cost in reais of an international parcel, with every tax.
 *
 * V = product + freight + insurance. Duty by V: rate × V, less the deduction above the threshold. ICMS is inside
 * its own base: (V + duty) ÷ (1 − a) × a. The card's spread is on V, its IOF on V with spread. Each line in reais is
 * rounded and the total is their sum; the duty is converted before it is rounded in dollars. The Receita converts at
 * its own rate of the day: without `customsRate` the taxes are an estimate. Books have the immunity of the Constitution (art. 150, VI, "d").
 *
 * @see Lei 15.502/2026, Portaria MF 1.342/2026, Convênio ICMS 81/2023; facts/08-importacao.md
 */
export function importCost(input: ImportacaoInput): ImportacaoResult {
  const { date, state, exchangeRate, customsRate = exchangeRate, dispatchFee } = checked(input)
  const customsValue = input.product + input.freight + input.insurance
  const dutyTable = inForce(impostoImportacao, date)
  const icmsTable = inForce(icmsImportacao, date)
  const value = roundCents(customsValue * exchangeRate)
  const spread = roundCents(value * input.spread)
  const exchange = iofOnExchange({ operation: input.payment, amount: value + spread, date })
  if (!dutyTable || !icmsTable || !exchange.ok) return { ok: false, reason: 'no-table-in-force' }

  const dutyUsd = dutyOn(customsValue, input, dutyTable)
  if (dutyUsd === undefined) return { ok: false, reason: 'above-ceiling', ceiling: dutyTable.ceiling }
  const taxed = roundCents(customsValue * customsRate)
  const duty = roundCents(dutyUsd * customsRate)
  const icmsRate = input.goods === 'book' ? 0 : (icmsTable.exceptions[state] ?? icmsTable.rate)
  const icms = roundCents(((taxed + duty) * icmsRate) / (1 - icmsRate))
  const { iof, rate: iofRate, rule: iofRule } = exchange
  return {
    ok: true,
    customsValue,
    dutyUsd: roundCents(dutyUsd),
    value,
    taxed,
    duty,
    icmsRate,
    icmsBase: taxed + duty + icms,
    icms,
    dispatchFee,
    spread,
    iofRate,
    iof,
    total: value + duty + icms + dispatchFee + spread + iof,
    dutyRule: ruleSource(dutyTable),
    icmsRule: ruleSource(icmsTable),
    iofRule,
  }
}

/** Cents of the US dollar, unrounded; undefined above the ceiling. */
function dutyOn(
  customsValue: Cents,
  { isCompliant, goods }: ImportacaoInput,
  { compliant, otherShopsRate, ceiling, medicine }: (typeof impostoImportacao)[number],
): number | undefined {
  if (goods === 'medicine' && customsValue <= medicine.ceiling) return customsValue * medicine.rate
  if (customsValue > ceiling) return undefined
  if (goods === 'book') return 0
  if (!isCompliant) return customsValue * otherShopsRate
  if (customsValue <= compliant.threshold) return customsValue * compliant.rateUpTo
  return customsValue * compliant.rateAbove - compliant.deduction
}

function checked(input: ImportacaoInput): ImportacaoInput {
  for (const amount of [input.product, input.freight, input.insurance, input.dispatchFee]) {
    if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
  }
  for (const rate of [input.exchangeRate, input.customsRate ?? input.exchangeRate]) {
    if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`not an exchange rate: ${rate}`)
  }
  if (!(input.spread > -1 && Number.isFinite(input.spread)))
    throw new RangeError(`not a spread: ${input.spread}`)
  return input
}
