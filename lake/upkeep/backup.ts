import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import {
  type AssetKind,
  assetFile,
  assetKinds,
  filesOf,
  idOfAssetFile,
  writeWhole,
} from '../assets/asset-files.ts'
import { formatOf, isInUse, keepPrivate, UnreadableFile } from '../store/database.ts'
import { openStore } from '../store/store.ts'
import { checkAssets, checkDatabase, type Finding } from './integrity-check.ts'
import { removeSessions } from './snapshot.ts'

/**
 * A backup is the database with one more table, of the asset files, compressed by gzip: one file, whose checksum
 * tells damage anywhere in it, and which any SQLite program opens after `gunzip`.
 */
const assetTable =
  'CREATE TABLE backup_assets (kind TEXT NOT NULL, file TEXT NOT NULL, content BLOB NOT NULL) STRICT'

/** Packs a snapshot and the asset files into `target`; the snapshot is used up. Answers how many assets went in. */
export async function packBackup(snapshot: string, assetFolder: string, target: string): Promise<number> {
  const database = new DatabaseSync(snapshot)
  let count = 0
  try {
    // Out of WAL, so that the one file is the whole database.
    database.exec(`PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; ${assetTable}`)
    const insert = database.prepare('INSERT INTO backup_assets (kind, file, content) VALUES (?, ?, ?)')
    for (const { kind, file } of await assetsIn(assetFolder)) {
      insert.run(kind, file, await readFile(assetFile(assetFolder, { kind, file })))
      count += 1
    }
  } finally {
    database.close()
  }
  const unfinished = `${target}.part`
  try {
    const fast = createGzip({ level: constants.Z_BEST_SPEED })
    await pipeline(
      createReadStream(snapshot),
      fast,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
  } finally {
    rmSync(unfinished, { force: true })
    rmSync(snapshot, { force: true })
  }
  return count
}

/** Files of the asset folder that the store itself put there. */
async function assetsIn(assetFolder: string): Promise<{ kind: AssetKind; file: string }[]> {
  const found = await Promise.all(
    assetKinds.map(async (kind) => (await filesOf(assetFolder, kind)).map((file) => ({ kind, file }))),
  )
  return found.flat().filter(({ kind, file }) => idOfAssetFile(kind, file) !== null)
}

/**
 * Unpacks a backup into `folder`, which must not exist, as a store's folder.
 *
 * Throws `UnreadableFile` for a file that is damaged, foreign or of a newer format, and leaves no folder then.
 */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new UnreadableFile(`${file}: o arquivo não existe.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const unpacked = join(folder, 'backup.sqlite')
    await gunzipFile(file, unpacked)
    await unpackDatabase(unpacked, file, folder)
    rmSync(unpacked)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function gunzipFile(file: string, target: string): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(target, { mode: 0o600 }))
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (!code.startsWith('Z_')) throw cause
    throw new UnreadableFile(`${file}: não é uma cópia de segurança, ou está danificada.`, { cause })
  }
}

async function unpackDatabase(unpacked: string, file: string, folder: string): Promise<void> {
  const database = new DatabaseSync(unpacked)
  try {
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_assets'").get()
    if (formatOf(database, file) === 0 || !tables) {
      throw new UnreadableFile(`${file}: este arquivo SQLite não é uma cópia de segurança do acervo.`)
    }
    for (const row of database.prepare('SELECT kind, file, content FROM backup_assets').iterate()) {
      const asset = { kind: kindOf(row.kind), file: String(row.file) }
      // A name from outside reaches the disk only if it is one that the store gives.
      if (idOfAssetFile(asset.kind, asset.file) === null || !(row.content instanceof Uint8Array)) {
        throw new UnreadableFile(`${file}: o arquivo "${asset.file}" não é de um acervo.`)
      }
      await writeWhole(assetFile(join(folder, 'assets'), asset), row.content)
    }
    database.exec('DROP TABLE backup_assets')
    // Backups of earlier versions have them.
    removeSessions(database)
    const content = join(folder, 'content.sqlite')
    keepPrivate(content)
    database.prepare('VACUUM INTO ?').run(content)
  } catch (cause) {
    if (cause instanceof UnreadableFile || !(cause instanceof Error && 'errcode' in cause)) throw cause
    throw new UnreadableFile(`${file}: a cópia de segurança está danificada (${cause.message}).`, { cause })
  } finally {
    database.close()
  }
}

function kindOf(value: unknown): AssetKind {
  return value === 'images' ? 'images' : 'files'
}

export type Restored = {
  documents: number
  /** Where the store that was there is now; `null` when there was none. */
  aside: string | null
  findings: Finding[]
}

/**
 * Puts the content of a backup in the place of a store, which is kept beside it under another name.
 *
 * Throws `UnreadableFile`, with nothing changed, for a store that is running, for one with content unless `replace`,
 * and for a backup that is damaged, foreign or of a newer format.
 */
export async function restoreBackup(file: string, folder: string, replace: boolean): Promise<Restored> {
  refuseUse(folder)
  if (!replace && hasContent(folder)) {
    throw new UnreadableFile(
      `${folder}: já há conteúdo neste acervo. Use --replace para trocá-lo pelo da cópia; o de agora fica guardado ao lado.`,
    )
  }
  const fresh = `${folder}.restaurando`
  rmSync(fresh, { recursive: true, force: true })
  await unpackBackup(file, fresh)
  try {
    const { documents, findings } = await verify(file, fresh)
    // It may have been started meanwhile.
    refuseUse(folder)
    const aside = existsSync(folder)
      ? `${folder}.anterior-${new Date().toISOString().replace(/[:.]/g, '-')}`
      : null
    if (aside) renameSync(folder, aside)
    renameSync(fresh, folder)
    return { documents, aside, findings }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function verify(file: string, folder: string): Promise<{ documents: number; findings: Finding[] }> {
  // Opening it also brings a backup of an earlier format to the present one.
  const store = openStore(folder)
  try {
    const damages = checkDatabase(store.database)
    if (damages.length > 0) {
      const texts = damages.map(({ text }) => `  ${text}`).join('\n')
      throw new UnreadableFile(`${file}: a cópia de segurança não está inteira.\n${texts}`)
    }
    const documents = Number(store.database.prepare('SELECT count(*) AS n FROM documents').get()?.n)
    return { documents, findings: await checkAssets(store.database, join(folder, 'assets')) }
  } finally {
    store.close()
  }
}

function refuseUse(folder: string): void {
  const file = join(folder, 'content.sqlite')
  if (existsSync(file) && isInUse(file)) {
    throw new UnreadableFile(
      `${folder}: este acervo está em execução. Pare-o (npm start, ou num servidor em-miudos-store e o soquete dele) e repita o comando.`,
    )
  }
}

/** A file that cannot be read counts as content: it may be what somebody still wants to save. */
function hasContent(folder: string): boolean {
  const file = join(folder, 'content.sqlite')
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare('SELECT 1 FROM documents LIMIT 1').get() !== undefined
  } catch {
    return true
  } finally {
    database.close()
  }
}
