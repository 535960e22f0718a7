import { afterEach, expect, test } from 'vitest'
import { siteOrigin, startTestLake, studioOrigin, type TestLake, tokens } from '../testing/test-lake.ts'

const passphrase = 'k7fd-m2qx-9wtr-hb4n'
let lake: TestLake

afterEach(() => {
  lake.stop()
  lake.remove()
})

const address = (origin: string) => `${lake.url}/v1/auth/login/local?origin=${encodeURIComponent(origin)}`
const open = (origin = `${studioOrigin}/structure`) => fetch(address(origin), { redirect: 'manual' })
const enter = (given: string, headers: Record<string, string> = {}) =>
  fetch(address(studioOrigin), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ passphrase: given }),
  })
const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').hash.split('=')[1]
const exchange = (code: string | undefined) => fetch(`${lake.url}/v1/auth/fetch?sid=${code}`)

async function tokenOf(response: Response): Promise<string> {
  const { token } = (await (await exchange(codeOf(response))).json()) as { token: string }
  return token
}

const me = (token: string) =>
  fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })

test('on this machine the Studio goes back signed in, with a code that works once', async () => {
  lake = await startTestLake()
  const response = await open()
  expect(response.status).toBe(302)
  expect(new URL(response.headers.get('location') ?? '').origin).toBe(studioOrigin)
  const code = codeOf(response)
  expect((await exchange(code)).status).toBe(200)
  expect((await exchange(code)).status).toBe(401)
  expect((await exchange('x'.repeat(32))).status).toBe(401)
})

test('every sign-in has a token of its own, which writes until its browser signs out', async () => {
  lake = await startTestLake()
  const [one, other] = [await tokenOf(await open()), await tokenOf(await open())]
  expect(new Set([one, other, tokens.write]).size).toBe(3)
  const editor = lake.editor.withConfig({ token: one })
  await editor.create({ _id: 'a', _type: 'article' })
  await fetch(`${lake.url}/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${one}` } })
  await expect(editor.delete('a')).rejects.toMatchObject({ statusCode: 401 })
  expect((await me(other)).status).toBe(200)
})

test('a restart signs nobody out, and the file does not hold the token', async () => {
  lake = await startTestLake()
  const token = await tokenOf(await open())
  const rows = lake.store.database.prepare('SELECT digest FROM sessions').all()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  const { folder } = lake
  lake.stop()
  lake = await startTestLake(folder)
  expect((await me(token)).status).toBe(200)
})

test.each(['http://evil.example', 'http://localhost:3333.evil.example', 'javascript:alert(1)', ''])(
  'it does not go back to %s',
  async (origin) => {
    lake = await startTestLake()
    expect((await open(origin)).status).toBe(400)
  },
)

test('with a passphrase nobody gets in by the address alone', async () => {
  lake = await startTestLake(undefined, { passphrase })
  const response = await open()
  expect(response.status).toBe(200)
  expect(response.headers.get('location')).toBeNull()
  const html = await response.text()
  expect(html).toContain('<label for="senha">Senha da redação</label>')
  expect(html).toContain('lang="pt-BR"')
  expect(html).not.toContain(passphrase)
  expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${studioOrigin}`)
})

test('the right passphrase opens, also with capitals and spaces around it', async () => {
  lake = await startTestLake(undefined, { passphrase })
  const response = await enter(` ${passphrase.toUpperCase()} `, { origin: lake.url })
  expect(response.status).toBe(303)
  expect((await me(await tokenOf(response))).status).toBe(200)
})

test('a wrong one is told so, and after five the address waits', async () => {
  lake = await startTestLake(undefined, { passphrase })
  for (let tries = 0; tries < 5; tries++) {
    const wrong = await enter('errada')
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('Erro: a senha não confere')
  }
  const waiting = await enter(passphrase)
  expect(waiting.status).toBe(429)
  expect(waiting.headers.get('retry-after')).toBe('1')
  expect(await waiting.text()).toContain('Espere 1 s')
})

test('the form of a foreign page is refused before the passphrase is looked at', async () => {
  lake = await startTestLake(undefined, { passphrase })
  expect((await enter(passphrase, { origin: 'http://evil.example' })).status).toBe(403)
  expect((await enter(passphrase, { origin: 'null' })).status).toBe(403)
})

test('the site, whose pages may ask as well, is sent no code and given no token', async () => {
  lake = await startTestLake()
  expect((await open(siteOrigin)).status).toBe(400)
  const exchangedBy = async (origin: string) =>
    fetch(`${lake.url}/v1/auth/fetch?sid=${codeOf(await open())}`, { headers: { origin } })
  const fromSite = await exchangedBy(siteOrigin)
  expect([fromSite.status, await fromSite.text()]).toEqual([401, expect.not.stringContaining('token":')])
  expect((await exchangedBy(studioOrigin)).status).toBe(200)
  const query = await fetch(`${lake.url}/v1/data/query/production?query=1`, {
    headers: { origin: siteOrigin },
  })
  expect(query.headers.get('access-control-allow-origin')).toBe(siteOrigin)
})

test('behind a proxy one stranger shuts nobody else out, whatever address the stranger claims', async () => {
  lake = await startTestLake(undefined, { passphrase })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const tries: number[] = []
  for (let count = 0; count < 8; count++) {
    tries.push((await enter('errada', from(`198.51.100.${count}, 203.0.113.9`))).status)
  }
  expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect((await enter(passphrase, from('203.0.113.9'))).status).toBe(429)
  expect((await enter(passphrase, from('198.51.100.7'))).status).toBe(303)
  expect((await enter(passphrase)).status).toBe(303)
})
