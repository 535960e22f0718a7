import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Stop, shown } from './stop.mjs'

/** Addresses of pages, as a reader or an editor opens them. */
const pageUrls = ['SITE_URL', 'STUDIO_URL', 'SANITY_STUDIO_SITE_URL']

/** As the desk knows them (studio/desk/roles.ts). */
export const roleNames = ['redator', 'revisor', 'editor', 'marketing', 'juridico', 'admin']

/** The least that each may be, as the store reads them. */
export const historyLimits = { STORE_HISTORY_DAYS: 1, STORE_HISTORY_PER_DOCUMENT: 1, STORE_HISTORY_SHARE: 0 }

const rules = [
  ...pageUrls.map((name) => [name, isPageUrl, 'não é um endereço http(s)://…']),
  ['STORE_ORIGINS', isListOfOrigins, 'não é uma lista de origens, como https://studio.example.com.br'],
  ['SANITY_STUDIO_ROLES', isListOfRoles, `não é uma lista de e-mail:papel (${roleNames.join(', ')})`],
  ['MARKET', (text) => ['simulated', 'live'].includes(text), 'não é simulated nem live'],
  ...Object.entries(historyLimits).map(([name, least]) => {
    const isRight = (text) => Number.isFinite(Number(text)) && Number(text) >= least
    return [name, isRight, `não é um número a partir de ${least}`]
  }),
]

/** Refuses, before anything runs, a variable that a program would stumble over when it reads it. */
export function checkVariables(environment) {
  for (const [name, isRight, reason] of rules) {
    const value = environment[name]
    if (!value || isRight(value)) continue
    throw new Stop(`Variável de ambiente inválida. ${name}: "${value}" ${reason}.`)
  }
}

function isPageUrl(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

function isListOfOrigins(list) {
  const origins = list.split(',').map((part) => part.trim())
  return origins.every((origin) => origin === '' || (isPageUrl(origin) && new URL(origin).origin === origin))
}

function isListOfRoles(list) {
  return list.split(',').every((pair) => {
    const [, role] = /^[^\s@:]+@[^\s@:]+:(\w+)$/.exec(pair.trim()) ?? []
    return roleNames.includes(role)
  })
}

/**
 * Refuses a `.env` that Node would read in part: it leaves out without a word what it does not understand.
 *
 * @param name of the file, for the person who reads the sentence
 */
export function checkDotEnv(text, name) {
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    if (/^\s*(#|$)/.test(lines[index])) continue
    const end = endOfValue(lines, index)
    if (typeof end === 'string') throw new Stop(`${name}, linha ${index + 1}: ${end}.`)
    index = end
  }
}

/** The line where the value that begins at `start` ends, or what is wrong with it. */
function endOfValue(lines, start) {
  const [, value] = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(lines[start]) ?? []
  if (value === undefined) return 'não é NOME=valor, nem um comentário com #'
  const quote = /^["'`]/.exec(value)?.[0]
  if (!quote || value.indexOf(quote, 1) > 0) return start
  const end = lines.findIndex((line, index) => index > start && line.includes(quote))
  return end < 0 ? `as aspas (${quote}) não se fecham` : end
}

/** Makes a folder for this user alone, with those above it. Node's own way never ends where none can be made, as in /proc. */
export function makeFolder(folder) {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return
    throw new Stop(`${shown(folder)} é um arquivo, e não uma pasta. Escolha outra pasta em DATA_DIR.`)
  }
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOSPC') throw error
    throw new Stop(
      `Não é possível criar a pasta ${shown(folder)} (${error.code}). Escolha outra em DATA_DIR.`,
    )
  }
}
