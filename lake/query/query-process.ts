import { fork } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { ApiError, httpError, reportDefect } from '../http/errors.ts'
import { limits as callerLimits } from '../http/limits.ts'
import type { Page } from '../store/document-index.ts'
import type { Store } from '../store/store.ts'
import { compileCache } from './compile-cache.ts'
import type { QueryRequest } from './query-evaluation.ts'
import { memoryExceeded, type QueryLimits, timeExceeded } from './query-limits.ts'

/** Result and source map as JSON, so that they cross from the thread to the answer as one text each. */
export type QueryAnswer = { json: string; tags: string[]; sourceMap?: string }

export type StoredBody = { id: string; body: string | null }

/** To the query worker. It works them off in the order in which they were sent. */
export type ToWorker =
  | { kind: 'page'; page: Page }
  | { kind: 'changes'; changes: StoredBody[] }
  | { kind: 'query'; request: QueryRequest; limits: QueryLimits }

/** From the query worker. `ready` comes once; after that, one answer or refusal for each query. */
export type FromWorker =
  | { kind: 'next'; after: string }
  | { kind: 'ready' }
  | { kind: 'answer'; answer: QueryAnswer }
  | { kind: 'refusal'; refusal: Pick<ApiError, 'status' | 'message' | 'body'> }
  | { kind: 'defect'; error: unknown }

export type Caller = {
  /** The address of an anonymous caller; `null` for the holder of a token. */
  anonymousFrom: string | null
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal
}

type Job = {
  request: QueryRequest
  caller: Caller
  resolve(answer: QueryAnswer): void
  reject(error: unknown): void
}

type Worker = {
  isReady(): boolean
  /** `written` is called once the channel has all of it, of which the worker may still have to read, or never will have it. */
  send(message: ToWorker, written?: () => void): void
  keepAlive(isAwaited: boolean): void
  end(): void
}

type Outcome = Exclude<FromWorker, { kind: 'next' }>
type Refusal = Extract<Outcome, { kind: 'refusal' }>['refusal']

const smallHeapFlags = ['--max-semi-space-size=2', '--heap-growing-percent=10']

/** Changed documents that wait for the next query: the query must not wait long for them. */
const maxPendingChanges = 100
/** Documents in one message. Larger ones leave more to the garbage collectors of both processes. */
const maxPerMessage = 10
const maxWaiting = 1000
/** Milliseconds that a query may still run when nobody waits for it: ending the worker costs reading all documents again. */
const cancelDelayMs = 1000
/** Milliseconds beyond the limit that the worker itself watches. */
const graceMs = 1000

/**
 * Asks a child process, one query at a time. It stops most of those that take too long by itself. A query that it cannot
 * stop, or that fills its memory, ends with it; the others wait for the next process, which reads the documents again. A
 * thread would not do: one whose memory is full takes the whole server with it.
 */
export function createQueryProcess(store: Store, limits: QueryLimits) {
  const waiting: Job[] = []
  let running: Job | null = null
  let alarm: NodeJS.Timeout | undefined
  let worker: Worker | null = null
  let isClosed = false

  const changes = changeSender(store, () => worker)

  function takeRunning(): Job | null {
    clearTimeout(alarm)
    const job = running
    running = null
    return job
  }

  function next(): void {
    if (waiting.length > 0) worker ??= startWorker(store, limits, { settle, fail })
    worker?.keepAlive(running !== null || waiting.length > 0)
    if (running || !worker?.isReady()) return
    running = waiting.shift() ?? null
    if (!running) return
    changes.send()
    worker.send({ kind: 'query', request: running.request, limits })
    alarm = setTimeout(() => fail(timeExceeded(limits)), limits.time + graceMs)
  }

  /** Takes a query back whose caller has left: at once while it waits, and after a moment when it runs. */
  function cancel(job: Job): void {
    takeOut(job, waiting)
    job.reject(callerGone())
    setTimeout(() => running === job && fail(callerGone()), cancelDelayMs).unref()
  }

  function settle(outcome: Outcome): void {
    const job = takeRunning()
    if (outcome.kind === 'answer') job?.resolve(outcome.answer)
    else if (outcome.kind === 'refusal') job?.reject(asApiError(outcome.refusal))
    else if (outcome.kind === 'defect') job?.reject(outcome.error)
    next()
  }

  /** Ends the worker and its running query; while it still reads the documents, all queries that wait for it. */
  function fail(error: unknown): void {
    const failed = worker?.isReady() ? [takeRunning()] : waiting.splice(0)
    worker?.end()
    worker = null
    for (const job of failed) job?.reject(error)
    next()
  }

  return {
    async ask(request: QueryRequest, caller: Caller): Promise<QueryAnswer> {
      if (isClosed) throw closed()
      refuseTooMany(caller, running ? [running, ...waiting] : waiting)
      return new Promise((resolve, reject) => {
        const job = { request, caller, resolve, reject }
        waiting.push(job)
        onCallerGone(caller, () => cancel(job))
        next()
      })
    },
    close(): void {
      isClosed = true
      changes.stop()
      worker?.end()
      for (const job of [takeRunning(), ...waiting.splice(0)]) job?.reject(closed())
    },
  }
}

