import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import { publishedClient } from '#web/content/queries/client.ts'
import { lastWebhook } from '#web/content/webhook/last-webhook.ts'
import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { overdueAmong, overdueInWords } from '#web/finance/core/renewal.ts'
import { openTables } from '#web/finance/open-rules/open-rules.ts'
import { stateOf } from '#web/rates/source-states.ts'
import { isLeftOut, monthOf } from '#web/rates/source-usage.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'
import { type DailyBackupState, readBackupState } from './backup-state.ts'

/** docs/operacao.md says of each alarm what it means and what to do. */
export const alarms = [
  'fonte-falhou',
  'preco-recusado',
  'cota-no-fim',
  'acervo-fora',
  'aviso-recusado',
  'redis-fora',
  'disco-pouco',
  'disco-cheio',
  'memoria-pouca',
  'copia-antiga',
  'copia-so-aqui',
  'tabela-a-vencer',
  'tabela-vencida',
] as const

export type Check = {
  /** `fonte:awesomeapi`, `acervo`, `aviso`, `redis`, `disco`, `memoria`, `copia`, `tabelas`. */
  name: string
  state: 'ok' | 'attention' | 'failure'
  code: 'ok' | (typeof alarms)[number]
  words: string
  /** Seconds since it was last good. */
  ageSeconds: number | null
  free?: number
  /** Rows of its answers that could not be read and were left out, since the start. */
  dropped?: number
}

declare global {
  /** Said by scripts/serve-site.ts; nothing of it where Next runs by itself. */
  var emMiudosServer:
    | {
        build: string
        startedAt: number
        hearsOthers: () => boolean | undefined
        countAd?: (place: string, piece: string, event: 'view' | 'click') => void
      }
    | undefined
}

const GB = 1024 ** 3
/** Least bytes that are free. */
const disk = { pouco: 2 * GB, cheio: GB / 4 }
const leastMemory = 0.05
/** Oldest a daily backup may be, in seconds: two hours late; then a second and a third day without one. */
const oldestBackup = { attention: 26 * 3600, failure: 74 * 3600 }
const probeMs = 2000
const probedForMs = 5000

/** Everything that whoever runs the site looks at, now. */
export async function checkAll(now: number): Promise<Check[]> {
  // The keys of an object written out.
  const ids = Object.keys(sources) as SourceId[]
  return [
    ...ids.map((id) => checkSource(id, now)),
    await checkStore(now),
    checkWebhook(now),
    checkRedis(),
    await checkDisk(),
    checkMemory(),
    await checkBackup(now),
    checkTables(dayInBrasilia(new Date(now))),
  ]
}

export function worst(checks: readonly Check[]): Check['state'] {
  const states = checks.map(({ state }) => state)
  return states.includes('failure') ? 'failure' : states.includes('attention') ? 'attention' : 'ok'
}

const reasons = {
  unavailable: 'não respondeu',
  'rate-limited': 'recusou por excesso de pedidos',
  refused: 'recusou a chave ou o plano',
  'not-found': 'não tinha o que foi pedido',
  format: 'respondeu fora do formato',
  implausible: 'respondeu um valor impossível',
} as const

/** A source of numbers: whether it answers, is believed and may be asked, and what of its answers was left out. */
export function checkSource(id: SourceId, now: number): Check {
  const check = checkAnswers(id, now)
  const { dropped } = stateOf(id)
  if (!dropped) return check
  const { rows, of, first, at, total } = dropped
  const left = rows === 1 ? '1 linha ficou' : `${rows} linhas ficaram`
  const when = ago(secondsSince(Date.parse(at), now))
  const words = `${check.words} Da resposta de ${when}, ${left} de fora, das ${of} (${first}); desde o início, ${total}.`
  return { ...check, words, dropped: total }
}

