import { cpus, loadavg } from 'node:os'
import { measureLoad } from './bench/load.ts'
import { printTable } from './bench/measure.ts'
import { startNginxStack } from './bench/nginx-stack.ts'
import { endAll, endOnSignals } from './start/children.ts'
import { explain } from './start/stop.mjs'

// `npm run bench -- load [seconds] [requests per second]`: readers of all pages through nginx and two servers, while a text is
// published every five seconds, a source is down, and a server is killed. Ends with 1 when a reader gets an error.
const [seconds = 60, rate = 2000] = process.argv.slice(2).map(Number)

endOnSignals({ exitCode: 130 })
try {
  const stack = await startNginxStack()
  const load = loadavg()[0]?.toFixed(1)
  const { rows, details, failures } = await measureLoad(stack, { seconds, rate })
  console.log(
    `\n${seconds} s, ${rate} requests per second wanted; load before ${load} on ${cpus().length} processors\n`,
  )
  for (const [what, value] of Object.entries(details)) console.log(`  ${what}: ${value}`)
  console.log()
  printTable(rows)
  for (const failure of failures) console.log(`✗ ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  await stack.stop()
} catch (error) {
  console.error(`\n${explain(error)}`)
  process.exitCode = 1
}
await endAll()
process.exit()
