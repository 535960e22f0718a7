import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkAssets, checkDatabase, type Finding } from '#lake/upkeep/integrity-check.ts'
import { Stop } from '../start/stop.mjs'
import { type LocalStore, localStore } from './local-store.ts'
import { withSnapshot } from './snapshot.ts'

/** `check`: reads everything the store holds, also while it runs, and names what is wrong. */
export async function run(): Promise<void> {
  const store = localStore()
  const findings = await withSnapshot(store, `${store.folder}.check`, (file) => examine(store, file))
  for (const { severity, text } of findings) console.log(`  ${severity === 'error' ? '✗' : '!'} ${text}`)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0) throw new Stop(`O acervo tem ${errors} ${errors === 1 ? 'problema' : 'problemas'}.`)
  console.log('O acervo está inteiro: arquivo, documentos, referências, histórico e arquivos de mídia.')
}

async function examine({ folder }: LocalStore, file: string): Promise<Finding[]> {
  if (!existsSync(file)) throw new Stop('O acervo não entregou a cópia a conferir.')
  const database = new DatabaseSync(file)
  try {
    const findings = checkDatabase(database)
    const isSound = !findings.some(({ severity }) => severity === 'error')
    return isSound ? [...findings, ...(await checkAssets(database, join(folder, 'assets')))] : findings
  } finally {
    database.close()
  }
}
