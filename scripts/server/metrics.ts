import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Check } from '#web/app/api/saude/checks.ts'
import type { Stage } from './answer.ts'

/** Below `/api`, where a proxy has its own rules; without permission it answers as an unknown address. */
const metricsAddress = '/api/metricas'

/** Upper bounds of the time that an answer takes, in seconds. */
const bounds = [0.01, 0.05, 0.25, 1, 5, 25]
const states = { ok: 0, attention: 1, failure: 2 } as const
const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** Fields of /api/saude that are used here. */
type Health = {
  checks: readonly Pick<Check, 'name' | 'state' | 'ageSeconds' | 'free' | 'dropped'>[]
  version: string
  startedAt: string
  at: string
}

/** The rest of a metric's name, with its labels, and its value. */
type Sample = [rest: string, value: string | number | null | undefined]

/** Counts answers; what anybody asked for is not kept. */
export class Metrics {
  #answers = new Map(['2xx', '3xx', '4xx', '5xx'].map((group) => [group, 0]))
  #within = bounds.map((bound) => ({ bound, count: 0 }))
  #seconds = 0

  count(response: { statusCode: number; once(event: 'finish', listener: () => void): unknown }): void {
    const begin = performance.now()
    response.once('finish', () => {
      const seconds = (performance.now() - begin) / 1000
      const group = `${Math.floor(response.statusCode / 100)}xx`
      const count = this.#answers.get(group)
      if (count !== undefined) this.#answers.set(group, count + 1)
      for (const within of this.#within) if (seconds <= within.bound) within.count++
      this.#seconds += seconds
    })
  }

  /** In the format of Prometheus, version 0.0.4. */
  text({ checks, version, startedAt, at }: Health): string {
    const total = [...this.#answers.values()].reduce((sum, count) => sum + count)
    const age = checks.filter(({ ageSeconds }) => ageSeconds !== null)
    const free = checks.filter(({ free }) => free !== undefined)
    const dropped = checks.filter(({ dropped }) => dropped !== undefined)
    const up = (Date.parse(at) - Date.parse(startedAt)) / 1000
    const rows = [
      ...metric('em_miudos_info', 'gauge', 'Build of the site.', [[`{build="${version}"}`, 1]]),
      ...metric('em_miudos_up_seconds', 'gauge', 'Since the start.', [['', up]]),
      ...metric('em_miudos_memory_bytes', 'gauge', 'Resident memory of the process.', [
        ['', process.memoryUsage.rss()],
      ]),
      ...metric(
        'em_miudos_answers_total',
        'counter',
        'Answers by status.',
        Array.from(this.#answers, ([group, count]) => [`{status="${group}"}`, count]),
      ),
      ...metric('em_miudos_answer_seconds', 'histogram', 'Time until an answer was sent.', [
        ...this.#within.map(({ bound, count }): Sample => [`_bucket{le="${bound}"}`, count]),
        ['_bucket{le="+Inf"}', total],
        ['_sum', this.#seconds],
        ['_count', total],
      ]),
      ...metric(
        'em_miudos_check_state',
        'gauge',
        '0 well, 1 look at it, 2 act: the checks of /api/saude.',
        checks.map(({ name, state }) => [`{check="${name}"}`, states[state]]),
      ),
      ...metric(
        'em_miudos_check_age_seconds',
        'gauge',
        'Since it was last good.',
        age.map(({ name, ageSeconds }) => [`{check="${name}"}`, ageSeconds]),
      ),
      ...metric(
        'em_miudos_free_bytes',
        'gauge',
        'Free bytes.',
        free.map(({ name, free }) => [`{of="${name}"}`, free]),
      ),
      ...metric(
        'em_miudos_rows_dropped_total',
        'counter',
        'Rows of answers that could not be read and were left out.',
        dropped.map(({ name, dropped }) => [`{check="${name}"}`, dropped]),
      ),
    ]
    return `${rows.join('\n')}\n`
  }
}

function metric(name: string, type: string, help: string, samples: Sample[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([rest, value]) => `${name}${rest} ${value}`),
  ]
}

type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: { remoteAddress?: string | undefined }
}

/**
 * Whether a request is for the metrics, and may have them: of a program of this machine that no proxy speaks for, or with the
 * token.
 *
 * @param token METRICS_TOKEN, if there is one
 */
export function asksMetrics({ method, url, socket, headers }: Asking, token: string | undefined): boolean {
  if (method !== 'GET' || url?.split('?', 1)[0] !== metricsAddress) return false
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token && given) return isSame(given, token)
  return loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded
}

function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * @param options.token METRICS_TOKEN, if there is one
 * @param options.readHealth what /api/saude says, as the site itself tells
 */
export function answerMetrics({
  metrics,
  token,
  readHealth,
}: {
  metrics: Metrics
  token: string | undefined
  readHealth: () => Promise<Health>
}): Stage {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }
  return async (asked, next) => {
    if (!asksMetrics(asked.request, token)) return next(asked)
    try {
      return { status: 200, headers, body: metrics.text(await readHealth()) }
    } catch {
      return { status: 503, headers }
    }
  }
}
