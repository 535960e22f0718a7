import { type Cents, checkCents, checkCount, type IsoDate, roundCents } from '#web/finance/core/money.ts'

export type Side = 'buy' | 'sell' | 'bonus'

export type Trade = {
  date: IsoDate
  side: Side
  code: string
  quantity: number
  /** Of one share; of a bonus share, the cost that the company gives it. */
  price: Cents
  /** Brokerage and the fees of the exchange, of the whole trade. */
  fees: Cents
}

/** One sale, or one day trade, of a code on a day. */
export type Sale = {
  date: IsoDate
  code: string
  kind: 'common' | 'day-trade'
  quantity: number
  /** Quantity × price, without the fees. */
  sold: Cents
  /** Sold less fees less cost, rounded once. */
  result: Cents
}

export type Position = {
  code: string
  quantity: number
  /** Of one share, in centavos, not rounded: of what is held, or of what was last sold. */
  average: number
  /** What is held, rounded. */
  cost: Cents
}

type Lot = { quantity: number; amount: number; gross: number }
type Pool = { quantity: number; cost: number; average: number }

export type TradesResult =
  | { ok: true; sales: Sale[]; positions: Position[] }
  | { ok: false; reason: 'sold-too-much'; code: string; date: IsoDate; missing: number }

/**
 * Average cost of each code, fees included, and the result of each sale.
 *
 * On a day, purchases and sales of one code are matched in their order, the first with the first: that is day trade, and
 * leaves the average as it was. What is bought beyond it joins the average; what is sold beyond it leaves at the average.
 * A bonus joins at its cost and is never day trade. Averages are not rounded; each result is, once.
 *
 * @see IN RFB 1.585/2015, arts. 57, § 3º, 58 and 65, § 3º; Receita, "Ganho líquido", example of ABCD3
 */
export function resultsOf(trades: readonly Trade[]): TradesResult {
  const pools = new Map<string, Pool>()
  const sales: Sale[] = []
  for (const ofDay of daysOf(trades)) {
    const [{ code, date }] = ofDay
    const pool = pools.get(code) ?? { quantity: 0, cost: 0, average: 0 }
    pools.set(code, pool)
    const { found, missing } = settleDay(ofDay, pool)
    if (missing > 0) return { ok: false, reason: 'sold-too-much', code, date, missing }
    sales.push(...found.map((sale) => ({ date, code, ...sale })))
  }
  const positions = [...pools].map(([code, { quantity, cost, average }]) => ({
    code,
    quantity,
    average,
    cost: roundCents(cost),
  }))
  return { ok: true, sales, positions }
}

/** The sales of one code on one day, and how many more were sold than held; changes the pool. */
function settleDay(
  ofDay: readonly Trade[],
  pool: Pool,
): { found: Omit<Sale, 'date' | 'code'>[]; missing: number } {
  const lotsOf = (side: Side) => ofDay.filter((trade) => trade.side === side).map(lotOf)
  for (const lot of lotsOf('bonus')) join(pool, lot)
  const found: Omit<Sale, 'date' | 'code'>[] = []
  const bought = lotsOf('buy')
  const sold = lotsOf('sell')
  const matched = Math.min(quantityOf(bought), quantityOf(sold))
  if (matched > 0) {
    const cost = take(bought, matched).amount
    found.push({ kind: 'day-trade', ...saleOf(take(sold, matched), cost) })
    if (pool.quantity === 0) pool.average = cost / matched
  }
  const held = pool.quantity
  const left = quantityOf(sold)
  if (left > 0 && left <= pool.quantity) {
    found.push({ kind: 'common', ...saleOf(take(sold, left), pool.average * left) })
    pool.quantity -= left
    pool.cost = pool.average * pool.quantity
  }
  for (const lot of bought) join(pool, lot)
  const unsettled = quantityOf(sold)
  return { found, missing: unsettled > 0 ? unsettled - held : 0 }
}

/** The trades of each code on each day, in the order of the days. */
function daysOf(trades: readonly Trade[]): [Trade, ...Trade[]][] {
  const days = new Map<string, [Trade, ...Trade[]]>()
  for (const trade of trades.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const key = `${trade.date} ${trade.code}`
    const day = days.get(key)
    if (day) day.push(trade)
    else days.set(key, [trade])
  }
  return [...days.values()]
}

/** With the fees: what a purchase cost, what a sale brought. */
function lotOf({ side, quantity, price, fees }: Trade): Lot {
  const gross = checkCount(quantity) * checkCents(price)
  return { quantity, gross, amount: side === 'sell' ? gross - checkCents(fees) : gross + checkCents(fees) }
}

const quantityOf = (lots: readonly Lot[]) => lots.reduce((sum, { quantity }) => sum + quantity, 0)

/** Takes the first `quantity` out of `lots`, a part of a lot with its part of the fees. */
function take(lots: Lot[], quantity: number): Lot {
  const taken: Lot = { quantity: 0, amount: 0, gross: 0 }
  while (taken.quantity < quantity) {
    const [first] = lots
    if (!first) throw new RangeError(`not ${quantity} in the lots`)
    const part = Math.min(first.quantity, quantity - taken.quantity)
    const share = part / first.quantity
    taken.quantity += part
    taken.amount += first.amount * share
    taken.gross += first.gross * share
    if (part === first.quantity) lots.shift()
    else
      lots[0] = {
        quantity: first.quantity - part,
        amount: first.amount * (1 - share),
        gross: first.gross * (1 - share),
      }
  }
  return taken
}

function join(pool: Pool, { quantity, amount }: Lot) {
  pool.quantity += quantity
  pool.cost += amount
  pool.average = pool.cost / pool.quantity
}

function saleOf({ quantity, amount, gross }: Lot, cost: number) {
  return {
    quantity,
    sold: roundCents(gross),
    result: roundCents(Number((amount - cost).toFixed(6))),
  }
}
