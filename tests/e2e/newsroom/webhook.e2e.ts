import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { stack } from '../stack.ts'
import { publishOwnArticle } from './own-article.ts'

const body = JSON.stringify({
  _id: 'x',
  _type: 'article',
  slug: 'nao-importa',
  oldSlug: 'nao-importa',
  operation: 'update',
})

function sign(payload: string): string {
  const at = Date.now()
  const digest = createHmac('sha256', stack.webhookSecret).update(`${at}.${payload}`).digest('base64url')
  return `t=${at},v1=${digest}`
}

function send(signature: string, key: string = randomUUID(), payload = body) {
  return fetch(`${stack.site}/api/revalidate`, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'sanity-webhook-signature': signature,
    },
  })
}

test('a genuine signature revalidates the tags of the article', async () => {
  const answer = await send(sign(body))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ tags: ['article:nao-importa', 'id:x', 'articles'] })
})

test('a signature of another body is refused', async () => {
  expect((await send(sign('{}'))).status).toBe(401)
})

test('a repeated key revalidates nothing, a new one does', async () => {
  // An article that nobody else reads: a visit between the signal and the look would keep the page again.
  const slug = 'artigo-do-aviso'
  await publishOwnArticle(slug)
  const payload = JSON.stringify({ _id: 'x', _type: 'article', slug, oldSlug: slug, operation: 'update' })
  const fromCache = async () => {
    const { headers, status } = await fetch(`${stack.site}/blog/${slug}`)
    return headers.get('x-nextjs-cache') ?? `none, ${status}`
  }
  const key = randomUUID()
  expect(await (await send(sign(payload), key, payload)).json()).toMatchObject({
    tags: [`article:${slug}`, 'id:x', 'articles'],
  })
  expect(await fromCache()).not.toBe('HIT')
  // The list of addresses in front of Next is read again within a minute.
  await expect.poll(fromCache, { timeout: 75_000 }).toBe('HIT')

  const again = await send(sign(payload), key, payload)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual({ repeated: true })
  expect(await fromCache()).toBe('HIT')

  await send(sign(payload), randomUUID(), payload)
  expect(await fromCache()).not.toBe('HIT')
})
