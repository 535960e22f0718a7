import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { lastWebhook, noteWebhook } from '#web/content/webhook/last-webhook.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { endDoubt, noteAnswer, noteDoubt, noteDropped, noteFailure } from '#web/rates/source-states.ts'

/** A store that answers while it is well. */
let isWell = true
const store = createServer((_, answer) => {
  answer.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' }).end('{"result":0}')
})
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
// A TCP server's address is always an AddressInfo.
vi.stubEnv('SANITY_API_HOST', `http://127.0.0.1:${(store.address() as AddressInfo).port}`)
// After the environment is set, which is read once.
const {
  alarms,
  checkAll,
  checkSource,
  checkTables,
  checkWebhook,
  judgeBackup,
  judgeDisk,
  judgeMemory,
  worst,
} = await import('./checks.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  globalThis.emMiudosServer = undefined
  store.close()
  store.closeAllConnections()
})

const now = Date.parse('2026-11-20T12:00:00.000Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('a source: never asked, answered, failed since, well again', () => {
  expect(checkSource('brapi', now)).toMatchObject({ code: 'ok', words: 'brapi: ninguém pediu nada ainda.' })
  noteAnswer('brapi', before(600))
  expect(checkSource('brapi', now)).toMatchObject({
    code: 'ok',
    words: 'brapi respondeu há 10 min.',
    ageSeconds: 600,
  })
  noteFailure('brapi', before(60), 'rate-limited')
  expect(checkSource('brapi', now)).toMatchObject({
    state: 'attention',
    code: 'fonte-falhou',
    words: 'brapi recusou por excesso de pedidos há 60 s. A última resposta foi há 10 min.',
    ageSeconds: 600,
  })
  noteFailure('brapi', before(30), 'unavailable', 'o nome não foi encontrado (ENOTFOUND)')
  expect(checkSource('brapi', now).words).toMatch(
    /^brapi não respondeu há 30 s: o nome não foi encontrado \(ENOTFOUND\)\. /,
  )
  noteAnswer('brapi', before(5))
  // A kept answer of before comes late, and takes nothing back.
  noteAnswer('brapi', before(900))
  expect(checkSource('brapi', now)).toMatchObject({ code: 'ok', ageSeconds: 5 })
})

test('a source that answers and is not believed is a state of its own', () => {
  noteAnswer('frankfurter', before(5))
  noteDoubt('frankfurter', 'quote:usd-brl', before(1800))
  noteDoubt('frankfurter', 'quote:usd-brl', before(5))
  expect(checkSource('frankfurter', now)).toMatchObject({
    state: 'attention',
    code: 'preco-recusado',
    words: expect.stringMatching(
      /^Frankfurter responde, e o que diz não é usado: um valor recusado há 30 min .*quote:usd-brl/,
    ),
  })
  endDoubt('frankfurter', 'quote:usd-brl')
  expect(checkSource('frankfurter', now)).toMatchObject({ code: 'ok' })
})

test('rows that were left out are counted beside what a source says', () => {
  noteAnswer('bcb-sgs', before(5))
  noteDropped('bcb-sgs', { rows: 2, of: 30, first: '3.valor: não é um número' })
  noteDropped('bcb-sgs', { rows: 1, of: 30, first: '4.valor: não é um número' })
  expect(checkSource('bcb-sgs', now)).toMatchObject({
    state: 'ok',
    dropped: 3,
    words: expect.stringMatching(
      /respondeu há 5 s\. Da resposta de há \S+ \S+, 1 linha ficou de fora, das 30 \(4\.valor: não é um número\); desde o início, 3\.$/,
    ),
  })
})

test('the webhook: none yet, one, one with a wrong signature after it', () => {
  expect(checkWebhook(now)).toMatchObject({ code: 'ok', ageSeconds: null })
  noteWebhook('accepted', now - 7200_000)
  expect(checkWebhook(now)).toMatchObject({ code: 'ok', words: 'Último aviso de publicação há 2 h.' })
  noteWebhook('refused', now - 1000)
  expect(checkWebhook(now)).toMatchObject({ code: 'aviso-recusado', ageSeconds: 7200 })
  noteWebhook('accepted', now)
  expect(checkWebhook(now)).toMatchObject({ code: 'ok' })
  noteWebhook('unsigned', now - 60_000)
  expect(checkWebhook(now)).toMatchObject({ code: 'ok', words: expect.stringContaining('sem assinatura') })
  Object.assign(lastWebhook(), { accepted: null, refused: null, unsigned: null })
})

