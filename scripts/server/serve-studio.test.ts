import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#lake/testing/eventually.ts'
import { freePorts } from '../start/ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'studio-'))
let port = 0
let child: ReturnType<typeof spawn>

beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Studio</title>')
  writeFileSync(join(folder, 'static/large-abcdefgh.js'), 'x'.repeat(8_000_000))
  writeFileSync(join(folder, '.em-miudos'), 'hash of the build')
  ;[port] = await freePorts(1)
  child = spawn(process.execPath, [resolve('scripts/serve-studio.ts'), folder, String(port)], {
    env: { ...process.env, SANITY_STUDIO_API_HOST: 'http://localhost:1', SANITY_STUDIO_SITE_URL: '' },
    stdio: 'inherit',
  })
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200))
})

afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Asks for a file and leaves with the first part of it. */
function breakOff(): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /static/large-abcdefgh.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
    })
    socket.once('data', () => socket.destroy())
    socket.once('close', () => done()).once('error', failed)
  })
}

const openFiles = () => readdirSync(`/proc/${child.pid}/fd`).length

test('a download that is broken off leaves no file open', async () => {
  const before = openFiles()
  for (let round = 0; round < 30; round++) await Promise.all(Array.from({ length: 10 }, breakOff))
  await eventually(() => expect(openFiles()).toBeLessThan(before + 10))
  expect((await fetch(`http://127.0.0.1:${port}/static/large-abcdefgh.js`)).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for pages', async (method) => {
  const answer = await fetch(`http://127.0.0.1:${port}/structure`, { method })
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET, HEAD', ''])
})

test('a file of the build, which begins with a dot, is not there', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/.em-miudos`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/structure`)).status).toBe(200)
})

test('HEAD is answered without the page', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/structure`, { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})
