import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as providers from './providers.ts'

type Asked = { path: string; body: unknown; headers: IncomingHttpHeaders }

const LIST = 'eb420c55-4cfb-4972-92ba-c93c34ba475d'
const asked: Asked[] = []
let reply = { status: 200, body: '' }

/** The service that keeps the addresses, on this machine. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body: unknown = JSON.parse(Buffer.concat(parts).toString())
  asked.push({ path: `${request.method} ${request.url}`, body, headers: request.headers })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
})

let root = ''
let adapters: typeof providers
let post: (email: string, headers?: Record<string, string>, site?: string) => Promise<Response>
let caller = 0

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  vi.stubEnv('NEWSLETTER', 'listmonk')
  vi.stubEnv('NEWSLETTER_URL', root)
  vi.stubEnv('NEWSLETTER_LIST', LIST)
  // After the environment is set, which is read once.
  adapters = await import('./providers.ts')
  const { POST } = await import('./route.ts')
  post = (email, headers = {}, site = '') =>
    POST(
      new Request('http://localhost:3000/api/newsletter', {
        method: 'POST',
        headers: { 'x-forwarded-for': `192.0.2.${caller}`, ...headers },
        body: new URLSearchParams({ email, site }),
      }),
    )
})
afterAll(() => {
  vi.unstubAllEnvs()
  service.close()
})
beforeEach(() => {
  asked.length = 0
  reply = { status: 200, body: '{"data":{"has_optin":true}}' }
  caller++
})

test('Listmonk: its public subscription, with the list and nothing of the reader but the address', async () => {
  const answer = await post(' ana@exemplo.com.br ')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Sem a confirmação, nada mais é enviado.')
  expect(asked).toMatchObject([
    { path: 'POST /api/public/subscription', body: { email: 'ana@exemplo.com.br', list_uuids: [LIST] } },
  ])
  expect(JSON.stringify(asked)).not.toContain('192.0.2.')
})

test('Buttondown: a subscriber, by the key, without a type that would skip the confirmation', async () => {
  reply = { status: 201, body: '{"id":"x"}' }
  expect(await adapters.buttondown(root, 'chave')('ana@exemplo.com.br')).toBe('asked')
  expect(asked).toMatchObject([
    {
      path: 'POST /v1/subscribers',
      body: { email_address: 'ana@exemplo.com.br' },
      headers: { authorization: 'Token chave' },
    },
  ])
})

test.each([
  ['listmonk', 200, '{"data":true}', 'asked'],
  ['listmonk', 400, '{"message":"Invalid e-mail."}', 'refused'],
  ['listmonk', 400, '{"message":"No lists"}', 'listmonk: 400'],
  ['listmonk', 500, '', 'listmonk: 500'],
  ['buttondown', 400, '{"code":"email_already_exists","detail":"x"}', 'asked'],
  ['buttondown', 409, '', 'asked'],
  ['buttondown', 400, '{"code":"email_invalid","detail":"x"}', 'refused'],
  ['buttondown', 401, '{"detail":"Invalid token."}', 'buttondown: 401'],
  ['buttondown', 429, '', 'buttondown: 429'],
] as const)('%s that answers %i %s: %s', async (name, status, body, outcome) => {
  reply = { status, body }
  const subscribe = name === 'listmonk' ? adapters.listmonk(root, LIST) : adapters.buttondown(root, 'chave')
  expect(await subscribe('ana@exemplo.com.br').catch(({ message }) => message)).toBe(outcome)
})

test.each(['', 'ana', 'ana@exemplo', 'ana@exemplo.com.br, bia@exemplo.com.br', '"><script>'])(
  '%j is asked again, with what was typed, and goes nowhere',
  async (typed) => {
    const answer = await post(typed)
    expect([answer.status, asked.length]).toEqual([422, 0])
    const html = await answer.text()
    expect(html).toContain(
      `value="${typed.replace('">', '&quot;&gt;').replace('<', '&lt;').replace('t>', 't&gt;')}"`,
    )
    expect(html).not.toContain('<script')
  },
)

test('a service that fails is said so, the address comes back, and the log does not name it', async () => {
  reply = { status: 500, body: '' }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await post('ana@exemplo.com.br')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('value="ana@exemplo.com.br"')
  expect(log.mock.calls).toEqual([['newsletter: pedido não enviado (Error)']])
  log.mockRestore()
})

test('what a program filled in, or another site sends, goes nowhere; the sixth in ten minutes waits', async () => {
  expect((await post('ana@exemplo.com.br', {}, 'x')).status).toBe(200)
  expect((await post('ana@exemplo.com.br', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(asked).toHaveLength(0)
  for (let count = 0; count < 5; count++) await post('ana@exemplo.com.br')
  const answer = await post('ana@exemplo.com.br')
  expect([answer.status, asked.length]).toEqual([429, 5])
  expect(await answer.text()).toContain('Espere 10 minutos')
})
