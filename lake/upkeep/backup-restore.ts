import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isInUse, UnreadableFile } from '../store/database.ts'
import { openStore } from '../store/store.ts'
import { unpackBackup } from './backup-file.ts'
import { checkAssets, checkDatabase, type Finding } from './integrity-check.ts'

export type Restored = {
  documents: number
  /** Where the store that was there is now; `null` when there was none. */
  aside: string | null
  /** What is amiss with the asset files of the backup. */
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
    throw new UnreadableFile(`${folder}: este acervo está em execução. Pare o npm start e repita o comando.`)
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
