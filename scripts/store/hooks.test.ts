import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#lake/testing/eventually.ts'
import { tokens } from '#lake/testing/test-lake.ts'
import { type Receiver, startReceiver } from '#lake/testing/test-receiver.ts'
import { type ServedStore, serveStore } from '#lake/testing/test-served.ts'

let dataDir: string
let receiver: Receiver
let store: ServedStore | undefined

beforeEach(async () => {
  store = undefined
  dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-hooks-'))
  mkdirSync(join(dataDir, 'hooks'))
  receiver = await startReceiver()
  writeSecrets({ storeReadToken: tokens.read, storeWriteToken: tokens.write })
  const crm = {
    name: 'CRM',
    url: `${receiver.url}?chave=abc`,
    secret: 'segredo-do-crm',
    filter: '_type == "x"',
  }
  writeFileSync(join(dataDir, 'hooks/crm.json'), JSON.stringify(crm))
})

afterEach(async () => {
  await store?.stop()
  receiver.stop()
  rmSync(dataDir, { recursive: true })
})

function writeSecrets(secrets: Record<string, string>): void {
  const all = { webhookSecret: 's'.repeat(40), ...secrets }
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(all), { mode: 0o600 })
}

const serve = () => serveStore(join(dataDir, 'store'), { STORE_HOOKS: join(dataDir, 'hooks') })

/** `npm run store -- …`, as a child process. */
async function command(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, STORE_PORT: String(store?.port ?? 3900) }
  const child = spawn(process.execPath, ['scripts/store.ts', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  child.stderr.on('data', (part) => (text += part))
  const [code] = await once(child, 'close')
  return { code, text }
}

const arrivals = (number: number) => eventually(() => expect(receiver.received).toHaveLength(number))

test('shows what was delivered and refused, live and from the file, without secrets', async () => {
  receiver.answers.push(200, 400)
  store = await serve()
  await store.editor.create({ _id: 'a', _type: 'x' })
  await store.editor.create({ _id: 'b', _type: 'x' })
  await arrivals(2)
  const live = await eventually(async () => {
    const shown = await command('hooks')
    expect(shown.text).toMatch(/crm +CRM +em dia +0 +1 +1 +0 .* 400 /)
    return shown
  })
  expect(live).toMatchObject({ code: 0 })
  expect(live.text).toContain('http://127.0.0.1')
  expect(live.text).not.toMatch(/segredo-do-crm|chave=abc|não está no ar/)

  await store.stop()
  const stored = await command('hooks')
  expect(stored.text).toMatch(/não está no ar/)
  expect(stored.text).toMatch(/crm +CRM +em dia +0 +1 +1 +0 .* 400 /)
  const log = await command('hooks', 'log', 'crm')
  expect(log.text).toMatch(/crm +criação +b +\d+ +400 +recusada, não se repete/)
  expect(log.text).toMatch(/crm +criação +a +\d+ +200 +entregue/)
}, 60_000)

test('sends a refused delivery again, with a key of its own', async () => {
  receiver.answers.push(400)
  store = await serve()
  await store.editor.create({ _id: 'a', _type: 'x', title: 'Um' })
  await arrivals(1)
  const attempt = await eventually(async () => {
    const { text } = await command('hooks', 'log')
    return /^ *(\d+) .* 400 /m.exec(text)?.[1] ?? expect.unreachable()
  })
  expect(await command('hooks', 'resend', attempt)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Na fila do webhook crm: a/),
  })
  await arrivals(2)
  expect(receiver.bodies()[1]).toEqual(receiver.bodies()[0])
  const [before, after] = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(after).not.toBe(before)
  expect((await command('hooks', 'resend', '9999')).text).toMatch(/tentativa 9999 não está mais/)
}, 60_000)

test('refuses with one clear sentence', async () => {
  expect(await command('hooks')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Não há acervo em/),
  })
  expect(await command('nada')).toMatchObject({ code: 2, text: expect.stringMatching(/^Uso:/) })
  store = await serve()
  expect((await command('hooks', 'apagar')).text).toMatch(/^Não há "hooks apagar"/)
  expect((await command('hooks', 'resend', 'x')).text).toMatch(/^Diga o número da tentativa/)
  writeSecrets({ storeReadToken: 'x'.repeat(40), storeWriteToken: 'y'.repeat(40) })
  expect((await command('hooks')).text).toMatch(/recusou o segredo desta pasta/)
}, 60_000)

test('a mistake in a file keeps the store from starting, with the file and the field', async () => {
  writeFileSync(join(dataDir, 'hooks/crm.json'), '{"name": "CRM", "url": "crm"}')
  await expect(serve()).rejects.toThrow(/crm\.json: campo "url": escreva um endereço completo/)
})
