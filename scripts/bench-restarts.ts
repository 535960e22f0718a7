import { editor, editsLost, isShown, killAndWatch, type Row, reader, type Stack } from './bench/restarts.ts'
import { endAll, endOnSignals } from './start/children.mjs'
import { baseEnvironment } from './start/environments.mjs'
import { settingsFrom } from './start/settings.mjs'
import { startAll } from './start/stack.mjs'
import { explain } from './start/stop.mjs'
import { supervise } from './start/supervise.mjs'

// The restarts' part of `npm run bench`: ends with 1 when a reader or an editor notices more than a killed program must
// cost. It takes some 90 s; the first run builds, and the next ones reuse that while nothing has changed.
const readers = 50
const matrix = [
  ['store'],
  ['simulator'],
  ['studio'],
  ['site'],
  ['store', 'site'],
  ['store', 'simulator'],
  ['simulator', 'site'],
]
// Below those that the system hands out: a reader's connection must not take the port of a program that is down.
const ports = { SITE_PORT: '4080', STUDIO_PORT: '4081', STORE_PORT: '4082', SIMULATOR_PORT: '4083' }
const folders = { DATA_DIR: '.local/restarts', SITE_DIST_DIR: '.next-restarts' }

endOnSignals({ exitCode: 130 })
try {
  const settings = settingsFrom({ ...baseEnvironment(), ...ports, ...folders })
  const { children, restart, env } = await startAll(settings)
  // `restart` puts the new process in the place of the old one.
  const running: Record<string, { pid?: number; exited: Promise<unknown> }> = children
  const said: string[] = []
  const titles = Object.fromEntries(Object.keys(children).map((name) => [name, name]))
  supervise(children, restart, titles, (line: string) => said.push(line))
  const at = (port: number) => `http://127.0.0.1:${port}`
  const stack: Stack = {
    addresses: {
      site: at(settings.ports.site),
      studio: at(settings.ports.studio),
      store: at(settings.ports.store),
      simulator: at(settings.ports.simulator),
    },
    token: env.seed.SANITY_WRITE_TOKEN,
    kill: (name) => {
      const { pid, exited } = running[name] ?? {}
      if (pid) process.kill(-pid, 'SIGKILL')
      return exited ?? Promise.reject(new Error(`${name} is not running`))
    },
    requests: [],
    edits: [],
    ended: false,
  }
  const busy = [editor(stack), ...Array.from({ length: readers }, (_, n) => reader(stack, n))]
  const rows: Row[] = []
  for (const names of matrix) rows.push(await killAndWatch(stack, names))
  stack.ended = true
  await Promise.all(busy)
  const lost = await editsLost(stack)
  const shown = await isShown(stack)
  console.log(`\n${readers} readers, an edit every 300 ms; each kill is SIGKILL\n`)
  console.table(rows.map((row) => row.told(lost)))
  for (const failure of rows.flatMap((row) => row.unexpected)) console.log(`✗ ${failure}`)
  if (lost.size > 0) console.log(`✗ acknowledged edits that the store has not: ${[...lost].join(', ')}`)
  if (!shown) console.log('✗ the site does not show the last acknowledged edit')
  if (rows.some((row) => row.unexpected.length > 0) || lost.size > 0 || !shown) process.exitCode = 1
  if (process.exitCode === 1) console.log(`\n${said.join('\n')}`)
} catch (error) {
  console.error(`\n${explain(error)}`)
  process.exitCode = 1
}
await endAll()
process.exit()
