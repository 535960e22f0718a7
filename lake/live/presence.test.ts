import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '../testing/eventually.ts'
import { attachPresence } from './presence.ts'

const studio = 'http://localhost:3333'
const token = 'write-token'

let server: Server
let address: string
let presence: { stop(): void }

beforeEach(async () => {
  server = createServer()
  presence = attachPresence(server, {
    isAllowed: (origin, host) => origin === studio && host.startsWith('127.0.0.1:'),
    userFor: (given) => (given === token ? 'editor' : null),
    // Long enough that a busy machine is not taken for a tab that stopped answering.
    heartbeat: 250,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on TCP has an AddressInfo, not a pipe's name.
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  presence.stop()
  server.close()
})

const path = '/v2022-06-30/socket/production?tag=sanity.studio'

async function connect(options: { origin?: string; path?: string; host?: string } = {}) {
  const socket = new WebSocket(address + (options.path ?? path), {
    origin: options.origin ?? studio,
    ...(options.host && { headers: { host: options.host } }),
  })
  const messages: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (content) => {
    const text = content.toString()
    messages.push(text === '♥' ? text : JSON.parse(text))
  })
  await new Promise<void>((opened, failed) => {
    socket.on('open', opened)
    socket.on('error', failed)
  })
  let calls = 0
  const has = (expected: unknown) => eventually(() => expect(messages).toContainEqual(expected))
  return {
    socket,
    messages,
    closed,
    has,
    /** Sends a call as bifur does, and waits for its answer. */
    async call(method: string, params: Record<string, unknown> = {}) {
      calls += 1
      const id = `${method}-${calls}`
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }))
      await has(expect.objectContaining({ jsonrpc: '2.0', id }))
      return messages.find((message) => JSON.stringify(message).includes(`"id":"${id}"`))
    },
  }
}

async function signedIn(options: { path?: string } = {}) {
  const tab = await connect(options)
  await tab.call('authorization', { authorization: `Bearer ${token}` })
  const answer = await tab.call('presence_subscribe')
  expect(answer).toMatchObject({ result: 'presence_subscribe-2' })
  return tab
}

const pushed = (result: unknown) => ({
  jsonrpc: '2.0',
  method: 'presence_subscription',
  params: { subscription: 'presence_subscribe-2', result },
})

const announcement = { data: { sessionId: 'tab-a', locations: [{ type: 'document', documentId: 'post-1' }] } }

test('two tabs see state, roll call and disconnect of each other, not their own', async () => {
  const [a, b] = await Promise.all([signedIn(), signedIn()])
  await a.call('presence_announce', announcement)
  await b.has(pushed({ type: 'state', i: 'editor', m: announcement.data }))
  await b.call('presence_rollcall', { session: 'tab-b' })
  await a.has(pushed({ type: 'rollCall', i: 'editor', session: 'tab-b' }))
  await a.call('presence_disconnect', { session: 'tab-a' })
  await b.has(pushed({ type: 'disconnect', i: 'editor', m: { session: 'tab-a' } }))
  expect(JSON.stringify(a.messages)).not.toContain('tab-a')
})

test('a closed tab is announced as gone, once', async () => {
  const [a, b] = await Promise.all([signedIn(), signedIn()])
  await a.call('presence_announce', announcement)
  a.socket.terminate()
  await b.has(pushed({ type: 'disconnect', i: 'editor', m: { session: 'tab-a' } }))
  expect(JSON.stringify(b.messages).match(/disconnect/g)).toHaveLength(1)
})

test('a tab that opened a new socket is not announced as gone', async () => {
  const [old, again, b] = await Promise.all([signedIn(), signedIn(), signedIn()])
  await old.call('presence_announce', announcement)
  await again.call('presence_announce', announcement)
  old.socket.terminate()
  await old.closed
  await again.call('presence_rollcall', { session: 'tab-a' })
  await b.has(pushed({ type: 'rollCall', i: 'editor', session: 'tab-a' }))
  expect(JSON.stringify(b.messages)).not.toContain('disconnect')
})

test('nothing after unsubscribing, nothing from another dataset', async () => {
  const [a, b, elsewhere] = await Promise.all([
    signedIn(),
    signedIn(),
    signedIn({ path: '/v1/socket/staging' }),
  ])
  await b.call('presence_unsubscribe', { subscriptionId: 'presence_subscribe-2' })
  await a.call('presence_announce', announcement)
  for (const tab of [b, elsewhere]) {
    await tab.call('presence_rollcall', { session: 'x' })
    expect(JSON.stringify(tab.messages)).not.toContain('"state"')
  }
})

test('heartbeats keep a signed-in tab open and end one without a token', async () => {
  const [a, silent] = await Promise.all([signedIn(), connect()])
  await a.has('♥')
  await silent.closed
  expect(a.socket.readyState).toBe(WebSocket.OPEN)
})

test('a tab that stops answering is dropped', async () => {
  const [a, b] = await Promise.all([signedIn(), signedIn()])
  await a.call('presence_announce', announcement)
  // The real situation: the connection stays open and nobody reads from it, so no pong comes back.
  a.socket.pause()
  await b.has(pushed({ type: 'disconnect', i: 'editor', m: { session: 'tab-a' } }))
})

test.each([
  ['a foreign page', { origin: 'http://evil.example' }, '403'],
  ['a missing origin', { origin: '' }, '403'],
  ['a name of somebody else', { host: 'evil.example' }, '403'],
  ['another path', { path: '/v1/data/listen/production' }, '404'],
  ['an odd path', { path: '//' }, '404'],
])('%s is refused', async (_, options, status) => {
  await expect(connect(options)).rejects.toThrow(status)
})

test.each([
  ['a wrong token', { method: 'authorization', params: { authorization: 'Bearer nope' } }, 4001],
  ['a call before the token', { method: 'presence_subscribe', params: {} }, 4001],
])('%s closes the socket', async (_, message, code) => {
  const tab = await connect()
  tab.socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', ...message }))
  expect(await tab.closed).toBe(code)
})

test('something that is not JSON-RPC closes the socket, an unknown method does not', async () => {
  const tab = await signedIn()
  expect(await tab.call('constructor')).toMatchObject({ error: { code: -32601 } })
  tab.socket.send('{')
  expect(await tab.closed).toBe(4000)
})
