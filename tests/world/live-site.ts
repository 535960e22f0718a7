import { vi } from 'vitest'
import { blocksOf } from '#scripts/year/findings.ts'
import { urlVariables } from '#web/rates/source-variables.ts'
import { openSite } from '../../web/testing/site.ts'

/**
 * The whole site in live mode. What it would ask of the providers it asks of the simulated market, broken and moved by
 * `control`; after `askAt`, of a server that has each of them under its name.
 */
export async function openLiveSite() {
  Object.assign(process.env, {
    MARKET: 'live',
    BRAPI_TOKEN: 'of a test',
    BRAPI_PLAN: 'pro',
    LICENSED_SOURCES: 'coingecko,b3-cotahist',
  })
  for (const [source, variable] of Object.entries(urlVariables))
    process.env[variable] = `https://${source}.test`
  const site = await openSite()
  const simulated = process.env.SIMULATOR_URL
  let market = simulated
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (asked: string | URL | Request, options?: RequestInit) => {
    const address = typeof asked === 'string' && /^https:\/\/([\w-]+)\.test(.*)$/.exec(asked)
    if (!address) return fetch(asked, options)
    return fetch(`${market}/${address[1]}${address[2]}`, options)
  })
  // A replay needs no pause between two requests.
  const { CANDLES_GAP_MS } = await import('#web/rates/feeds/coin-feeds.ts')
  const { setTimeout } = globalThis
  const sooner = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms === CANDLES_GAP_MS ? 0 : ms, ...given)
  vi.stubGlobal('setTimeout', Object.assign(sooner, setTimeout))
  return {
    ...site,
    askAt(address: string) {
      market = address
    },
    async control(change: object) {
      await fetch(`${simulated}/control`, { method: 'POST', body: JSON.stringify(change) })
    },
    /** As a server that has just started: nothing is remembered. Readers wait for the sources. */
    async forget() {
      const { createSourceReader } = await import('#web/rates/source-reader/source-reader.ts')
      globalThis.emMiudosSourceReader = createSourceReader({
        shared: null,
        patience: { known: 60, first: 60 },
        secondTryMs: { initialDelay: 1, maxDelay: 2 },
      })
      globalThis.emMiudosDoubts = undefined
      globalThis.emMiudosSources = undefined
      globalThis.emMiudosBrapi?.refused.clear()
      // Nobody asks about ninety shares in the background.
      globalThis.emMiudosStockFacts = {
        facts: new Map(),
        isAsking: false,
        restUntil: Infinity,
        completedAt: 0,
      }
    },
  }
}

/** What a page says: each block of its text, its names for who does not see it, and each text of its structured data. */
export function wordsOf(html: string): string[] {
  const names = [...html.matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)].map(([, name]) => `<p>${name}</p>`)
  const told = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<script type="application\/ld\+json">(.*?)<\/script>/gs, (_, data: string) =>
      data.replaceAll(/"((?:[^"\\]|\\.)*)"[:,\]}]/g, '<p>$1</p>'),
    )
  return blocksOf(told + names.join(''))
}
