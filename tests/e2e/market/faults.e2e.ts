import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { shiftedBy } from '#scripts/start/clock.ts'
import { type Fault, faults } from '#simulator/faults.ts'
import { type Chain, chains, readOrders } from '../../faults/chains.ts'
import { groupsOfProviders, mistakeAt, type State, struck } from '../../faults/oracle.ts'
import { wake } from '../islands.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { stack } from '../stack.ts'
import { session, simulate } from './simulate.ts'

/** Faults that tests/faults/ cannot prove without a browser: renewal, waits as long as asked, and rejected values. */
const seenInBrowser = ['down', 'rate-limited', 'ten-fold'] as const satisfies Fault[]

const paths = [...new Set(chains.map(({ path }) => path))]
const live = paths.filter((path) => placesOf(path).some(({ isLive }) => isLive))
/** Pages with parts that do not renew themselves. */
const still = paths.filter((path) => placesOf(path).some(({ isLive }) => !isLive))

/** As long an answer is fresh in this stack (scripts/testing/stack.ts). */
const FRESH_MS = 300

/** The session by the clock of the site, which a page moves this browser's clock to. */
let began: Date
let site: OwnSite
let context: BrowserContext
const pages = new Map<string, Page>()
const good = new Map<Chain, number>()
const errors: string[] = []

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  await readOrders()
  began = new Date()
  site = await startOwnSite('.next-faults', {
    SIMULATOR_URL: stack.market.simulator,
    // By its clock the session is now: on a weekend it would be too long ago for a first price of bitcoin.
    ...shiftedBy(Date.parse(session) - began.getTime()),
  })
  context = await browser.newContext({
    baseURL: site.address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  })
  await context.clock.install({ time: began })
  await simulate({ now: session, fault: 'none', prices: { 'USD-BRL': null } })
  // Readers' pages are rendered again at most once a minute: here each visit is the first after that.
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
  await Promise.all(paths.map((path) => expect(() => firstLook(path)).toPass({ timeout: 120_000 })))
})

/** A number at every place before anything breaks. */
async function firstLook(path: string): Promise<void> {
  await visit(path)
  const html = await htmlOf(path)
  for (const chain of placesOf(path)) {
    const { number } = chain.read(html)
    expect(number, chain.name).toBeGreaterThan(0)
    good.set(chain, number)
  }
}

test.afterAll(async () => {
  await context?.close()
  await site?.stop()
  await simulate({ now: null, fault: 'none', retryAfterSeconds: null, prices: { 'USD-BRL': null } })
})

function placesOf(path: string): Chain[] {
  return chains.filter((chain) => chain.path === path)
}

function pageOf(path: string): Page {
  const page = pages.get(path)
  if (!page) throw new RangeError(path)
  return page
}

async function htmlOf(path: string): Promise<string> {
  return pageOf(path)
    .locator('main')
    .evaluate((main) => main.outerHTML)
}

async function visit(path: string): Promise<void> {
  const page = pageOf(path)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await wake(page)
}

async function mistakesAt(places: readonly Chain[], path: string, state: State): Promise<string[]> {
  const html = await htmlOf(path)
  return places.flatMap(
    (chain) => mistakeAt(chain, state, chain.read(html), good.get(chain) ?? Number.NaN) ?? [],
  )
}

/** Every place of these pages is right under `state` at a visit, once it may change; until then a page is visited again. */
async function visited(state: State, seen: readonly string[]): Promise<void> {
  await context.clock.setSystemTime(began)
  const attempt = async (path: string) => {
    await visit(path)
    expect(await mistakesAt(placesOf(path), path, state)).toEqual([])
  }
  const patience = { timeout: 120_000, intervals: [200] }
  await Promise.all(seen.map((path) => expect(() => attempt(path)).toPass(patience)))
}

/** The open pages are right after the five minutes in which they renew themselves, without a visit; a new one finds 200. */
async function renewed(state: State): Promise<void> {
  const attempt = async () => {
    await context.clock.setSystemTime(began)
    await context.clock.fastForward('05:05')
    for (const path of live) {
      const places = placesOf(path).filter(({ isLive }) => isLive)
      const mistakes = () => mistakesAt(places, path, state)
      await expect.poll(mistakes, { intervals: [50, 100, 200] }).toEqual([])
    }
  }
  await expect(attempt).toPass({ timeout: 120_000, intervals: [200] })
  const answers = await Promise.all(live.map((path) => context.request.get(path, { headers: site.renewal })))
  expect(answers.map((answer) => answer.status())).toEqual(live.map(() => 200))
}

/** The first choices, of all that they can have. */
function stateOf(fault: Fault): State {
  const [firsts] = groupsOfProviders()
  if (!firsts) throw new RangeError('nobody is asked first')
  return struck(firsts, fault).state
}

for (const fault of seenInBrowser) {
  test(`${fault}: ${faults[fault].text}`, async () => {
    errors.length = 0
    const state = stateOf(fault)
    await simulate({ now: session, fault: 'none', faults: state, retryAfterSeconds: 1 })
    await renewed(state)
    await visited(state, still)
    await simulate({ now: session, fault: 'none' })
    // By itself: the open pages ask again, and the parts that do not are right at the next visit.
    await renewed({})
    await visited({}, ['/'])
    expect(errors).toEqual([])
  })
}

test('rate-limited-silent: the next source, and no question to the first one', async () => {
  const state = stateOf('rate-limited-silent')
  await simulate({ now: session, fault: 'none', faults: state })
  await visited(state, paths)
  // They would answer now, and rest for half an hour.
  await simulate({ now: session, fault: 'none' })
  await visited(state, paths)
  const { requests } = await (await fetch(`${stack.market.simulator}/control`)).json()
  expect(Object.keys(requests).filter((name) => name in state)).toEqual([])
})

test('two hundred readers at once cause one request', async () => {
  const dollar = async () => (await fetch(`${stack.market.site}/api/cotacoes?series=usd-brl`)).json()
  await simulate({ now: session, fault: 'none', prices: { 'USD-BRL': 5.4 } })
  await dollar()
  await simulate({ prices: { 'USD-BRL': 5.41 } })
  const begin = performance.now()
  const answers = await Promise.all(Array.from({ length: 200 }, dollar))
  const periods = Math.ceil((performance.now() - begin) / FRESH_MS)
  expect(new Set(answers.map(({ quote }) => quote.last))).toEqual(new Set([5.41]))
  const { requests } = await (await fetch(`${stack.market.simulator}/control`)).json()
  // One, and another each time that the answer has grown old; in production that is after five minutes.
  expect(requests.awesomeapi).toBeLessThanOrEqual(1 + periods)
})
