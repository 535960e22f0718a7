import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type DailyBackupState, readBackupState } from '#web/app/api/saude/backup-state.ts'
import { root } from '../start/settings.ts'
import { Stop, shown } from '../start/stop.mjs'
import { takeBackup } from './backup.ts'
import { backupName, superseded } from './kept-backups.ts'
import { localStore } from './local-store.ts'

const anHour = 3_600_000

/**
 * `daily`: a backup into STORE_BACKUPS, the old ones that it supersedes deleted, then STORE_BACKUP_COPY with the new file,
 * to bring it off the machine. `estado.json` beside them tells the site how it went (/api/saude).
 */
export async function run([action]: string[]): Promise<void> {
  if (action !== undefined) throw new Stop(`"daily" não tem opções; "${action}" sobra.`)
  const store = localStore()
  const { STORE_BACKUPS, STORE_BACKUP_COPY } = process.env
  if (!STORE_BACKUPS) throw new Stop('Diga em STORE_BACKUPS a pasta das cópias diárias.')
  const folder = resolve(root, STORE_BACKUPS)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = new Date()
  const file = join(folder, backupName(at))
  await takeBackup(store, file)
  const old = superseded(readdirSync(folder))
  for (const name of old) rmSync(join(folder, name))
  if (old.length > 0) console.log(`Cópias antigas apagadas: ${old.length}.`)

  const { copiedAt = null } = (await readBackupState(folder)) ?? {}
  const state = { at: at.toISOString(), copiedAt, copies: Boolean(STORE_BACKUP_COPY) }
  // The copy may take an hour, and the backup is there already.
  writeState(folder, state)
  if (!STORE_BACKUP_COPY) return
  await copyAway(STORE_BACKUP_COPY, file)
  writeState(folder, { ...state, copiedAt: state.at })
  console.log('Cópia levada para fora desta máquina.')
}

/** Runs the operator's command with the file as `$1`. Throws Stop with what it said. */
async function copyAway(command: string, file: string): Promise<void> {
  try {
    await promisify(execFile)('sh', ['-c', command, 'sh', file], { timeout: anHour })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Stop(
      `A cópia está em ${shown(file)}, mas STORE_BACKUP_COPY não a levou para fora desta máquina: ${said || 'terminou com erro'}`,
    )
  }
}

function writeState(folder: string, state: DailyBackupState): void {
  const file = join(folder, 'estado.json')
  writeFileSync(`${file}.part`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}