/**
 * Keeps the worker's documents current, by id: an editor who types changes one document again and again. Documents wait as
 * ids while the channel is full: whole ones on their way would pile up in both processes.
 */
function changeSender(store: Store, worker: () => Worker | null) {
  const ids = new Set<string>()
  /** Documents sent last, until the channel has written them. */
  let inTransit: StoredBody[] | null = null

  function sendSome(): void {
    const changes: StoredBody[] = []
    for (const id of ids) {
      if (changes.length === maxPerMessage) break
      ids.delete(id)
      changes.push({ id, body: store.readBody(id) })
    }
    inTransit = changes
    worker()?.send({ kind: 'changes', changes }, () => {
      if (inTransit !== changes) return
      inTransit = null
      if (ids.size >= maxPendingChanges && worker()) sendSome()
    })
  }

  const unsubscribe = store.onTransaction(({ changes }) => {
    if (!worker()) return
    for (const { documentId } of changes) ids.add(documentId)
    if (ids.size >= maxPendingChanges && !inTransit) sendSome()
  })
  return {
    /** Before any query that is asked after a change. */
    send(): void {
      while (ids.size > 0) sendSome()
    },
    stop(): void {
      unsubscribe()
      ids.clear()
    },
  }
}

function closed(): ApiError {
  return httpError(503, 'O repositório de conteúdo está sendo encerrado')
}

function refuseTooMany({ anonymousFrom }: Caller, jobs: Job[]): void {
  const jobsOfCaller =
    anonymousFrom === null ? [] : jobs.filter(({ caller }) => caller.anonymousFrom === anonymousFrom)
  if (jobs.length <= maxWaiting && jobsOfCaller.length < callerLimits.anonymousQueries) return
  throw httpError(429, 'Há consultas demais à espera. Tente de novo em instantes.')
}

function onCallerGone({ signal }: Caller, cancel: () => void): void {
  if (signal?.aborted) cancel()
  else signal?.addEventListener('abort', cancel, { once: true })
}

function takeOut(job: Job, jobs: Job[]): void {
  const place = jobs.indexOf(job)
  if (place >= 0) jobs.splice(place, 1)
}

function callerGone(): ApiError {
  return httpError(499, 'Quem pediu a consulta já não espera por ela')
}

type Events = { settle(outcome: Outcome): void; fail(error: unknown): void }

function startWorker(store: Store, limits: QueryLimits, { settle, fail }: Events): Worker {
  let isReady = false
  const child = fork(join(import.meta.dirname, 'query-worker.ts'), {
    // A query that needs more ends this process and not the server. Of what changes, little is left uncollected: as in the
    // server itself (scripts/start/stack.ts).
    execArgv: [`--max-old-space-size=${memoryFor(store, limits)}`, ...smallHeapFlags],
    serialization: 'advanced',
    // It needs nothing of ours, least of all secrets.
    env: { NODE_ENV: process.env.NODE_ENV, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderrTail = ''
  child.stderr?.on('data', (text) => {
    stderrTail = (stderrTail + String(text)).slice(-2000)
  })
  // A message to a worker that has just ended is lost; `exit` reports the end.
  const send = (message: ToWorker, written = () => {}) => void child.send(message, written)
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  // Node reads an object from the channel, and the worker sends nothing else.
  child.on('message', (message) => receive(message as FromWorker))
  child.on('error', fail)
  child.on('exit', (code, signal) => {
    // V8 aborts a process whose memory is full.
    const cause = signal ?? `code ${code}`
    fail(signal === 'SIGABRT' ? memoryExceeded() : new Error(`Query worker: ${cause} ${stderrTail}`))
  })

  function receive(message: FromWorker): void {
    if (message.kind === 'next') {
      send({ kind: 'page', page: store.readPage(message.after) })
      return
    }
    isReady = true
    settle(message)
  }

  return {
    isReady: () => isReady,
    send,
    keepAlive(isAwaited) {
      if (isAwaited) child.channel?.ref()
      else child.channel?.unref()
    },
    end() {
      child.removeAllListeners()
      child.on('error', reportDefect)
      child.kill('SIGKILL')
    },
  }
}

function asApiError({ status, message, body }: Refusal): ApiError {
  return new ApiError(status, message, body)
}

/** Megabytes for the documents, some two bytes per byte of JSON, for the texts of them that are kept, and for a query. */
function memoryFor({ database }: Store, { memory }: QueryLimits): number {
  const stored = database.prepare('SELECT sum(octet_length(body)) AS size FROM documents').get()
  return memory + Math.ceil((4 * Number(stored?.size ?? 0)) / 1_000_000)
}
