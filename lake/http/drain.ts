import type { Server, ServerResponse } from 'node:http'

/** Less than a program is given before it is killed. */
const patience = 5000

/**
 * Follows the answers of a server from now on.
 *
 * @returns ends it: no new connection, event streams end at once, every other request in flight has its answer
 */
export function drainable(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>()
  server.prependListener('request', (_request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of open) {
      if (!response.headersSent) response.setHeader('connection', 'close')
      else if (isStream(response)) response.destroy()
    }
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const impatient = setTimeout(() => server.closeAllConnections(), patience)
    await closed
    clearInterval(idle)
    clearTimeout(impatient)
  }
}

/** It would never end by itself; who listens comes back to the next store. */
function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
