import { isJump, refuseFuture, saysJump } from '../feeds/plausible.ts'
import { parseAwesomeApi } from '../providers/awesomeapi.ts'
import type { Reading } from '../quote.ts'
import { series } from '../series.ts'
import { SourceError } from '../source-error.ts'
import { sources } from '../sources.ts'

const TIMEOUT_MS = 5000

/**
 * A reading that the browser itself asks of AwesomeAPI, which allows it, in place of one the site could not give. As
 * strict as the server: a price of the future, or one that jumped from the one shown, is refused.
 *
 * @throws for every failure; there is no further source
 */
export async function askAwesomeApi(
  shown: Reading,
  baseUrl = `https://${sources.awesomeapi.host}`,
): Promise<Reading> {
  const { pair, market } = series[shown.series]
  const answer = await fetch(`${baseUrl}/json/last/${pair}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new SourceError('unavailable', `HTTP ${answer.status}`)
  const price = parseAwesomeApi(await answer.json(), pair)
  const now = new Date()
  refuseFuture(price, now.getTime())
  if (shown.quote ? isJump(price, shown.quote, market) : saysJump(price, market)) {
    throw new SourceError('implausible', 'longe demais da cotação anterior', { field: 'ask' })
  }
  const quote = {
    ...price,
    simulated: false,
    source: 'awesomeapi',
    depth: 0,
    fetchedAt: now.toISOString(),
  } as const
  return { series: shown.series, quote, failedAt: null }
}
