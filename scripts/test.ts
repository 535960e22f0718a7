// `npm test`: everything. `npm test -- unit calculators`: one part, with arguments for its runner.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, endOnSignals } from './start/children.ts'
import { duration } from './start/progress.mjs'
import { root } from './start/settings.ts'
import { explain } from './start/stop.mjs'
import type { Count } from './testing/count.ts'
import { installPrograms, order, type Part, parts } from './testing/parts.ts'
import { testStack } from './testing/stack.ts'

type Told = Count & { line: string }

async function runPart(name: string, part: Part, dataDir: string, args: string[]): Promise<Told> {
  console.log(`\n== ${name}`)
  const begin = performance.now()
  const count = await part(dataDir, args).catch((error): Count => {
    console.error(`\n${explain(error)}`)
    return { passed: 0, failed: 1, failures: [explain(error)] }
  })
  const time = duration(performance.now() - begin)
  const line = `== ${name}: ${count.passed} passed, ${count.failed} failed, ${time}`
  console.log(line)
  return { ...count, line, failures: count.failures.map((failure) => `${name}: ${failure}`) }
}

/** Prints what failed once more: of a long output often only the end is kept. */
function conclude(counts: Told[], dataDir: string): void {
  const passed = counts.reduce((total, count) => total + count.passed, 0)
  const failed = counts.reduce((total, count) => total + count.failed, 0)
  const logs = join(dataDir, 'logs')
  if (failed > 0 && existsSync(logs)) cpSync(logs, join(root, 'tests/.results/logs'), { recursive: true })
  if (failed > 0) console.log(['\nFalharam', ...counts.flatMap(({ failures }) => failures)].join('\n'))
  if (counts.length > 1) console.log(['', ...counts.map(({ line }) => line)].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

async function main([chosen, ...args]: string[]): Promise<void> {
  const wanted = [...parts].filter(([name]) => (chosen ? name === chosen : order.includes(name)))
  if (wanted.length === 0) {
    console.error(`Não há a parte "${chosen}". As partes são: ${[...parts.keys()].join(', ')}.`)
    process.exit(1)
  }
  endOnSignals({ exitCode: 130 })
  const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const counts: Told[] = []
  const programs = chosen ? undefined : installPrograms(dataDir)
  for (const [name, part] of wanted) {
    counts.push(await runPart(name, part, dataDir, args))
    // The browser tests' builds run beside the unit tests, which leave the cores idle for a third of their time.
    if (name === 'check' && !chosen) testStack(dataDir).catch(() => undefined)
  }
  await programs
  await endAll()
  conclude(counts, dataDir)
}

await main(process.argv.slice(2))
