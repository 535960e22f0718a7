import { join } from 'node:path'
import { openStore } from '#lake/store/store.ts'
import { type Pruned, prune, readHistoryPolicy } from '#lake/upkeep/pruning.ts'
import { Stop } from '../start/stop.mjs'
import { fetchFrom, type LocalStore, localStore } from './local-store.ts'

const anHour = 3_600_000

/** `prune`: what the running store does every hour, now. */
export async function run(): Promise<void> {
  const store = localStore()
  const answer = await fetchFrom(store, 'prune', 'POST', anHour)
  // The store answers what `prune` gave it.
  const { changes, files, before, after } = answer
    ? ((await answer.json()) as Pruned)
    : await pruneClosed(store)
  const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  console.log(`Histórico: ${changes} mudanças antigas apagadas. Arquivos de mídia apagados: ${files}.`)
  console.log(`Arquivo do acervo: de ${megabytes(before)} MB para ${megabytes(after)} MB.`)
}

async function pruneClosed({ folder }: LocalStore): Promise<Pruned> {
  const policy = policyFrom(process.env)
  const store = openStore(folder)
  try {
    const moment = { now: Date.now(), stopped: new AbortController().signal }
    return await prune(store, join(folder, 'assets'), policy, moment)
  } finally {
    store.close()
  }
}

function policyFrom(env: NodeJS.ProcessEnv) {
  try {
    return readHistoryPolicy(env)
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}
