import type { Feed } from '#web/rates/source-reader/source-reader.ts'

/** Every feed of the site: all that its doors read, and that these feeds read in turn, while no source can be reached. */
export async function feedsOfSite(): Promise<Feed<unknown>[]> {
  // Imported only now: the site reads its environment once.
  const { createSourceReader } = await import('#web/rates/source-reader/source-reader.ts')
  const feeds = new Map<string, Feed<unknown>>()
  const reader = createSourceReader({ shared: null })
  globalThis.emMiudosSourceReader = (feed) => {
    // Feeds are only listed here: the type of their values does not matter.
    feeds.set(feed.key, feed as Feed<unknown>)
    return reader(feed)
  }
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  try {
    await readEverything()
  } finally {
    globalThis.fetch = fetch
  }
  return [...feeds.values()]
}

/** Asks every door of the site once: what its pages and its API read. */
export async function readEverything(): Promise<void> {
  const { readEcbReference, readPtaxCloses, readQuote } = await import('#web/rates/quotes/quotes.ts')
  const { readBitcoinPrices, readCoinMarket, readCoins } = await import('#web/rates/coins/coins.ts')
  const { readRanges } = await import('#web/rates/charts/rate-history.ts')
  const { readIbovespa, readStocks } = await import('#web/rates/stocks/stocks.ts')
  const { readAssetHistory, readCdi, readIpca } = await import('#web/rates/asset-detail/asset-history.ts')
  const { assetOf } = await import('#web/rates/catalogue/assets.ts')
  const { readIndicators } = await import('#web/rates/daily/indicators.ts')
  const { readFocus } = await import('#web/rates/daily/focus.ts')
  const { readBonds } = await import('#web/rates/daily/bonds.ts')
  const { readHolidayCheck } = await import('#web/rates/daily/holidays.ts')
  const { readCurrencies } = await import('#web/rates/daily/currencies.ts')
  const { readIndexRates } = await import('#web/rates/daily/index-rates.ts')
  const { readRatesOfYear } = await import('#web/rates/daily/rates-of-year.ts')
  const [share, coin] = [assetOf('PETR4'), assetOf('AAVE')]
  if (!(share && coin)) throw new RangeError('not listed')
  await Promise.all([
    ...(['usd-brl', 'eur-brl', 'btc-brl'] as const).flatMap((id) => [readQuote(id), readRanges(id)]),
    ...[readPtaxCloses('GBP'), readEcbReference(), readCoins(), readCoinMarket(), readBitcoinPrices()],
    ...[readStocks(), readIbovespa(), readAssetHistory(share), readAssetHistory(coin), readCdi(), readIpca()],
    ...[readIndicators(), readFocus('cambio'), readBonds(), readHolidayCheck(2026), readCurrencies()],
    ...[readRatesOfYear('USD', 2026), readRatesOfYear('CNY', 2025), readIndexRates('tr', 2026, 2026)],
  ])
}
