// `npm run probe -- https://www.example.com.br`: tries at one's own server what strangers try, and prints what did not hold.
import { parseArgs } from 'node:util'
import { createAsk } from '../tests/probes/ask.ts'
import { categories } from '../tests/probes/categories.ts'
import { type Outcome, runCategory } from '../tests/probes/run.ts'
import { tableOf } from './store/table.ts'

const usage = `Uso:
  npm run probe -- SITE [--studio ENDEREÇO] [--store ENDEREÇO] [--hard]
Cada um é um endereço como https://www.example.com.br. Com --hard, também o que dá trabalho ao servidor e o que acende um alarme.`

type Bases = Partial<Record<keyof typeof categories, string>>

function readArguments(): { bases: Bases; isHard: boolean } | undefined {
  try {
    const options = {
      studio: { type: 'string' },
      store: { type: 'string' },
      hard: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [site, ...others] = positionals
    const { studio, store, hard = false } = values
    const given = [site, studio, store].filter((base) => base !== undefined)
    const isRead = given.length > 0 && given.every((base) => /^https?:/.test(base) && URL.canParse(base))
    return isRead && others.length === 0 ? { bases: { site, studio, store }, isHard: hard } : undefined
  } catch {
    return undefined
  }
}

/** Whether there is a server at all, before each probe says that there is none. */
async function answers(base: string): Promise<boolean> {
  try {
    await createAsk(base)({ path: '/' })
    return true
  } catch (error) {
    console.error(`${base} não respondeu: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** One after the other: a server of one's own is not to be flooded. */
async function runAll({ bases, isHard }: { bases: Bases; isHard: boolean }): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = []
  for (const program of ['site', 'studio', 'store'] as const) {
    const base = bases[program]
    if (base === undefined) continue
    if (!(await answers(base))) return undefined
    for (const category of categories[program]) outcomes.push(await runCategory(base, category, isHard))
  }
  return outcomes
}

function print(outcomes: Outcome[]): void {
  const rows = outcomes.map(
    ({ category, tried, faults }) => [category, tried, tried - faults.length] as const,
  )
  const all = ['ao todo', ...[1, 2].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))]
  console.log(tableOf(['categoria', 'tentadas', 'resistiram'], [...rows.map((row) => [...row]), all]))
  const faults = outcomes.flatMap(({ category, faults: lines }) =>
    lines.map((line) => `✗ ${category}: ${line}`),
  )
  if (faults.length > 0) console.log(['', ...faults].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}

const read = readArguments()
const outcomes = read && (await runAll(read))
if (outcomes) print(outcomes)
else process.exitCode = 1
if (!read) console.error(usage)
