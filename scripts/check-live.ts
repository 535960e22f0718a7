// `npm run check-live`: asks each source of numbers once, with the keys of `.env`, and prints what it got; then each question
// that a page asks, and which page has the numbers of which source.
import { loadDotEnv } from './start/settings.ts'
import { sourcesTable } from './start/sources-table.ts'
import { withModules } from './start/with-modules.ts'

const requests = new Map<string, number>()
globalThis.emMiudosNoteRequest = (host) => requests.set(host, (requests.get(host) ?? 0) + 1)

loadDotEnv()
process.env.MARKET ||= 'live'
if (process.env.MARKET === 'live') console.log(`${sourcesTable(process.env).join('\n')}\n`)

// After the environment is set, which is read once.
const { askSources } = await import('./check-live/ask-sources.ts')
const outcomes = await askSources()
const width = Math.max(...outcomes.map(({ name }) => name.length))
const marks = { good: '✓', bad: '✗', out: '–' }
for (const { name, state, text } of outcomes) console.log(`${marks[state]} ${name.padEnd(width)}  ${text}`)
const asked = outcomes.filter(({ state }) => state !== 'out')
const failed = asked.filter(({ state }) => state === 'bad').length
console.log(`\n${asked.length - failed} de ${asked.length} fontes responderam.`)
if (process.env.MARKET === 'live')
  await withModules(async (vite) => (await vite.ssrLoadModule('/web/testing/live-report.ts')).printPages())
const byHost = Array.from(requests, ([host, count]) => `${host} ${count}`)
console.log(`\nPedidos que este comando fez: ${byHost.join(', ')}.`)
process.exit(failed > 0 ? 1 : 0)