function checkAnswers(id: SourceId, now: number): Check {
  const { answeredAt, failedAt, reason, unreachable, doubts } = stateOf(id)
  const ageSeconds = answeredAt === null ? null : secondsSince(Date.parse(answeredAt), now)
  const { name } = sources[id]
  const last =
    ageSeconds === null ? 'Nenhuma resposta guardada.' : `A última resposta foi ${ago(ageSeconds)}.`
  if (failedAt !== null && reason !== null && (answeredAt === null || failedAt > answeredAt)) {
    const when = ago(secondsSince(Date.parse(failedAt), now))
    const failed = `${[`${name} ${reasons[reason]} ${when}`, unreachable].filter(Boolean).join(': ')}.`
    return {
      name: `fonte:${id}`,
      state: 'attention',
      code: 'fonte-falhou',
      words: `${failed} ${last}`,
      ageSeconds,
    }
  }
  const [doubted] = Object.values(doubts).toSorted()
  if (doubted) {
    const since = ago(secondsSince(Date.parse(doubted), now))
    const words = `${name} responde, e o que diz não é usado: um valor recusado ${since} e ainda não confirmado (${Object.keys(doubts).join(', ')}). ${last}`
    return { name: `fonte:${id}`, state: 'attention', code: 'preco-recusado', words, ageSeconds }
  }
  if (isLeftOut(id)) {
    const words = `${name} fica fora: os seus termos não permitem mostrá-la ao lado de anúncios (LICENSED_SOURCES, ADS).`
    return { name: `fonte:${id}`, state: 'ok', code: 'ok', words, ageSeconds }
  }
  const said =
    ageSeconds === null ? `${name}: ninguém pediu nada ainda.` : `${name} respondeu ${ago(ageSeconds)}.`
  const month = monthOf(id, now)
  const words = month ? `${said} ${quotaInWords(month)}` : said
  if (month && month.asked > NEAR_THE_END * month.most)
    return { name: `fonte:${id}`, state: 'attention', code: 'cota-no-fim', words, ageSeconds }
  return { name: `fonte:${id}`, state: 'ok', code: 'ok', words, ageSeconds }
}

/** Of the requests of a month. */
const NEAR_THE_END = 0.9

function quotaInWords({ asked, most }: { asked: number; most: number }): string {
  const others = env.REDIS_URL ? '' : ', sem contar os de outra máquina'
  return `Neste mês ${asked.toLocaleString('pt-BR')} de ${most.toLocaleString('pt-BR')} pedidos${others}.`
}

let probed: { at: number; answers: Promise<boolean> } | undefined
let storeAnsweredAt: number | null = null

/** At most one question every five seconds: anybody may ask for this. */
async function checkStore(now: number): Promise<Check> {
  if (!probed || now - probed.at > probedForMs) probed = { at: now, answers: storeAnswers() }
  const { at, answers } = probed
  if (await answers) {
    storeAnsweredAt = at
    return {
      name: 'acervo',
      state: 'ok',
      code: 'ok',
      words: 'O acervo responde.',
      ageSeconds: secondsSince(at, now),
    }
  }
  const ageSeconds = storeAnsweredAt === null ? null : secondsSince(storeAnsweredAt, now)
  const words = 'O acervo não responde. O site mostra o que já tem; nada novo é publicado.'
  return { name: 'acervo', state: 'failure', code: 'acervo-fora', words, ageSeconds }
}

