import { timingSafeEqual } from 'node:crypto'

/** Below `/api`, where a front has its own rules; to whoever may not read it, no address of ours. */
const metricsAddress = '/api/metricas'

/** Upper bounds of the time that an answer takes, in seconds. */
const bounds = [0.01, 0.05, 0.25, 1, 5, 25]
const states = { ok: 0, attention: 1, failure: 2 }
const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** Counts answers; what anybody asked for is not kept. */
export class Metrics {
  #answers = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 }
  #within = bounds.map(() => 0)
  #seconds = 0

  count(response) {
    const begin = performance.now()
    response.once('finish', () => {
      const seconds = (performance.now() - begin) / 1000
      const group = `${Math.floor(response.statusCode / 100)}xx`
      if (group in this.#answers) this.#answers[group]++
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) this.#within[index]++
      this.#seconds += seconds
    })
  }

  /** In the format of Prometheus, version 0.0.4. @param health what /api/saude says */
  text({ checks, version, startedAt, at }) {
    const total = Object.values(this.#answers).reduce((sum, count) => sum + count)
    const age = checks.filter(({ ageSeconds }) => ageSeconds !== null)
    const free = checks.filter(({ free }) => free !== undefined)
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
        Object.entries(this.#answers).map(([group, count]) => [`{status="${group}"}`, count]),
      ),
      ...metric('em_miudos_answer_seconds', 'histogram', 'Time until an answer was sent.', [
        ...bounds.map((bound, index) => [`_bucket{le="${bound}"}`, this.#within[index]]),
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
    ]
    return `${rows.join('\n')}\n`
  }
}

function metric(name, type, help, samples) {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([rest, value]) => `${name}${rest} ${value}`),
  ]
}

/**
 * Whether a request is for the metrics, and may have them: of a program of this machine that no proxy speaks for, or with the
 * token.
 *
 * @param token METRICS_TOKEN, if there is one
 */
export function asksMetrics({ method, url, socket, headers }, token) {
  if (method !== 'GET' || url.split('?', 1)[0] !== metricsAddress) return false
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token && given) return isSame(given, token)
  return loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded
}

function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @param readHealth what /api/saude says, as the site itself tells */
export async function answerMetrics(response, metrics, readHealth) {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }
  try {
    const text = metrics.text(await readHealth())
    response.writeHead(200, headers).end(text)
  } catch {
    response.writeHead(503, headers).end()
  }
}
