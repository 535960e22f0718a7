import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { HandledDeliveries, isSigned, judgeSignature, marksOf, RefusalCount, readBody } from './webhook.ts'

const secret = 'um-segredo'
const secrets = [secret, 'o-anterior']
const body = '{"_type":"article","slug":"ação"}'
const now = 1_790_000_000_000
const minutes = 60_000

async function judge(at: number, { sent = body, signedWith = secret } = {}) {
  return judgeSignature(sent, await encodeSignatureHeader(body, at, signedWith), secrets, now)
}

describe('signature', () => {
  test.each([
    ['just signed', 0, 'valid'],
    ['a retry after 30 minutes', -30 * minutes, 'valid'],
    ['at the edge of the window', -35 * minutes, 'valid'],
    ['past the window', -35 * minutes - 1, 'expired'],
    ['30 days old', -30 * 24 * 60 * minutes, 'expired'],
    ['a clock 5 minutes ahead', 5 * minutes, 'valid'],
    ['further ahead', 5 * minutes + 1, 'expired'],
  ])('%s', async (_, offset, verdict) => {
    expect(await judge(now + offset)).toBe(verdict)
  })

  test('of another body is forged', async () => {
    expect(await judge(now, { sent: `${body} ` })).toBe('forged')
  })

  test('by the secret before is accepted while both are known', async () => {
    expect(await judge(now, { signedWith: 'o-anterior' })).toBe('valid')
  })

  test('by another secret is forged', async () => {
    expect(await judge(now, { signedWith: 'outro' })).toBe('forged')
  })

  test.each([null, '', 'v1=abc', 't=1', `t=${now},v1=`, 't=abc,v1=abc'])(
    'malformed %j is forged',
    async (header) => {
      expect(await judgeSignature(body, header, secrets, now)).toBe('forged')
    },
  )

  test('a call without a signature is told from one with a wrong one', async () => {
    const header = await encodeSignatureHeader(body, now, 'outro')
    expect([header, null, '', 'v1=abc', 't=1', `t=${now},v1=`, 'x'.repeat(1000)].map(isSigned)).toEqual([
      true,
      ...new Array(6).fill(false),
    ])
  })

  test('an old header with a new time is forged', async () => {
    const header = await encodeSignatureHeader(body, now - 40 * minutes, secret)
    expect(await judgeSignature(body, header.replace(/t=\d+/, `t=${now}`), secrets, now)).toBe('forged')
  })
})

describe('handled deliveries', () => {
  const day = 24 * 60 * minutes

  test('remembers a key for a day', () => {
    const handled = new HandledDeliveries()
    expect(handled.has('a', now)).toBe(false)
    handled.add('a', now)
    expect(handled.has('a', now + day - 1)).toBe(true)
    expect(handled.has('a', now + day)).toBe(false)
    expect(handled.has('b', now)).toBe(false)
  })

  test('forgets expired keys when another arrives', () => {
    const handled = new HandledDeliveries()
    handled.add('old', now)
    handled.add('new', now + day)
    expect(handled.size).toBe(1)
  })

  test('is bounded, dropping the oldest', () => {
    const handled = new HandledDeliveries()
    for (let i = 0; i <= 10_000; i += 1) handled.add(`key ${i}`, now + i)
    expect(handled.size).toBe(10_000)
    expect(handled.has('key 0', now)).toBe(false)
    expect(handled.has('key 10000', now)).toBe(true)
  })
})

describe('marks of a delivery', () => {
  const marks = async (at: number, key: string | null, sent = body) =>
    marksOf(sent, await encodeSignatureHeader(sent, at, secret), key)
  const isRepeated = async (first: string[], second: string[]) => second.some((mark) => first.includes(mark))

  test('a retry has one of its first, signed anew or not', async () => {
    expect(await isRepeated(await marks(now, 'k'), await marks(now + 5, 'k'))).toBe(true)
    expect(await isRepeated(await marks(now, null), await marks(now, null))).toBe(true)
    // Who caught a delivery sends it again under another key.
    expect(await isRepeated(await marks(now, 'k'), await marks(now, 'outra'))).toBe(true)
  })

  test('another change has none, even under the same key', async () => {
    expect(await isRepeated(await marks(now, 'k'), await marks(now, 'k', '{"_type":"article"}'))).toBe(false)
    expect(await isRepeated(await marks(now, null), await marks(now + 5, null))).toBe(false)
  })
})

test('however many calls are refused, a minute of them is one line, with their number', () => {
  const refusals = new RefusalCount()
  expect(refusals.add(now)).toBe(1)
  const counts = Array.from({ length: 10_000 }, (_, index) => refusals.add(now + index))
  expect(counts.filter((count) => count !== undefined)).toEqual([])
  expect(refusals.add(now + minutes)).toBe(10_001)
})

describe('body', () => {
  const post = (content: BodyInit) => new Request('http://localhost/', { method: 'POST', body: content })

  test('is read as it was sent', async () => {
    expect(await readBody(post(body), 100)).toBe(body)
  })

  test('counts bytes, not letters', async () => {
    expect(await readBody(post('ç'.repeat(50)), 100)).toBe('ç'.repeat(50))
    expect(await readBody(post('ç'.repeat(51)), 100)).toBeUndefined()
  })

  test('of no length is empty', async () => {
    expect(await readBody(new Request('http://localhost/', { method: 'POST' }), 100)).toBe('')
  })
})
