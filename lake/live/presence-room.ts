import { isRecord } from '../store/documents.ts'

/** One browser tab that is connected. */
export type Member = {
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

export type Room = ReturnType<typeof createRoom>

/** Passes what each tab says about itself on to the other tabs of its dataset. */
export function createRoom(userFor: (token: string) => string | null) {
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
