import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, studioOrigin, type TestLake, tokens } from './test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const authorization = `Bearer ${tokens.write}`

/** `fetch` would not send a foreign Host. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port: lake.port, host: '127.0.0.1', path: '/v1/ping', headers: { host } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    call.on('error', reject)
    call.end()
  })
}

describe('host', () => {
  test.each([
    ['localhost', 200],
    ['local.localhost:3900', 200],
    ['127.0.0.1:3900', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['evillocalhost', 421],
  ])('%s → %i', async (host, status) => {
    expect(await statusFor(host)).toBe(status)
  })
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
    const foreign = await fetch(`${lake.url}/v1/ping`, { headers: { origin: 'http://evil.example' } })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('sign-in', () => {
  const signIn = (origin: string) =>
    fetch(`${lake.url}/v1/auth/login/local?origin=${encodeURIComponent(origin)}`, { redirect: 'manual' })
  const fetchToken = (sid: string | undefined) => fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)

  test('sends the Studio back with a code that works once', async () => {
    const response = await signIn(`${studioOrigin}/structure`)
    expect(response.status).toBe(302)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin).toBe(studioOrigin)
    const sid = location.hash.split('=')[1]
    expect(await (await fetchToken(sid)).json()).toEqual({ token: tokens.write })
    expect((await fetchToken(sid)).status).toBe(401)
  })

  test.each(['http://evil.example', 'http://localhost:3333.evil.example', 'javascript:alert(1)', ''])(
    'refuses to go to %s',
    async (origin) => {
      expect((await signIn(origin)).status).toBe(400)
    },
  )

  test('an invented code gives nothing', async () => {
    expect((await fetchToken('x'.repeat(32))).status).toBe(401)
  })
})

describe('malformed requests', () => {
  test.each([
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
