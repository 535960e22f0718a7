import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { canHave, type Fault, faults } from '#simulator/faults.ts'
import type { ProviderName } from '#simulator/providers.ts'
import { allowed, type Chain, chains, type State, told } from './fault-chains.ts'
import { simulate, wednesday } from './market/simulate.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { stack } from './stack.ts'

/** Who is struck together: nobody of a group stands behind another one of it. */
const groups = {
  third: ['frankfurter', 'binance'],
  second: ['bcb-ptax', 'mercado-bitcoin', 'b3-cotahist'],
  first: ['awesomeapi', 'coingecko', 'brapi', 'bcb-sgs', 'bcb-focus', 'tesouro-transparente', 'brasilapi'],
} as const satisfies Record<string, readonly ProviderName[]>

const everyone: ProviderName[] = Object.values(groups).flat().toReversed()
const firsts = new RegExp(`^(${groups.first.join('|')})$`)
const paths = [...new Set(chains.map(({ path }) => path))]
// The keys of the constant. Without a word on how long, a source rests for half an hour: a test of its own, below.
const struck = (Object.keys(faults) as Fault[]).filter(
  (fault) => fault !== 'none' && fault !== 'rate-limited-silent',
)

/** Seconds for which a rate of this site is fresh, and a source rests after a failure. */
const FRESH = '0.3'
/** Milliseconds after which it asks again: the official close is fresh twice as long. */
const ASKS_AGAIN = 700

