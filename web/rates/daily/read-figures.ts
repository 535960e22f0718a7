import { dayInBrasilia, formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Figure, Figures } from '../figures.ts'
import type { SgsSeries } from '../providers/bcb-sgs.ts'
import { momentOf } from '../quote.ts'
import { readQuote } from '../quotes/quotes.ts'
import { type SeriesId, series } from '../series.ts'
import { read } from '../source-reader/source-reader.ts'
import { bondFigures, readBonds } from './bonds.ts'
import { inReais, readCurrencies } from './currencies.ts'
import { rateAndDay } from './day-of-rate.ts'
import { indicator } from './indicators.ts'

/**
 * Figures of today for the calculators: CDI, Selic, TR, IPCA, dollar, euro, bitcoin and the day itself; for who asks,
 * the references of the other `currencies`, and the rates of the `bonds` on offer.
 */
export async function readFigures({ currencies = false, bonds = false } = {}): Promise<Figures> {
  const today = dayInBrasilia(new Date())
  const others = Promise.all([currencies ? otherCurrencies() : {}, bonds ? bondsOnOffer(today) : {}])
  const [cdi, selic, tr, ipca12, usd, eur, btc] = await Promise.all([
    official('cdiYear', 'CDI', (day) => `CDI de ${formatDay(day)}`),
    official('selicTarget', 'meta da Selic', (day) => `meta da Selic em ${formatDay(day)}`),
    official('tr', 'TR', (day) => `TR de ${formatDay(day)}`),
    official('ipca12Months', 'IPCA de 12 meses', (day) => `IPCA de 12 meses até ${formatDay(day).slice(3)}`),
    price('usd-brl'),
    price('eur-brl'),
    price('btc-brl'),
  ])
  const known = { cdi, selic, tr, ipca12, usd, eur, btc }
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, figure]) => figure !== undefined)),
    today: { text: formatDay(today), label: 'hoje', simulated: false },
    ...Object.assign({}, ...(await others)),
  }
}

async function otherCurrencies(): Promise<Figures> {
  const { held } = await readCurrencies()
  if (!held) return {}
  const { value, source, simulated } = held
  const label = `referência do Banco Central Europeu de ${formatDay(value.day)}`
  return Object.fromEntries(
    inReais(value).map(([code, rate]) => [code, { text: shortest(rate), label, source, simulated }]),
  )
}

async function bondsOnOffer(today: IsoDate): Promise<Figures> {
  const { rows, day, origin } = await readBonds()
  return day && origin ? bondFigures(rows, day, today, origin) : {}
}

/** With all decimals that the rate has, at least `decimals`, and no more. */
function shortest(rate: number, decimals = 0): string {
  const written =
    rate
      .toFixed(8)
      .replace(/0{1,20}$/, '')
      .split('.')[1]?.length ?? 0
  return formatNumber(rate, Math.max(decimals, written))
}

async function official(
  series: SgsSeries,
  name: string,
  labelOf: (day: IsoDate) => string,
): Promise<Figure | undefined> {
  const year = Number(dayInBrasilia(new Date()).slice(0, 4))
  const { held } = await read(indicator(series, `${year - 1}-01-01` as IsoDate))
  const newest = held?.value.at(-1)
  if (!(held && newest)) return undefined
  const { value, day, isUndated } = newest
  const label = isUndated ? rateAndDay(name, newest) : labelOf(day)
  return { text: shortest(value, 2), label, source: held.source, simulated: held.simulated }
}

async function price(id: SeriesId): Promise<Figure | undefined> {
  const { quote } = await readQuote(id)
  if (!quote) return undefined
  const { unit, decimals } = series[id]
  return {
    text: formatNumber(quote.last, decimals),
    label: `${unit.toLowerCase()} de ${momentOf(quote)}`,
    source: quote.source,
    simulated: quote.simulated,
  }
}
