import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { prerender } from 'react-dom/static'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Letter = { from: string; to: string[]; text: string }

const letters: Letter[] = []
let isBusy = false

/** A real server of e-mail on this machine. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onMailFrom: (_address, _session, done) =>
    done(isBusy ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null),
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      letters.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(parts).toString('utf8'),
      })
      done()
    })
  },
})

let post: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
let readForm: () => Promise<string>
let caller = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A TCP server's address is always an AddressInfo.
  const { port } = server.server.address() as AddressInfo
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
  vi.stubEnv('MAIL_FROM', 'formulario@emmiudos.com.br')
  vi.stubEnv('MAIL_TO', 'redacao@emmiudos.com.br')
  // After the environment is set, which is read once.
  const { POST } = await import('./route.ts')
  const { SentForm } = await import('../../contato/SentForm.tsx')
  post = (fields, headers = {}) =>
    POST(
      new Request('http://localhost:3000/api/contato', {
        method: 'POST',
        headers: { 'x-forwarded-for': `192.0.2.${caller}`, 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams(fields),
      }),
    )
  readForm = async () => new Response((await prerender(<SentForm />)).prelude).text()
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})
beforeEach(() => {
  letters.length = 0
  isBusy = false
  caller++
})

const text = 'A parcela deu um centavo a mais: 50 % & <b>"aspas"</b>.'
const message = { name: 'Ana', email: 'ana@exemplo.com.br', subject: 'erro', text, site: '' }

/** Soft line breaks of quoted-printable taken away, and its bytes put back, where a letter is written so. */
function decoded(letter: Letter | undefined): string {
  if (!letter?.text.includes('Content-Transfer-Encoding: quoted-printable')) return letter?.text ?? ''
  const body = letter.text.replaceAll('=\r\n', '')
  return Buffer.from(
    body.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}

const header = (letter: Letter | undefined, name: string) =>
  RegExp(`^${name}: (.*)$`, 'm').exec(letter?.text ?? '')?.[1]

test('the form of the page is plain HTML that posts what the route reads', async () => {
  const html = await readForm()
  expect(html).toMatch(/^<form [^>]*action="\/api\/contato" method="post">/)
  const names = Array.from(html.matchAll(/ name="([a-z]+)"/g), ([, name]) => name)
  expect(names).toEqual(['name', 'email', 'subject', 'text', 'site'])
  expect(html).toMatch(/<input [^>]*hidden="" [^>]*name="site"/)
  expect(html).toContain('este site não guarda nada dela')
})

test('a message goes to the team from the address of the site, to be answered to the reader', async () => {
  const answer = await post({ ...message, calculation: 'http://localhost:3000/juros-compostos#v=1000' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Resposta em até 5 dias úteis')
  const [letter] = letters
  expect(letters).toHaveLength(1)
  expect(letter).toMatchObject({ from: 'formulario@emmiudos.com.br', to: ['redacao@emmiudos.com.br'] })
  expect(header(letter, 'Reply-To')).toBe('ana@exemplo.com.br')
  expect(header(letter, 'Content-Type')).toBe('text/plain; charset=utf-8')
  expect(decoded(letter)).toContain(
    `${text}\r\n\r\nConta: http://localhost:3000/juros-compostos#v=1000\r\n\r\nAna`,
  )
  // Nothing of the reader's machine goes along.
  expect(letter?.text).not.toContain('192.0.2.')
})

test.each([
  ['an address with a line more', { email: 'ana@exemplo.com.br\r\nBcc: todos@exemplo.com.br' }],
  ['two addresses', { email: 'ana@exemplo.com.br,todos@exemplo.com.br' }],
  ['an address with a name', { email: 'Ana <ana@exemplo.com.br>' }],
  ['no address', { email: '' }],
  ['a subject of its own', { subject: 'erro\r\nBcc: todos@exemplo.com.br' }],
  ['a short text', { text: 'Curta' }],
])('%s is not sent, and comes back with what is wrong', async (_, change) => {
  const answer = await post({ ...message, ...change })
  expect([answer.status, letters.length]).toEqual([422, 0])
  const html = await answer.text()
  expect(html).toContain('O que você escreveu continua aqui.')
  expect(html).toContain('value="Ana"')
  expect(html).toMatch(/<small>[^<]+<\/small>/)
})

test('a line break in the name stays in the text and makes no header', async () => {
  await post({ ...message, name: 'Ana\r\nBcc: todos@exemplo.com.br' })
  expect(letters[0]?.to).toEqual(['redacao@emmiudos.com.br'])
  expect(header(letters[0], 'Bcc')).toBeUndefined()
  expect(decoded(letters[0])).toContain('Ana Bcc: todos@exemplo.com.br')
})

test('when the server of e-mail refuses, all that was typed comes back, and the log does not name the reader', async () => {
  isBusy = true
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await post({ ...message, calculation: 'http://localhost:3000/cdb#v=1' })
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('contato@emmiudos.com.br')
  expect(html).toContain('50 % &amp; &lt;b&gt;&quot;aspas&quot;&lt;/b&gt;.</textarea>')
  expect(html).toContain('<option value="erro" selected>Erro em cálculo</option>')
  expect(html).toContain('name="calculation" value="http://localhost:3000/cdb#v=1"')
  expect(log.mock.calls).toEqual([['contato: e-mail não enviado (EENVELOPE)']])
  log.mockRestore()
})

test('what a program filled in is thanked for and goes nowhere', async () => {
  const answer = await post({ ...message, site: 'https://compre.example' })
  expect([answer.status, letters.length]).toEqual([200, 0])
})

test('the sixth message in ten minutes waits, and is not lost; another reader does not wait', async () => {
  for (let count = 0; count < 5; count++) expect((await post(message)).status).toBe(200)
  const answer = await post(message)
  expect([answer.status, letters.length]).toEqual([429, 5])
  expect(await answer.text()).toMatch(/Espere 10 minutos e envie de novo[\s\S]*A parcela deu/)
  expect((await post(message, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
  // A made-up first address does not help: the nearest proxy's is the last.
  expect((await post(message, { 'x-forwarded-for': `203.0.113.9, 192.0.2.${caller}` })).status).toBe(429)
})

test.each([
  ['another site', message, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program with JSON', message, { 'content-type': 'application/json' }, 400],
  ['more than a form holds', { ...message, text: 'a'.repeat(40_000) }, {}, 400],
] as const)('what %s sends is refused', async (_, fields, headers, status) => {
  const answer = await post(fields, headers)
  expect([answer.status, letters.length]).toEqual([status, 0])
})

test('a calculation of another site is left out', async () => {
  await post({ ...message, calculation: 'https://mal.example/juros-compostos' })
  expect(decoded(letters[0])).not.toContain('mal.example')
})
