import { type ScheduledEntry, storedEntries } from '#lake/scheduling/schedule.ts'
import { Stop } from '../start/stop.mjs'
import { ask, localStore, readFile } from './local-store.ts'
import { clock, tableOf } from './table.ts'

/** `schedule`: what goes live when, and what was kept back and why. */
export async function run([action]: string[]): Promise<void> {
  if (action !== undefined) throw new Stop(`"schedule" não tem opções; "${action}" sobra.`)
  const store = localStore()
  // The store answers what it made itself, with the same functions as below.
  const live = (await ask(store, 'schedule')) as ScheduledEntry[] | undefined
  const entries = live ?? readFile(store, (database) => storedEntries(database, Date.now()))
  if (!live) console.log('O acervo não está no ar: nada é publicado até que ele volte.\n')
  console.log(entries.length > 0 ? table(entries) : 'Nada agendado.')
}

const states: Record<ScheduledEntry['state'], string> = {
  later: 'agendado',
  due: 'publicando',
  refused: 'não publicado',
  missed: 'passou do horário',
  unreadable: 'data ilegível',
}

function table(entries: ScheduledEntry[]): string {
  const rows = entries.map(({ id, title, publishAt, state }) => [
    state === 'unreadable' ? String(publishAt) : clock(Date.parse(String(publishAt))),
    states[state],
    title || 'sem título',
    id,
  ])
  const reasons = entries.flatMap(({ title, id, reasons }) => [
    ...(reasons.length > 0 ? [`\nPor que não foi publicado: ${title || id}`] : []),
    ...reasons.map((reason) => `  - ${reason}`),
  ])
  return [tableOf(['quando (Brasília)', 'situação', 'título', 'documento'], rows), ...reasons].join('\n')
}
