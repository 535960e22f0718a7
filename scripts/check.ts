// `npm run check`: one tool per question. Prints a line for each; on failure also what its tool said.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin } from './start/builds.ts'
import { captureChild, endOnSignals } from './start/children.ts'
import { baseEnvironment } from './start/environments.ts'
import { duration } from './start/progress.mjs'
import { node, root, settingsFrom } from './start/settings.ts'
import { explain } from './start/stop.mjs'
import type { Count } from './testing/count.ts'

const folders = ['web', 'schemas', 'studio', 'lake', 'simulator', 'scripts', 'tests']
const rootFiles = ['next.config.js', 'next-sitemap.config.js', 'sanity.config.ts', 'sanity.cli.ts']
const extraction = ['--path', 'studio/schema.json', '--enforce-required-fields']
const generatedFiles = ['sanity.types.ts', 'sanity.shapes.ts'].map((name) => join(root, 'web/content', name))

type Answer = { ok: boolean; text: string; seen?: number }
type Run = (tool: string, ...args: string[]) => Promise<Answer>
type Question = [name: string, ask: (run: Run) => Promise<Answer>]

/** A question that looked at nothing has not been asked. */
function counted(answer: Answer, pattern: RegExp): Answer {
  const count = Number(pattern.exec(answer.text)?.[1] ?? 0)
  if (count > 0) return { ...answer, seen: count }
  return { ok: false, text: `${answer.text}\nNothing was looked at.` }
}

async function style(run: Run): Promise<Answer> {
  return counted(
    await run('biome', 'check', '--error-on-warnings', '--colors=off', '.'),
    /Checked (\d+) file/,
  )
}

async function imports(run: Run): Promise<Answer> {
  const answer = await run('depcruise', '--config', '.dependency-cruiser.mjs', ...folders, ...rootFiles)
  return counted(answer, /(\d+) modules/)
}

async function unused(run: Run): Promise<Answer> {
  return run('knip', '--no-progress')
}

async function types(run: Run): Promise<Answer> {
  const generated = await run('next', 'typegen', 'web')
  return generated.ok ? typeErrors(run, root) : generated
}

/** @param folder where `run` runs its tools */
export async function typeErrors(run: Run, folder: string): Promise<Answer> {
  const answer = await run('tsc', '--noEmit', '--listFiles')
  const lines = answer.text.split('\n')
  const ours = lines.filter((line) => line.startsWith(folder) && !line.includes('/node_modules/'))
  const text = lines.filter((line) => !/^\/.*\.(d\.[cm]?ts|tsx?|json|[cm]?js)$/.test(line)).join('\n')
  if (ours.length === 0) return { ok: false, text: `${text}\nNothing was looked at.` }
  return { ok: answer.ok, text, seen: ours.length }
}

/** @param extracted how the extraction of the schema went */
async function contentTypes(run: Run, runScript: Run, extracted: Answer): Promise<Answer> {
  if (!extracted.ok) return extracted
  for (const kind of ['calculator', 'source', 'content']) {
    const compared = await runScript(`scripts/${kind}-maps.ts`, '--check')
    if (!compared.ok) return compared
  }
  const committed = generatedFiles.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const changed = () => committed.filter(({ path, text }) => readFileSync(path, 'utf8') !== text)
  try {
    const types = await run('sanity', 'typegen', 'generate')
    const generated = types.ok ? await runScript('scripts/answer-shapes.ts') : types
    if (!generated.ok || changed().length === 0) return generated
    return {
      ok: false,
      text: 'web/content/sanity.types.ts and sanity.shapes.ts are not what schema and queries give. Run "npm run typegen".',
    }
  } finally {
    for (const { path, text } of changed()) writeFileSync(path, text)
  }
}

/** Asked at the same time: none of them writes what another one reads. */
const questions: Question[] = [
  ['estilo e tamanhos (Biome)', style],
  ['quem importa quem (dependency-cruiser)', imports],
  ['nada sem uso (knip)', unused],
  ['tipos (tsc)', types],
]

/** @returns what to print of a failure, or nothing */
async function failureOf(run: Run, [name, ask]: Question): Promise<string | undefined> {
  const begin = performance.now()
  const { ok, text, seen } = await ask(run)
  const how = `${seen ? `${seen} arquivos, ` : ''}${duration(performance.now() - begin)}`
  console.log(`  ${ok ? '✓' : '✗'} ${name}: ${how}`)
  if (ok) return undefined
  console.log(`\n${text.trim()}\n`)
  return `${name}\n${text.trim()}`
}

export async function runChecks(logDir: string): Promise<Count> {
  const options = { env: baseEnvironment(), logDir }
  const run: Run = (tool, ...args) => captureChild(`check-${tool}`, node, [bin(tool), ...args], options)
  const runScript: Run = (path, ...args) =>
    captureChild('check-script', node, [join(root, path), ...args], options)
  const [extracted, ...answers] = await Promise.all([
    run('sanity', 'schema', 'extract', '--force', ...extraction),
    ...questions.map((question) => failureOf(run, question)),
  ])
  // Asked when they are answered: for a moment it writes the file that they look at too.
  const lastQuestion: Question = [
    'tipos gerados do conteúdo (sanity typegen)',
    () => contentTypes(run, runScript, extracted),
  ]
  answers.push(await failureOf(run, lastQuestion))
  const failures = answers.filter((failure) => failure !== undefined)
  return { passed: answers.length - failures.length, failed: failures.length, failures }
}

async function main() {
  endOnSignals({ exitCode: 130 })
  try {
    const { dataDir } = settingsFrom(process.env)
    const { failed } = await runChecks(join(dataDir, 'logs'))
    process.exitCode = failed > 0 ? 1 : 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) await main()
