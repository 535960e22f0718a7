import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { restoreBackup } from '#lake/upkeep/backup.ts'
import { loadDotEnv, settingsFrom } from '../start/settings.mjs'
import { Stop, shown } from '../start/stop.mjs'

/** `restore FILE [--replace]`: the content of a backup in the place of the store's, which is kept beside it. */
export async function run(args: string[]): Promise<void> {
  const [name, ...others] = args.filter((argument) => argument !== '--replace')
  if (!name || others.length > 0) {
    throw new Stop('Diga a cópia a restaurar: npm run store -- restore acervo.backup [--replace]')
  }
  loadDotEnv()
  const { dataDir } = settingsFrom(process.env)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = join(dataDir, 'store')
  const { documents, aside, findings } = await restoreBackup(
    resolve(name),
    folder,
    args.includes('--replace'),
  )
  for (const { text } of findings) console.log(`  ! ${text}`)
  console.log(`Acervo restaurado de ${shown(resolve(name))}: ${documents} documentos.`)
  if (aside)
    console.log(`O acervo anterior está em ${shown(aside)}; apague a pasta quando não precisar dela.`)
}
