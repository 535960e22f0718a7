import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '#lake/upkeep/backup.ts'
import { Stop, shown } from '../start/stop.mjs'
import { howToSayWhere, storePlace } from './local-store.ts'

/** `restore FILE [--replace]`: the content of a backup in the place of the store's, which is kept beside it. */
export async function run(args: string[]): Promise<void> {
  const [name, ...others] = args.filter((argument) => argument !== '--replace')
  if (!name || others.length > 0) {
    throw new Stop('Diga a cópia a restaurar: npm run store -- restore acervo.backup [--replace]')
  }
  const file = resolve(name)
  const { folder, token } = storePlace()
  const { STORE_DIR, DATA_DIR } = process.env
  const isConfigured = Boolean(STORE_DIR || DATA_DIR || token) || existsSync(folder)
  if (!isConfigured) throw new Stop(`Nada diz que o acervo fica em ${shown(folder)}. ${howToSayWhere()}`)
  console.log(`Acervo que dá lugar à cópia: ${folder}${existsSync(folder) ? '' : ' (ainda não existe)'}`)
  const { documents, aside, findings } = await restoreBackup(file, folder, args.includes('--replace'))
  for (const { text } of findings) console.log(`  ! ${text}`)
  console.log(`Acervo restaurado de ${shown(file)}: ${documents} documentos.`)
  if (aside)
    console.log(`O acervo anterior está em ${shown(aside)}; apague a pasta quando não precisar dela.`)
}
