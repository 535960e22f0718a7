import { percentInWords } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { type FxOperation, iofCambio, iofCambioInvestimento } from '../tables/exchange/iof-cambio.ts'

const ways = {
  card: 'no cartão',
  withdrawal: 'no saque',
  'prepaid-card': 'no pré-pago',
  cash: 'em espécie',
  'own-account': 'na conta em seu nome',
  investment: 'para investir',
} as const satisfies Partial<Record<FxOperation, string>>
export type Way = keyof typeof ways

/** Ways of spending abroad, without the remittance to invest. */
export const spendingWays: readonly Way[] = ['card', 'withdrawal', 'prepaid-card', 'cash', 'own-account']

const list = new Intl.ListFormat('pt-BR')

type Rates = Readonly<Partial<Record<FxOperation, Fraction>>>

/**
 * `3,5 % no cartão e em espécie; 1,1 % para investir`: what each way pays, those alike together, highest first. Undefined
 * when one of them has no rate.
 */
export function ratesByWay(names: readonly Way[], rates: Rates): string | undefined {
  const byRate = new Map<Fraction, string[]>()
  for (const name of names) {
    const rate = rates[name]
    if (rate === undefined) return undefined
    byRate.set(rate, [...(byRate.get(rate) ?? []), ways[name]])
  }
  return [...byRate]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, alike]) => `${percentInWords(rate)} ${list.format(alike)}`)
    .join('; ')
}

/** The IOF of each way on `date`. */
export function iofRatesOn(date: IsoDate): Rates {
  return { ...inForce(iofCambio, date)?.rates, ...inForce(iofCambioInvestimento, date)?.rates }
}

/** Whether all of them pay the same on `date`, so that the spread alone tells them apart. */
export function paysAlike(names: readonly Way[], date: IsoDate): boolean {
  const rates = iofRatesOn(date)
  return new Set(names.map((name) => rates[name])).size === 1
}
