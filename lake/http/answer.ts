export type AnswerHeaders = {
  has(name: string): boolean
  get(name: string): string | null | undefined
  set(name: string, value: string): unknown
}

/**
 * An answer whose text is known: the server sends it at once. To make a `Response` with its `Headers` and its stream
 * costs more than many a query.
 */
export class BufferedResponse {
  readonly status = 200
  readonly headers: Map<string, string>
  readonly text: string

  constructor(text: string, type: string) {
    this.text = text
    this.headers = new Map([['content-type', type]])
  }
}

export type Answer = Response | BufferedResponse

export function jsonResponse(value: unknown): BufferedResponse {
  return jsonTextResponse(JSON.stringify(value))
}

/** `text` is JSON already. */
export function jsonTextResponse(text: string): BufferedResponse {
  return new BufferedResponse(text, 'application/json')
}
