import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, studioOrigin, type TestLake, tokens } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const authorization = `Bearer ${tokens.write}`

/** `fetch` would not send a foreign Host, or say what a browser does. */
function statusOf(
  path: string,
  headers: Record<string, string>,
  port = lake.port,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
}

const statusFor = (host: string, port?: number) => statusOf('/v1/ping', { host }, port)

describe('what a page shows, for which a browser tells no origin', () => {
  const query = '/v1/data/query/production?query=1'
  const login = `/v1/auth/login/local?origin=${encodeURIComponent(studioOrigin)}`
  test.each([
    ['a picture on a foreign page', 'cross-site', 'image', query, 403],
    ['a script on another page of this machine', 'same-site', 'script', query, 403],
    ['a frame', 'cross-site', 'iframe', '/', 403],
    ['a stream as a picture', 'same-site', 'image', '/v1/data/listen/production?query=*', 403],
    ['data that a foreign page opens', 'cross-site', 'document', query, 403],
    ['data that the Studio opens', 'same-site', 'document', query, 200],
    ['data from the address bar', 'none', 'document', query, 200],
    ['the sign-in, from a Studio elsewhere', 'cross-site', 'document', login, 302],
    ['a picture of an article', 'cross-site', 'image', '/images/local/production/x-1x1.png', 404],
  ])('%s', async (_name, site, dest, path, status) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest, 'sec-fetch-mode': 'no-cors' }
    expect(await statusOf(path, headers)).toBe(status)
  })
})

describe('host', () => {
  test.each([
    ['localhost', 200],
    ['local.localhost:3900', 200],
    ['127.0.0.1:3900', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['evillocalhost', 421],
    ['[::1]:3900', 200],
    ['localhost@evil.example', 400],
    ['evil@localhost', 400],
    ['localhost/v1/data', 400],
  ])('%s → %i', async (host, status) => {
    expect(await statusFor(host)).toBe(status)
  })
})

test('a name from the list is ours, on its own port as well', async () => {
  const named = await startTestLake(undefined, { names: ['redacao.lan'] })
  expect(await statusFor('redacao.lan:3901', named.port)).toBe(200)
  expect(await statusFor('outro.lan', named.port)).toBe(421)
  named.stop()
  named.remove()
})

describe('origin', () => {
  const mutate = (headers: Record<string, string>) =>
    fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ mutations: [{ create: { _id: 'x', _type: 'article' } }] }),
    })

  test('a foreign page cannot write, even with the token', async () => {
    const response = await mutate({ authorization, origin: 'http://evil.example' })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(lake.store.get('x')).toBeNull()
  })

  test('the Studio can, and only its origin is named', async () => {
    const response = await mutate({ authorization, origin: studioOrigin })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(studioOrigin)
  })

  test('a foreign page cannot read either, not even what is public', async () => {
    const foreign = await fetch(`${lake.url}/v1/ping`, { headers: { origin: 'http://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a page sees why its request was refused', async () => {
    const refused = await fetch(`${lake.url}/v1/nada`, { headers: { origin: studioOrigin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, studioOrigin])
  })
})

test("every answer, of refusals too, says that it is nobody else's", async () => {
  for (const path of ['/', '/v1/ping', '/v1/nada', '/v1/data/query/production?query=*']) {
    const { headers } = await fetch(lake.url + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('its pages have one style sheet, and no script', async () => {
  const answer = await fetch(lake.url)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await answer.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(
    `default-src 'none'; style-src 'sha256-${hash}';`,
  )
})

describe('malformed requests', () => {
  test.each([
    ['foreign method', 'DELETE', '/v1/ping', undefined, 405],
    ['a form', 'POST', '/v1/data/mutate/production', new URLSearchParams({ a: 'b' }), 415],
    ['text that is not UTF-8', 'POST', '/v1/data/mutate/production', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['JSON that is too deep', 'POST', '/v1/data/mutate/production', '['.repeat(99) + ']'.repeat(99), 400],
    ['unknown path', 'GET', '/v1/nada', undefined, 404],
    ['unknown dataset', 'GET', '/v1/data/query/outro?query=*', undefined, 404],
    ['no query', 'GET', '/v1/data/query/production', undefined, 400],
    ['parameter that is not JSON', 'GET', '/v1/data/query/production?query=*&$a=x', undefined, 400],
    ['broken escape', 'GET', '/v1/data/doc/production/%E0%A4%A', undefined, 400],
    ['body that is not JSON', 'POST', '/v1/data/mutate/production', '{', 400],
    ['body that is not an object', 'POST', '/v1/data/mutate/production', '7', 400],
    ['actions that are not actions', 'POST', '/v1/data/actions/production', '{"actions":[null]}', 400],
    ['too large a body', 'POST', '/v1/data/mutate/production', 'x'.repeat(21 * 1024 * 1024), 413],
  ])('%s', async (_name, method, path, body, status) => {
    const response = await fetch(lake.url + path, { method, headers: { authorization }, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
  })
})

test('a WebSocket has to tell both an origin and a name of ours', () => {
  const { acceptsSocket } = lake
  expect(acceptsSocket(studioOrigin, `localhost:${lake.port}`)).toBe(true)
  expect(acceptsSocket('', `localhost:${lake.port}`)).toBe(false)
  expect(acceptsSocket('http://evil.example', `localhost:${lake.port}`)).toBe(false)
  for (const host of ['', 'evil.example', 'localhost@evil.example', 'evil@localhost', 'localhost/evil'])
    expect(acceptsSocket(studioOrigin, host)).toBe(false)
})
