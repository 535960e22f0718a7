import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { tokens } from '../testing/test-lake.ts'
import { startReceiver } from '../testing/test-receiver.ts'
import { checkDatabase } from '../upkeep/integrity-check.ts'
import { openStore } from './store.ts'

/** CRASH_SEED repeats the moments of an earlier run; the system's own timing stays its own. */
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const lanes = 2
/** Ten times as many in `npm test -- deep`: each costs a start of the program. */
const killsPerLane = Number(process.env.CRASH_KILLS || 20) / lanes
const writers = 4
/** Longest time from the first acknowledgement to the kill, in milliseconds. */
const maxLifeMs = 80

type Writer = { name: string; attempted: number; acknowledged: number }
type Child = { process: ChildProcess; url: string; gone: Promise<unknown> }

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The program of the store in one file: loading one file is half the work of a start, which is most of what this test does. */
async function bundleStore(folder: string): Promise<string> {
  const input = join(import.meta.dirname, '../store-process.ts')
  // Nobody asks this store for an image.
  const bundle = await rolldown({ input, platform: 'node', external: ['sharp'] })
  await bundle.write({ dir: folder, entryFileNames: 'store.mjs' })
  await bundle.close()
  return join(folder, 'store.mjs')
}

type Place = {
  folder: string
  program: string
  /** Ends with the test: then no child is left, and none is started by a lane that is still at it. */
  over: AbortSignal
}

function spawnStore({ folder, program, over }: Place): ChildProcess {
  const env = {
    ...process.env,
    STORE_PORT: '0',
    STORE_DIR: join(folder, 'store'),
    STORE_HOOKS: join(folder, 'hooks'),
    STORE_READ_TOKEN: tokens.read,
    STORE_WRITE_TOKEN: tokens.write,
    // Halves the work of a start once more.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  return spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: over,
    killSignal: 'SIGKILL',
  })
}

async function startStore(place: Place): Promise<Child> {
  const child = spawnStore(place)
  const gone = once(child, 'exit')
  if (!child.stdout) throw new Error('the child has a pipe for its output')
  const line = await Promise.race([once(child.stdout, 'data'), gone.then(() => 'ended before it was ready')])
  return { process: child, url: String(line).replace('content store: ', '').trim(), gone }
}

async function kill({ process: child, gone }: Child): Promise<void> {
  child.kill('SIGKILL')
  await gone
}

function send(url: string, body?: unknown): Promise<Response> {
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${tokens.write}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const transactionOf = ({ name }: Writer, n: number) => `${name}-${n}`

/** Two documents that each transaction replaces together, and one that it leaves behind. */
async function writeUntilKilled(url: string, writer: Writer, onFirst: () => void): Promise<void> {
  for (;;) {
    writer.attempted += 1
    const n = writer.attempted
    const transactionId = transactionOf(writer, n)
    const pair = ['a', 'b'].map((side) => ({
      createOrReplace: { _id: `${writer.name}.${side}`, _type: 'par', n, text: `${n} `.repeat(200) },
    }))
    const receipt = { create: { _id: `recibo-${transactionId}`, _type: 'recibo' } }
    try {
      const answer = await send(`${url}/v1/data/mutate/production`, {
        transactionId,
        mutations: [...pair, receipt],
      })
      const body = await answer.text()
      if (!answer.ok) throw new Error(`refused: ${body}`)
    } catch (error) {
      // fetch says only this of a connection that broke off, which is what a kill looks like from here.
      if (error instanceof TypeError) return
      throw error
    }
    writer.acknowledged = n
    onFirst()
  }
}

async function documentsOf(url: string, ids: string[]): Promise<Map<string, Record<string, unknown>>> {
  const answer = await send(`${url}/v1/data/doc/production/${ids.join(',')}`)
  const { documents } = (await answer.json()) as { documents: { _id: string }[] }
  return new Map(documents.map((doc) => [doc._id, doc]))
}

/** The state is that after the last acknowledged transaction, or after the one under way: never between. */
async function expectWhole(url: string, writer: Writer): Promise<void> {
  const { name, attempted, acknowledged } = writer
  const receiptOf = (n: number) => `recibo-${transactionOf(writer, n)}`
  const found = await documentsOf(url, [
    `${name}.a`,
    `${name}.b`,
    receiptOf(acknowledged),
    receiptOf(attempted),
  ])
  const [a, b] = [found.get(`${name}.a`), found.get(`${name}.b`)]
  const n = Number(a?.n ?? 0)
  const rev = n === 0 ? undefined : transactionOf(writer, n)
  expect([acknowledged, attempted]).toContain(n)
  expect([a?._rev, b?._rev, b?.n ?? 0]).toEqual([rev, rev, n])
  // Transaction 0 is the one that was never sent.
  expect(found.has(receiptOf(acknowledged))).toBe(acknowledged > 0)
  expect(found.has(receiptOf(attempted))).toBe(n === attempted && n > 0)
  // The pending transaction has now happened, or never will.
  writer.acknowledged = n
}

async function crashRepeatedly(place: Place, random: () => number, team: Writer[]): Promise<void> {
  for (let kills = 0; kills < killsPerLane; kills++) {
    const store = await startStore(place)
    await Promise.all(team.map((writer) => expectWhole(store.url, writer)))
    let writing = Promise.resolve<unknown>(undefined)
    const acknowledged = new Promise<void>((onFirst) => {
      writing = Promise.all(team.map((writer) => writeUntilKilled(store.url, writer, onFirst)))
    })
    await Promise.race([acknowledged, writing])
    await setTimeout(random() * maxLifeMs)
    await kill(store)
    await writing
    if (random() < 0.1) await crashWhileStarting(place, random)
  }
}

/** Opening the file is a moment like any other. */
async function crashWhileStarting(place: Place, random: () => number): Promise<void> {
  const child = spawnStore(place)
  const gone = once(child, 'exit')
  await setTimeout(random() * 400)
  child.kill('SIGKILL')
  await gone
}

function prepareFolder(hookUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'hooks'))
  const hook = { name: 'Recibos', url: hookUrl, filter: '_type == "recibo"', projection: '{_id}' }
  writeFileSync(join(folder, 'hooks/recibos.json'), JSON.stringify(hook))
  return folder
}

