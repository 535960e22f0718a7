import { existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packBackup, unpackBackup } from '#lake/upkeep/backup.ts'
import { Stop, shown } from '../start/stop.mjs'
import { type LocalStore, localStore } from './local-store.ts'
import { withSnapshot } from './snapshot.ts'

/** `backup FILE`: documents, history, settings and asset files in one file, also while the store runs. */
export async function run([name]: string[]): Promise<void> {
  if (!name) throw new Stop('Diga o arquivo a criar: npm run store -- backup acervo.backup')
  await takeBackup(localStore(), resolve(name))
}

/** Writes the backup, reads it back and says so. Throws Stop for a file that is there already. */
export async function takeBackup(store: LocalStore, target: string): Promise<void> {
  if (existsSync(target)) throw new Stop(`${shown(target)} já existe. Escolha outro nome.`)
  const count = await withSnapshot(store, target, (file) =>
    packBackup(file, join(store.folder, 'assets'), target),
  )
  await readBack(target)
  const megabytes = (statSync(target).size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  console.log(`Cópia de segurança em ${shown(target)}: ${megabytes} MB, ${count} arquivos de mídia.`)
}

/** A backup that cannot be read is worse than none: it is believed. */
async function readBack(target: string): Promise<void> {
  const folder = `${target}.conferindo`
  try {
    await unpackBackup(target, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
