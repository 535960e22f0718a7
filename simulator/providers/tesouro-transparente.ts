import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { selicTargets } from '#web/finance/series/selic-target.ts'
import { normal } from '../noise.ts'
import { type Answer, type Provider, text, type View } from '../provider.ts'
import bonds from '../seed/bonds.json' with { type: 'json' }
import indicators from '../seed/indicators.json' with { type: 'json' }

const header =
  'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
/** Prices of the seed are of this day. */
const seedDay: IsoDate = '2026-08-21'
/** The file of the real source goes back to 2002; a month shows what it is like. */
const DAYS = 30

/** The Treasury's file: decimal commas, days day first, in no order, the newest row one or two days old. */
export const tesouroTransparente: Provider = {
  answer,
  example:
    '/ckan/dataset/df56aa42-484a-4a59-8184-7676580c81e3/resource/796d2059-14e9-44e3-80c9-2d9e30b405c1/download/precotaxatesourodireto.csv',
  traits: ['text'],
  numbers: [],
  unknown: text(200, 'Tipo Titulo;Data Vencimento;Data Base\n', 'text/csv'),
}

function answer({ pathname }: URL, { now }: View): Answer {
  if (!pathname.endsWith('/precotaxatesourodireto.csv')) return text(404, 'Not Found', 'text/html')
  const today = dayInBrasilia(now)
  const days = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago - 1)).filter(isBusinessDay)
  const lines = days.flatMap((day) => bonds.rows.map((row) => line(row, day)))
  // In no order, and always in the same one.
  const shuffled = lines.toSorted((one, other) => normal(one) - normal(other))
  return text(200, `${[header, ...shuffled].join('\n')}\n`, 'text/csv')
}

function line(row: readonly (string | number)[], day: IsoDate): string {
  const [kind = '', maturity, investRate, investPrice, redeemRate, redeemPrice, pricedOn = seedDay] = row
  // The third and the last are days of the seed.
  const years = (dayNumber(day) - dayNumber(pricedOn as IsoDate)) / 365
  const moved = kind === 'Tesouro Selic' ? 0 : 0.08 * normal(`bond/${kind}/${maturity}/${day}`)
  // Near enough for a picture of the file: the rate moves a little, and the price grows at it and at its index.
  const grown = (price: unknown, rate: unknown) =>
    Number(price) * (1 + (Number(rate) + indexOf(String(kind))) / 100) ** years
  const redeem = grown(redeemPrice, redeemRate)
  // One is not on offer, so that there is such a row: zeros where the others have what buying costs.
  const isSold = !String(kind).includes('IGPM')
  const cells = [
    isSold ? Number(investRate) + moved : 0,
    Number(redeemRate) + moved,
    isSold ? grown(investPrice, investRate) : 0,
    redeem,
    redeem,
  ]
  const days = [maturity, day].map((text) => formatDay(String(text) as IsoDate))
  return [kind, ...days, ...cells.map(comma)].join(';')
}

/** Newest value of the index that a bond pays besides its rate, in per cent a year. */
function indexOf(kind: string): number {
  if (kind === 'Tesouro Selic') return Number(selicTargets[0]?.annualRate) * 100
  return /IPCA|Renda|Educa/.test(kind) ? Number(indicators.ipca12Months.at(-1)?.[1]) : 0
}

function comma(value: number): string {
  return value.toFixed(2).replace('.', ',')
}
