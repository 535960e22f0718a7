import { addDays, dayNumber, isBusinessDay } from '#web/finance/business-days.ts'
import { dayInBrasilia, formatDay } from '#web/finance/format.ts'
import type { IsoDate } from '#web/finance/money.ts'
import { type Provider, text } from '../answer.ts'
import { normal } from '../noise.ts'
import bonds from '../seed/bonds.json' with { type: 'json' }

const header =
  'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
/** Prices of the seed are of this day. */
const seedDay: IsoDate = '2026-08-21'
/** The file of the real source goes back to 2002; a month shows what it is like. */
const DAYS = 30

/** The Treasury's file: decimal commas, days day first, in no order, the newest row one or two days old. */
export const tesouro: Provider = ({ pathname }, { now }) => {
  if (!pathname.endsWith('/precotaxatesourodireto.csv')) return text(404, 'Not Found', 'text/html')
  const today = dayInBrasilia(now)
  const days = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago - 1)).filter(isBusinessDay)
  const lines = days.flatMap((day) => bonds.rows.map((row) => line(row, day)))
  // In no order, and always in the same one.
  const shuffled = lines.toSorted((one, other) => normal(one) - normal(other))
  return text(200, `${[header, ...shuffled].join('\n')}\n`, 'text/csv')
}

function line(row: readonly (string | number)[], day: IsoDate): string {
  const [kind, maturity, investRate, investPrice, redeemRate, redeemPrice] = row
  const years = (dayNumber(day) - dayNumber(seedDay)) / 365
  const moved = 0.08 * normal(`bond/${kind}/${maturity}/${day}`)
  // Near enough for a picture of the file: the rate moves a little, and the price grows at it.
  const grown = (price: unknown, rate: unknown) => Number(price) * (1 + Number(rate) / 100) ** years
  const rates = [Number(investRate) + moved, Number(redeemRate) + moved]
  const prices = [
    grown(investPrice, investRate),
    grown(redeemPrice, redeemRate),
    grown(redeemPrice, redeemRate),
  ]
  const days = [maturity, day].map((text) => formatDay(String(text) as IsoDate)) // days of the seed
  return [kind, ...days, ...[...rates, ...prices].map(comma)].join(';')
}

function comma(value: number): string {
  return value.toFixed(2).replace('.', ',')
}
