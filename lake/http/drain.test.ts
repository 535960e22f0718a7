import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { jsonResponse } from './answer.ts'
import { drainable } from './drain.ts'
import { createNodeServer } from './node-server.ts'

test('a store that ends lets an answer go out whole, ends who only listens, and takes nobody new', async () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let tell = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  const server = createNodeServer(async ({ url }) => {
    if (new URL(url).pathname === '/listen') {
      const stream = new ReadableStream({
        start: (listener) => listener.enqueue(new TextEncoder().encode(':')),
      })
      return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    }
    tell()
    await released
    return jsonResponse({ whole: true })
  })
  const drain = drainable(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server always has an address of this kind.
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listener = await fetch(`${root}/listen`)
  const answer = fetch(root)
  await asked
  const ended = drain()
  await expect(listener.text()).rejects.toThrow()
  await expect(fetch(root)).rejects.toThrow()
  expect(await Promise.race([ended, pause(100, 'waits')])).toBe('waits')
  release()
  expect(await (await answer).json()).toEqual({ whole: true })
  await ended
})
