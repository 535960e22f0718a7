import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { stack } from '../e2e/stack.ts'
import { removeArticles, slugOf, writeArticles } from './many-articles.ts'
import { millisecondsUntil, quantile } from './visible.ts'

const count = 10_000
const rounds = 20
/** Search words that occur in most texts and in few. */
const searched = ['imposto', 'dólar', 'rescisão férias', 'acervo', 'não existe assim']

async function time(path: string): Promise<number> {
  const started = Date.now()
  const answer = await fetch(`${stack.site}${path}`)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return Date.now() - started
}

const searchOf = (words: string) => `/blog?${new URLSearchParams({ q: words })}`

/** Expires the tags of a change as a publication does: the next request renders its pages again. */
async function expire(change: object): Promise<void> {
  const body = JSON.stringify(change)
  const at = Date.now()
  const digest = createHmac('sha256', stack.webhookSecret).update(`${at}.${body}`).digest('base64url')
  const headers = { 'sanity-webhook-signature': `t=${at},v1=${digest}`, 'idempotency-key': randomUUID() }
  await fetch(`${stack.site}/api/revalidate`, { method: 'POST', body, headers })
}

test(`${count} articles: the list, and articles that nobody has read yet`, async () => {
  const started = Date.now()
  await writeArticles(count)
  const written = Date.now() - started
  // The newest of them is on the list once the site has heard of all.
  await millisecondsUntil(`/blog/${slugOf(count - 1)}`, `Texto número ${count - 1} `, Date.now())
  const edit = { _type: 'article', slug: 'x', oldSlug: 'x', operation: 'update' }
  const list: number[] = []
  const articles: number[] = []
  const firstSearch = await time(searchOf('juros'))
  const searches: number[] = []
  for (let round = 0; round < rounds; round++) {
    await expire(edit)
    list.push(await time('/blog'))
    articles.push(await time(`/blog/${slugOf(count - 2 - round * 7)}`))
    searches.push(await time(searchOf(searched[round % searched.length] ?? '')))
  }
  const row = (what: string, times: number[]) => ({
    what,
    'median ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
  })
  console.table([
    row('/blog after a publication', list),
    row('an old article, first visit', articles),
    row('a search of the blog', searches),
    row('the first search of all', [firstSearch]),
    row('written to the store', [written]),
  ])
  await removeArticles()
})
