import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `estado.json` beside the daily backups, written by `npm run store -- daily`. Instants in ISO form. */
export type DailyBackupState = {
  at: string
  /** Of the last backup that was brought off the machine, when it was made; null while none was. */
  copiedAt: string | null
  /** Whether STORE_BACKUP_COPY says how to bring it off the machine. */
  copies: boolean
}

/** The state of the daily backups in `folder`; undefined when none was ever made, or nobody can read it. */
export async function readBackupState(folder: string): Promise<DailyBackupState | undefined> {
  try {
    // Written whole, by our own command.
    return JSON.parse(await readFile(join(folder, 'estado.json'), 'utf8')) as DailyBackupState
  } catch {
    return undefined
  }
}
