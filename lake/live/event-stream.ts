import type { WebRequest } from '../http/router.ts'

/** An event as it goes over the wire; one may be sent to many streams. */
export type EventChunk = Uint8Array

export type EventStream = {
  send(...events: EventChunk[]): void
  /** Ends the stream once the reader has what was sent. */
  end(): void
  /** Runs when the reader leaves. */
  onClose(callback: () => void): void
}

const keepAliveMs = 15_000

/** Bytes that may wait for a reader. A slower reader is disconnected: its client comes back and resumes. */
export const maxWaitingBytes = 2 * 1024 * 1024

const encoder = new TextEncoder()

export function encodeEvent(event: string, payload: unknown, id: string): EventChunk {
  return encoder.encode(`event: ${event}\nid: ${oneLine(id)}\ndata: ${JSON.stringify(payload)}\n\n`)
}

// An id without data is no event: the reader only remembers it as the place to come back to.
function encodeKeepAlive(id: string): EventChunk {
  return encoder.encode(`: keep-alive\nid: ${oneLine(id)}\n\n`)
}

function oneLine(id: string): string {
  return id.replace(/[\r\n\0]/g, '')
}

/**
 * A server-sent event stream that `start` writes to until the reader leaves.
 *
 * @param position the id up to which everything has been sent, sent with each keep-alive
 */
export function eventStreamResponse(
  request: WebRequest,
  position: () => string,
  start: (stream: EventStream) => void,
): Response {
  const callbacks: (() => void)[] = []
  const waiting: EventChunk[] = []
  let waitingBytes = 0
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array>

  function close(): void {
    if (!isOpen) return
    isOpen = false
    clearInterval(timer)
    for (const callback of callbacks) callback()
  }

  function flush(): void {
    while ((controller.desiredSize ?? 0) > 0) {
      const chunk = waiting.shift()
      if (!chunk) break
      waitingBytes -= chunk.byteLength
      controller.enqueue(chunk)
    }
    if (!isOpen && waiting.length === 0) controller.close()
  }

  function send(...events: EventChunk[]): void {
    for (const event of events) {
      if (!isOpen) return
      waiting.push(event)
      waitingBytes += event.byteLength
      flush()
      if (waitingBytes > maxWaitingBytes) drop()
    }
  }

  function drop(): void {
    waiting.length = 0
    close()
    flush()
  }

  const timer = setInterval(() => send(encodeKeepAlive(position())), keepAliveMs)
  request.signal.addEventListener('abort', () => {
    if (isOpen) drop()
  })
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
      start({
        send,
        end() {
          if (!isOpen) return
          close()
          flush()
        },
        onClose: (callback) => callbacks.push(callback),
      })
    },
    pull: flush,
    cancel: close,
  })

  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
