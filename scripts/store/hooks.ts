import { readHooks } from '#lake/webhooks/webhook-config.ts'
import { type HookState, hookStates, type LoggedAttempt, lastAttempts } from '#lake/webhooks/webhook-log.ts'
import { Stop, shown } from '../start/stop.mjs'
import { ask, type LocalStore, localStore, readFile } from './local-store.ts'
import { clock, tableOf } from './table.ts'

const attemptsShown = 100

/** `hooks`, `hooks log [ID]`, `hooks resend ATTEMPT`. */
export async function run([action = 'list', ...args]: string[]): Promise<void> {
  const store = localStore()
  if (action === 'list') console.log(await list(store))
  else if (action === 'log') console.log(await log(store, args[0] ?? null))
  else if (action === 'resend') console.log(await resend(store, args[0] ?? ''))
  else throw new Stop(`Não há "hooks ${action}". Use hooks, hooks log [WEBHOOK] ou hooks resend TENTATIVA.`)
}

async function list(store: LocalStore): Promise<string> {
  // The store answers what it made itself, with the same function as below.
  const live = (await ask(store, 'hooks')) as HookState[] | undefined
  const states = live ?? readFile(store, (database) => hookStates(database, configured(store.hooks)))
  const rows = states.map((state) => [
    state.id,
    state.name,
    state.isDisabled ? 'desligado' : situation(state),
    state.pending,
    state.delivered,
    state.dropped,
    state.expired,
    state.lastAttempt
      ? `${clock(state.lastAttempt.at)} ${outcomeText(state.lastAttempt.outcome)}`
      : 'nenhuma',
    state.url,
  ])
  const headings = [
    'id',
    'nome',
    'situação',
    'na fila',
    'entregues',
    'recusados',
    'desistidos',
    'última tentativa',
    'endereço',
  ]
  const table = states.length > 0 ? tableOf(headings, rows) : `Nenhum webhook em ${shown(store.hooks)}.`
  return [...(live ? [] : [notRunning]), table].join('\n\n')
}

const notRunning = 'O acervo não está no ar; isto é o que ficou gravado.'

function situation({ pending, waitingSince, lastAttempt }: HookState): string {
  if (pending === 0 || waitingSince === null) return 'em dia'
  const isFailing = lastAttempt !== null && !isAccepted(lastAttempt.outcome)
  return `${isFailing ? 'falhando' : 'enviando'} desde ${clock(waitingSince)}`
}

function configured(folder: string) {
  try {
    return readHooks(folder)
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}

async function log(store: LocalStore, hookId: string | null): Promise<string> {
  const query = hookId === null ? '' : `?hook=${encodeURIComponent(hookId)}`
  const live = (await ask(store, `hooks/attempts${query}`)) as LoggedAttempt[] | undefined
  const attempts =
    live ?? readFile(store, (database) => lastAttempts(database, { hookId, limit: attemptsShown }))
  const rows = attempts.map((attempt) => [
    attempt.id,
    clock(attempt.at),
    attempt.hookId,
    operationText(attempt.operation),
    attempt.documentId ?? '–',
    attempt.milliseconds,
    outcomeText(attempt.outcome),
    verdictText(attempt),
  ])
  const headings = ['tentativa', 'quando', 'webhook', 'operação', 'documento', 'ms', 'resposta', 'entrega']
  const table = attempts.length > 0 ? tableOf(headings, rows) : 'Nenhuma tentativa no registro.'
  return [...(live ? [] : [notRunning]), table].join('\n\n')
}

async function resend(store: LocalStore, attempt: string): Promise<string> {
  if (!/^\d+$/.test(attempt)) {
    throw new Stop('Diga o número da tentativa, da primeira coluna de: npm run store -- hooks log')
  }
  const sent = (await ask(store, `hooks/attempts/${attempt}/resend`, 'POST')) as
    | { hookId: string; documentId: string }
    | undefined
  if (!sent) throw new Stop('O acervo não está no ar. Inicie o acervo e repita o comando.')
  return `Na fila do webhook ${sent.hookId}: ${sent.documentId}. Veja o resultado com hooks log.`
}

function isAccepted(outcome: string): boolean {
  return /^2\d\d$/.test(outcome)
}

function outcomeText(outcome: string): string {
  if (/^\d{3}$/.test(outcome)) return outcome
  if (/aborted due to timeout/.test(outcome)) return 'sem resposta em 30 s'
  if (/ECONNREFUSED/.test(outcome)) return 'conexão recusada'
  if (/ENOTFOUND|EAI_AGAIN/.test(outcome)) return 'endereço não encontrado'
  return outcome.length > 60 ? `${outcome.slice(0, 60)}…` : outcome
}

const operations: Record<string, string> = { create: 'criação', update: 'alteração', delete: 'exclusão' }

function operationText(operation: string | null): string {
  return (operation && operations[operation]) || '–'
}

const verdicts: Record<string, string> = {
  delivered: 'entregue',
  dropped: 'recusada, não se repete',
  expired: 'desistida após 30 minutos',
}

function verdictText({ verdict, documentId }: LoggedAttempt): string {
  if (verdict) return verdicts[verdict] ?? verdict
  return documentId ? 'na fila' : '–'
}
