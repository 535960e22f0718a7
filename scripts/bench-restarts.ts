import { type Killable, startNginxStack } from './bench/nginx-stack.ts'
import { editor, editsLost, isShown, killAndWatch, type Row, reader, type Stack } from './bench/restarts.ts'
import { endAll, endOnSignals } from './start/children.ts'
import { explain } from './start/stop.mjs'

// The restarts' part of `npm run bench`: ends with 1 when a reader or an editor notices more than a killed program must
// cost. It takes some three minutes; the first run builds, and the next ones reuse that while nothing has changed.
const readers = 50
const alone: Killable[] = ['store', 'simulator', 'studio', 'site', 'second', 'redis']
const matrix: Killable[][] = [
  ...alone.map((name) => [name]),
  ['store', 'site'],
  ['store', 'second'],
  ['store', 'simulator'],
  ['store', 'redis'],
  ['simulator', 'site'],
  ['simulator', 'redis'],
  ['site', 'second'],
  ['site', 'redis'],
  ['second', 'redis'],
]

endOnSignals({ exitCode: 130 })
try {
  const running = await startNginxStack()
  const stack: Stack = { ...running, requests: [], edits: [], ended: false }
  const busy = [editor(stack), ...Array.from({ length: readers }, (_, n) => reader(stack, n))]
  const rows: Row[] = []
  for (const names of matrix) rows.push(await killAndWatch(stack, names))
  stack.ended = true
  await Promise.all(busy)
  const lost = await editsLost(stack)
  const shown = await isShown(stack)
  console.log(`\n${readers} readers through nginx, an edit every 300 ms; each kill is SIGKILL\n`)
  console.table(rows.map((row) => row.told(lost)))
  for (const failure of rows.flatMap((row) => row.unexpected)) console.log(`✗ ${failure}`)
  if (lost.size > 0) console.log(`✗ acknowledged edits that the store has not: ${[...lost].join(', ')}`)
  if (!shown) console.log('✗ a server does not show the last acknowledged edit')
  if (rows.some((row) => row.unexpected.length > 0) || lost.size > 0 || !shown) process.exitCode = 1
  if (process.exitCode === 1) console.log(`\n${running.said.join('\n')}`)
  await running.stop()
} catch (error) {
  console.error(`\n${explain(error)}`)
  process.exitCode = 1
}
await endAll()
process.exit()
