// @ts-check
import { relative } from 'node:path'

/** A stop that the person at the terminal can do something about: its message is printed alone, without a stack. */
export class Stop extends Error {}

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/

/**
 * The clear sentence behind what a tool or the system printed, or undefined when none is known.
 *
 * @param {string} text
 */
export function sentenceFor(text) {
  if (/\b(ENOSPC|EDQUOT)\b|no space left on device/i.test(text)) {
    return 'O disco está cheio. Libere pelo menos 3 GB e rode o comando outra vez.'
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(text)) {
    const where =
      /\b(?:EACCES|EPERM|EROFS)\b[^\n]*'([^'\n]+)'/.exec(text)?.[1] ?? /npm error path (.+)/.exec(text)?.[1]
    return `Sem permissão para gravar${where ? ` em ${where}` : ''}. Dê a permissão ao seu usuário, ou mude de pasta, e rode o comando outra vez.`
  }
  if (/npm error/.test(text) && (unreachable.test(text) || /\bE(401|403|5\d\d)\b/.test(text))) {
    return 'O registro do npm não respondeu. Confira a conexão, ou o endereço em "npm config get registry", e rode o comando outra vez.'
  }
  return undefined
}

/**
 * Message for an error that ended the start.
 *
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Stop) return error.message
  if (!(error instanceof Error)) return `Erro inesperado: ${error}`
  return sentenceFor(`${codeOf(error) ?? ''} ${error.message}`) ?? `Erro inesperado: ${error.stack}`
}

/**
 * The code of an error of the system, such as `ENOENT`.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/**
 * A path as a person in the project's folder would write it.
 *
 * @param {string} path
 */
export function shown(path) {
  const near = relative(process.cwd(), path)
  return near && !near.startsWith('..') ? near : path
}
