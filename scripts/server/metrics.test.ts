import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { answerMetrics, asksMetrics, Metrics } from './metrics.ts'

const local = { method: 'GET', url: '/api/metricas', socket: { remoteAddress: '127.0.0.1' }, headers: {} }
const token = 't0ken-of-n0body'

test.each([
  ['a program of this machine', {}, true],
  ['the same by IPv6', { socket: { remoteAddress: '::ffff:127.0.0.1' } }, true],
  ['a reader behind the proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }, false],
  ['a reader behind another proxy', { headers: { forwarded: 'for=127.0.0.1' } }, false],
  ['somebody elsewhere', { socket: { remoteAddress: '192.0.2.7' } }, false],
  ['no address', { socket: {} }, false],
  ['the token', { socket: {}, headers: { authorization: `Bearer ${token}`, forwarded: 'x' } }, true],
  ['another token', { headers: { authorization: `Bearer ${token}0` } }, false],
  ['another address', { url: '/api/metricas/x' }, false],
  ['another method', { method: 'POST' }, false],
])('%s', (_, request, may) => {
  expect(asksMetrics({ ...local, ...request }, token)).toBe(may)
})

test('without a token set, none is right', () => {
  const headers = { authorization: 'Bearer undefined' }
  expect(asksMetrics({ ...local, socket: { remoteAddress: '192.0.2.7' }, headers }, undefined)).toBe(false)
})

const health = {
  version: 'abc',
  startedAt: '2026-11-20T10:00:00.000Z',
  at: '2026-11-20T10:01:00.000Z',
  checks: [
    { name: 'fonte:brapi', state: 'attention', ageSeconds: 300, dropped: 3 },
    { name: 'redis', state: 'ok', ageSeconds: null },
    { name: 'disco', state: 'failure', ageSeconds: null, free: 1000 },
  ],
} as const

/** An answer of this status that was sent. */
function send(metrics: Metrics, statusCode: number) {
  const response = Object.assign(new EventEmitter(), { statusCode })
  metrics.count(response)
  response.emit('finish')
}

test('what was answered and how things are, each metric with its type, each line in the format', () => {
  const metrics = new Metrics()
  for (const status of [200, 200, 404, 503]) send(metrics, status)
  const text = metrics.text(health)
  const lines = text.trimEnd().split('\n')
  const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"\})? -?\d+(\.\d+)?(e-?\d+)?$/
  expect(lines.filter((line) => !/^# (HELP|TYPE) [a-z_]+ \S/.test(line) && !sample.test(line))).toEqual([])
  expect(lines).toEqual(
    expect.arrayContaining([
      'em_miudos_info{build="abc"} 1',
      'em_miudos_up_seconds 60',
      'em_miudos_answers_total{status="2xx"} 2',
      'em_miudos_answers_total{status="5xx"} 1',
      'em_miudos_answer_seconds_bucket{le="0.25"} 4',
      'em_miudos_answer_seconds_bucket{le="+Inf"} 4',
      'em_miudos_answer_seconds_count 4',
      'em_miudos_check_state{check="fonte:brapi"} 1',
      'em_miudos_check_state{check="disco"} 2',
      'em_miudos_check_age_seconds{check="fonte:brapi"} 300',
      'em_miudos_free_bytes{of="disco"} 1000',
      'em_miudos_rows_dropped_total{check="fonte:brapi"} 3',
    ]),
  )
  expect(text).not.toContain('age_seconds{check="redis"}')
  const types = lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? [])
  expect(new Set(types).size).toBe(types.length)
})

test('a site that cannot say how it is has no metrics, and who may not read them is asked on', async () => {
  const stage = answerMetrics({
    metrics: new Metrics(),
    token,
    readHealth: () => Promise.reject(new Error('away')),
  })
  const answer = async (url: string) => {
    // Of a request only what `asksMetrics` reads.
    const request = { ...local, url } as unknown as IncomingMessage
    return (
      await stage({ request, address: url, isDraft: false }, async () => ({ status: 404, headers: {} }))
    ).status
  }
  expect([await answer(local.url), await answer('/x')]).toEqual([503, 404])
})
