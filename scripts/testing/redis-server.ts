import { type ChildProcess, spawn } from 'node:child_process'
import { freePorts } from '../start/ports.ts'

/** A Redis of a test's own; what it holds is gone when it ends. */
export type OwnRedis = { url: string; start: () => Promise<void>; kill: () => Promise<void> }

/** On a free port, unless another one is named. */
export async function ownRedis(own?: number): Promise<OwnRedis> {
  const port = own ?? (await freePorts(1))[0]
  let running: ChildProcess | undefined
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const redis = spawn(process.env.TEST_REDIS ?? '/usr/bin/redis-server', settings, {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running = redis
      await new Promise<void>((resolve, reject) => {
        redis.once('error', reject)
        redis.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve())
      })
    },
    async kill() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running?.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}
