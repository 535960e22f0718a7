import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createRoom, type Member, type Room } from './presence-room.ts'

type PresenceOptions = {
  /** Are the page's origin and the name it calls us by ours? A missing header arrives as an empty string. */
  isAllowed: (origin: string, host: string) => boolean
  /** The user's id for a valid token, else null. */
  userFor: (token: string) => string | null
  /** Milliseconds between heartbeats. */
  heartbeat?: number
}

const socketPath = /^\/v[^/]+\/socket\/([-_~a-z0-9]+)$/

/**
 * Who is editing what, for the Studio: JSON-RPC over WebSocket at `/v…/socket/:dataset`, as @sanity/bifur-client
 * speaks it.
 *
 * A page of any site may open a WebSocket here without asking, so the Origin is checked before the token.
 */
export function attachPresence(
  server: Server,
  { isAllowed, userFor, heartbeat = 10_000 }: PresenceOptions,
): { stop(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const room = createRoom(userFor)

  function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const { url, headers } = request
    const dataset = socketPath.exec(url?.split('?')[0] ?? '')?.[1]
    if (!dataset) refuse(connection, '404 Not Found')
    else if (!isAllowed(headers.origin ?? '', headers.host ?? '')) refuse(connection, '403 Forbidden')
    else sockets.handleUpgrade(request, connection, head, (socket) => seat(socket, dataset, room, heartbeat))
  }

  server.on('upgrade', upgrade)
  return {
    stop(): void {
      server.off('upgrade', upgrade)
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}

function seat(socket: WebSocket, dataset: string, room: Room, heartbeat: number): void {
  const member: Member = {
    dataset,
    send(message) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
    },
    close: (code) => socket.close(code),
    user: null,
    subscriptions: new Set(),
    session: null,
  }
  let answered = true
  const beat = setInterval(() => {
    // Gone without a goodbye, or still without a token after a whole interval.
    if (!answered || member.user === null) {
      socket.terminate()
      return
    }
    answered = false
    socket.ping()
    socket.send('♥')
  }, heartbeat)

  room.join(member)
  socket.on('pong', () => {
    answered = true
  })
  socket.on('message', (content) => room.receive(member, content.toString()))
  // ws closes the socket itself after an error; without a listener the error would end the process.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(beat)
    room.leave(member)
  })
}

function refuse(connection: Duplex, status: string): void {
  connection.on('error', () => connection.destroy())
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
