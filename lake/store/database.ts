import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reportDefect } from '../http/errors.ts'
import { applicationId, formatVersion, migrate } from './migrations.ts'

/** A file that is not for this version to open. It is left as it was found. */
export class UnreadableFile extends Error {}

/**
 * Opens the file for this process alone (memory is the truth while it runs), in the present format.
 *
 * Throws `UnreadableFile` for one that is in use, foreign, damaged or of a newer format.
 */
export function openDatabase(file: string): DatabaseSync {
  const beginning = `${file}-new`
  if (!existsSync(beginning)) {
    refuseEmptied(file)
    if (!existsSync(file)) writeFileSync(beginning, '')
  }
  keepPrivate(file)
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    const format = formatOf(database, file)
    // Has an effect on an empty file only, or with the VACUUM below. It writes, and a full disk must not stop the start.
    if (format < formatVersion) database.exec('PRAGMA auto_vacuum = INCREMENTAL')
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // A checkpoint takes longer than many a write, so it comes when the journal has the 16 MB that it may keep.
    database.exec('PRAGMA wal_autocheckpoint = 4096; PRAGMA journal_size_limit = 16777216')
    refuseDamaged(database, file)
    migrate(database, format)
    if (format > 0 && format < formatVersion) compact(database)
    rmSync(beginning, { force: true })
    return database
  } catch (error) {
    database.close()
    throw explain(error, file)
  }
}

/** For its owner alone, there already or not. SQLite makes the log beside it in the same mode. */
export function keepPrivate(file: string): void {
  writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  chmodSync(file, 0o600)
}

/**
 * SQLite takes a file of 0 bytes, or none, for a new database, and drops the log beside it. Here a file is empty only
 * while a store begins (there is a `-new` beside it then): later it is one that lost what it had.
 */
function refuseEmptied(file: string): void {
  const isThere = existsSync(file)
  if (isThere && statSync(file).size > 0) return
  const rest = [`${file}-wal`, join(dirname(file), 'assets')].find(hasContent)
  if (!isThere && rest === undefined) return
  const what = isThere ? 'o arquivo está vazio' : `o arquivo não existe, mas ${rest} tem conteúdo`
  throw new UnreadableFile(
    `${file}: ${what}. Volte a uma cópia de segurança com \`npm run store -- restore CÓPIA --replace\`, ` +
      'ou, para começar um acervo novo, guarde esta pasta com outro nome. Nada foi mudado nela.',
  )
}

function hasContent(path: string): boolean {
  if (!existsSync(path)) return false
  const entry = statSync(path)
  return entry.isDirectory()
    ? readdirSync(path, { withFileTypes: true, recursive: true }).some((inner) => inner.isFile())
    : entry.size > 0
}

/** Whether a running store has the file. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    return codeOf(error) === sqliteBusy
  } finally {
    database.close()
  }
}

/** The format of a file, or `UnreadableFile` for what this version cannot read. Writes nothing. */
export function formatOf(database: DatabaseSync, file: string): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  const id = Number(database.prepare('PRAGMA application_id').get()?.application_id)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const names = new Set(tables.map(({ name }) => name))
  const isOurs = version === 0 ? names.size === 0 : names.has('documents') && names.has('transactions')
  if (!isOurs || (id !== applicationId && (id !== 0 || version > 1))) {
    throw new UnreadableFile(`${file}: este arquivo SQLite não é de um acervo. Nada foi mudado nele.`)
  }
  if (version > formatVersion) {
    throw new UnreadableFile(
      `${file}: o arquivo está no formato ${version}, mais novo que o formato ${formatVersion} desta versão. ` +
        'Atualize o projeto. Nada foi mudado no arquivo.',
    )
  }
  return version
}

function refuseDamaged(database: DatabaseSync, file: string): void {
  const verdict = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (verdict !== 'ok') throw damaged(file, verdict)
}

/** Gives the room of the old format back. The file is whole without it, so that a full disk must not stop the start. */
function compact(database: DatabaseSync): void {
  try {
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    reportDefect(error)
  }
}

function damaged(file: string, detail: unknown, cause?: unknown): UnreadableFile {
  const advice =
    'Guarde uma cópia do arquivo e volte a uma cópia de segurança com `npm run store -- restore`.'
  return new UnreadableFile(`${file}: o arquivo está danificado (${detail}). ${advice}`, { cause })
}

const sqliteBusy = 5
const sqliteCorrupt = 11
const sqliteNotADatabase = 26

/** The primary code, which extended ones keep in their low byte; `null` for an error that is not of SQLite. */
function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null
}

function explain(cause: unknown, file: string): unknown {
  if (!(cause instanceof Error)) return cause
  const code = codeOf(cause)
  if (code === sqliteBusy) {
    return new UnreadableFile(`${file}: outro acervo em execução já usa esta pasta.`, { cause })
  }
  if (code === sqliteCorrupt) return damaged(file, cause.message, cause)
  if (code === sqliteNotADatabase) {
    return new UnreadableFile(`${file}: não é um arquivo SQLite. Nada foi mudado nele.`, { cause })
  }
  return cause
}
