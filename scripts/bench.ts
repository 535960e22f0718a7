// `npm run bench`: measures the calculators, the store, then the production build of the site, and prints tables; it
// asserts nothing about time. `npm run bench -- calculators` and `-- store` measure only that part and build nothing;
// `-- site`, `-- interaction` and `-- publish` measure the site, with the file of tests/bench of that name.
// `-- restarts` and `-- load [seconds] [requests per second]`, only when asked for, have a stack of their own with nginx, Redis
// and two servers of the site; they kill programs of it, and fail when somebody loses by it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, endOnSignals, startChild } from './start/children.ts'
import { baseEnvironment } from './start/environments.ts'
import { node } from './start/settings.ts'
import { explain } from './start/stop.mjs'
import { ensureProgram } from './testing/debian.ts'
import { browser } from './testing/parts.ts'

const withoutSite = ['calculators', 'store']
const withNginx = ['restarts', 'load']

endOnSignals({ exitCode: 130 })
const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

async function measure(part: string, args: string[]): Promise<boolean> {
  const script = [join(import.meta.dirname, `bench-${part}.ts`), ...args]
  const { exited } = startChild(`bench-${part}`, node, script, {
    env: { ...baseEnvironment(), ...(withNginx.includes(part) ? await nginxPrograms() : {}) },
    logDir: dataDir,
    echo: true,
  })
  return (await exited).code === 0
}

/** Paths of the programs of the system that run beside the servers of the site. */
async function nginxPrograms(): Promise<Record<string, string>> {
  return {
    TEST_NGINX: await ensureProgram(dataDir, 'nginx'),
    TEST_REDIS: await ensureProgram(dataDir, 'redis'),
    BENCH_WRK: await ensureProgram(dataDir, 'wrk'),
  }
}

async function site(args: string[]): Promise<boolean> {
  const [file = 'site'] = args
  const programs: Record<string, string> = file.startsWith('site')
    ? { TEST_NGINX: await ensureProgram(dataDir, 'nginx'), BENCH_WRK: await ensureProgram(dataDir, 'wrk') }
    : {}
  const { failed } = await browser(dataDir, 'tests/bench/playwright.config.ts', args, programs)
  await endAll()
  return failed === 0
}

try {
  const [part, ...others] = process.argv.slice(2)
  const isSite = part === undefined || ![...withoutSite, ...withNginx].includes(part)
  const measured = part === undefined ? withoutSite : isSite ? [] : [part]
  for (const name of measured) if (!(await measure(name, others))) process.exitCode = 1
  if (isSite && !(await site(part === undefined ? [] : [part, ...others]))) process.exitCode = 1
} catch (error) {
  console.error(`\n${explain(error)}`)
  await endAll()
  process.exitCode = 1
}
