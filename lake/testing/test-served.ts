import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'
import { tokens } from './test-lake.ts'

/** A content store in a child process, as `npm start` runs it, that can be killed and started again. */
export async function serveStore(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['lake/serve.ts'], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      STORE_PORT: '0',
      STORE_DIR: folder,
      STORE_READ_TOKEN: tokens.read,
      STORE_WRITE_TOKEN: tokens.write,
      STORE_HOOKS: '/nonexistent',
      ...environment,
    },
  })
  const exited = once(child, 'exit')
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^content store: (\S+)$/.exec(line)?.[1]
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error(errors.join(''))))
  })
  return {
    url,
    port: Number(new URL(url).port),
    editor: createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2026-03-01',
      apiHost: url,
      token: tokens.write,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      // A test that kills the store wants the failure, not a second try.
      maxRetries: 0,
    }),
    errors: () => errors.join(''),
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
      child.kill(signal)
      await exited
    },
  }
}

export type ServedStore = Awaited<ReturnType<typeof serveStore>>
