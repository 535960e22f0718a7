import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { answersInTurn, asBrowser, sentBy, startNginx } from '../testing/site-nginx.ts'
import { percentile, type Row, row } from './measure.ts'
import type { NginxStack } from './nginx-stack.ts'
import { article, dekOf, mutate, type Stack } from './restarts.ts'

type Wanted = { seconds: number; rate: number }
type Publication = { number: number; at: number }
type Seen = { at: number; number: number }

const readers = 400
const betweenPublications = 5000
const betweenLooks = 100
const floorSeconds = 5
/** In a shorter load memory only climbs to its level. */
const secondsUntilFlat = 1800
const favourites = ['/', '/dolar-hoje', article.path, '/juros-compostos', '/blog']
/** Header that bypasses nginx's cache: it keeps nothing for a request with the cookie of drafts. */
const uncached = 'Cookie: __prerender_bypass=nenhum'

/** Loads the stack with readers, kills programs meanwhile, and measures failed and slow requests. */
export async function measureLoad(running: NginxStack, { seconds, rate }: Wanted) {
  const stack: Stack = { ...running, requests: [], edits: [], ended: false }
  const pages = await pagesOf(running.addresses.site)
  for (const site of [running.addresses.site, running.addresses.second]) await warmUp(site, pages)
  const until = performance.now() + seconds * 1000
  const isOver = () => performance.now() > until
  const memory = watchMemory(running, isOver)
  const age = watchAge(stack, isOver)
  const publications = publish(stack, isOver)
  const outage = incidents(running, seconds)
  const told = await askAll(running.addresses.nginx, pages, { seconds, rate })
  const [seen, { published, visible }, back, slope] = await Promise.all([age, publications, outage, memory])
  await pause(1500)
  const answers = answersIn(running.log)
  const ages = agesOf(seen, published)
  const ratios = await measureRatios(running)
  const wrong = Object.entries(answers.byKind).filter(([status]) => !/^(200|429)$/.test(status))
  const failures = [...wrong.map(([status, count]) => `${count} answers with ${status}`), ...told.broken]
  const errors = wrong.reduce((sum, [, count]) => sum + count, told.broken.length)
  return {
    failures,
    details: {
      'requests by status': JSON.stringify(answers.byKind),
      'by what the cache did, p99 within nginx': answers.byCache,
      // nginx holds the connection of who was sent the copy before until it has the new one: its next question waits.
      'p50 and p99 of a connection': `${told.p50}, ${told.p99}`,
      'pages in the mix': pages.length,
      'publications, and ms until both servers show them': `${published.length}: ${visible.join(', ')}`,
      'age of what was served, p50, p99, most, ms': [0.5, 0.99, 1]
        .map((share) => percentile(ages, share))
        .join(', '),
      'ms until the killed server answered': back,
      'memory of the first server, MB': `${slope.range}; in the second half ${slope.perMinute.toFixed(2)} a minute`,
    },
    rows: [
      row('requests per second', told.rate, 'per s', { least: 0.95 * rate }),
      row('errors besides the declared 429', errors, '', { most: 0 }),
      row('publish to visible on both, p50', percentile(visible, 0.5), 'ms', { most: 1000 }),
      row('publish to visible on both, p99', percentile(visible, 0.99), 'ms', { most: 1000 }),
      ...(seconds < secondsUntilFlat
        ? []
        : [row('RSS of a server, slope of the second half', slope.perMinute, 'MB/min', { most: 5 })]),
      ...ratios,
    ],
  }
}

/** The most read first. */
async function pagesOf(site: string): Promise<string[]> {
  const maps = ['/sitemap-0.xml', '/server-sitemap.xml'].map(async (path) =>
    (await fetch(site + path)).text(),
  )
  const listed = (await Promise.all(maps)).flatMap((map) =>
    Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
      return pathname + search
    }),
  )
  return [...new Set([...favourites, ...listed, '/api/cotacoes?series=usd-brl'])]
}

/** After a start every page is rendered again when it is first asked for. */
async function warmUp(site: string, pages: string[]): Promise<void> {
  for (const page of pages) await (await fetch(site + page)).text()
}

const run = promisify(execFile)

/** Zipf: the second page is asked for half as often as the first, the third a third. */
function mix(pages: string[], wait: number): string {
  const listed = pages.map((path) => JSON.stringify(path)).join(', ')
  return `local pages = { ${listed} }
local sums, sum = {}, 0
for place = 1, #pages do sum = sum + 1 / place; sums[place] = sum end
math.randomseed(7)
request = function()
  local drawn = math.random() * sum
  local low, high = 1, #pages
  while low < high do
    local middle = math.floor((low + high) / 2)
    if sums[middle] < drawn then low = middle + 1 else high = middle end
  end
  return wrk.format("GET", pages[low], { ["Accept-Encoding"] = "gzip, deflate, br" })
end
delay = function() return math.floor(-math.log(1 - math.random()) * ${wait}) end
`
}

