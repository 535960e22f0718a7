import { formatBrl, formatCents, formatNumber } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import type { RuleSource, Step } from '#web/finance/core/statement.ts'
import {
  affordableExchange,
  type ExchangeCost,
  type ExchangeCostInput,
  exchangeCost,
} from '#web/finance/exchange/exchange-cost.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'

export const uses = ['commercial', 'cash', 'card', 'account', 'third-party', 'investment'] as const

/** The commercial rate is the reference, and nobody buys at it. */
export type Use = (typeof uses)[number]

type Way = { use: Use; spread: Fraction; fee: Cents }

export type ModalitiesInput = {
  date: IsoDate
  /** As the Nota writes it: `US$`. */
  currency: string
  /** Reais per unit. */
  commercialRate: number
  /** Hundredths of the currency, or centavos that are to buy it. */
  amount: Cents
  amountIn: 'foreign' | 'brl'
  use: Use
  /** Each use once, the chosen one among them. */
  ways: readonly Way[]
}

type Modality = ExchangeCost & { use: Use }

/** Under each earlier rate of its operation, newest first. */
type PastCost = { iofRate: Fraction; iof: Cents; total: Cents; rule: RuleSource }

export type Notice = 'iof-injunction' | 'reference-only' | 'investment-only'

/** Lines and total are those of the chosen use. */
export type ModalitiesResult =
  | (ExchangeCost & {
      use: Use
      steps: Step[]
      /** In the order given; a use without a rate on that day is in `withoutRule`. */
      modalities: Modality[]
      withoutRule: Use[]
      /**
       * The first of the lowest totals (or of the largest amounts bought) among the ways to spend: nobody buys at the
       * reference, and what goes out to be invested is not for spending.
       */
      cheapest?: Use
      /** Reais that do not buy one hundredth more. */
      change: Cents
      table: { amount: Cents; commercial: Cents; total: Cents }[]
      history: PastCost[]
      notices: Notice[]
    })
  | { ok: false; reason: 'no-table-in-force' | 'too-little' }

export const operations: Readonly<Record<Use, FxOperation | undefined>> = {
  commercial: undefined,
  cash: 'cash',
  card: 'card',
  account: 'own-account',
  'third-party': 'third-party',
  investment: 'investment',
}

/** Whole units of the table on the page. */
const shownUnits = [1, 5, 10, 20, 50, 100, 500, 1000]

/**
 * Cost of an amount of foreign currency in each way to use it: commercial rate, spread, IOF of the operation on
 * `date`, fee. VET = total ÷ amount. With `amountIn: 'brl'`, the most that the reais buy in each way.
 *
 * Rounded as in `exchangeCost`: the amount in reais with the spread, then the IOF on it.
 *
 * @see Decreto 6.306/2007, art. 15-B; Resolução BCB 277/2022; facts/01-iof.md §2, facts/08-importacao.md §3
 */
export function calculateModalities(input: ModalitiesInput): ModalitiesResult {
  const modalities: Modality[] = []
  const withoutRule: Use[] = []
  for (const way of checkedWays(input)) {
    const cost = costOf(input, way)
    if (cost?.ok) modalities.push({ ...cost, use: way.use })
    else if (cost) withoutRule.push(way.use)
  }
  const chosen = modalities.find(({ use }) => use === input.use)
  if (!chosen)
    return { ok: false, reason: withoutRule.includes(input.use) ? 'no-table-in-force' : 'too-little' }
  return {
    ...chosen,
    steps: stepsOf(chosen, input),
    modalities,
    withoutRule,
    cheapest: cheapestOf(modalities, input.amountIn),
    change: input.amountIn === 'brl' ? input.amount - chosen.total : 0,
    table: tableOf(input),
    history: historyOf(chosen),
    notices: noticesOf(input),
  }
}

function costOf(input: ModalitiesInput, { use, spread, fee }: Way) {
  const { date, currency, commercialRate, amount, amountIn } = input
  const way = { date, currency, commercialRate, operation: operations[use], spread, fee }
  return amountIn === 'foreign' ? exchangeCost({ ...way, amount }) : affordableExchange(amount, way)
}

function cheapestOf(modalities: Modality[], amountIn: ModalitiesInput['amountIn']): Use | undefined {
  const real = modalities.filter(({ use }) => use !== 'commercial' && use !== 'investment')
  const costsLess = (a: Modality, b: Modality) =>
    amountIn === 'foreign' ? a.total < b.total : a.amount > b.amount
  return real.reduce<Modality | undefined>(
    (best, one) => (best === undefined || costsLess(one, best) ? one : best),
    undefined,
  )?.use
}

function stepsOf(chosen: Modality, { commercialRate, currency }: ModalitiesInput): Step[] {
  return [
    {
      key: 'rate',
      label: 'Taxa cobrada, com spread',
      unit: 'factor',
      value: chosen.rate,
      formula: `R$ ${formatNumber(commercialRate, 4)} de câmbio comercial, mais o spread`,
    },
    {
      key: 'vet',
      label: 'Valor Efetivo Total (VET)',
      unit: 'factor',
      value: chosen.vet,
      formula: `${formatBrl(chosen.total)} ÷ ${currency} ${formatCents(chosen.amount)}`,
    },
    {
      key: 'over-commercial',
      label: 'Acima do câmbio comercial',
      unit: 'fraction',
      value: chosen.vet / commercialRate - 1,
      formula: `R$ ${formatNumber(chosen.vet, 4)} ÷ R$ ${formatNumber(commercialRate, 4)} − 1`,
    },
  ]
}

function tableOf(input: ModalitiesInput) {
  const { date, currency, commercialRate, use } = input
  const way = wayOf(input, use)
  const rows: { amount: Cents; commercial: Cents; total: Cents }[] = []
  for (const units of shownUnits) {
    const exchange: ExchangeCostInput = {
      amount: units * 100,
      currency,
      commercialRate,
      operation: operations[use],
      spread: way.spread,
      fee: way.fee,
      date,
    }
    const cost = exchangeCost(exchange)
    if (cost.ok)
      rows.push({
        amount: cost.amount,
        commercial: roundCents(cost.amount * commercialRate),
        total: cost.total,
      })
  }
  return rows
}

function historyOf({ use, converted, total, iof }: Modality): PastCost[] {
  const operation = operations[use]
  if (!operation) return []
  return fxRateHistory(operation).map(({ rate, rule }) => {
    const past = roundCents(converted * rate)
    return { iofRate: rate, iof: past, total: total - iof + past, rule }
  })
}

function noticesOf({ date, use }: ModalitiesInput): Notice[] {
  if (use === 'commercial') return ['reference-only']
  const operation = operations[use]
  const notices: Notice[] = use === 'investment' ? ['investment-only'] : []
  if (operation && dependsOnInjunction(fxRateHistory(operation), date)) notices.push('iof-injunction')
  return notices
}

function wayOf({ ways }: ModalitiesInput, use: Use): Way {
  const way = ways.find((one) => one.use === use)
  if (!way) throw new RangeError(`no way for ${use}`)
  return way
}

function checkedWays(input: ModalitiesInput): readonly Way[] {
  const { ways, use } = input
  if (new Set(ways.map((way) => way.use)).size !== ways.length) throw new RangeError('a use twice')
  wayOf(input, use)
  return ways
}