async function crashLane(lane: number, program: string, over: AbortSignal): Promise<number> {
  const receiver = await startReceiver()
  onTestFinished(receiver.stop)
  const folder = prepareFolder(receiver.url)
  const place = { folder, program, over }
  const team = Array.from({ length: writers }, (_, n) => ({
    name: `l${lane}w${n}`,
    attempted: 0,
    acknowledged: 0,
  }))
  const expected = new Set<string>()
  const tracked = team.map((writer) => trackAcknowledged(writer, expected))
  // The first start ends in order, because only then Node keeps what it has compiled.
  const first = await startStore(place)
  first.process.kill('SIGTERM')
  await first.gone
  await crashRepeatedly(place, randomFrom(seed + lane), tracked)

  const store = await startStore(place)
  await Promise.all(tracked.map((writer) => expectWhole(store.url, writer)))
  const delivered = () => receiver.received.map(({ headers }) => headers['sanity-transaction-id'])
  const missing = () => missingFrom(delivered(), expected)
  for (let before = -1; missing().length > 0 && before !== receiver.received.length; ) {
    before = receiver.received.length
    await setTimeout(3000)
  }
  await kill(store)
  expect(missing()).toEqual([])

  const opened = openStore(join(folder, 'store'))
  const logged = opened.database
    .prepare(
      'SELECT t.id, count(*) AS documents FROM transactions t JOIN changes c USING (sequence) GROUP BY t.id',
    )
    .all()
  expect(checkDatabase(opened.database)).toEqual([])
  opened.close()
  expect(logged.filter(({ documents }) => documents !== 3)).toEqual([])
  expect(
    missingFrom(
      logged.map(({ id }) => id),
      expected,
    ),
  ).toEqual([])
  return expected.size
}

function missingFrom(found: unknown[], expected: Set<string>): string[] {
  const present = new Set(found)
  return Array.from(expected).filter((id) => !present.has(id))
}

/** Notes the name of each transaction at the moment it is acknowledged. */
function trackAcknowledged(writer: Writer, expected: Set<string>): Writer {
  let acknowledged = writer.acknowledged
  return Object.defineProperty(writer, 'acknowledged', {
    get: () => acknowledged,
    set(n: number) {
      acknowledged = n
      if (n > 0) expected.add(transactionOf(writer, n))
    },
  })
}

test(`${lanes * killsPerLane} kills during writes lose nothing that was acknowledged (CRASH_SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const programs = mkdtempSync(join(tmpdir(), 'crash-program-'))
  onTestFinished(() => rmSync(programs, { recursive: true, force: true }))
  const program = await bundleStore(programs)
  const counts = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => crashLane(lane, program, over.signal)),
  )
  expect(Math.min(...counts)).toBeGreaterThan(killsPerLane)
})
