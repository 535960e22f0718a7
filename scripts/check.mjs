// `npm run check`: one tool per question. Prints a line for each; on failure also what its tool said.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin } from './start/builds.ts'
import { captureChild, endOnSignals } from './start/children.ts'
import { baseEnvironment } from './start/environments.ts'
import { duration } from './start/progress.mjs'
import { node, root, settingsFrom } from './start/settings.ts'
import { explain } from './start/stop.mjs'

const folders = ['web', 'schemas', 'studio', 'lake', 'simulator', 'scripts', 'tests']
const rootFiles = ['next.config.js', 'next-sitemap.config.js', 'sanity.config.ts', 'sanity.cli.ts']
const extraction = ['--path', 'studio/schema.json', '--enforce-required-fields']
const generatedFiles = ['sanity.types.ts', 'sanity.shapes.ts'].map((name) => join(root, 'web/content', name))

/** A question that looked at nothing has not been asked. */
function counted(answer, pattern) {
  const count = Number(pattern.exec(answer.text)?.[1] ?? 0)
  if (count > 0) return { ...answer, seen: count }
  return { ok: false, text: `${answer.text}\nNothing was looked at.` }
}

async function style(run) {
  return counted(
    await run('biome', 'check', '--error-on-warnings', '--colors=off', '.'),
    /Checked (\d+) file/,
  )
}

async function imports(run) {
  const answer = await run('depcruise', '--config', '.dependency-cruiser.mjs', ...folders, ...rootFiles)
  return counted(answer, /(\d+) modules/)
}

async function unused(run) {
  return run('knip', '--no-progress')
}

async function types(run) {
  const generated = await run('next', 'typegen', 'web')
  return generated.ok ? typeErrors(run, root) : generated
}

/** @param folder where `run` runs its tools */
export async function typeErrors(run, folder) {
  const answer = await run('tsc', '--noEmit', '--listFiles')
  const lines = answer.text.split('\n')
  const ours = lines.filter((line) => line.startsWith(folder) && !line.includes('/node_modules/'))
  const text = lines.filter((line) => !/^\/.*\.(d\.[cm]?ts|tsx?|json|[cm]?js)$/.test(line)).join('\n')
  if (ours.length === 0) return { ok: false, text: `${text}\nNothing was looked at.` }
  return { ok: answer.ok, text, seen: ours.length }
}

/** @param extracted how the extraction of the schema went */
async function contentTypes(run, runScript, extracted) {
  if (!extracted.ok) return extracted
  const read = () => generatedFiles.map((path) => readFileSync(path, 'utf8'))
  const committed = read()
  try {
    const types = await run('sanity', 'typegen', 'generate')
    const generated = types.ok ? await runScript('scripts/answer-shapes.ts') : types
    if (!generated.ok || read().join() === committed.join()) return generated
    return {
      ok: false,
      text: 'web/content/sanity.types.ts and sanity.shapes.ts are not what schema and queries give. Run "npm run typegen".',
    }
  } finally {
    for (const [index, path] of generatedFiles.entries()) {
      if (readFileSync(path, 'utf8') !== committed[index]) writeFileSync(path, committed[index])
    }
  }
}

/** Asked at the same time: none of them writes what another one reads. */
const questions = [
  ['estilo e tamanhos (Biome)', style],
  ['quem importa quem (dependency-cruiser)', imports],
  ['nada sem uso (knip)', unused],
  ['tipos (tsc)', types],
]

/** @returns what to print of a failure, or nothing */
async function failureOf(run, [name, ask]) {
  const begin = performance.now()
  const { ok, text, seen } = await ask(run)
  const how = `${seen ? `${seen} arquivos, ` : ''}${duration(performance.now() - begin)}`
  console.log(`  ${ok ? '✓' : '✗'} ${name}: ${how}`)
  if (ok) return undefined
  console.log(`\n${text.trim()}\n`)
  return `${name}\n${text.trim()}`
}

/** Asks every question. @returns how many passed and failed, and what to print of each failure */
export async function runChecks(logDir) {
  const options = { env: baseEnvironment(), logDir }
  const run = (tool, ...args) => captureChild(`check-${tool}`, node, [bin(tool), ...args], options)
  const runScript = (path) => captureChild('check-script', node, [join(root, path)], options)
  const [extracted, ...answers] = await Promise.all([
    run('sanity', 'schema', 'extract', '--force', ...extraction),
    ...questions.map((question) => failureOf(run, question)),
  ])
  // Asked when they are answered: for a moment it writes the file that they look at too.
  const lastQuestion = [
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
