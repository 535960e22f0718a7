import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { historyVariables } from '#lake/upkeep/pruning.ts'
import { roles } from '#studio/desk/roles.ts'
import { codeOf, Stop, shown } from './stop.mjs'

/** Addresses of pages, as a reader or an editor opens them. */
const pageUrls = ['SITE_URL', 'STUDIO_URL', 'SANITY_STUDIO_SITE_URL']

export const roleNames = Object.keys(roles)

/** The name of a variable, whether a value is right, and what to say of one that is not. */
type Rule = [name: string, isRight: (text: string) => boolean, reason: string]

const rules: Rule[] = [
  ...pageUrls.map((name): Rule => [name, isPageUrl, 'não é um endereço http(s)://…']),
  ['STORE_ORIGINS', isListOfOrigins, 'não é uma lista de origens, como https://studio.example.com.br'],
  ['SANITY_STUDIO_ROLES', isListOfRoles, `não é uma lista de e-mail:papel (${roleNames.join(', ')})`],
  ['CLOCK', isInstant, 'não é um instante com fuso, como 2027-01-15T09:00-03:00'],
  ['MARKET', (text) => ['simulated', 'live'].includes(text), 'não é simulated nem live'],
  ...Object.values(historyVariables).map(({ name, least }): Rule => {
    const isRight = (text: string) => Number.isFinite(Number(text)) && Number(text) >= least
    return [name, isRight, `não é um número a partir de ${least}`]
  }),
]

export type Environment = Readonly<Record<string, string | undefined>>

/** Refuses, before anything runs, a variable that a program would stumble over when it reads it. */
export function checkVariables(environment: Environment): void {
  for (const [name, isRight, reason] of rules) {
    const value = environment[name]
    if (!value || isRight(value)) continue
    throw new Stop(`Variável de ambiente inválida. ${name}: "${value}" ${reason}.`)
  }
}

function isPageUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/** An ISO 8601 instant with its offset: without one it would be in the machine's time zone. */
function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

function isListOfOrigins(list: string): boolean {
  const origins = list.split(',').map((part) => part.trim())
  return origins.every((origin) => origin === '' || (isPageUrl(origin) && new URL(origin).origin === origin))
}

function isListOfRoles(list: string): boolean {
  return list.split(',').every((pair) => {
    const [, role = ''] = /^[^\s@:]+@[^\s@:]+:(\w+)$/.exec(pair.trim()) ?? []
    return roleNames.includes(role)
  })
}

/**
 * Refuses a `.env` that Node would read in part: it silently leaves out lines that it does not understand.
 *
 * @param name of the file, for the message
 */
export function checkDotEnv(text: string, name: string): void {
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    if (/^\s*(#|$)/.test(lines[index] ?? '')) continue
    const end = endOfValue(lines, index)
    if (typeof end === 'string') throw new Stop(`${name}, linha ${index + 1}: ${end}.`)
    index = end
  }
}

/** The line where the value that begins at `start` ends, or what is wrong with it. */
function endOfValue(lines: string[], start: number): number | string {
  const [, value] = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(lines[start] ?? '') ?? []
  if (value === undefined) return 'não é NOME=valor, nem um comentário com #'
  const quote = /^["'`]/.exec(value)?.[0]
  if (!quote || value.indexOf(quote, 1) > 0) return start
  const end = lines.findIndex((line, index) => index > start && line.includes(quote))
  return end < 0 ? `as aspas (${quote}) não se fecham` : end
}

/** Makes a folder for this user alone, with those above it. Node's own way never ends where none can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return
    throw new Stop(`${shown(folder)} é um arquivo, e não uma pasta. Escolha outra pasta em DATA_DIR.`)
  }
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' || code === 'ENOSPC') throw error
    throw new Stop(`Não é possível criar a pasta ${shown(folder)} (${code}). Escolha outra em DATA_DIR.`)
  }
}
