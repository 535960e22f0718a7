import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { articleInStudio } from '../e2e/newsroom/studio.ts'
import { stack } from '../e2e/stack.ts'
import { millisecondsUntil, quantile } from './visible.ts'

const rounds = 10

/** An article that the first page of the list shows. */
async function listedSlug(): Promise<string> {
  const list = await (await fetch(`${stack.site}/blog`)).text()
  const [, slug] = /href="\/blog\/([a-z0-9-]+)"/.exec(list) ?? []
  if (!slug) throw new Error('/blog lists no article')
  return slug
}

/** The reference: expiring the article by hand and rendering it once, with no Studio, store or webhook queue. */
async function renderAnew(slug: string): Promise<number> {
  const body = JSON.stringify({ _id: 'bench', _type: 'article', slug, oldSlug: slug, operation: 'update' })
  const at = Date.now()
  const digest = createHmac('sha256', stack.webhookSecret).update(`${at}.${body}`).digest('base64url')
  const headers = { 'sanity-webhook-signature': `t=${at},v1=${digest}`, 'idempotency-key': randomUUID() }
  await fetch(`${stack.site}/api/revalidate`, { method: 'POST', body, headers })
  await (await fetch(`${stack.site}/blog/${slug}`)).text()
  return Date.now() - at
}

test(`click on Publicar until the site shows it, ${rounds} rounds`, async ({ page }) => {
  const slug = await listedSlug()
  const article = articleInStudio(page, `article-${slug}`)
  await article.open()
  const times: Record<string, number[]> = { article: [], list: [], reference: [] }
  for (let round = 1; round <= rounds; round++) {
    const title = `Um texto, rodada ${round} de ${Date.now()}`
    await article.retitle(title)
    const clickedAt = await article.publish()
    times.article?.push(await millisecondsUntil(`/blog/${slug}`, title, clickedAt))
    times.list?.push(await millisecondsUntil('/blog', title, clickedAt))
    times.reference?.push(await renderAnew(slug))
  }
  const reference = quantile(times.reference ?? [], 0.5)
  const rows = Object.entries(times).map(([name, values]) => ({
    'from the click to': name,
    'median ms': quantile(values, 0.5),
    'p95 ms': quantile(values, 0.95),
    'times the reference': (quantile(values, 0.5) / reference).toFixed(1),
  }))
  console.table(rows)
})
