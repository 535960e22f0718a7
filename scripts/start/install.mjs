import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChildFailure, runChild } from './children.mjs'
import { step } from './progress.mjs'
import { node, root } from './settings.mjs'
import { Stop } from './stop.mjs'

const neededBytes = 2.5e9
const stampFile = join(root, 'node_modules/.em-miudos')

function lockfileHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex')
}

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

async function npmCi(logDir) {
  // Building needs the tools of development, which npm leaves out under NODE_ENV=production; the rest is silence.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier']
  // Who has no network hears it soon: npm itself waits ten seconds to a minute between its tries.
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const env = { ...process.env, PATH: systemPath() }
  try {
    await runChild('npm', 'npm', ['ci', ...flags, ...patience], { env, logDir })
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Stop('O comando npm não foi encontrado. Ele vem com o Node.js: https://nodejs.org.')
    if (error instanceof ChildFailure && /npm error code EUSAGE/.test(error.lines)) {
      throw new Stop(
        'package-lock.json não combina com package.json. Rode "npm install" e depois "node scripts/lockfile.mjs".',
      )
    }
    throw error
  }
}

function checkSpace() {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize >= neededBytes) return
  throw new Stop(
    'O disco está cheio: as dependências precisam de 3 GB. Libere espaço e rode o comando outra vez.',
  )
}

/** Installs what package-lock.json says, unless that is what stands there already. */
export async function ensureInstalled(dataDir) {
  const hash = lockfileHash()
  if (isInstalled(hash)) return
  checkSpace()
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  await step('Instalar as dependências (cerca de um minuto)', () => npmCi(logDir))
  if (!existsSync(node)) {
    throw new Stop(
      'A instalação terminou sem o Node.js 24 do projeto. Rode "npm rebuild node" e depois o comando outra vez.',
    )
  }
  writeFileSync(stampFile, hash)
}
