import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from './children.ts'
import { holdPort } from './held-port.ts'
import { freePorts } from './ports.ts'

const listening = new URL('../server/listening.ts', import.meta.url).href
const answering = `import { createServer } from 'node:http'
  import { listeningAt } from '${listening}'
  createServer((_, response) => response.end(String(process.pid))).listen(listeningAt(0, '127.0.0.1'))`

test('who comes while a program starts anew waits for the next one', async () => {
  const logDir = mkdtempSync(join(tmpdir(), 'held-port-'))
  const [port] = await freePorts(1)
  const holds = await holdPort(port, '127.0.0.1')
  const start = () =>
    startChild('answering', process.execPath, ['--input-type=module', '-e', answering], {
      env: process.env,
      logDir,
      holds,
    })
  const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text())

  const first = start()
  onTestFinished(() => first.stop())
  await expect.poll(() => ask().catch(() => 0)).toBe(first.pid)
  process.kill(first.pid ?? expect.unreachable(), 'SIGKILL')
  await first.exited

  const waiting = ask()
  const second = start()
  onTestFinished(async () => {
    await second.stop()
    holds.close()
    rmSync(logDir, { recursive: true })
  })
  expect(await waiting).toBe(second.pid)
})

test('an address that this machine has not is said', async () => {
  await expect(holdPort(3000, '192.0.2.1')).rejects.toThrow('192.0.2.1:3000: EADDRNOTAVAIL')
})
