import type { AddressInfo } from 'node:net'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { type Middleware, SWRConfig } from 'swr'
import { vi } from 'vitest'
import { type Fault, kindOf } from '#simulator/faults.ts'
import type { ProviderName } from '#simulator/providers.ts'
import { createSimulator } from '#simulator/server.ts'
import { Island } from '#web/ui/islands/Island.tsx'
import { readOrders } from './chains.ts'
import { pastLimits, shortenLongWaits, withLimit } from './clock.ts'

/** A page as it was sent, and what its parts ask to renew themselves. */
export type OpenPage = { html: string; tree: ReactNode; asked: ReadonlyMap<string, () => Promise<unknown>> }

const HOUR = 3600
const ADDRESS = 'http://em-miudos.test'
/** Seconds for which an answer is fresh here. Charts are so three times, and twelve times, as long. */
export const FRESH_SECONDS = 30

/** The site in this process: its pages and route handlers as they are, on the simulator over HTTP. */
export async function startSite() {
  const simulator = createSimulator()
  await new Promise<void>((resolve) => simulator.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  const market = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`
  const fresh = String(FRESH_SECONDS)
  Object.assign(process.env, {
    MARKET: 'simulated',
    SIMULATOR_URL: market,
    RATES_FRESH_SECONDS: fresh,
    RATES_FRESH_CLOSED_SECONDS: fresh,
    RATES_FRESH_DAILY_SECONDS: fresh,
  })
  // Nobody asks about ninety shares in the background: no place of the matrix shows what they answer.
  globalThis.emMiudosStockFacts = { facts: new Map(), isAsking: false, restUntil: Infinity, completedAt: 0 }
  await readOrders()
  // A reader waits until the sources were asked: what is proved here is which of them is then believed.
  const patience = { known: HOUR, first: HOUR }
  const { createSourceReader } = await import('#web/rates/source-reader/source-reader.ts')
  globalThis.emMiudosSourceReader = createSourceReader({ shared: null, patience })
  const [pages, routes] = await Promise.all([pagesOfSite(), routesOfSite()])
  const { fetch } = globalThis
  let late: string[] = []
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    const isLate = late.some((name) => address.startsWith(`${market}/${name}/`))
    if (isLate) return fetch(address, { ...options, signal: withLimit(options?.signal) })
    if (!address.startsWith('/')) return fetch(address, options)
    const url = new URL(address, ADDRESS)
    return routes[url.pathname]?.(new Request(url)) ?? new Response(null, { status: 404 })
  })
  return {
    paths: Object.keys(pages),
    visit: async (path: string): Promise<OpenPage> => opened(await resolved(pages[path]?.())),
    async breakProviders(faults: Partial<Record<ProviderName, Fault>>) {
      await pastLimits()
      // The keys of the parameter.
      const broken = Object.entries(faults) as [ProviderName, Fault][]
      const isLate = (fault: Fault) => ['slow', 'drip'].includes(kindOf(fault).wire ?? '')
      late = broken.flatMap(([name, fault]) => (isLate(fault) ? name : []))
      shortenLongWaits(broken.some(([, fault]) => kindOf(fault).wire !== undefined))
      const change = { fault: 'none', faults, retryAfterSeconds: 1 }
      await fetch(`${market}/control`, { method: 'POST', body: JSON.stringify(change) })
    },
    async requests(): Promise<Partial<Record<ProviderName, number>>> {
      return (await (await fetch(`${market}/control`)).json()).requests
    },
    stop() {
      simulator.close()
      simulator.closeAllConnections()
    },
  }
}

/** Imported only now: the site reads its environment once. */
async function pagesOfSite(): Promise<Record<string, () => ReactNode>> {
  const { QuoteStrip } = await import('#web/rates/strip/QuoteStrip.tsx')
  const { default: Dollar } = await import('#web/app/dolar-hoje/page.tsx')
  const { default: Bitcoin } = await import('#web/app/bitcoin-hoje/page.tsx')
  const { default: Coins } = await import('#web/app/criptomoedas/page.tsx')
  const { default: Stocks } = await import('#web/app/acoes/page.tsx')
  const { default: Asset } = await import('#web/app/detalhe-ativo/[codigo]/page.tsx')
  const { default: MarketStatus } = await import('#web/app/status-mercado/page.tsx')
  const petr4 = { params: Promise.resolve({ codigo: 'PETR4' }), searchParams: Promise.resolve({}) }
  return {
    // The rest of this page comes from the content store.
    '/': () => <QuoteStrip />,
    '/dolar-hoje': () => Dollar(),
    '/bitcoin-hoje': () => <Bitcoin />,
    '/criptomoedas': () => <Coins />,
    '/acoes': () => <Stocks />,
    '/detalhe-ativo?codigo=PETR4': () => <Asset {...petr4} />,
    '/status-mercado': () => <MarketStatus />,
  }
}

async function routesOfSite(): Promise<Record<string, (request: Request) => Promise<Response>>> {
  const quotes = await import('#web/app/api/cotacoes/route.ts')
  const assets = await import('#web/app/api/ativos/route.ts')
  return { '/api/cotacoes': quotes.GET, '/api/ativos': assets.GET }
}

/** The page as the browser gets it: server components are called, and their data kept. */
async function resolved(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolved))
  if (!isValidElement(node)) return node
  // React types neither the kind nor the properties of an element.
  const { type, props } = node as ReactElement<{ children?: ReactNode }>
  if (isOfServer(type)) return resolved(await type(props))
  if (props.children === undefined) return node
  const { children } = props
  if (!Array.isArray(children)) return cloneElement(node, {}, await resolved(children))
  return cloneElement(node, {}, ...(await Promise.all(children.map(resolved))))
}

/** A component of the browser is never asynchronous. */
function isOfServer(type: unknown): type is (props: object) => Promise<ReactNode> {
  return typeof type === 'function' && type.constructor.name === 'AsyncFunction'
}

async function opened(tree: ReactNode): Promise<OpenPage> {
  const asked = new Map<string, () => Promise<unknown>>()
  const listen: Middleware = (next) => (key, ask, options) => {
    // The site names each question by its address.
    if (typeof key === 'string' && ask) asked.set(key, async () => ask(key as never))
    return next(key, ask, options)
  }
  const html = await rendered(<SWRConfig value={{ use: [listen] }}>{tree}</SWRConfig>)
  return { html, tree, asked }
}

/** The page as it is after its parts asked again, each the route handler of its address, and nothing of the sources. */
export async function renewed({ tree, asked }: OpenPage): Promise<string> {
  const entries = [...asked].map(async ([key, ask]) => [key, await answerOf(ask)] as const)
  const answers = new Map(await Promise.all(entries))
  return rendered(<SWRConfig value={{ provider: () => answers }}>{islandsOf(tree)}</SWRConfig>)
}

/** The interactive parts of what was sent. */
function islandsOf(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(islandsOf)
  if (!isValidElement<{ children?: ReactNode }>(node)) return null
  return node.type === Island ? node : islandsOf(node.props.children)
}

function answerOf(ask: () => Promise<unknown>): Promise<{ data?: unknown; error?: unknown }> {
  return ask().then(
    (data) => ({ data }),
    (error) => ({ error }),
  )
}

async function rendered(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<main>{tree}</main>, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
