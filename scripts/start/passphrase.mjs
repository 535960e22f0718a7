import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, writePrivate } from './secrets.mjs'
import { Stop, shown } from './stop.mjs'

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const shortest = 12

function newPassphrase() {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/**
 * The editor passphrase of this clone: sixteen random characters, 80 bits, made once and kept in a file of mode 0600
 * that the newsroom may edit.
 *
 * @returns `text`, `file`, and `isNew` when it has just been made
 */
export function editorPassphrase(dataDir) {
  const file = join(dataDir, 'passphrase.txt')
  const isNew = !existsSync(file)
  if (isNew) writePrivate(file, `${newPassphrase()}\n`)
  closeToOthers(file)
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < shortest) {
    throw new Stop(
      `A senha em ${shown(file)} tem menos de ${shortest} caracteres. Escreva uma maior, ou apague o arquivo: ele é criado outra vez.`,
    )
  }
  return { text, file, isNew }
}
