import { SourceError } from './source-error.ts'

const TIMEOUT_MS = 5000
// Some public sources refuse requests without a name, or with Node's default one.
const USER_AGENT = 'EmMiudos/0.1 (site educativo de financas)'

export type JsonAnswer = {
  body: unknown
  /** Said by the answer itself, so the label travels with the number and cannot be forgotten in a setting. */
  simulated: boolean
}

/**
 * The JSON at `url`, recognised by its content and not by its header. Anything but 2xx with JSON within 5 s is a
 * SourceError.
 */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<JsonAnswer> {
  const { answer, text } = await request(url, headers)
  if (answer.status === 429) {
    const retryAfterSeconds = secondsToWait(answer.headers.get('retry-after'))
    throw new SourceError('rate-limited', 'HTTP 429', { retryAfterSeconds })
  }
  if (answer.status === 404) throw new SourceError('not-found', 'HTTP 404')
  if (!answer.ok) throw new SourceError('unavailable', `HTTP ${answer.status}`)
  return { body: parseJson(text), simulated: answer.headers.get('x-simulated') === 'true' }
}

async function request(url: string, headers: Record<string, string>) {
  try {
    // No `cache` option: Next would then either keep the answer or refuse to keep the page.
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { answer, text: await answer.text() }
  } catch (cause) {
    throw new SourceError('unavailable', 'no answer', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SourceError('format', 'not JSON', { cause })
  }
}

/** `Retry-After` is in seconds or is a date. */
function secondsToWait(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const seconds = Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}
