import type { Server, ServerResponse } from 'node:http'

/** How long requests in flight have to end, in milliseconds: less than what a child is given before it is killed. */
const drainTimeout = 8000

/**
 * At SIGTERM and SIGINT: takes no new connection, lets the requests in flight have their answer, and ends.
 *
 * @param finish what else must end before the process does
 */
export function drainOnSignals(
  server: Server,
  finish: () => Promise<void> | undefined = () => undefined,
): void {
  const open = new Set<ServerResponse>()
  let draining = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    if (draining) response.shouldKeepAlive = false
  })
  const drain = async () => {
    if (draining) return
    draining = true
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of open) response.shouldKeepAlive = false
    setInterval(() => server.closeIdleConnections(), 50).unref()
    setTimeout(() => server.closeAllConnections(), drainTimeout).unref()
    await closed
    await finish()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, drain)
}
