/**
 * An answer whose text is known: the server sends it at once. The stream in which a `Response` wraps a text costs
 * more than many a query.
 */
export class WholeResponse extends Response {
  readonly whole: string

  constructor(whole: string, init: ResponseInit) {
    super(null, init)
    this.whole = whole
  }
}

export function jsonResponse(value: unknown): WholeResponse {
  return jsonTextResponse(JSON.stringify(value))
}

/** `text` is JSON already. */
export function jsonTextResponse(text: string): WholeResponse {
  return new WholeResponse(text, { headers: { 'content-type': 'application/json' } })
}
