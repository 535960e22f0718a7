// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { step } from './progress.mjs'
import { codeOf, explain, Stop, sentenceFor } from './stop.mjs'

const root = resolve(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')
const stampFile = join(root, 'node_modules/.em-miudos')
const neededBytes = 2.5e9
const shownLines = 20

function lockfileHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** @param {string} hash of package-lock.json */
function isInstalled(hash) {
  return existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/** `npm` of the system, not of the folder that is about to be replaced. */
function systemPath() {
  const ours = join(root, 'node_modules')
  return (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(ours))
    .join(':')
}

/**
 * Waits for a program that was started in a separate process group, and passes every signal for this process on to it: a
 * signal of a terminal too, which would otherwise reach it twice.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [instead] sent in place of any signal
 * @returns {Promise<number>} its exit code; 130 if a signal ended it
 */
async function exitOf(child, instead) {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, instead ?? signal)
    } catch {
      // It has just ended.
    }
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  // npm ends at SIGTERM without a signal to its child: our parent process is then another one.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) passOn('SIGTERM')
  }, 500)
  for (const signal of signals) process.on(signal, passOn)
  try {
    const [code] = await once(child, 'exit')
    return code ?? 130
  } finally {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, passOn)
  }
}

async function npmCi() {
  // Building needs the tools of development, which npm leaves out under NODE_ENV=production; the rest is silence.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier']
  // Who has no network hears it soon: npm itself waits ten seconds to a minute between its tries.
  const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const npm = spawn('npm', ['ci', ...flags, ...retries], {
    cwd: root,
    env: { ...process.env, PATH: systemPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const output of [npm.stdout, npm.stderr])
    output.setEncoding('utf8').on('data', (text) => (said += text))
  // It takes a minute to end by itself; of what it leaves, the next one takes nothing.
  const code = await exitOf(npm, 'SIGKILL').catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new Stop('O comando npm não foi encontrado. Ele vem com o Node.js: https://nodejs.org.')
  })
  if (code === 130) process.exit(code)
  if (code !== 0) throw new Stop(reasonOf(stripVTControlCharacters(said).trim()))
}

/** @param {string} said by npm, before it failed */
function reasonOf(said) {
  if (/npm error code EUSAGE/.test(said))
    return 'package-lock.json não combina com package.json. Rode "npm install" e depois "npm run lockfile".'
  const lines = said.split('\n').slice(-shownLines).join('\n')
  return sentenceFor(said) ?? `npm falhou. Últimas linhas:\n\n${lines}\n`
}

function checkSpace() {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize >= neededBytes) return
  throw new Stop(
    'O disco está cheio: as dependências precisam de 3 GB. Libere espaço e rode o comando outra vez.',
  )
}

/** Installs what package-lock.json says, unless that is what stands there already. */
async function ensureInstalled() {
  const hash = lockfileHash()
  if (isInstalled(hash)) return
  checkSpace()
  await step('Instalar as dependências (cerca de um minuto)', npmCi)
  if (!existsSync(node)) {
    throw new Stop(
      'A instalação terminou sem o Node.js 24 do projeto. Rode "npm rebuild node" e depois o comando outra vez.',
    )
  }
  writeFileSync(stampFile, hash)
}

/**
 * Runs a program of the project on what package-lock.json says: in this process if its Node reads TypeScript, as it does under
 * npm from the second time on.
 *
 * @param {string[]} command the program's file and its arguments
 */
export async function runInstalled([program = '', ...args]) {
  try {
    await ensureInstalled()
  } catch (error) {
    console.error(`\n${explain(error)}`)
    process.exit(1)
  }
  const file = resolve(program)
  if ('typescript' in process.features && process.features.typescript) {
    process.argv.splice(1, 2, file)
    await import(pathToFileURL(file).href)
    return
  }
  process.exitCode = await exitOf(spawn(node, [file, ...args], { stdio: 'inherit', detached: true }))
}
