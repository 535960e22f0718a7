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

type Program = {
  /** As people say it. */
  name: string
  /** The packages of Debian. */
  pack: string
  path: string
  /** That names another one. */
  variable: string
}

/** Path of a program that the tests need, installed from Debian's packages if there is none. */
export async function ensureProgram(
  dataDir: string,
  { name, pack, path, variable }: Program,
): Promise<string> {
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
