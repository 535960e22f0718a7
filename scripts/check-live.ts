// `npm run check-live`: asks each source of numbers once, with the keys of `.env`, and prints what it got.
import { loadDotEnv } from './start/settings.ts'
import { sourcesTable } from './start/sources-table.ts'

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
process.exitCode = failed > 0 ? 1 : 0
