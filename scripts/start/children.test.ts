import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ChildFailure, runChild, startChild } from './children.ts'

const logDir = mkdtempSync(join(tmpdir(), 'em-miudos-children-'))
afterAll(() => rmSync(logDir, { recursive: true }))
const options = { env: process.env, logDir, cwd: logDir }
const forever = 'setInterval(() => undefined, 1000)'

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    // A dead process that nobody has waited for still answers to signals.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z'
  } catch {
    return false
  }
}

async function untilGone(pid: number) {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await pause(100)
  return !isAlive(pid)
}

test('a program that fails shows the end of what it said', async () => {
  const failing = runChild(
    'failing',
    process.execPath,
    ['-e', "console.error('the reason'); process.exit(3)"],
    options,
  )
  await expect(failing).rejects.toThrow(ChildFailure)
  await expect(failing).rejects.toThrow(/failing.*the reason/s)
})

test('stopping a program also ends what it started', async () => {
  const script = `const { spawn } = require('node:child_process')
    const grandchild = spawn(process.execPath, ['-e', '${forever}'])
    console.log(grandchild.pid)
    ${forever}`
  const child = startChild('parent', process.execPath, ['-e', script], options)
  let grandchild = 0
  while (!grandchild) {
    await pause(20)
    grandchild = Number(readFileSync(join(logDir, 'parent.log'), 'utf8'))
  }
  await child.stop()
  expect(await untilGone(grandchild)).toBe(true)
})

test('when the start itself is killed, its programs end too', async () => {
  const script = `import { startChild } from '${join(import.meta.dirname, 'children.ts')}'
    const child = startChild('orphan', process.execPath, ['-e', '${forever}'], { env: process.env, logDir: '${logDir}' })
    console.log(child.pid)
    ${forever}`
  const start = spawn(process.execPath, ['--input-type=module', '-e', script])
  const orphan = await new Promise<number>((resolve) =>
    start.stdout.once('data', (text) => resolve(Number(text))),
  )
  expect(isAlive(orphan)).toBe(true)
  start.kill('SIGKILL')
  expect(await untilGone(orphan)).toBe(true)
}, 20_000)
