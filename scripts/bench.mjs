// `npm run bench`: measures on the production build and prints tables; it asserts nothing about time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, endOnSignals } from './start/children.mjs'
import { ensureInstalled } from './start/install.mjs'
import { settingsFrom } from './start/settings.mjs'
import { explain } from './start/stop.mjs'
import { browser } from './testing/parts.mjs'

endOnSignals({ exitCode: 130 })
const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
try {
  await ensureInstalled(settingsFrom(process.env).dataDir)
  const { failed } = await browser(dataDir, 'tests/bench/playwright.config.ts', process.argv.slice(2))
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  console.error(`\n${explain(error)}`)
  await endAll()
  process.exitCode = 1
}
