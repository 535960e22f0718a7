import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { storeMemory } from '../start/environments.ts'
import { storeFlags } from '../start/stack.ts'

const token = 'w'.repeat(40)
const serve = join(import.meta.dirname, '../../lake/serve.ts')

export type BenchServer = Awaited<ReturnType<typeof startServer>>

/** The store as a child process, and requests to it over connections that stay open. */
export async function startServer(folder: string) {
  const child = spawn(process.execPath, [...storeFlags, serve], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...storeMemory,
      STORE_PORT: '0',
      STORE_DIR: folder,
      STORE_HOOKS: join(folder, 'no-hooks'),
      STORE_READ_TOKEN: 'r'.repeat(40),
      STORE_WRITE_TOKEN: token,
    },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`lake/serve.ts ended with code ${code}`)
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  const port = Number(/:(\d+)\s*$/.exec(String(line))?.[1])
  const agent = new Agent({ keepAlive: true })

  function open(method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request({ host: '127.0.0.1', port, method, path, agent, headers })
    asked.end(body === undefined ? undefined : JSON.stringify(body))
    return asked
  }

  return {
    open,
    async send(method: string, path: string, body?: unknown): Promise<string> {
      const [response] = await once(open(method, path, body), 'response')
      response.setEncoding('utf8')
      let text = ''
      for await (const chunk of response) text += chunk
      if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`)
      return text
    },
    memory: () => memoryOf(child),
    processorTime: () => processorTimeOf(child),
    async stop(): Promise<void> {
      agent.destroy()
      child.kill('SIGTERM')
      await ended.catch(() => {})
    },
  }
}

/** Megabytes of the server and its query worker; of what several processes share, such as the program, their part. */
function memoryOf({ pid }: ChildProcess): number {
  const family = readdirSync('/proc').filter((name) => name === String(pid) || parentOf(name) === pid)
  return family.reduce((sum, name) => sum + numberIn(name, 'smaps_rollup', /^Pss:\s+(\d+) kB/m), 0) / 1000
}

/** Milliseconds of processor time that the server alone has taken, in steps of ten: Linux counts in hundredths. */
function processorTimeOf({ pid }: ChildProcess): number {
  const counters = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]?.split(' ') ?? []
  return 10 * (Number(counters[11]) + Number(counters[12]))
}

function parentOf(name: string): number {
  return /^\d+$/.test(name) ? numberIn(name, 'status', /^PPid:\s+(\d+)/m) : 0
}

function numberIn(name: string, file: string, shape: RegExp): number {
  try {
    return Number(shape.exec(readFileSync(`/proc/${name}/${file}`, 'utf8'))?.[1] ?? 0)
  } catch {
    // A process that has ended meanwhile.
    return 0
  }
}
