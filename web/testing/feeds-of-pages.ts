import type { FeedOutcome, PageFeeds } from '#scripts/check-live/pages-table.ts'
import { isSourceError, type SourceError } from '#web/rates/source-error.ts'
import type { Answer, Feed } from '#web/rates/source-reader/source-reader.ts'
import type { SourceId } from '#web/rates/sources.ts'
import { readEverything } from './feeds-of-site.ts'
import type { openSite } from './site.ts'

/** One of each kind: every other page of an asset asks the same of its own. */
const assets = ['PETR4', 'HGLG11', 'BTC']

/** What each page reads from outside, and what its charts and the API read: every feed is asked once, by the real reader. */
export async function feedsOfPages(
  { renderAll, renderPage }: Pick<Awaited<ReturnType<typeof openSite>>, 'renderAll' | 'renderPage'>,
  asked?: RegExp,
): Promise<PageFeeds[]> {
  // Imported only now: the site reads its environment once.
  const { createSourceReader } = await import('#web/rates/source-reader/source-reader.ts')
  const reader = createSourceReader({ shared: null, patience: { known: 600, first: 600 } })
  // Nobody asks about ninety shares in the background.
  globalThis.emMiudosStockFacts = { facts: new Map(), isAsking: false, restUntil: Infinity, completedAt: 0 }
  const failures = new Map<string, Map<SourceId, SourceError>>()
  const pages = new Map<string, Map<string, SourceId | null>>()
  let page = new Map<string, SourceId | null>()
  const begin = (path: string) => {
    page = new Map()
    pages.set(path, page)
  }
  globalThis.emMiudosSourceReader = async (feed) => {
    const read = page
    const failed = failures.get(feed.key) ?? new Map()
    failures.set(feed.key, failed)
    const known = await reader(noting(feed, failed))
    read.set(feed.key, known.held?.source ?? null)
    return known
  }
  await renderAll(asked, begin)
  for (const codigo of assets) {
    begin(`/detalhe-ativo/${codigo}`)
    await renderPage('detalhe-ativo/[codigo]/page.tsx', { codigo })
  }
  begin('gráficos e API')
  await readEverything()
  const outcomeOf = ([key, answeredBy]: [string, SourceId | null]): FeedOutcome => ({
    key,
    answeredBy,
    failures: Array.from(failures.get(key) ?? [], ([source, error]) => ({ source, error })),
  })
  return Array.from(pages, ([path, read]) => ({ path, feeds: Array.from(read, outcomeOf) }))
}

/** The same feed, whose failures are noted as they come. */
function noting<Value>(feed: Feed<Value>, failed: Map<SourceId, SourceError>): Feed<Value> {
  const noted = async (
    source: SourceId,
    { ask, refuse }: Pick<Feed<Value>, 'refuse'> & { ask: () => Promise<Answer<Value>> },
  ) => {
    try {
      const answer = await ask()
      refuse?.(answer.value, Date.now())
      return answer
    } catch (error) {
      if (isSourceError(error)) failed.set(source, error)
      throw error
    }
  }
  return {
    ...feed,
    attempts: feed.attempts.map((attempt) => ({
      ...attempt,
      // Of another feed it is noted there.
      ...(!attempt.viaFeed && { ask: () => noted(attempt.source, { ...attempt, refuse: feed.refuse }) }),
    })),
  }
}
