import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Child, startChild } from '../start/children.ts'
import { baseEnvironment } from '../start/environments.ts'
import { waitUntilHealthy } from '../start/health.ts'
import { node, type PortName, root, settingsFrom } from '../start/settings.ts'
import { siteFlags, startAll } from '../start/stack.ts'
import { supervise } from '../start/supervise.ts'
import { ownRedis } from '../testing/redis-server.ts'
import { startNginx } from '../testing/site-nginx.ts'

// Below those that the system hands out: a reader's connection must not take the port of a program that is down.
const ports = { SITE_PORT: '4080', STUDIO_PORT: '4081', STORE_PORT: '4082', SIMULATOR_PORT: '4083' }
const redisPort = 4084
const secondPort = '4085'
const redisAway = 2000
// Always the same: what is built holds for the next bench.
const folders = { DATA_DIR: '.local/restarts', SITE_DIST_DIR: '.next-restarts' }
const secondDist = '.next-restarts-second'

type Name = PortName | 'second'
export type Killable = Name | 'redis'

export type NginxStack = Awaited<ReturnType<typeof startNginxStack>>

/**
 * A separate stack, as on a server: nginx before two servers of the site that share a Redis. A program that ends by itself
 * is started again. The store sends its webhooks to the first server alone.
 */
export async function startNginxStack() {
  const redis = await ownRedis(redisPort)
  await redis.start()
  const settings = settingsFrom({ ...baseEnvironment(), ...ports, ...folders, REDIS_URL: redis.url })
  const { children, restart, env } = await startAll(settings)
  const running = new Map<Name, Child>(children).set('second', await startSecond(env.site))
  const said: string[] = []
  const titles = { site: 'site', second: 'second', studio: 'studio', store: 'store', simulator: 'simulator' }
  const again = async (name: Name) => {
    const child = name === 'second' ? await startSecond(env.site, true) : await restart(name)
    running.set(name, child)
    return child
  }
  supervise(running, again, titles, (line) => said.push(line))
  const at = (port: number | string) => `http://127.0.0.1:${port}`
  const site = at(settings.ports.site)
  const nginx = await startNginx([site, at(secondPort)], {})
  return {
    /** Redis has no HTTP address: the site answers for it. */
    addresses: {
      nginx: nginx.cached,
      site,
      second: at(secondPort),
      redis: site,
      studio: at(settings.ports.studio),
      store: at(settings.ports.store),
      simulator: at(settings.ports.simulator),
    },
    log: nginx.log,
    token: env.seed.SANITY_WRITE_TOKEN,
    said,
    pidOf: (name: Name) => running.get(name)?.pid,
    /** Resolves when the program is gone; Redis is then there again. */
    async kill(name: Killable): Promise<void> {
      if (name === 'redis') {
        await redis.kill()
        // No supervisor starts Redis again.
        await pause(redisAway)
        return redis.start()
      }
      const { pid, exited } = running.get(name) ?? {}
      if (!pid) throw new Error(`${name} is not running`)
      process.kill(-pid, 'SIGKILL')
      await exited
    },
    async stop(): Promise<void> {
      nginx.stop()
      await redis.kill()
      rmSync(join(root, 'web', secondDist), { recursive: true, force: true })
    },
  }
}

/** Another server of the same build, from a copy of it: what one stores, the other must not find. */
async function startSecond(env: Record<string, string>, continues = false): Promise<Child> {
  const copy = join(root, 'web', secondDist)
  if (!continues) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(join(root, 'web', folders.SITE_DIST_DIR), copy, { recursive: true, preserveTimestamps: true })
  }
  const child = startChild('second', node, [...siteFlags, 'scripts/serve-site.ts', secondPort], {
    env: { ...env, SITE_DIST_DIR: secondDist, RATES_KEPT: '' },
    logDir: join(root, folders.DATA_DIR, 'logs'),
    continues,
  })
  await waitUntilHealthy(child, `http://127.0.0.1:${secondPort}`)
  return child
}
