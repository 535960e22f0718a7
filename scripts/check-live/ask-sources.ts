import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import { fetchAwesomeApi } from '#web/rates/providers/awesomeapi.ts'
import { fetchFocus } from '#web/rates/providers/bcb-focus.ts'
import { fetchPtax } from '#web/rates/providers/bcb-ptax.ts'
import { fetchSgs } from '#web/rates/providers/bcb-sgs.ts'
import { fetchBinance } from '#web/rates/providers/binance.ts'
import { fetchStock } from '#web/rates/providers/brapi.ts'
import { fetchRate } from '#web/rates/providers/brasilapi.ts'
import { fetchCoins } from '#web/rates/providers/coingecko.ts'
import { fetchFrankfurter } from '#web/rates/providers/frankfurter.ts'
import { fetchMercadoBitcoin } from '#web/rates/providers/mercado-bitcoin.ts'
import { fetchBonds } from '#web/rates/providers/tesouro-transparente.ts'
import { isSourceError, type SourceError } from '#web/rates/source-error.ts'
import { sourceUrl } from '#web/rates/source-reader/source-url.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'
import { fetchEndOfDay } from '#web/rates/stocks/stock-feeds.ts'

type Got = { text: string; simulated: boolean }

/** One question to each source, and what to say of its answer. */
const questions: Record<SourceId, (url: string, today: ReturnType<typeof dayInBrasilia>) => Promise<Got>> = {
  awesomeapi: async (url) => {
    const { value, simulated } = await fetchAwesomeApi(['USD-BRL'], url, env.AWESOMEAPI_KEY)
    const price = value['USD-BRL']
    if (!price || 'refused' in price) throw new Error(price?.refused ?? 'sem dólar na resposta')
    return { text: `dólar ${formatNumber(price.last, 4)}, ${moment(price.pricedAt)}`, simulated }
  },
  'bcb-ptax': async (url, today) => {
    const { value, simulated } = await fetchPtax('USD', addDays(today, -14), today, url)
    const close = newest(value)
    return { text: `PTAX de venda ${formatNumber(close.sell, 4)}, ${formatDay(close.day)}`, simulated }
  },
  'bcb-sgs': async (url, today) => {
    const { value, simulated } = await fetchSgs('selicTarget', addDays(today, -14), today, url)
    const point = newest(value)
    return { text: `Selic ${formatNumber(point.value)} % ao ano, ${formatDay(point.day)}`, simulated }
  },
  'bcb-focus': async (url, today) => {
    const { value, simulated } = await fetchFocus('IPCA', addDays(today, -30), url)
    const { year, median, day } = newest(value)
    return { text: `IPCA de ${year}: ${formatNumber(median)} %, ${formatDay(day)}`, simulated }
  },
  frankfurter: async (url) => {
    const { value, simulated } = await fetchFrankfurter('USD-BRL', url)
    return { text: `dólar ${formatNumber(value.rate, 4)}, ${formatDay(value.day)}`, simulated }
  },
  coingecko: async (url) => {
    const { value, simulated } = await fetchCoins(1, url, env.COINGECKO_KEY)
    const { name, price, pricedAt } = newest(value)
    return { text: `${name} ${formatNumber(price)}, ${moment(pricedAt)}`, simulated }
  },
  'mercado-bitcoin': async (url) => {
    const { value, simulated } = await fetchMercadoBitcoin(['BTC-BRL'], url)
    const { last, pricedAt } = newest(value)
    return { text: `bitcoin ${formatNumber(last)}, ${moment(pricedAt)}`, simulated }
  },
  binance: async (url) => {
    const { value, simulated } = await fetchBinance('BTC-BRL', url)
    return { text: `bitcoin ${formatNumber(value.last)}, ${moment(value.pricedAt)}`, simulated }
  },
  brapi: async (url) => {
    // Without a key only the demonstration answers; with one, a share outside it shows that the key does.
    const symbol = env.BRAPI_TOKEN ? 'WEGE3' : 'PETR4'
    const today = { range: '5d', withCorporate: false } as const
    const { value, simulated } = await fetchStock(symbol, today, url, env.BRAPI_TOKEN)
    const { price, pricedAt } = value.quote
    return { text: `${symbol} ${formatNumber(price)}, ${moment(pricedAt)}`, simulated }
  },
  'tesouro-transparente': async (url) => {
    const { value, simulated } = await fetchBonds(url)
    return { text: `${value.length} títulos, ${formatDay(newest(value).day)}`, simulated }
  },
  'b3-cotahist': async (url) => {
    const { value, simulated } = await fetchEndOfDay(url, new Date())
    const day = value.day ? `, ${formatDay(value.day)}` : ''
    return { text: `${value.stocks.length} ativos${day}`, simulated }
  },
  brasilapi: async (url) => {
    const { value, simulated } = await fetchRate('Selic', url)
    return { text: `Selic ${formatNumber(value)} % ao ano, sem data`, simulated }
  },
}

/** What one source said, or why it did not, in words. */
export type Outcome = { name: string; host: string; isGood: boolean; text: string }

/** Asks every source once, all at the same time. */
export function askSources(): Promise<Outcome[]> {
  // The keys of an object written out.
  return Promise.all((Object.keys(sources) as SourceId[]).map(askSource))
}

async function askSource(source: SourceId): Promise<Outcome> {
  const url = sourceUrl(source)
  const { name } = sources[source]
  const { host } = new URL(url)
  try {
    const { text, simulated } = await questions[source](url, dayInBrasilia(new Date()))
    return { name, host, isGood: true, text: simulated ? `${text} (simulado)` : text }
  } catch (error) {
    const text = isSourceError(error) ? failureInWords(error, host) : String(error)
    return { name, host, isGood: false, text }
  }
}

function failureInWords(error: SourceError, host: string): string {
  switch (error.reason) {
    case 'unavailable':
      return error.cause ? unreachable(error.cause, host) : `respondeu ${error.message}`
    case 'rate-limited':
      return `recusou: pedidos demais (${error.message})`
    case 'refused':
      return `recusou: a chave ou o plano não bastam (${error.message})`
    case 'not-found':
      return 'não tem o que foi pedido'
    case 'format':
      return `respondeu fora do formato (${error.message})`
    case 'implausible':
      return `respondeu o que não pode ser (${error.message})`
  }
}

/** `fetch` tells why in the cause of its failure. */
function unreachable(cause: unknown, host: string): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `${host} não respondeu a tempo`
  const inner = cause instanceof Error ? cause.cause : undefined
  const code = inner instanceof Error && 'code' in inner ? ` (${inner.code})` : ''
  return `não foi possível alcançar ${host}${code}`
}

function newest<Value>(values: readonly Value[]): Value {
  const value = values.at(-1)
  if (value === undefined) throw new Error('resposta vazia')
  return value
}

function moment(instant: string): string {
  const time = new Date(instant)
  return `${formatDay(dayInBrasilia(time))} ${timeInBrasilia(time)}`
}
