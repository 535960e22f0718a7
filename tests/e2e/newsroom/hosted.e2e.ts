import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { type OwnSite, startOrdinarySite, startOwnSite } from '../own-site.ts'
import { content } from './content.ts'
import { startHostedProject } from './hosted-project.ts'
import { publishOwnArticle } from './own-article.ts'

const projectId = 'abc12345'
const secret = 's'.repeat(40)
const slug = 'num-projeto-hospedado'
const _id = `article-${slug}`
const started: { stop: () => void | Promise<void> }[] = []

test.afterAll(async () => {
  for (const each of started) await each.stop()
  await content.delete(_id)
})

/** As hosted Sanity calls from outside. */
async function webhook(site: OwnSite, signedWith: string) {
  const body = JSON.stringify({ _id, _type: 'article', slug, oldSlug: slug, operation: 'update' })
  const { status } = await fetch(`${site.address}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Sanity.io webhook delivery',
      'idempotency-key': randomUUID(),
      'sanity-project-id': projectId,
      'sanity-dataset': 'production',
      'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), signedWith),
    },
  })
  return status
}

test('content of a hosted project: pages, a signed webhook, and ordinary Next', async () => {
  await publishOwnArticle(slug)
  const hosted = await startHostedProject(projectId, 't'.repeat(40))
  // Without a token to count with, nothing is counted.
  const settings = { ...hosted.settings, SANITY_WEBHOOK_SECRET: secret, SANITY_COUNT_TOKEN: '' }
  const sites = await Promise.all([
    startOwnSite('.next-hosted', settings),
    startOrdinarySite('.next-ordinary', settings),
  ])
  started.push(hosted, ...sites)

  for (const site of sites) {
    const title = async () => {
      const answer = await fetch(`${site.address}/blog/${slug}`)
      return [answer.status, /<h1[^>]*>([^<]*)<\/h1>/.exec(await answer.text())?.[1]]
    }
    const shown = (text: string) => expect.poll(title).toEqual([200, text])
    await content.patch(_id).set({ title: 'Antes' }).commit()
    expect(await webhook(site, secret)).toBe(200)
    await shown('Antes')
    await content.patch(_id).set({ title: 'Depois' }).commit()
    expect(await webhook(site, 'x'.repeat(40))).toBe(401)
    expect(await title()).toEqual([200, 'Antes'])
    expect(await webhook(site, secret)).toBe(200)
    await shown('Depois')
    expect((await fetch(`${site.address}/blog/nao-existe-mesmo`)).status).toBe(404)
    expect((await fetch(`${site.address}/dolar-hoje`)).status).toBe(200)
  }
  // The CDN may answer the version before, just after a webhook.
  expect([...hosted.asked]).toEqual([`${projectId}.api.sanity.io/v2026-03-01/data/query/production`])
})
