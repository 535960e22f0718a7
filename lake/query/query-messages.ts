import type { ApiError } from '../http/errors.ts'
import type { Page } from '../store/document-index.ts'
import type { QueryRequest } from './query-evaluation.ts'
import type { QueryLimits } from './query-limits.ts'

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
