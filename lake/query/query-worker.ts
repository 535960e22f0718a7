import { ApiError } from '../http/errors.ts'
import { parseBody } from '../store/document-index.ts'
import { createQueryDocuments } from './query-documents.ts'
import { evaluateQuery, type QueryRequest } from './query-evaluation.ts'
import { type QueryLimits, toJson, within } from './query-limits.ts'
import type { FromWorker, ToWorker } from './query-process.ts'

// The query worker: a process that has every document in memory, and works off one message at a time.

const documents = createQueryDocuments()

function send(message: FromWorker): void {
  process.send?.(message)
}

async function answer(request: QueryRequest, limits: QueryLimits): Promise<void> {
  try {
    const source = documents.viewOf(request.perspective)
    const { result, tags, sourceMap } = await evaluateQuery(request, source, (job) => within(limits, job))
    const answer = { json: toJson(result, limits), tags }
    send({ kind: 'answer', answer: sourceMap ? { ...answer, sourceMap: toJson(sourceMap, limits) } : answer })
  } catch (error) {
    if (!(error instanceof ApiError)) return send({ kind: 'defect', error })
    const { status, message, body } = error
    send({ kind: 'refusal', refusal: { status, message, body } })
  }
}

async function work(message: ToWorker): Promise<void> {
  if (message.kind === 'query') return answer(message.request, message.limits)
  if (message.kind === 'changes') {
    for (const { id, body } of message.changes) documents.set(id, body === null ? null : parseBody(body))
    return
  }
  for (const { id, body } of message.page) documents.set(id, parseBody(body))
  const last = message.page.at(-1)
  send(last ? { kind: 'next', after: last.id } : { kind: 'ready' })
}

let working = Promise.resolve()
// A query that waits for its own promises must not see documents change under it.
process.on('message', (message: ToWorker) => {
  working = working.then(() => work(message))
})
// The server has ended, however it did.
process.on('disconnect', () => process.exit())
send({ kind: 'next', after: '' })
