import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { changed, type Simulation, untouched, virtualNow } from './control.ts'
import { changeFromForm, controlPage } from './control-page.ts'
import type { Asked } from './fault.ts'
import { kindOf } from './faults.ts'
import { type Answer, json, type Provider, text } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'
import { viewOf } from './view.ts'

const SLOW_MS = 8000
const TAIL_MS = 2000
/** One answer in so many is the late one. */
const TAIL_EVERY = 20
const DROPS = 10
const DROP_MS = 100
const MAX_BODY = 10_000

/**
 * The simulated market over HTTP: each provider under its own name, `/control` to move time and break it, a page
 * for people at `/`. Every answer says `X-Simulated: true`.
 */
export function createSimulator(): Server {
  let simulation = untouched
  /** How often each provider was asked: what a test of caches counts. */
  const requests = new Map<ProviderName, number>()

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://simulator')
    const [, provider = '', ...path] = url.pathname.split('/')
    if (isProvider(provider)) {
      const count = (requests.get(provider) ?? 0) + 1
      requests.set(provider, count)
      const asked = {
        count,
        host: request.headers.host ?? 'localhost',
        retryAfterSeconds: simulation.retryAfterSeconds,
      }
      return provide(provider, new URL(`/${path.join('/')}${url.search}`, url), asked, simulation, response)
    }
    if (url.pathname === '/control' && request.method === 'POST') {
      const outcome = await control(request, simulation)
      if (outcome.simulation !== simulation) requests.clear()
      simulation = outcome.simulation
      return send(response, outcome.answer)
    }
    send(response, readOnly(url.pathname, simulation, requests))
  }

  // Longer than Node's fetch keeps a connection: else a request may meet one that has just closed.
  return createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    route(request, response).catch((error: Error) => send(response, json(500, { error: error.message })))
  })
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(providers, name)
}

function readOnly(path: string, simulation: Simulation, requests: ReadonlyMap<ProviderName, number>): Answer {
  if (path === '/') return page(200, simulation)
  if (path === '/control') return json(200, { ...state(simulation), requests: Object.fromEntries(requests) })
  return json(404, { error: 'Nada neste endereço. Comece por /' })
}

async function provide(
  name: ProviderName,
  url: URL,
  asked: Asked,
  simulation: Simulation,
  response: ServerResponse,
): Promise<void> {
  const { wire, instead, corrupt } = kindOf(simulation.faults[name])
  const provider: Provider = providers[name]
  if (wire === 'cut') {
    response.destroy()
    return
  }
  if (wire === 'slow') await pause(SLOW_MS)
  if (wire === 'tail' && asked.count % TAIL_EVERY === 1) await pause(TAIL_MS)
  const answer = instead?.(asked, provider) ?? provider.answer(url, viewOf(simulation, name, Date.now()))
  const corrupted = corrupt ? corrupt(answer, provider) : answer
  if (wire === 'drip') return drip(response, corrupted)
  if (wire === 'reset') return reset(response, corrupted)
  if (wire === 'drops') return drops(response, corrupted)
  send(response, corrupted)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The head and the first bytes, and then nothing for as long as anybody waits. */
function drip(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'X-Simulated': 'true' })
  response.write(body.slice(0, 20))
}

/** The head says how long the answer is, and the connection ends in the middle of it. */
function reset(response: ServerResponse, { status, headers, body }: Answer): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length, 'X-Simulated': 'true' })
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

async function drops(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'X-Simulated': 'true' })
  for (let drop = 0; drop < DROPS; drop++) {
    response.write(bytes.subarray((bytes.length * drop) / DROPS, (bytes.length * (drop + 1)) / DROPS))
    await pause(DROP_MS)
  }
  response.end()
}

async function control(request: IncomingMessage, simulation: Simulation) {
  const { origin, host } = request.headers
  // A page of another site could otherwise post a form here.
  if (origin && origin !== `http://${host}`)
    return { simulation, answer: json(403, { error: 'origem recusada' }) }
  const body = await readBody(request)
  // The form's type is also what curl says of any body it sends.
  const isForm =
    !body.startsWith('{') && Boolean(request.headers['content-type']?.includes('form-urlencoded'))
  const next = changed(
    simulation,
    isForm ? changeFromForm(new URLSearchParams(body)) : parsed(body),
    Date.now(),
  )
  if ('error' in next) {
    return { simulation, answer: isForm ? page(400, simulation, next.error) : json(400, next) }
  }
  return { simulation: next, answer: isForm ? seeOther('/') : json(200, state(next)) }
}

function state(simulation: Simulation) {
  const tick = viewOf(simulation, 'awesomeapi', Date.now()).tick('USD-BRL')
  return {
    now: virtualNow(simulation, Date.now()).toISOString(),
    offset: Math.round(simulation.offsetMs / 1000),
    faults: simulation.faults,
    prices: simulation.prices,
    retryAfterSeconds: simulation.retryAfterSeconds,
    'USD-BRL': { ...tick, pricedAt: tick.pricedAt.toISOString() },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > MAX_BODY) throw new RangeError('corpo grande demais')
  }
  return body
}

function page(status: number, simulation: Simulation, error?: string): Answer {
  const now = Date.now()
  const tick = viewOf(simulation, 'awesomeapi', now).tick('USD-BRL')
  const body = controlPage(simulation, tick, virtualNow(simulation, now), error)
  return text(status, body, 'text/html; charset=utf-8')
}

function seeOther(path: string): Answer {
  return { status: 303, headers: { Location: path }, body: '' }
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'X-Simulated': 'true' }).end(body)
}
