import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { articleInStudio } from '../e2e/newsroom/studio.ts'
import { stack } from '../e2e/stack.ts'

const slug = 'mudancas-iof-2025'
const rounds = 10

async function pageText(path: string): Promise<string> {
  return (await fetch(`${stack.site}${path}`)).text()
}

/** Milliseconds from `since` until the page at `path` contains `text`. */
async function millisecondsUntil(path: string, text: string, since: number): Promise<number> {
  while (!(await pageText(path)).includes(text)) {
    if (Date.now() - since > 20_000) throw new Error(`${path} did not show "${text}" within 20 s`)
  }
  return Date.now() - since
}

/** The reference: expiring the article by hand and rendering it once, with no Studio, store or webhook queue. */
async function renderAnew(): Promise<number> {
  const body = JSON.stringify({ _id: 'bench', _type: 'article', slug, oldSlug: slug, operation: 'update' })
  const at = Date.now()
  const digest = createHmac('sha256', stack.webhookSecret).update(`${at}.${body}`).digest('base64url')
  const headers = { 'sanity-webhook-signature': `t=${at},v1=${digest}`, 'idempotency-key': randomUUID() }
  await fetch(`${stack.site}/api/revalidate`, { method: 'POST', body, headers })
  await pageText(`/blog/${slug}`)
  return Date.now() - at
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

test(`click on Publicar until the site shows it, ${rounds} rounds`, async ({ page }) => {
  const article = articleInStudio(page, `article-${slug}`)
  await article.open()
  const times: Record<string, number[]> = { article: [], list: [], reference: [] }
  for (let round = 1; round <= rounds; round++) {
    const title = `IOF: linha do tempo, rodada ${round} de ${Date.now()}`
    await article.retitle(title)
    const clickedAt = await article.publish()
    times.article?.push(await millisecondsUntil(`/blog/${slug}`, title, clickedAt))
    times.list?.push(await millisecondsUntil('/blog', title, clickedAt))
    times.reference?.push(await renderAnew())
  }
  const reference = median(times.reference ?? [])
  const rows = Object.entries(times).map(([name, values]) => ({
    'from the click to': name,
    'median ms': median(values),
    'slowest ms': Math.max(...values),
    'times the reference': (median(values) / reference).toFixed(1),
  }))
  console.table(rows)
})
