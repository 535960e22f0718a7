import { setTimeout as pause } from 'node:timers/promises'
import type { Killable, NginxStack } from './nginx-stack.ts'

type Asked = { program: string; path: string; start: number; end: number; failure?: string }
type Edit = { number: number; start: number; isAcknowledged: boolean }

export type Stack = Pick<NginxStack, 'token' | 'kill'> & {
  addresses: Record<string, string>
  requests: Asked[]
  edits: Edit[]
  ended: boolean
}

export type Row = Awaited<ReturnType<typeof killAndWatch>>

export const article = { id: 'article-mudancas-iof-2025', path: '/blog/mudancas-iof-2025' }
const pages = ['/', '/dolar-hoje', article.path, '/juros-compostos', '/api/cotacoes?series=usd-brl', '/blog']
const health: Record<string, string> = { store: '/v1/ping', simulator: '/control', redis: '/api/saude' }

/** Milliseconds: between the answers of a reader, between edits, for an answer, around a kill, until a program is back. */
const thinkTime = 100
const editInterval = 300
const requestTimeout = 15_000
const margin = 3000
const maxOutage = 60_000

/** Asks until the end, a page after the other; each reader begins with another one. */
export async function reader(stack: Stack, first: number): Promise<void> {
  for (let n = first; !stack.ended; n++) {
    const path = pages[n % pages.length] ?? '/'
    await ask(stack, 'nginx', path, {}, (text) => isWhole(path, text))
    await pause(thinkTime)
  }
}

function isWhole(path: string, text: string): boolean {
  if (!path.startsWith('/api/')) return text.trimEnd().endsWith('</html>')
  return JSON.parse(text) !== undefined
}

/** Writes one number after the other into a published article, until the end. */
export async function editor(stack: Stack): Promise<void> {
  await mutate(stack, { set: { edits: [0] } })
  for (let number = 1; !stack.ended; number++) {
    const next = pause(editInterval)
    const edit = { number, start: performance.now(), isAcknowledged: false }
    stack.edits.push(edit)
    edit.isAcknowledged = await mutate(stack, {
      set: { dek: dekOf(number) },
      insert: { after: 'edits[-1]', items: [number] },
    })
    await next
  }
}

export function dekOf(number: number): string {
  return `Versão ${number} deste resumo.`
}

export function mutate(stack: Stack, patch: object): Promise<boolean> {
  const body = JSON.stringify({ mutations: [{ patch: { id: article.id, ...patch } }] })
  const headers = { authorization: `Bearer ${stack.token}`, 'content-type': 'application/json' }
  const path = '/v2026-03-01/data/mutate/production'
  return ask(stack, 'store', path, { method: 'POST', headers, body }, (text) =>
    text.includes('transactionId'),
  )
}

/** @returns whether the program answered, and the whole of it */
async function ask(
  stack: Stack,
  program: string,
  path: string,
  request: RequestInit,
  isRight: (text: string) => boolean,
): Promise<boolean> {
  const start = performance.now()
  let failure: string | undefined
  try {
    const signal = AbortSignal.timeout(requestTimeout)
    const answer = await fetch(`${stack.addresses[program]}${path}`, { ...request, signal })
    const text = await answer.text()
    // All readers have one address here, and nginx lets an address ask for data twenty times a second.
    if (answer.status === 429 && path.startsWith('/api/')) return true
    if (answer.status !== 200) failure = `status ${answer.status}`
    else if (!isRight(text)) failure = 'half an answer'
  } catch (error) {
    failure = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
  }
  stack.requests.push({ program, path, start, end: performance.now(), failure })
  return failure === undefined
}

/** Kills programs at once under load, waits until all answer again, and tells what was asked meanwhile. */
export async function killAndWatch(stack: Stack, names: Killable[]) {
  const begin = performance.now()
  await pause(margin)
  const killedAt = performance.now()
  await Promise.all(names.map((name) => stack.kill(name)))
  const goneAt = performance.now()
  const back = await Promise.all(names.map((name) => backAt(stack, name)))
  const recovered = new Map<string, number>(
    names.map((name, index) => [name, back[index] ?? Number.POSITIVE_INFINITY]),
  )
  await pause(margin)
  const end = performance.now()
  const isOf = ({ start }: { start: number }) => start >= begin && start < end
  const acknowledged = stack.edits.filter((edit) => isOf(edit) && edit.isAcknowledged)
  // A request still under way counts with the next kill.
  const asked = stack.requests.filter((request) => request.end >= begin && request.end < end)
  const failed = asked.filter(({ failure }) => failure !== undefined)
  const inFlight = failed.filter(
    ({ program, start, end }) => recovered.has(program) && start < goneAt && end >= killedAt,
  )
  // Who comes while a program is down waits for the next one.
  const unexpected = failed
    .filter((request) => !inFlight.includes(request))
    .map(({ program, path, start, failure }) => {
      return `${names.join(' + ')}: ${program} ${path}, ${Math.round(start - killedAt)} ms after the kill: ${failure}`
    })
  const missing = names.filter((name) => recovered.get(name) === Number.POSITIVE_INFINITY)
  return {
    unexpected: [...unexpected, ...missing.map((name) => `${name} did not come back`)],
    told: (lost: Set<number>) => ({
      killed: names.join(' + '),
      requests: asked.length,
      failed: failed.length,
      'in flight there': inFlight.length,
      'other failures': unexpected.length,
      'ms until it answers': Math.round(Math.max(...back) - killedAt),
      'edits acknowledged': acknowledged.length,
      'edits lost': acknowledged.filter(({ number }) => lost.has(number)).length,
    }),
  }
}

/** When a program answers again, or infinity. */
async function backAt(stack: Stack, name: string): Promise<number> {
  const until = performance.now() + maxOutage
  const signal = () => AbortSignal.timeout(requestTimeout)
  while (performance.now() < until) {
    const isBack = await fetch(`${stack.addresses[name]}${health[name] ?? '/'}`, { signal: signal() }).then(
      async (answer) => {
        const text = await answer.text()
        return answer.ok && !(name === 'redis' && text.includes('redis-fora'))
      },
      () => false,
    )
    if (isBack) return performance.now()
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

/** The numbers of the acknowledged edits that are not in the store. */
export async function editsLost({ addresses, token, edits }: Stack): Promise<Set<number>> {
  const query = encodeURIComponent(`*[_id == "${article.id}"][0].edits`)
  const answer = await fetch(`${addresses.store}/v2026-03-01/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { result } = await answer.json()
  const kept = new Set(result)
  const acknowledged = edits.filter(({ isAcknowledged }) => isAcknowledged)
  return new Set(acknowledged.map(({ number }) => number).filter((number) => !kept.has(number)))
}

/** Whether both servers come to show the last edit, or one after it whose answer was lost. */
export async function isShown({ addresses, edits }: Stack): Promise<boolean> {
  const last = edits.findLastIndex(({ isAcknowledged }) => isAcknowledged)
  const texts = edits.slice(last).map(({ number }) => dekOf(number))
  const until = performance.now() + requestTimeout
  while (performance.now() < until) {
    const sites = [addresses.site, addresses.second]
    const htmls = await Promise.all(sites.map(async (site) => (await fetch(`${site}${article.path}`)).text()))
    if (htmls.every((html) => texts.some((text) => html.includes(text)))) return true
    await pause(200)
  }
  return false
}
