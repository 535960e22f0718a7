import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../start/children.ts'
import { step } from '../start/progress.mjs'
import { Stop } from '../start/stop.mjs'

/** By their paths: one that is there already may still be without its settings. */
const installing = new Map<string, Promise<string>>()
let updated: Promise<void> | undefined
/** Apt does one thing at a time. */
let last: Promise<unknown> = Promise.resolve()

/** By the name that callers use: name for messages, Debian's packages, path, and the variable that names another path. */
const programs = {
  // Without its own windows, which cost as much as the pages: for each page a whole browser draws four more.
  chromium: {
    name: 'Chromium',
    pack: 'chromium-headless-shell',
    path: '/usr/bin/chromium-headless-shell',
    variable: 'PLAYWRIGHT_CHROMIUM',
  },
  firefox: {
    name: 'Firefox',
    pack: 'firefox-esr',
    path: '/usr/bin/firefox-esr',
    variable: 'TEST_FIREFOX',
  },
  hunspell: {
    name: 'Hunspell',
    pack: 'hunspell hunspell-pt-br',
    path: '/usr/bin/hunspell',
    variable: 'TEST_HUNSPELL',
  },
  libreOffice: {
    name: 'LibreOffice Calc',
    pack: 'libreoffice-calc-nogui libreoffice-l10n-pt-br',
    path: '/usr/bin/soffice',
    variable: 'TEST_LIBREOFFICE',
  },
  nginx: { name: 'nginx', pack: 'nginx', path: '/usr/sbin/nginx', variable: 'TEST_NGINX' },
  redis: { name: 'Redis', pack: 'redis-server', path: '/usr/bin/redis-server', variable: 'TEST_REDIS' },
  wrk: { name: 'wrk', pack: 'wrk', path: '/usr/bin/wrk', variable: 'BENCH_WRK' },
} as const
type Program = keyof typeof programs

/** Path of a program that the tests need, installed from Debian's packages if there is none. */
export async function ensureProgram(dataDir: string, program: Program): Promise<string> {
  const { name, pack, path, variable } = programs[program]
  const chosen = process.env[variable]
  if (chosen && !existsSync(chosen)) throw new Stop(`${variable} aponta para ${chosen}, que não existe.`)
  if (chosen) return chosen
  const begun = installing.get(path)
  if (begun) return begun
  if (existsSync(path)) return path
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      `Falta o ${name} para os testes. Instale com "sudo apt-get update && sudo apt-get install -y ${pack}", ou dê o caminho de um em ${variable}.`,
    )
  }
  const installed = last.then(() => install(dataDir, name, pack)).then(() => path)
  installing.set(path, installed)
  last = installed.catch(() => {})
  return installed
}

function install(dataDir: string, name: string, pack: string): Promise<void> {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    logDir: join(dataDir, 'logs'),
  }
  return step(`Instalar o ${name} (Debian)`, async () => {
    updated ??= runChild('apt-update', 'apt-get', ['update'], options)
    await updated
    await runChild(
      'apt-install',
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...pack.split(' ')],
      options,
    )
  })
}
