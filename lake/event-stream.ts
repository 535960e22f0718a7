export type EventStream = {
  send(event: string, payload: unknown, id?: string): void
  /** Runs when the reader leaves. */
  onClose(callback: () => void): void
}

const keepAliveMs = 15_000

/** A server-sent event stream that `start` writes to until the reader leaves. */
export function eventStreamResponse(request: Request, start: (stream: EventStream) => void): Response {
  const callbacks: (() => void)[] = []
  let close = () => {}

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const timer = setInterval(() => write(': keep-alive\n\n'), keepAliveMs)
      let isOpen = true
      close = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(timer)
        for (const callback of callbacks) callback()
      }
      request.signal.addEventListener('abort', () => {
        if (!isOpen) return
        close()
        controller.close()
      })
      start({
        send(event, payload, id) {
          if (!isOpen) return
          const head = id === undefined ? '' : `id: ${id}\n`
          write(`event: ${event}\n${head}data: ${JSON.stringify(payload)}\n\n`)
        },
        onClose: (callback) => callbacks.push(callback),
      })
    },
    cancel: () => close(),
  })

  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