async function askAll(address: string, pages: string[], { seconds, rate }: Wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-mix-'))
  try {
    const script = join(folder, 'mix.lua')
    writeFileSync(script, mix(pages, Math.round((1000 * readers) / rate)))
    const args = [
      '-t1',
      `-c${readers}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '--latency',
      '-s',
      script,
      address,
    ]
    const { stdout } = await run(process.env.BENCH_WRK ?? 'wrk', args)
    const found = (shape: RegExp) => shape.exec(stdout)?.[1] ?? ''
    const broken = found(/(Socket errors: .*)/)
    return {
      rate: Number(found(/Requests\/sec: +([\d.]+)/)),
      p50: found(/50% +(\S+)/),
      p99: found(/99% +(\S+)/),
      broken: broken === '' ? [] : [broken],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers in the log of nginx: status, seconds, result of the cache. */
function answersIn(log: string) {
  const byKind: Record<string, number> = {}
  const milliseconds: Record<string, number[]> = {}
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [status = '', seconds, cache = ''] = line.split(' ')
    if (status === '') continue
    byKind[status] = (byKind[status] ?? 0) + 1
    milliseconds[cache] ??= []
    milliseconds[cache].push(1000 * Number(seconds))
  }
  const byCache = Object.entries(milliseconds).map(
    ([cache, times]) => `${cache} ${times.length} (${percentile(times, 0.99)} ms)`,
  )
  return { byKind, byCache: byCache.join(', ') }
}

/** Publishes one number after the other, and waits until both servers show it. */
async function publish(stack: Stack, isOver: () => boolean) {
  const published: Publication[] = []
  const visible: number[] = []
  for (let number = 1; !isOver(); number++) {
    const next = pause(betweenPublications)
    if (!(await mutate(stack, { set: { dek: dekOf(number) } }))) throw new Error('the store did not answer')
    const at = performance.now()
    published.push({ number, at })
    const sites = ['site', 'second'].map((name) => stack.addresses[name] ?? '')
    await Promise.all(sites.map((site) => untilShown(site, number)))
    visible.push(Math.round(performance.now() - at))
    await next
  }
  return { published, visible }
}

/** A server that is down is none that shows something else. */
async function untilShown(site: string, number: number): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const shown = await numberAt(site)
    if (shown === undefined || shown >= number) return
    await pause(20)
  }
}

async function numberAt(site: string): Promise<number | undefined> {
  const text = await fetch(site + article.path).then(
    (answer) => answer.text(),
    () => undefined,
  )
  return text === undefined ? undefined : Number(/Versão (\d+) deste/.exec(text)?.[1] ?? 0)
}

/** The number that a reader gets through nginx, ten times a second. */
async function watchAge({ addresses }: Stack, isOver: () => boolean): Promise<Seen[]> {
  const seen: Seen[] = []
  while (!isOver()) {
    const at = performance.now()
    const number = await numberAt(addresses.nginx ?? '')
    if (number !== undefined) seen.push({ at, number })
    await pause(betweenLooks)
  }
  return seen
}

function agesOf(seen: Seen[], published: Publication[]): number[] {
  return seen.map(({ at, number }) => {
    const next = published.find((each) => each.number > number)
    return next && next.at < at ? Math.round(at - next.at) : 0
  })
}

/** From a quarter of the time to three quarters a source is down; in the middle a server is killed. */
async function incidents({ addresses, kill }: NginxStack, seconds: number): Promise<number> {
  const source = (fault: string) =>
    fetch(`${addresses.simulator}/control`, {
      method: 'POST',
      body: JSON.stringify({ faults: { awesomeapi: fault } }),
    })
  await pause(seconds * 250)
  await source('unavailable')
  await pause(seconds * 250)
  const killedAt = performance.now()
  await kill('second')
  while ((await numberAt(addresses.second)) === undefined) await pause(20)
  const back = Math.round(performance.now() - killedAt)
  await pause(Math.max(0, seconds * 250 - back))
  await source('none')
  return back
}

/** Resident memory of the server that is not killed. What grows is what is left when V8 has collected: the least of a while. */
async function watchMemory({ pidOf }: NginxStack, isOver: () => boolean) {
  const megabytes: number[] = []
  while (!isOver()) {
    const status = readFileSync(`/proc/${pidOf('site')}/status`, 'utf8')
    megabytes.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000)
    await pause(1000)
  }
  const second = megabytes.slice(megabytes.length >> 1)
  const floors = second.flatMap((_, index) =>
    index % floorSeconds === 0 ? Math.min(...second.slice(index, index + floorSeconds)) : [],
  )
  const range = `${megabytes[0]?.toFixed(0)} to ${megabytes.at(-1)?.toFixed(0)}, most ${Math.max(...megabytes).toFixed(0)}`
  return { perMinute: (60 / floorSeconds) * slopeOf(floors), range }
}

/** Least squares, per step. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return along / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

/** nginx before two servers beside nginx with files; two servers beside one, where nginx keeps nothing. */
async function measureRatios({ addresses }: NginxStack): Promise<Row[]> {
  const page = '/juros-compostos'
  const one = await startNginx([addresses.site], {})
  const two = await startNginx([addresses.site, addresses.second], {
    'page.html': await sentBy(addresses.site + page),
  })
  try {
    const { perSecond, ratio } = await answersInTurn({
      file: [`${two.files}/page.html`],
      whole: [`${two.files}/whole/page.html`],
      kept: [two.cached + page],
      packedFile: [`${two.files}/packed/page.html`],
      packed: [two.cached + page, asBrowser],
      secureFile: [`${two.secure.files}/packed/page.html`],
      secure: [two.secure.cached + page, asBrowser],
      single: [one.cached + page, uncached],
      double: [two.cached + page, uncached],
    })
    const kept = `nginx before two servers (${perSecond('kept')} per s)`
    return [
      row(`${kept} to nginx with files`, ratio('kept', 'file'), '×', { least: 0.9 }),
      row(`${kept} to nginx with files and these headers`, ratio('kept', 'whole'), '×', { least: 0.9 }),
      row(`packed, as browsers ask (${perSecond('packed')} per s)`, ratio('packed', 'packedFile'), '×', {
        least: 0.9,
      }),
      row(`the same by TLS (${perSecond('secure')} per s)`, ratio('secure', 'secureFile'), '×', {
        least: 0.9,
      }),
      row(`two servers to one, nothing kept (${perSecond('double')} per s)`, ratio('double', 'single'), '×', {
        least: 1,
      }),
    ]
  } finally {
    one.stop()
    two.stop()
  }
}
