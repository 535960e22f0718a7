import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createSimulator } from '#simulator/server.ts'
import type { apiDocument as Document } from './document.ts'

type Handler = (request: Request) => Response | Promise<Response>

const simulator = createSimulator()
const handlers: Record<string, Handler> = {}
let apiDocument: typeof Document

// The simulator works in this thread, and the columns of the table of shares are asked for at the same time.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await once(simulator.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  process.env.SIMULATOR_URL = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`
  // After the address is known: the environment is read when the first of them is loaded.
  ;({ apiDocument } = await import('./document.ts'))
  handlers['/api/cotacoes'] = (await import('./cotacoes/route.ts')).GET
  handlers['/api/series'] = (await import('./series/route.ts')).GET
  handlers['/api/cambio'] = (await import('./cambio/route.ts')).GET
  handlers['/api/indices'] = (await import('./indices/route.ts')).GET
  handlers['/api/ativos'] = (await import('./ativos/route.ts')).GET
  handlers['/api/expectativas'] = (await import('./expectativas/route.ts')).GET
  handlers['/api/regras'] = (await import('./regras/route.ts')).GET
  const { GET } = await import('./regras/[tabela]/route.ts')
  handlers['/api/regras/{tabela}'] = (request) => {
    const tabela = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return GET(request, { params: Promise.resolve({ tabela }) })
  }
  handlers['/api/status-mercado'] = (await import('./status-mercado/route.ts')).GET
})
afterAll(() => {
  simulator.close()
})

/** The address of the document for one that is asked. */
function documented(path: string): string {
  return new URL(path, 'http://x').pathname.replace(/^\/api\/regras\/[^/]+$/, '/api/regras/{tabela}')
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, 'http://localhost:3000')
  const answer = await handlers[documented(path)]?.(new Request(url, { headers }))
  if (!answer) throw new Error(`no handler for ${path}`)
  return answer
}

/** The schema that the published document has for an answer. */
function published(path: string, status: number): z.ZodType {
  const { responses } = apiDocument.paths[documented(path)]?.get ?? {}
  const schema = responses?.[status]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${path} documents no ${status}`)
  // `JSON.parse` gives the plain object that the reader of schemas asks for.
  return z.fromJSONSchema(JSON.parse(JSON.stringify(schema)))
}

const questions: [string, number][] = [
  ['/api/cotacoes?series=usd-brl', 200],
  ['/api/cotacoes?series=eur-brl', 200],
  ['/api/cotacoes?series=btc-brl', 200],
  ['/api/cotacoes?series=xyz', 400],
  ['/api/series?series=usd-brl&range=1M', 200],
  ['/api/series?series=btc-brl&range=1D', 200],
  ['/api/series?series=usd-brl', 400],
  ['/api/series?series=btc-brl&range=5A', 200],
  ['/api/cambio?moeda=USD&ano=2025', 200],
  ['/api/cambio?moeda=CNY&ano=2025', 200],
  ['/api/cambio?moeda=USD&ano=2005', 404],
  ['/api/cambio?moeda=ARS&ano=2025', 400],
  ['/api/cambio?moeda=USD&ano=2999', 400],
  ['/api/indices?indice=inpc&de=1994&ate=2026', 200],
  ['/api/indices?indice=poupanca&de=2025&ate=2025', 200],
  ['/api/indices?indice=igpm&de=2025&ate=2025', 400],
  ['/api/indices?indice=ipca&de=2026&ate=2025', 400],
  ['/api/ativos?classe=acao', 200],
  ['/api/ativos?classe=cripto', 200],
  ['/api/ativos?classe=titulo', 200],
  ['/api/ativos?codigo=PETR4', 200],
  ['/api/ativos?codigo=BTC', 200],
  ['/api/ativos?codigo=NADA99', 404],
  ['/api/ativos', 400],
  ['/api/expectativas?indicador=cambio', 200],
  ['/api/expectativas?indicador=pib', 400],
  ['/api/regras?em=2026-11-22', 200],
  ['/api/regras?em=1900-01-01', 200],
  ['/api/regras?em=2026-02-30', 400],
  ['/api/regras/rescisao', 200],
  ['/api/regras/feriados-bancarios', 200],
  ['/api/regras/nada', 404],
  ['/api/regras/inss?formato=xml', 400],
  ['/api/status-mercado', 200],
]

test.each(questions)('%s answers %d in the published shape, open to any page', async (path, status) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const body: unknown = await answer.json()
  expect(published(path, status).safeParse(body).error).toBeUndefined()
})

test.each(questions.filter(([, status]) => status === 200))(
  '%s may be kept, and is 304 with its ETag',
  async (path) => {
    const answer = await ask(path)
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    expect((await ask(path, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200)
  },
)

test('every number carries where it comes from, and that it is simulated', async () => {
  const body: unknown = await (await ask('/api/cotacoes?series=usd-brl')).json()
  expect(body).toMatchObject({
    quote: { simulated: true, depth: 0 },
    provenance: { source: 'awesomeapi', name: 'AwesomeAPI' },
  })
})

test('the published shapes can refuse: a price as text, a field left out', async () => {
  const body = await (await ask('/api/cotacoes?series=usd-brl')).json()
  const shape = published('/api/cotacoes', 200)
  expect(shape.safeParse({ ...body, quote: { ...body.quote, last: '5.43' } }).success).toBe(false)
  const { pricedAt, ...without } = body.quote
  expect(shape.safeParse({ ...body, quote: without }).success).toBe(false)
})

test('the document has what OpenAPI 3.1 asks of it', () => {
  expect(apiDocument.openapi).toMatch(/^3\.1\./)
  const operations = Object.values(apiDocument.paths).map(({ get }) => get)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { parameters, responses } of operations) {
    for (const answer of Object.values(responses)) expect(answer.description).not.toBe('')
    for (const { name, schema } of parameters) expect([name, schema]).toEqual([name, expect.any(Object)])
  }
  expect(Object.keys(apiDocument.paths).toSorted()).toEqual(Object.keys(handlers).toSorted())
})
