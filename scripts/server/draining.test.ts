import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = `
  import { createServer } from 'node:http'
  import { drainOnSignals } from ${JSON.stringify(join(import.meta.dirname, 'draining.ts'))}
  const server = createServer((request, response) => {
    process.stdout.write('asked ')
    setTimeout(() => response.end('inteiro'), 400)
  })
  drainOnSignals(server)
  server.listen(0, '127.0.0.1', () => process.stdout.write('port ' + server.address().port + ' '))
`

/** Resolves once the program has printed what is asked for. */
async function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = ''
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += part
    const found = pattern.exec(text)
    if (found) return found
  }
  throw new Error(`ended after ${text}`)
}

test('what is under way at the signal has its answer, and the program ends at once', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, port] = await printed(child, /port (\d+)/)
  const answers = Array.from({ length: 20 }, () =>
    fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()),
  )
  await printed(child, /(asked ){20}/)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await Promise.all(answers)).toEqual(Array(20).fill('inteiro'))
  const before = Date.now()
  expect(await ended).toEqual([0, null])
  // Browsers keep their connections open for much longer.
  expect(Date.now() - before).toBeLessThan(3000)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
