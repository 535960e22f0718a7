import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { changed, currentTick, type Simulation, untouched, virtualNow } from './control.ts'
import { changeFromForm, controlPage } from './control-page.ts'
import { type Answer, answerAwesomeApi, tooManyRequests } from './providers/awesomeapi.ts'

const AWESOMEAPI = '/economia.awesomeapi.com.br'
const SLOW_MS = 8000
const LARGEST_BODY = 10_000

/**
 * The simulated market over HTTP: each provider under its own host name, `/control` to move time and break it, a page
 * for people at `/`. Every answer says `X-Simulated: true`.
 */
export function createSimulator(): Server {
  let simulation = untouched

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://simulator')
    if (url.pathname.startsWith(`${AWESOMEAPI}/`)) return provide(url, simulation, response)
    if (url.pathname === '/control' && request.method === 'POST') {
      const outcome = await control(request, simulation)
      simulation = outcome.simulation
      return send(response, outcome.answer)
    }
    send(response, readOnly(url.pathname, simulation))
  }

  return createServer((request, response) => {
    route(request, response).catch((error: Error) => send(response, json(500, { error: error.message })))
  })
}

function readOnly(path: string, simulation: Simulation): Answer {
  if (path === '/') return page(200, simulation)
  if (path === '/control') return json(200, state(simulation))
  return json(404, { error: 'Nada neste endereço. Comece por /' })
}

async function provide(url: URL, simulation: Simulation, response: ServerResponse): Promise<void> {
  if (simulation.fault === 'down') {
    response.destroy()
    return
  }
  if (simulation.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  send(response, withFault(url, simulation))
}

function withFault(url: URL, simulation: Simulation): Answer {
  const tick = currentTick(simulation, Date.now())
  const path = url.pathname.slice(AWESOMEAPI.length)
  const good = answerAwesomeApi(path, tick)
  const busted = (status: number) => html(status, '<h1>Connection timed out</h1><span>Error code 522</span>')
  switch (simulation.fault) {
    case 'unavailable':
      return busted(503)
    case 'html':
      return busted(200)
    case 'rate-limited':
      return tooManyRequests()
    case 'truncated':
      return { ...good, body: good.body.slice(0, good.body.length / 2) }
    case 'comma':
      return { ...good, body: good.body.replaceAll(/(\d)\.(\d)/g, '$1,$2') }
    case 'crossed':
      return answerAwesomeApi(path, { ...tick, bid: tick.ask, ask: tick.bid })
    case 'ten-fold':
      return answerAwesomeApi(path, { ...tick, bid: tick.bid * 10, ask: tick.ask * 10, high: tick.high * 10 })
    case 'future':
      return answerAwesomeApi(path, { ...tick, pricedAt: new Date(Date.now() + 600_000) })
    default:
      return good
  }
}

async function control(request: IncomingMessage, simulation: Simulation) {
  const { origin, host } = request.headers
  // A page of another site could otherwise post a form here.
  if (origin && origin !== `http://${host}`)
    return { simulation, answer: json(403, { error: 'origem recusada' }) }
  const text = await readBody(request)
  // The form's type is also what curl says of any body it sends.
  const isForm =
    !text.startsWith('{') && Boolean(request.headers['content-type']?.includes('form-urlencoded'))
  const next = changed(
    simulation,
    isForm ? changeFromForm(new URLSearchParams(text)) : parsed(text),
    Date.now(),
  )
  if ('error' in next) {
    return { simulation, answer: isForm ? page(400, simulation, next.error) : json(400, next) }
  }
  return { simulation: next, answer: isForm ? seeOther('/') : json(200, state(next)) }
}

function state(simulation: Simulation) {
  const tick = currentTick(simulation, Date.now())
  return {
    now: virtualNow(simulation, Date.now()).toISOString(),
    offset: Math.round(simulation.offsetMs / 1000),
    fault: simulation.fault,
    price: simulation.price,
    'usd-brl': { ...tick, pricedAt: tick.pricedAt.toISOString() },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > LARGEST_BODY) throw new RangeError('corpo grande demais')
  }
  return text
}

function page(status: number, simulation: Simulation, error?: string): Answer {
  const now = Date.now()
  return html(
    status,
    controlPage(simulation, currentTick(simulation, now), virtualNow(simulation, now), error),
  )
}

function html(status: number, body: string): Answer {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body }
}

function json(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}

function seeOther(path: string): Answer {
  return { status: 303, headers: { Location: path }, body: '' }
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'X-Simulated': 'true' }).end(body)
}