let site: OwnSite
let context: BrowserContext
const pages = new Map<string, Page>()
const good = new Map<string, number>()
const errors: string[] = []

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  site = await startOwnSite('.next-faults', {
    SIMULATOR_URL: stack.market.simulator,
    RATES_FRESH_SECONDS: FRESH,
    RATES_FRESH_CLOSED_SECONDS: FRESH,
    RATES_FRESH_DAILY_SECONDS: FRESH,
  })
  context = await browser.newContext({
    baseURL: site.address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  })
  await context.clock.install({ time: new Date(wednesday) })
  await simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': null } })
  // Readers' pages are made anew at most once a minute: here each visit is the first after that.
  await context.route(
    ({ pathname, search }) => paths.includes(pathname + search),
    (route) => route.continue({ headers: { ...route.request().headers(), ...site.renewal } }),
  )
  for (const path of paths) {
    const page = await context.newPage()
    pages.set(path, page)
    page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${path}: ${message.text()}`)
    })
  }
  await Promise.all(paths.map((path) => expect(() => firstLook(path)).toPass({ timeout: 60_000 })))
})

/** A number at every place before anything breaks. */
async function firstLook(path: string): Promise<void> {
  await visit(path)
  for (const chain of chains.filter((one) => one.path === path)) {
    const { number } = await chain.read(pageOf(chain))
    expect(number, chain.name).toBeGreaterThan(0)
    good.set(chain.name, number ?? Number.NaN)
  }
}

test.afterAll(async () => {
  await context?.close()
  site?.stop()
  await simulate({ now: null, fault: 'none', retryAfterSeconds: null, prices: { 'USD-BRL': null } })
  console.log([`falha | ${everyone.join(' | ')}`, ...rows].join('\n'))
})

function pageOf({ path }: Pick<Chain, 'path'>): Page {
  const page = pages.get(path)
  if (!page) throw new RangeError(path)
  return page
}

async function visit(path: string): Promise<void> {
  const page = pageOf({ path })
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await page.locator('[data-ready]').first().waitFor()
}

/** What every place of these pages says under `state` at a visit, once it may. A page that may not is visited again. */
async function visited(state: State, seen: readonly string[]): Promise<Map<string, string>> {
  const cells = new Map<string, string>()
  await context.clock.setSystemTime(new Date(wednesday))
  const attempt = async (path: string) => {
    await visit(path)
    const places = chains.filter((chain) => chain.path === path)
    await says(places, state, cells)
  }
  const patience = { timeout: 60_000, intervals: [200] }
  await Promise.all(seen.map((path) => expect(() => attempt(path)).toPass(patience)))
  return cells
}

/** What the open pages say after the five minutes in which they renew themselves, without a visit; a new one finds 200. */
async function renewed(state: State, seen: readonly string[]): Promise<Map<string, string>> {
  const cells = new Map<string, string>()
  const places = chains.filter(({ path, isLive }) => isLive && seen.includes(path))
  const attempt = async () => {
    await context.clock.setSystemTime(new Date(wednesday))
    await context.clock.fastForward('05:05')
    await says(places, state, cells)
  }
  await expect(attempt).toPass({ timeout: 60_000, intervals: [200] })
  const answers = await Promise.all(seen.map((path) => context.request.get(path, { headers: site.renewal })))
  expect(answers.map((answer) => answer.status())).toEqual(seen.map(() => 200))
  return cells
}

async function says(places: readonly Chain[], state: State, cells: Map<string, string>): Promise<void> {
  for (const chain of places) {
    const message = `${chain.name} under ${JSON.stringify(state)}`
    await expect
      .poll(() => verdict(chain, state, cells), { message, timeout: 3_000, intervals: [50, 100, 200] })
      .toBe('right')
  }
}

async function verdict(chain: Chain, state: State, cells: Map<string, string>): Promise<string> {
  const shown = await chain.read(pageOf(chain))
  const may = allowed(chain, state)
  const source = may.find((name) => told(chain, shown).includes(name))
  const isNear = Math.abs((shown.number ?? 0) / (good.get(chain.name) ?? 0) - 1) < 0.05
  if (source === undefined || !(isNear || (source === null && /sem dado/i.test(shown.words)))) {
    return `${chain.name}: ${shown.number} instead of ${good.get(chain.name)}, of ${may.join()}: ${shown.words.slice(0, 400)}`
  }
  cells.set(chain.name, source ?? (isNear ? 'anterior' : 'sem dado'))
  return 'right'
}

const silent = (names: readonly ProviderName[]): State =>
  Object.fromEntries(names.map((name) => [name, 'unavailable']))
const having = (names: readonly ProviderName[], fault: Fault): State =>
  Object.fromEntries(names.filter((name) => canHave(name, fault)).map((name) => [name, fault]))

const live = paths.filter((path) => chains.some((chain) => chain.path === path && chain.isLive))
/** Pages with parts that do not renew themselves. */
const still = paths.filter((path) => chains.some((chain) => chain.path === path && !chain.isLive))
const fixed = groups.second.filter((name) => name !== 'b3-cotahist')

type Step = {
  names: readonly ProviderName[]
  /** Who is silent before them. */
  before: readonly ProviderName[]
  /** Pages that stay open, and pages that are visited. */
  open: string[]
  visits: string[]
}
const rates = ['/dolar-hoje', '/bitcoin-hoje']
const steps: Step[] = [
  { names: groups.third, before: [...fixed, ...groups.first], open: rates, visits: [] },
  {
    names: groups.second,
    before: groups.first,
    open: [...rates, '/acoes'],
    visits: ['/dolar-hoje'],
  },
  { names: groups.first, before: [], open: live, visits: still },
]

/** The cells of one fault: in each group it strikes while the ones before are silent. */
async function strike(fault: Fault): Promise<Map<ProviderName, string>> {
  const row = new Map<ProviderName, string>()
  for (const { names, before, open, visits } of steps) {
    const state = { ...silent(before), ...having(names, fault) }
    const hit = names.filter((name) => state[name] === fault)
    if (hit.length === 0) continue
    await simulate({ now: wednesday, fault: 'none', faults: state, retryAfterSeconds: 1 }, ASKS_AGAIN)
    const cells = new Map([...(await renewed(state, open)), ...(await visited(state, visits))])
    for (const name of hit) row.set(name, cellOf(name, cells))
  }
  return row
}

/** What stands where the provider would speak: `=` its own number. */
function cellOf(name: ProviderName, cells: ReadonlyMap<string, string>): string {
  const places = chains.filter(({ name: place, sources }) => {
    const index = sources.findIndex(({ provider }) => provider === name)
    return cells.has(place) && index >= 0 && index < 3
  })
  const said = places.map((place) => [place.name, cells.get(place.name)] as const)
  return [...new Set(said.map(([, cell]) => (cell === name ? '=' : `${cell}`)))].join(' e ')
}

const rows: string[] = []

for (const fault of struck) {
  test(`${fault}: ${faults[fault].text}`, async () => {
    test.setTimeout(240_000)
    errors.length = 0
    const row = await strike(fault)
    await simulate({ now: wednesday, fault: 'none' }, ASKS_AGAIN)
    // By itself: the open pages ask again, and the parts that do not are right at the next visit.
    await renewed({}, live)
    await visited({}, ['/'])
    expect(errors).toEqual([])
    rows.push([fault, ...everyone.map((name) => row.get(name) ?? '–')].join(' | '))
  })
}

test('rate-limited-silent: the next source, and no question to the first one', async () => {
  const state = having(groups.first, 'rate-limited-silent')
  await simulate({ now: wednesday, fault: 'none', faults: state })
  await visited(state, paths)
  // They would answer now, and rest for half an hour: source-reader.test.ts goes through it with a clock of its own.
  await simulate({ now: wednesday, fault: 'none' })
  await visited(state, paths)
  const { requests } = await (await fetch(`${stack.market.simulator}/control`)).json()
  expect(Object.keys(requests)).not.toEqual(expect.arrayContaining([expect.stringMatching(firsts)]))
})

test('two hundred readers at once cause one request', async () => {
  const dollar = async () => (await fetch(`${stack.market.site}/api/cotacoes?series=usd-brl`)).json()
  await simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': 5.4 } })
  await dollar()
  await simulate({ prices: { 'USD-BRL': 5.41 } })
  const answers = await Promise.all(Array.from({ length: 200 }, dollar))
  expect(new Set(answers.map(({ quote }) => quote.last))).toEqual(new Set([5.41]))
  const { requests } = await (await fetch(`${stack.market.simulator}/control`)).json()
  // Within the second of this stack; in production it is five minutes.
  expect(requests.awesomeapi).toBeLessThanOrEqual(2)
})
