export type MutationProblem = { type: string; description: string; [detail: string]: unknown }

/** An answer other than success, in one of the shapes that @sanity/client reads. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  507: 'Insufficient Storage',
}

export function httpError(status: number, message: string, errorCode?: string): ApiError {
  const error = reasons[status] ?? 'Error'
  return new ApiError(status, message, {
    statusCode: status,
    error,
    message,
    ...(errorCode && { errorCode }),
  })
}

export function unauthorized(): ApiError {
  return httpError(401, 'Sessão não encontrada ou encerrada. Entre de novo.', 'SIO-401-ANF')
}

export function forbidden(): ApiError {
  return httpError(403, 'Sem permissão para esta operação.')
}

/** A refused mutation. `index` is the position of the mutation in the request. */
export function mutationError(status: 400 | 409, problem: MutationProblem, index = 0): ApiError {
  return new ApiError(status, problem.description, {
    error: {
      type: 'mutationError',
      description: 'A alteração foi recusada',
      items: [{ error: problem, index }],
    },
  })
}

export function queryError(
  type: string,
  description: string,
  detail: Record<string, unknown> = {},
): ApiError {
  return new ApiError(400, description, { error: { type, description, ...detail } })
}

export function errorResponse(error: unknown): Response {
  if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
  // The other side left in the middle of its request: no fault of ours, and nobody to answer.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return new Response(null, { status: 499 })
  if (isOfFullDisk(error)) return errorResponse(diskFull())
  reportDefect(error)
  return Response.json(httpError(500, 'Erro interno do repositório de conteúdo.').body, { status: 500 })
}

const sqliteFull = 13

/** SQLite's own code, or that of the system when a file is written. */
function isOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === sqliteFull
  return 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
}

function diskFull(): ApiError {
  return httpError(507, 'O disco do acervo está cheio, e nada foi gravado. Libere espaço e repita.')
}

/** Tells whoever watches the process of a fault of ours. The client must not see it. */
export function reportDefect(error: unknown): void {
  process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error), 'LakeDefect')
}