test('disk and memory', () => {
  const GB = 1024 ** 3
  expect([5, 1, 0.1].map((free) => judgeDisk(free * GB).code)).toEqual(['ok', 'disco-pouco', 'disco-cheio'])
  expect(judgeDisk(5 * GB).words).toBe('5 GB livres no disco.')
  expect([0.2, 0.04].map((part) => judgeMemory(part * GB, GB).code)).toEqual(['ok', 'memoria-pouca'])
})

test('the daily backup: none, fresh, here alone, late, lost', () => {
  const hours = (count: number) => before(count * 3600)
  const judged = (at: number, copiedAt: number | null, copies = true) =>
    judgeBackup({ at: hours(at), copiedAt: copiedAt === null ? null : hours(copiedAt), copies }, now)
  expect(judgeBackup(undefined, now)).toMatchObject({ state: 'attention', code: 'copia-antiga' })
  expect(judged(3, null, false)).toMatchObject({
    code: 'ok',
    words: 'Última cópia do acervo há 3 h, só nesta máquina.',
  })
  expect(judged(3, 3)).toMatchObject({ code: 'ok', ageSeconds: 3 * 3600 })
  // While today's is on its way, yesterday's is away.
  expect(judged(0, 24)).toMatchObject({ code: 'ok' })
  expect(judged(3, null)).toMatchObject({ code: 'copia-so-aqui' })
  expect(judged(3, 27)).toMatchObject({
    code: 'copia-so-aqui',
    words: 'Última cópia do acervo há 3 h; fora desta máquina, há 27 h.',
  })
  expect(judged(27, 27)).toMatchObject({ state: 'attention', code: 'copia-antiga' })
  expect(judged(75, 75)).toMatchObject({ state: 'failure', code: 'copia-antiga' })
})

test('the store that is away is a failure, Redis that is away is not', async () => {
  const named = async (at: number) =>
    Object.fromEntries((await checkAll(at)).map((check) => [check.name, check.code]))
  const hearing = (answer: boolean | undefined) => {
    globalThis.emMiudosServer = { build: 'x', startedAt: 0, hearsOthers: () => answer }
  }
  expect(await named(now)).toMatchObject({ acervo: 'ok', redis: 'ok' })
  isWell = false
  hearing(false)
  // It is not asked again for five seconds, however many ask here.
  expect(await named(now + 4000)).toMatchObject({ acervo: 'ok', redis: 'redis-fora' })
  hearing(true)
  const later = await checkAll(now + 6000)
  expect(worst(later)).toBe('failure')
  expect(later).toContainEqual(expect.objectContaining({ code: 'acervo-fora', ageSeconds: 6 }))
  expect(later).toContainEqual(expect.objectContaining({ name: 'redis', code: 'ok' }))
})

test('who runs the site hears of a table 30 days before it is due, and readers on the day', () => {
  const due = inssTables[0]?.renewal?.due ?? '0000-00-00'
  const words = 'Tabela do INSS: a próxima vale em'
  expect(checkTables(addDays(due, -31)).words).not.toContain(words)
  expect(checkTables(addDays(due, -30))).toMatchObject({ state: 'attention' })
  expect(checkTables(addDays(due, -30)).words).toContain(words)
  expect(checkTables(due)).toMatchObject({ state: 'attention', code: 'tabela-vencida' })
  expect(checkTables(due).words).toMatch(/Tabela do INSS de \d{4}: a de \d{4} já deveria ter saído\./)
})

test('docs/operacao.md names the file of every table that is renewed', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/operacao.md'), 'utf8')
  const tables = join(import.meta.dirname, '../../../finance/tables')
  const renewed = globSync('*/*.ts', { cwd: tables }).filter((file) =>
    readFileSync(join(tables, file), 'utf8').includes('renewal: {'),
  )
  expect(renewed.length).toBeGreaterThan(10)
  expect(renewed.filter((file) => !text.includes(`\`${file}\``))).toEqual([])
})

test('docs/operacao.md says of every alarm what to do', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/operacao.md'), 'utf8')
  const sections = Array.from(text.matchAll(/^### `([a-z-]+)`\n\n(.+)/gm), ([, code]) => code)
  expect(sections.toSorted()).toEqual([...alarms].toSorted())
})
