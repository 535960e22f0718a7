import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isRecord } from '../store/documents.ts'

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
    else
      sockets.handleUpgrade(request, connection, head, (socket) => connect(socket, dataset, room, heartbeat))
  }

  server.on('upgrade', upgrade)
  return {
    stop(): void {
      server.off('upgrade', upgrade)
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}

function connect(socket: WebSocket, dataset: string, room: Room, heartbeat: number): void {
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

type Member = {
  dataset: string
  send(message: Record<string, unknown>): void
  close(code: number): void
  user: string | null
  subscriptions: Set<string>
  /** The tab's own id, known after its first announcement or roll call. */
  session: string | null
}

type Call = { id: string; method: string; params: Record<string, unknown> }

// Close codes of @sanity/bifur-client, and JSON-RPC's code for a method that does not exist.
const badRequest = 4000
const unauthorized = 4001
const methodNotFound = -32601

type Room = ReturnType<typeof createRoom>

/** Passes what each tab says about itself on to the other tabs of its dataset. */
function createRoom(userFor: (token: string) => string | null) {
  const members = new Set<Member>()

  function relay(from: Member, event: { type: string; [field: string]: unknown }): void {
    for (const member of members) {
      if (member === from || member.dataset !== from.dataset) continue
      for (const subscription of member.subscriptions) {
        const params = { subscription, result: { ...event, i: from.user } }
        member.send({ method: 'presence_subscription', params })
      }
    }
  }

  const methods: Record<string, (member: Member, call: Call) => unknown> = {
    authorization: () => true,
    presence_subscribe(member, { id }) {
      member.subscriptions.add(id)
      return id
    },
    presence_unsubscribe(member, { params }) {
      return member.subscriptions.delete(String(params.subscriptionId))
    },
    presence_announce(member, { params }) {
      if (isRecord(params.data)) member.session = textOr(params.data.sessionId, member.session)
      relay(member, { type: 'state', m: params.data })
      return true
    },
    presence_rollcall(member, { params }) {
      member.session = textOr(params.session, member.session)
      relay(member, { type: 'rollCall', session: params.session })
      return true
    },
    presence_disconnect(member, { params }) {
      relay(member, { type: 'disconnect', m: { session: params.session } })
      member.session = null
      return true
    },
  }

  return {
    join: (member: Member): unknown => members.add(member),

    leave(member: Member): void {
      members.delete(member)
      const { session } = member
      // A tab that reconnects may open its new socket before the old one is known to be gone.
      const reopened = Array.from(members).some((other) => other.session === session)
      if (session && !reopened) relay(member, { type: 'disconnect', m: { session } })
    },

    receive(member: Member, text: string): void {
      const call = parseCall(text)
      if (!call) {
        member.close(badRequest)
        return
      }
      const { id, method, params } = call
      if (method === 'authorization')
        member.user = userFor(String(params.authorization).replace(/^Bearer /, ''))
      if (member.user === null) {
        member.close(unauthorized)
        return
      }
      const perform = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (perform) member.send({ id, result: perform(member, call) })
      else member.send({ id, error: { code: methodNotFound, message: `unknown method ${method}` } })
    },
  }
}

function textOr(value: unknown, otherwise: string | null): string | null {
  return typeof value === 'string' ? value : otherwise
}

function parseCall(text: string): Call | null {
  try {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message) || typeof message.id !== 'string' || typeof message.method !== 'string')
      return null
    return { id: message.id, method: message.method, params: isRecord(message.params) ? message.params : {} }
  } catch {
    return null
  }
}
