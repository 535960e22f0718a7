import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '../store/documents.ts'
import {
  brokenHttp,
  createRandom,
  damagedWrite,
  type FuzzRequest,
  strangeValue,
  unreadableBody,
  wrongAddress,
  wrongCaller,
} from './fuzz-requests.ts'

const writeToken = 'w'.repeat(40)
const authorization = `Bearer ${writeToken}`
const folder = mkdtempSync(join(tmpdir(), 'lake-fuzz-'))
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let store: ChildProcess
let port = 0
let complaints = ''

// A child process, as `npm start` runs it: whether it lives and how much memory it holds can be seen from outside.
beforeAll(async () => {
  store = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
    env: {
      NODE_ENV: 'production',
      STORE_PORT: '0',
      STORE_DIR: folder,
      STORE_HOOKS: join(folder, 'hooks'),
      STORE_READ_TOKEN: 'r'.repeat(40),
      STORE_WRITE_TOKEN: writeToken,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  store.stderr?.on('data', (text) => {
    complaints += text
  })
  if (!store.stdout) throw new Error('the store has no output')
  for await (const line of createInterface({ input: store.stdout })) {
    const address = /content store: (http\S+)/.exec(line)?.[1]
    if (!address) continue
    port = Number(new URL(address).port)
    break
  }
}, 30_000)

afterAll(async () => {
  agent.destroy()
  const ended = new Promise((resolve) => store.once('exit', resolve))
  store.kill()
  await ended
  rmSync(folder, { recursive: true })
})

type Answer = { status: number; text: string }

function send({ method, path, headers, body }: Omit<FuzzRequest, 'isWrong'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
        // An event stream that was opened after all never ends by itself.
        if (response.headers['content-type']?.startsWith('text/event-stream')) call.destroy()
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Whether @sanity/client can tell a person what this says. */
function hasErrorShape(text: string): boolean {
  const body: unknown = JSON.parse(text)
  if (!isRecord(body)) return false
  if (isRecord(body.error))
    return typeof body.error.type === 'string' && typeof body.error.description === 'string'
  return (
    typeof body.error === 'string' && typeof body.message === 'string' && Number.isInteger(body.statusCode)
  )
}

async function expectRefusals(requests: FuzzRequest[]): Promise<void> {
  const wrong: string[] = []
  for (let start = 0; start < requests.length; start += 16) {
    const part = requests.slice(start, start + 16)
    const answers = await Promise.all(part.map(send))
    for (const [index, { status, text }] of answers.entries()) {
      const asked = part[index]
      const refused = status >= 400 && status < 500 && hasErrorShape(text)
      const accepted = asked?.isWrong === false && status < 400
      if (!refused && !accepted) wrong.push(`${status} ${text.slice(0, 200)} <= ${shown(asked)}`)
    }
  }
  expect(wrong).toEqual([])
}

function shown(asked: FuzzRequest | undefined): string {
  const { method, path, headers, body } = asked ?? {}
  return JSON.stringify({ method, path, headers, body: String(body ?? '').slice(0, 300) }).slice(0, 700)
}

const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
const host = () => `localhost:${port}`
const known = () => ({ host: host(), authorization })

test('500 bodies that cannot be read', async () => {
  const random = createRandom(1)
  await expectRefusals(many(500, () => unreadableBody(random, known())))
})

test('400 addresses that stand for nothing', async () => {
  const random = createRandom(2)
  await expectRefusals(many(400, () => wrongAddress(random, known())))
})

test('200 callers who may not', async () => {
  const random = createRandom(3)
  await expectRefusals(many(200, () => wrongCaller(random, host())))
})

test('600 writes, whole in form and damaged in meaning: refused, or done', async () => {
  const random = createRandom(4)
  await expectRefusals(many(600, () => damagedWrite(random, known())))
})

test('200 ways to ask for a picture: drawn, or refused', async () => {
  const random = createRandom(9)
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f80' } })
    .png()
    .toBuffer()
  const uploaded = await send(upload('images', content, false))
  const { pathname } = new URL(JSON.parse(uploaded.text).document.url)
  const keys = 'rect w h dpr fit crop fp-x fp-y q fm auto blur bg sat sharp or flip pad max-w dl frame'.split(
    ' ',
  )
  const values = [
    '0',
    '-1',
    '1',
    '50',
    '9999999',
    'crop',
    'fill',
    'focalpoint',
    '0.5',
    'NaN',
    '1,2,3,4',
    'webp',
    'h',
    '90',
  ]
  const requests = many(200, () => {
    const pairs = many(1 + random.below(5), () => [
      keys[random.below(keys.length)],
      values[random.below(values.length)],
    ])
    const query = new URLSearchParams(pairs.map(([key, value]) => [key ?? '', value ?? '']))
    return { method: 'GET', path: `${pathname}?${query}`, headers: { host: host() }, isWrong: false }
  })
  await expectRefusals(requests)
})

test('200 strange bodies for everything that takes one', async () => {
  const random = createRandom(5)
  const paths = [
    ['POST', '/v1/data/mutate/production'],
    ['POST', '/v1/data/actions/production'],
    ['POST', '/v1/data/query/production'],
    ['PUT', '/v1/users/me/keyvalue'],
    ['PUT', '/v1/users/me/keyvalue/a,b'],
    ['POST', '/v1/intake/batch'],
    ['POST', '/v1/auth/logout'],
  ] as const
  const requests = many(200, () => {
    const [method, path] = random.pick<readonly [string, string]>(paths)
    const body = JSON.stringify(strangeValue(random)) ?? ''
    return { method, path, headers: { host: host(), authorization }, body, isWrong: false }
  })
  await expectRefusals(requests)
})

const upload = (kind: 'images' | 'files', body: Buffer, isWrong: boolean): FuzzRequest => ({
  method: 'POST',
  // A path, a zero byte, half a surrogate pair and an ending that says nothing true.
  path: `/v1/assets/${kind}/production?filename=..%2F%00%22x%ED%A0%BD.svg`,
  headers: { host: host(), authorization, 'content-type': 'image/png' },
  body,
  isWrong,
})

test('100 pictures that are damaged or none', async () => {
  const random = createRandom(6)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#f80' } })
  const whole = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const).map((format) =>
      picture.clone()[format]().toBuffer(),
    ),
  )
  const requests = many(100, () => {
    const content = Buffer.from(whole[random.below(whole.length)] ?? '')
    if (random.chance(0.3)) return upload('images', random.bytes(1 + random.below(2000)), true)
    for (let count = random.below(30); count >= 0; count--)
      content[random.below(content.length)] = random.below(256)
    return upload('images', content.subarray(0, 1 + random.below(content.length)), false)
  })
  await expectRefusals(requests)
})

