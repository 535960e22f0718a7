import { isSourceError, SourceError } from '../source-error.ts'

const QUOTE_TIMEOUT_MS = 5000
/** A file of the size of years takes longer than a quote. */
const FILE_TIMEOUT_MS = 60_000
/** A file of a day, some hundred kB: a page may be waiting for it. */
const DAY_FILE_TIMEOUT_MS = 10_000
const LONGEST_REASON = 300
/** A text that has no lines is not the file that was asked for, and must not fill the memory. */
const LONGEST_LINE = 100_000
// Some public sources refuse requests without a name, or with Node's default one.
const USER_AGENT = 'EmMiudos/0.1 (site educativo de financas)'

declare global {
  /** Counts what a server asks; a reader's browser, which runs this file too, has nobody who counts. */
  var emMiudosNoteRequest: ((host: string, now: number) => void) | undefined
}

/** `simulated` is said by the answer itself: the label travels with the number and cannot be forgotten in a setting. */
type Simulated = { simulated: boolean }

/**
 * The JSON at `url`, recognised by its content and not by its header. Anything but 2xx with JSON within 5 s is a
 * SourceError.
 */
export async function fetchJson(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ body: unknown } & Simulated> {
  const answer = await request(url, QUOTE_TIMEOUT_MS, { accept: 'application/json', ...headers })
  const bytes = await wholeOf(answer.arrayBuffer())
  return { body: parseJson(textOf(bytes)), simulated: isSimulated(answer) }
}

/** The lines of a large text at `url`, as they arrive. */
export async function fetchLines(url: string): Promise<{ lines: AsyncIterable<string> } & Simulated> {
  const answer = await request(url, FILE_TIMEOUT_MS, {})
  if (!answer.body) throw new SourceError('format', 'corpo vazio')
  return { lines: linesOf(answer.body), simulated: isSimulated(answer) }
}

/** A file of a day at `url`, whole, within 10 s. */
export async function fetchBytes(url: string): Promise<{ bytes: Uint8Array } & Simulated> {
  const answer = await request(url, DAY_FILE_TIMEOUT_MS, {})
  return { bytes: new Uint8Array(await wholeOf(answer.arrayBuffer())), simulated: isSimulated(answer) }
}

async function request(url: string, timeoutMs: number, headers: Record<string, string>): Promise<Response> {
  globalThis.emMiudosNoteRequest?.(new URL(url).host, Date.now())
  // No `cache` option: Next would then either keep the answer or refuse to keep the page.
  const answer = await wholeOf(
    fetch(url, {
      headers: { 'user-agent': USER_AGENT, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  if (!answer.ok) throw await failureOf(answer)
  return answer
}

async function failureOf(answer: Response): Promise<SourceError> {
  const { status } = answer
  const simulated = isSimulated(answer)
  const text = await wholeOf(answer.text())
  // 418 is how Binance answers who did not heed its 429.
  if (status === 429 || status === 418) {
    const retryAfterSeconds = secondsToWait(answer.headers.get('retry-after'))
    return new SourceError('rate-limited', `HTTP ${status}`, { retryAfterSeconds })
  }
  // Some sources say in the body that the answer is merely empty.
  if (status === 404) return new SourceError('not-found', text.slice(0, LONGEST_REASON), { simulated })
  if (status !== 401 && status !== 403) return new SourceError('unavailable', `HTTP ${status}`)
  // A page in place of data is of who stands before the source, and says nothing of the key.
  const isPage = /^\s*</.test(text)
  return isPage
    ? new SourceError('unavailable', `HTTP ${status}, com uma página de bloqueio no lugar dos dados`)
    : new SourceError('refused', `HTTP ${status}`)
}

/** Rejects when the connection ends or the time is over before. */
async function wholeOf<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (cause) {
    throw new SourceError('unavailable', 'no answer', { cause })
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let unfinished = ''
  try {
    for await (const chunk of body) {
      const lines = (unfinished + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
      unfinished = lines.pop() ?? ''
      if (unfinished.length > LONGEST_LINE) throw new SourceError('format', 'linha longa demais')
      yield* lines
    }
  } catch (cause) {
    if (isSourceError(cause)) throw cause
    throw new SourceError('unavailable', 'the answer was cut', { cause })
  }
  if (unfinished !== '') yield unfinished
}

function isSimulated(answer: Response): boolean {
  return answer.headers.get('x-simulated') === 'true'
}

/** JSON is UTF-8. What is not was written by an old program in latin-1, whatever the header says. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
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
