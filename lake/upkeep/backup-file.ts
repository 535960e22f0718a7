import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { chmod, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { type AssetKind, assetFile, assetKinds, idOfAssetFile, writeWhole } from '../assets/asset-files.ts'
import { formatOf, UnreadableFile } from '../store/database.ts'
import { filesOf } from './pruning-assets.ts'

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
    database.prepare('VACUUM INTO ?').run(join(folder, 'content.sqlite'))
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

/** Lower-case hexadecimal SHA-1 of a file's content, as in the names of assets. */
export async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
