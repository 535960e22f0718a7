import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestLake, type TestLake, tokens } from '#lake/testing/test-lake.ts'
import { inRequest } from '#web/testing/site.ts'

let lake: TestLake
let route: typeof import('./route.ts')
let counted: unknown[][] = []

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile'

beforeAll(async () => {
  lake = await startTestLake()
  Object.assign(process.env, { SANITY_API_HOST: lake.url, SANITY_READ_TOKEN: tokens.read })
  await lake.editor.create({
    _id: 'peca',
    _type: 'adCreative',
    slug: { _type: 'slug', current: 'conta' },
    kind: 'direct',
    format: 'text',
    headline: 'Conta sem tarifa',
    href: 'https://banco.com.br/conta',
  })
  await lake.editor.create({
    _id: 'banco',
    _type: 'affiliatePartner',
    name: 'Banco',
    domains: ['banco.com.br'],
  })
  route = await import('./route.ts')
})
afterAll(() => {
  globalThis.emMiudosServer = undefined
  lake.stop()
  lake.remove()
})
beforeEach(() => {
  counted = []
  const countAd = (...given: unknown[]) => void counted.push(given)
  globalThis.emMiudosServer = { build: 'x', startedAt: 0, hearsOthers: () => undefined, countAd }
})

async function post(body: object, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/anuncios/contagem', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'user-agent': phone, 'x-forwarded-for': '192.0.2.1', ...headers },
  })
  return (await inRequest(false, () => route.POST(request))).status
}

test.each([
  ['a piece', { slot: 'rodape', creative: 'conta', event: 'view' }, 204],
  ['the offer of a partner', { slot: 'texto', creative: 'banco', event: 'click' }, 204],
  ['a place that there is not', { slot: '__proto__', creative: 'conta', event: 'view' }, 400],
  ['an event that there is not', { slot: 'rodape', creative: 'conta', event: 'buy' }, 400],
  ['a piece that there is not', { slot: 'rodape', creative: 'nada', event: 'view' }, 404],
  ['a partner in the place of a piece', { slot: 'rodape', creative: 'banco', event: 'view' }, 404],
  ['a piece in the place of a partner', { slot: 'texto', creative: 'conta', event: 'view' }, 404],
])('%s is counted where it is known', async (_, body, status) => {
  expect(await post(body)).toBe(status)
  expect(counted).toEqual(status === 204 ? [Object.values(body)] : [])
})

const view = { slot: 'rodape', creative: 'conta', event: 'view' }

test.each(['Mozilla/5.0 (compatible; bingbot/2.0)', 'Mozilla/5.0 HeadlessChrome/140.0', 'curl/8.5', ''])(
  'the program %j is told the same, and counts for nothing',
  async (name) => {
    expect(await post(view, { 'user-agent': name })).toBe(204)
    expect(counted).toEqual([])
  },
)

test('one address is heard 600 times in ten minutes, and keeps no other from being heard', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' }
  for (let times = 0; times < 600; times++) expect(await post({}, from)).toBe(400)
  expect(await post(view, from)).toBe(429)
  expect(await post(view, { 'x-forwarded-for': '198.51.100.8' })).toBe(204)
  expect(counted).toHaveLength(1)
})
