import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { calculators } from '#scripts/calc/calculators.ts'
import { percentile, type Row, row, timed } from './measure.ts'

const root = resolve(import.meta.dirname, '../..')
const runs = 300
/** In milliseconds, of those that do more than a sum: 500 simulated lives and 387 of the past. */
const mostOf: Readonly<Record<string, number>> = { 'independencia-financeira': 20 }

/** The example of each page, from the texts of its form to the answer with its lines; and how many times `referenceWork`. */
export async function measureTimes(): Promise<Row[]> {
  const reference = await median(referenceWork)
  const rows: Row[] = []
  for (const [slug, { example, answer }] of Object.entries(calculators)) {
    const question = JSON.stringify(example)
    rows.push(timeRow(slug, await median(() => answer(question)), mostOf[slug] ?? 1, reference))
  }
  return rows
}

/** Bytes that a browser loads to calculate: `calculate.ts` with its tables, without form and words; minified, gzip. */
export function measureSizes(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-bench-size-'))
  try {
    return Object.keys(calculators).map((slug) => {
      const bundle = join(folder, `${slug}.js`)
      bundled(join(root, 'web/calculators', slug, 'calculate.ts'), bundle)
      return row(slug, gzipSync(readFileSync(bundle), { level: 9 }).length / 1000, 'kB gzip', { most: 12 })
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Vitest brings rolldown along: nothing else of the project needs a bundler as a dependency. */
function bundled(entry: string, file: string): void {
  const rolldown = join(root, 'node_modules/.bin/rolldown')
  execFileSync(process.execPath, [rolldown, entry, '--minify', '--format', 'esm', '-o', file], {
    cwd: root,
    stdio: 'pipe',
  })
}

function timeRow(measure: string, milliseconds: number, most: number, reference: number): Row {
  const times = (milliseconds / reference).toLocaleString('pt-BR', { maximumSignificantDigits: 2 })
  const timedRow = row(measure, milliseconds, 'ms', { most })
  return { ...timedRow, reached: `${timedRow.reached} (${times}×)` }
}

async function median(run: () => unknown): Promise<number> {
  return percentile(await timed(runs, run), 0.5)
}

/** The same work on every machine and in every year, to compare runs by: the growth of 10.000 days, power by power. */
function referenceWork(): number {
  let sum = 0
  for (let day = 1; day <= 10_000; day++) sum += 1.0005 ** day
  return sum
}