async function storeAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeMs)
    await publishedClient.fetch('count(*[_id == "saude"])', {}, { cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

export function checkWebhook(now: number): Check {
  const { accepted, refused, unsigned } = lastWebhook()
  const ageSeconds = accepted === null ? null : secondsSince(accepted, now)
  const last =
    ageSeconds === null
      ? 'Nenhum aviso de publicação desde o início'
      : `Último aviso de publicação ${ago(ageSeconds)}`
  if (refused !== null && refused > (accepted ?? 0)) {
    const words = `${last}; um com assinatura errada ${ago(secondsSince(refused, now))}.`
    return { name: 'aviso', state: 'attention', code: 'aviso-recusado', words, ageSeconds }
  }
  const strangers =
    unsigned === null
      ? ''
      : ` Chamadas sem assinatura, de fora: a última ${ago(secondsSince(unsigned, now))}.`
  return { name: 'aviso', state: 'ok', code: 'ok', words: `${last}.${strangers}`, ageSeconds }
}

function checkRedis(): Check {
  const base = { name: 'redis', ageSeconds: null }
  const hears = globalThis.emMiudosServer?.hearsOthers()
  if (hears === undefined) return { ...base, state: 'ok', code: 'ok', words: 'Um servidor só, sem Redis.' }
  if (hears) return { ...base, state: 'ok', code: 'ok', words: 'Em dia com os outros servidores.' }
  const words = 'Sem Redis: cada servidor renova as páginas sozinho, em até 15 minutos.'
  return { ...base, state: 'attention', code: 'redis-fora', words }
}

async function checkDisk(): Promise<Check> {
  const { bavail, bsize } = await statfs(env.RATES_KEPT ? dirname(env.RATES_KEPT) : '.')
  return judgeDisk(bavail * bsize)
}

export function judgeDisk(free: number): Check {
  const base = { name: 'disco', ageSeconds: null, free, words: `${inGb(free)} livres no disco.` }
  if (free < disk.cheio) return { ...base, state: 'failure', code: 'disco-cheio' }
  if (free < disk.pouco) return { ...base, state: 'attention', code: 'disco-pouco' }
  return { ...base, state: 'ok', code: 'ok' }
}

function checkMemory(): Check {
  // Of a container, what it may have; 0, or more than there is, where nobody limits it.
  const most = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return judgeMemory(process.availableMemory(), Math.min(most, totalmem()))
}

export function judgeMemory(free: number, total: number): Check {
  const base = { name: 'memoria', ageSeconds: null, free, words: `${inGb(free)} de memória disponíveis.` }
  if (free < leastMemory * total) return { ...base, state: 'attention', code: 'memoria-pouca' }
  return { ...base, state: 'ok', code: 'ok' }
}

async function checkBackup(now: number): Promise<Check> {
  if (env.STORE_BACKUPS === undefined) {
    const words = 'Este servidor não olha cópias do acervo (STORE_BACKUPS).'
    return { name: 'copia', state: 'ok', code: 'ok', words, ageSeconds: null }
  }
  return judgeBackup(await readBackupState(env.STORE_BACKUPS), now)
}

/** `state`: undefined where no daily backup was ever made. */
export function judgeBackup(state: DailyBackupState | undefined, now: number): Check {
  if (!state) {
    const words = 'Não há cópia diária do acervo.'
    return { name: 'copia', state: 'attention', code: 'copia-antiga', words, ageSeconds: null }
  }
  const ageSeconds = secondsSince(Date.parse(state.at), now)
  const base = { name: 'copia', ageSeconds }
  const words = `Última cópia do acervo ${ago(ageSeconds)}`
  if (ageSeconds > oldestBackup.attention) {
    const isLost = ageSeconds > oldestBackup.failure
    return { ...base, state: isLost ? 'failure' : 'attention', code: 'copia-antiga', words: `${words}.` }
  }
  if (!state.copies) return { ...base, state: 'ok', code: 'ok', words: `${words}, só nesta máquina.` }
  const awaySeconds = state.copiedAt === null ? undefined : secondsSince(Date.parse(state.copiedAt), now)
  if (awaySeconds === undefined || awaySeconds > oldestBackup.attention) {
    const away = awaySeconds === undefined ? 'nunca' : ago(awaySeconds)
    const said = `${words}; fora desta máquina, ${away}.`
    return { ...base, state: 'attention', code: 'copia-so-aqui', words: said }
  }
  return { ...base, state: 'ok', code: 'ok', words: `${words}, também fora desta máquina.` }
}

const warnedDays = 30

/** The tables whose next edition is due within 30 days, or should be here already. */
export function checkTables(today: IsoDate): Check {
  const base = { name: 'tabelas', ageSeconds: null }
  const tables = openTables.map(({ editions }) => editions)
  const overdue = overdueAmong(tables, today)
  const soon = overdueAmong(tables, addDays(today, warnedDays)).filter(({ renewal }) => renewal.due > today)
  const words = [
    ...overdue.map((table) => overdueInWords(table, today)),
    ...soon.map(
      ({ renewal: { name, due, published } }) =>
        `${name}: a próxima vale em ${formatDay(due)}. ${published}.`,
    ),
  ].join(' ')
  if (overdue.length > 0) return { ...base, state: 'attention', code: 'tabela-vencida', words }
  if (soon.length > 0) return { ...base, state: 'attention', code: 'tabela-a-vencer', words }
  return { ...base, state: 'ok', code: 'ok', words: 'Nenhuma tabela vence em 30 dias.' }
}

function inGb(bytes: number): string {
  return `${(bytes / GB).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB`
}

function secondsSince(instant: number, now: number): number {
  return Math.max(0, Math.round((now - instant) / 1000))
}

function ago(seconds: number): string {
  if (seconds < 90) return `há ${seconds} s`
  if (seconds < 90 * 60) return `há ${Math.round(seconds / 60)} min`
  if (seconds < 36 * 3600) return `há ${Math.round(seconds / 3600)} h`
  return `há ${Math.round(seconds / 86_400)} dias`
}