test('too much: of bytes, of pixels, of promises', async () => {
  const megabyte = 1024 * 1024
  const bomb = await sharp({
    create: { width: 10_100, height: 10_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  await expectRefusals([
    upload('images', bomb, true),
    upload('images', Buffer.alloc(33 * megabyte, 1), true),
    upload('files', Buffer.alloc(65 * megabyte, 1), true),
    { ...damagedWrite(createRandom(7), known()), body: Buffer.alloc(21 * megabyte, 0x20), isWrong: true },
    {
      method: 'PUT',
      path: '/v1/users/me/keyvalue',
      headers: known(),
      body: Buffer.alloc(megabyte, 0x20),
      isWrong: true,
    },
    {
      method: 'POST',
      path: '/v1/assets/files/production',
      headers: { ...known(), 'content-length': String(900 * megabyte) },
      isWrong: true,
    },
  ])
}, 60_000)

test('200 connections that do not speak HTTP are told so, or closed', async () => {
  const random = createRandom(8)
  for (let count = 0; count < 200; count++) {
    const sent = brokenHttp(random)
    const answer = await speak(sent)
    expect(answer, sent.toString('latin1').slice(0, 200)).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
  }
})

/** All that comes back until the other side closes, or nothing more is to come. */
function speak(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      text += part
    })
    // Closed before everything was written: an answer too.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

test('after all that the store lives, holds little, has found no fault in itself, and serves', async () => {
  expect([store.exitCode, store.signalCode]).toEqual([null, null])
  expect(complaints).toBe('')
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(store.pid)], { encoding: 'utf8' }))
  expect(kilobytes / 1024).toBeLessThan(600)
  const query = await send({ method: 'GET', path: '/v1/data/query/production?query=1%2B1', headers: known() })
  expect(JSON.parse(query.text)).toMatchObject({ result: 2 })
})
