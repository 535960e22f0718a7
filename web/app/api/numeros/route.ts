import { formatNumber } from '#web/finance/core/format.ts'
import { readFigures } from '#web/rates/daily/read-figures.ts'
import { readAssetNow } from '#web/rates/in-text/asset-now.ts'
import { readIndicatorNow } from '#web/rates/in-text/indicator-now.ts'
import { ageOfQuote } from '#web/rates/quote.ts'
import { readQuote } from '#web/rates/quotes/quotes.ts'
import { type IndicatorId, indicators, type SeriesId, series } from '#web/rates/series.ts'
import { openJson } from '../open-answer.ts'

// The keys of an object written out are those of its type.
const seriesIds = Object.keys(series) as SeriesId[]
const indicatorIds = Object.keys(indicators) as IndicatorId[]

/**
 * `GET /api/numeros`: what the Studio draws blocks with. `figures` fill the calculators of articles, `inText` is a number
 * in the words of a sentence; one without a source that answers is absent. `?ativo=PETR4`: `asset`, that one
 * alone, or null. For our own Studio: not in /api.
 */
export async function GET(request: Request): Promise<Response> {
  const code = new URL(request.url).searchParams.get('ativo')
  if (code !== null) return openJson(request, { asset: await assetInWords(code) })
  const [figures, ...numbers] = await Promise.all([
    readFigures({ currencies: true, bonds: true }),
    ...seriesIds.map(async (id) => [id, await quoteInWords(id)]),
    ...indicatorIds.map(async (id) => [id, (await readIndicatorNow(id)) ?? undefined]),
  ])
  return openJson(request, { figures, inText: Object.fromEntries(numbers) })
}

async function quoteInWords(id: SeriesId) {
  const { quote } = await readQuote(id)
  if (!quote) return undefined
  const priced = (decimals: number) => `R$\u00A0${formatNumber(quote.last, decimals)}`
  const { simulated } = quote
  return {
    text: priced(series[id].decimals),
    rounded: priced(2),
    age: ageOfQuote(quote, new Date()),
    simulated,
  }
}

async function assetInWords(code: string) {
  const now = await readAssetNow(code)
  if (!now?.price) return null
  const { label, price, simulated } = now
  return { text: `${price.prefix}\u00A0${price.text}`.trim(), age: `${label}, ${price.age}`, simulated }
}
