import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runChecks } from '../check.ts'
import { bin } from '../start/builds.ts'
import { startChild } from '../start/children.ts'
import { baseEnvironment } from '../start/environments.ts'
import { node, root } from '../start/settings.ts'
import { browserTestsOf, changedSince, startOfWork } from './changed.ts'
import { type Count, countPlaywright, countVitest } from './count.ts'
import { ensureProgram } from './debian.ts'
import { testStack } from './stack.ts'
import { slowest } from './times.ts'

/** No day may depend on where the tests run: here it begins half a day before São Paulo's. */
const farZone = 'Pacific/Auckland'

/** Begins to install what the parts of a whole run need, beside what comes before them. Who needs it hears what failed. */
export function installPrograms(dataDir: string): Promise<unknown> {
  const programs = ['redis', 'hunspell', 'chromium', 'firefox'] as const
  return Promise.allSettled(programs.map((program) => ensureProgram(dataDir, program)))
}

/** So that the next slow test is seen. */
function printSlowest(report: string, count: number): void {
  console.log(['\nTempo por arquivo', ...slowest(report, count)].join('\n'))
}

type Variables = Record<string, string>

async function vitest(dataDir: string, name: string, args: string[], extra: Variables = {}): Promise<Count> {
  const report = join(dataDir, `${name}.json`)
  const reporters = [
    '--testTimeout=60000',
    // One more than cores: some tests wait for seconds, for an answer that does not come or a program that starts.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  // Workers, and the programs that tests start by the hundred, need not make JavaScript of our TypeScript again.
  const compiled = join(root, 'node_modules/.cache/node')
  const env = { ...baseEnvironment(), NODE_COMPILE_CACHE: compiled, ...extra }
  const child = startChild(name, node, [bin('vitest'), 'run', ...reporters, ...args], {
    env,
    logDir: dataDir,
    echo: true,
  })
  const { code } = await child.exited
  printSlowest(report, 8)
  return countVitest(report, code === 0)
}

async function unit(dataDir: string, args: string[], variables: Variables = {}): Promise<Count> {
  const env = {
    TZ: farZone,
    TEST_REDIS: await ensureProgram(dataDir, 'redis'),
    TEST_HUNSPELL: await ensureProgram(dataDir, 'hunspell'),
    ...variables,
  }
  return vitest(dataDir, 'unit', ['--config', 'tests/vitest.config.ts', ...args], env)
}

/**
 * The properties of law and arithmetic, and pages of any content, with ten times as many cases, other ones each time, two
 * hundred crashes of the store, the formulas of Excel worked out by LibreOffice, and the settings of nginx in a real one.
 */
async function deep(dataDir: string, args: string[]): Promise<Count> {
  const seed = process.env.PROPERTY_SEED || String(randomInt(2 ** 31))
  console.log(`  The same cases again: PROPERTY_SEED=${seed} npm test -- deep`)
  const drawn = { PROPERTY_RUNS: '10000', PROPERTY_SEED: seed, CRASH_KILLS: '200' }
  if (args.length > 0) return unit(dataDir, args, drawn)
  const programs = {
    TEST_LIBREOFFICE: await ensureProgram(dataDir, 'libreOffice'),
    TEST_NGINX: await ensureProgram(dataDir, 'nginx'),
  }
  return sumOf([
    await vitest(dataDir, 'deep', ['tests/deep'], { ...drawn, ...programs }),
    await unit(dataDir, ['web/finance', 'web/calculators', 'web/app/any-content', 'lake/store/crash'], drawn),
  ])
}

async function gates(dataDir: string, args: string[]): Promise<Count> {
  return vitest(dataDir, 'gates', ['--config', 'tests/vitest.config.ts', '--project', 'gates', ...args])
}

/** Runs one Playwright configuration against the production build. `variables`: what its files ask for besides. */
export async function browser(
  dataDir: string,
  config: string,
  args: string[],
  variables: Variables = {},
): Promise<Count> {
  const chromium = await ensureProgram(dataDir, 'chromium')
  const report = join(dataDir, 'browser.json')
  const env = {
    ...baseEnvironment(),
    ...(await testStack(dataDir)),
    PLAYWRIGHT_CHROMIUM: chromium,
    TEST_REDIS: await ensureProgram(dataDir, 'redis'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...variables,
  }
  const script = [bin('playwright'), 'test', '--config', config, '--reporter=list,json', ...args]
  const { code } = await startChild('browser', node, script, { env, logDir: dataDir, echo: true }).exited
  printSlowest(report, 100)
  return countPlaywright(report, code === 0)
}

/** The Studio in Firefox, which Playwright cannot drive as Debian packs it. */
async function firefox(dataDir: string, args: string[]): Promise<Count> {
  const program = await ensureProgram(dataDir, 'firefox')
  const env = { ...(await testStack(dataDir)), TEST_FIREFOX: program }
  return vitest(dataDir, 'firefox', ['--config', 'tests/firefox/vitest.config.ts', ...args], env)
}

/** A part of the tests, with arguments for its runner. */
export type Part = (dataDir: string, args: string[]) => Promise<Count>

/** The parts of `npm test`, in their order. The gates are among the unit tests. */
const everything = {
  check: (dataDir: string) => runChecks(join(dataDir, 'logs')),
  unit,
  e2e: (dataDir: string, args: string[]) => browser(dataDir, 'tests/e2e/playwright.config.ts', args),
  firefox,
}

/** Tests that a change can reach: the checks, the unit tests that import it, and the browser tests of its folder. */
async function changed(dataDir: string): Promise<Count> {
  const commit = startOfWork()
  const paths = changedSince(commit)
  const tests = browserTestsOf(paths)
  console.log(`  ${paths.length} arquivos mudados desde ${commit.slice(0, 10)}`)
  const counts = [
    await everything.check(dataDir),
    await unit(dataDir, ['--changed', commit, '--passWithNoTests']),
    await gates(dataDir, []),
  ]
  // A text is read by its name: no import leads to it.
  if (paths.some((path) => path.startsWith('scripts/seed/texts/')))
    counts.push(await unit(dataDir, ['scripts/seed']))
  if (tests.length > 0) counts.push(await everything.e2e(dataDir, tests))
  return sumOf(counts)
}

function sumOf(counts: Count[]): Count {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** The order of a whole run. */
export const order = Object.keys(everything)

/** Each part by its name: the parts of a whole run, and the parts that only run when asked for. */
export const parts = new Map<string, Part>(Object.entries({ ...everything, gates, deep, changed }))
