import { expect, test } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { ownRedis } from '#scripts/testing/redis-server.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { publishOwnArticle } from './own-article.ts'

const slug = 'em-dois-servidores'
const _id = `article-${slug}`
const started: OwnSite[] = []
const redis = await ownRedis()

test.afterAll(async () => {
  for (const site of started) await site.stop()
  await content.delete(_id)
  await redis.kill()
})

async function server(name: string, REDIS_URL: string | undefined = redis.url) {
  const site = await startOwnSite(`.next-several-${name}`, { REDIS_URL })
  started.push(site)
  return site
}

/** Changes the article, and tells one of the servers alone. */
async function publish(title: string, site: string) {
  await content.patch(_id).set({ title }).commit()
  const body = JSON.stringify({ _id, _type: 'article', slug, oldSlug: slug, operation: 'update' })
  const { status } = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), stack.webhookSecret),
    },
  })
  expect(status).toBe(200)
}

const titleAt = async (site: string) => {
  const text = await (await fetch(`${site}/blog/${slug}`)).text()
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]
}

/** State of a server's connection to the others, by its health check. */
const redisAt = async (site: string) => {
  const { checks } = await (await fetch(`${site}/api/saude`)).json()
  return checks.find(({ name }: { name: string }) => name === 'redis').code
}

test('what one server is told, all show; without Redis each goes on by itself', async () => {
  await redis.start()
  await publishOwnArticle(slug)
  const [first, second] = await Promise.all([server('one'), server('two')])
  const [one, two] = [first.address, second.address]
  await publish('Antes, nos dois servidores', one)
  const both = () => Promise.all([one, two].map(titleAt))
  await expect.poll(both).toEqual(['Antes, nos dois servidores', 'Antes, nos dois servidores'])

  await publish('Depois, nos dois servidores', one)
  // How soon is a question for `npm run bench -- load`; by itself the page would change after a quarter of an hour.
  await expect.poll(() => titleAt(two)).toBe('Depois, nos dois servidores')
  expect(await titleAt(one)).toBe('Depois, nos dois servidores')

  expect(await redisAt(one)).toBe('ok')
  await redis.kill()
  await publish('Sem o Redis, num servidor só', two)
  expect(await both()).toEqual(['Depois, nos dois servidores', 'Sem o Redis, num servidor só'])

  await expect.poll(() => redisAt(two)).toBe('redis-fora')

  await redis.start()
  await expect.poll(() => titleAt(one)).toBe('Sem o Redis, num servidor só')
  await expect.poll(() => redisAt(two)).toBe('ok')

  // One that is killed keeps what still holds, and learns of the rest before it answers.
  const untouched = '/juros-compostos'
  // Not what it made just before it heard of a publication, or while it had no time to listen.
  await expect(async () => {
    await fetch(one + untouched)
    await first.fallOver()
    expect((await fetch(one + untouched)).headers.get('x-nextjs-cache')).toBe('HIT')
  }).toPass({ timeout: 60_000 })
  await Promise.all([first.fallOver(), publish('Enquanto um estava fora', two)])
  expect(await titleAt(one)).toBe('Enquanto um estava fora')
})

test('one that starts shows what was published while it was not there', async () => {
  const before = await titleAt(stack.site)
  const title = 'Publicado sem que um servidor ouvisse'
  await content.patch(_id).set({ title }).commit()
  expect(before).not.toBe(title)
  // Its folder is a copy with the earlier page: the webhook went to the other server, and nobody has asked this one since.
  expect(await titleAt((await server('late', '')).address)).toBe(title)
})
