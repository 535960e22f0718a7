import { calculator } from '#web/calculators/comparador-custos/calculator.ts'
import type { Texts } from '#web/calculators/form/fields.ts'
import { quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { compareExchange } from '#web/finance/exchange/vet.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'
import { bare, type Worked, worked } from '../../worked.ts'

/** Shared by the texts about trips: one dollar, one day, and the ways of paying with it. */

/** PTAX of sale of 02/10/2026, the last that our sources have. */
const dollar = 5.2238
const day = '2026-11-20'

export const dollarInWords = 'R$ 5,2238'
export const dollarSource = 'PTAX de venda de 02/10/2026 (Banco Central)'

/** The IOF of a card, in words, for fields that hold no live number. */
export const iofInWords = quotedRules['iof-cartao'].on(day)?.text ?? 'sem alíquota'

/** Ways to pay abroad, each with the spread that is typed for it. */
export const abroad = (typed: Texts): Worked =>
  worked(calculator, {
    mode: 'abroad',
    currency: 'USD',
    usdRate: '5,2238',
    cardPaidAt: 'now',
    date: '20/11/2026',
    ...typed,
  })

/** One way of a comparison: its name, spread, IOF, total, and reais per dollar. */
export function wayRow(comparison: Worked, way: string, label = way): string[] {
  const cell = (column: string) => bare(comparison.cell('Cada forma', way, column))
  return [label, cell('Spread'), cell('IOF'), cell('Total'), cell('Cada US$')]
}

/** Cost of `dollars` in one way: centavos, and the reais per dollar with everything included. */
export function payAbroad(
  dollars: number,
  { spread, operation = 'card', fee = 0 }: { spread: number; operation?: FxOperation; fee?: Cents },
): { exchange: Cents; charged: Cents; total: Cents; vet: string } {
  const answer = compareExchange({
    amount: dollars * 100,
    commercialRate: dollar,
    date: day,
    options: [{ label: operation, operation, spread, fee }],
  })
  const [option] = answer.ok ? answer.options : []
  if (!option) throw new RangeError(`no IOF for ${operation}`)
  return {
    exchange: roundCents(dollars * 100 * dollar),
    charged: option.converted,
    total: option.total,
    vet: `R$ ${formatNumber(option.vet, 4)}`,
  }
}
