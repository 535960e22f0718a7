import { type CDPSession, chromium, type Page, test } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { answersInTurn, asBrowser, type Sent, sentBy, startNginx } from '#scripts/testing/site-nginx.ts'
import { freePort } from '../e2e/own-site.ts'
import { stack } from '../e2e/stack.ts'
import { firstTap } from './first-tap.ts'
import { startStaticCopy } from './static-copy.ts'
import { quantile } from './visible.ts'

// Every table has its own reference, measured in the same run: another machine has other times, and alike ratios.
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })

const article = '/blog/formulas-calculadoras-excel'
const pages = ['/', '/dolar-hoje', '/juros-compostos', article, '/investimentos/tesouro-direto']
const lighter = [
  '/blog',
  '/termos-uso',
  '/calculadoras',
  '/status-mercado',
  '/rescisao-trabalhista',
  '/acoes',
]

let copy: Awaited<ReturnType<typeof startStaticCopy>>

test.beforeAll(async () => {
  copy = await startStaticCopy(stack.site)
})

test.afterAll(() => copy.stop())

const rounded = (value: number, decimals = 1) => Number(value.toFixed(decimals))

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Other'

/** Kilobytes (of 1000) that came over the wire, by kind, since the page was asked for. */
async function received(devtools: CDPSession) {
  const kinds = new Map<string, Kind>()
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Other: 0 }
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type in bytes ? (type as Kind) : 'Other')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'Other'] += encodedDataLength / 1000
  })
  return bytes
}

const sum = (bytes: Record<Kind, number>) => Object.values(bytes).reduce((total, one) => total + one, 0)

async function bytesOf(page: Page, address: string) {
  const devtools = await page.context().newCDPSession(page)
  const bytes = await received(devtools)
  await page.goto(address, { waitUntil: 'load' })
  const first = { ...bytes }
  // Islands that wake by themselves do so after the page has loaded.
  await page.waitForTimeout(3000)
  await page.waitForLoadState('networkidle')
  await devtools.detach()
  return { first, later: bytes }
}

test('bytes of a page, against a copy of it without script', async ({ page }) => {
  const rows = []
  for (const path of [...pages, ...lighter]) {
    const reference = sum((await bytesOf(page, copy.address + path)).later)
    const { first, later } = await bytesOf(page, stack.site + path)
    rows.push({
      'kB, compressed': path,
      HTML: rounded(first.Document),
      CSS: rounded(first.Stylesheet),
      fonts: rounded(first.Font),
      'script at first': rounded(first.Script),
      'first view': rounded(sum(first)),
      'script after idle': rounded(later.Script),
      'after idle': rounded(sum(later)),
      'after idle ÷ copy': rounded(sum(later) / reference, 2),
    })
  }
  console.table(rows)
})

test('answers per second, against nginx sending the same file', async () => {
  const asked = ['/', '/dolar-hoje', '/juros-compostos', article]
  const fileOf = (path: string) => `${path.replaceAll('/', '_')}.html`
  const sent = await Promise.all(asked.map((path) => sentBy(stack.site + path)))
  const files = Object.fromEntries(asked.map((path, index) => [fileOf(path), sent[index] as Sent]))
  const nginx = await startNginx([stack.site], files)
  const rows = []
  for (const [index, path] of asked.entries()) {
    const { perSecond, ratio } = await answersInTurn({
      file: [`${nginx.files}/${fileOf(path)}`],
      whole: [`${nginx.files}/whole/${fileOf(path)}`],
      site: [stack.site + path],
      cached: [nginx.cached + path],
      packedFile: [`${nginx.files}/packed/${fileOf(path)}`],
      packed: [nginx.cached + path, asBrowser],
      secureFile: [`${nginx.secure.files}/packed/${fileOf(path)}`],
      secure: [nginx.secure.cached + path, asBrowser],
    })
    rows.push({
      'answers per second': path,
      'kB of HTML': rounded(Buffer.byteLength(sent[index]?.html ?? '') / 1000, 0),
      'nginx, the file': perSecond('file'),
      'with the headers': perSecond('whole'),
      'the site': perSecond('site'),
      'the site ÷ file': rounded(ratio('site', 'file'), 3),
      'nginx before the site': perSecond('cached'),
      '÷ file': rounded(ratio('cached', 'file'), 2),
      '÷ file with the headers': rounded(ratio('cached', 'whole'), 2),
      packed: perSecond('packed'),
      '÷ file, packed': rounded(ratio('packed', 'packedFile'), 2),
      'by TLS': perSecond('secure'),
      '÷ file by TLS': rounded(ratio('secure', 'secureFile'), 2),
    })
  }
  nginx.stop()
  console.table(rows)
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's own phone: a slow 4G and a processor four times slower, both simulated. */
async function lighthouseOf(address: string, port: number, tries = 3): Promise<Result> {
  const answer = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  })
  if (!answer) throw new Error(`${address}: Lighthouse gave nothing`)
  const { runtimeError } = answer.lhr
  // Now and then Chromium says of a trace nothing of when the page began: nothing was measured.
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return lighthouseOf(address, port, tries - 1)
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  return answer.lhr
}

const scoreOf = ({ categories: found }: Result, name: string) => Math.round((found[name]?.score ?? 0) * 100)
const numberOf = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN

/** Audits that cost points in the last three categories, each with its first element. */
function lostPoints({ categories: found, audits }: Result): string[] {
  return categories.slice(1).flatMap((name) =>
    (found[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isLost = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1
      return isLost ? [`${name}, ${id}: ${audit?.title}`] : []
    }),
  )
}

/** The same with Chromium at a port, as Lighthouse wants it. */
async function withChromium(executablePath: string | undefined, use: (port: number) => Promise<void>) {
  const port = await freePort()
  const { launchOptions } = test.info().project.use
  const args = [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...launchOptions, executablePath, args })
  await use(port)
  await browser.close()
}

/** A page and its copy, measured one right after the other: what slows the machine slows both. */
type Pair = { page: Result; copy: Result }

const PAIRS = Number(process.env.BENCH_PAIRS || 5)

const blocking = (result: Result) => numberOf(result, 'total-blocking-time')

/** Of all the blocking, so that one slow run counts by its milliseconds; undefined where the copy has none. */
function blockingRatio(pairs: readonly Pair[]): number | undefined {
  const total = (of: keyof Pair) => pairs.reduce((all, pair) => all + blocking(pair[of]), 0)
  return total('copy') > 0 ? rounded(total('page') / total('copy'), 2) : undefined
}

/** The least and the most that the ratio would have been without one of the pairs. */
function ratioScatter(pairs: readonly Pair[]): string {
  const others = pairs.map((left) => blockingRatio(pairs.filter((pair) => pair !== left)) ?? Infinity)
  return `${Math.min(...others)} to ${Math.max(...others)}`
}

function phoneRow(page: string, pairs: readonly Pair[]) {
  const median = (read: (result: Result) => number, of: keyof Pair = 'page') =>
    quantile(
      pairs.map((pair) => read(pair[of])),
      0.5,
    )
  const lcp = (result: Result) => numberOf(result, 'largest-contentful-paint')
  return {
    page,
    ...Object.fromEntries(categories.map((name) => [name, median((one) => scoreOf(one, name))])),
    copy: median((one) => scoreOf(one, 'performance'), 'copy'),
    'LCP ms': rounded(median(lcp), 0),
    'LCP ÷ copy': rounded(median(lcp) / median(lcp, 'copy'), 2),
    'TBT ms': rounded(median(blocking), 0),
    'TBT of the copy': rounded(median(blocking, 'copy'), 0),
    'TBT ÷ copy': blockingRatio(pairs),
    'without a pair': ratioScatter(pairs),
    pairs: pairs.length,
    CLS: rounded(
      median((one) => numberOf(one, 'cumulative-layout-shift')),
      3,
    ),
  }
}

/** The letters that stand in until the site's own have come (web/ui/styles/tokens.css): every phone has one of them. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('stand-in', 'local("Arial"), local("Roboto"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  )
}

for (const browserName of ['chromium-headless-shell', 'chromium']) {
  test(`Lighthouse on a phone in ${browserName}, against copies without script`, async ({ page }) => {
    test.setTimeout(3_600_000)
    const rows: object[] = []
    const lost = new Set<string>()
    await withChromium(`/usr/bin/${browserName}`, async (port) => {
      for (const path of pages) {
        const pairs: Pair[] = []
        while (pairs.length < PAIRS) {
          pairs.push({
            page: await lighthouseOf(stack.site + path, port),
            copy: await lighthouseOf(copy.address + path, port),
          })
        }
        for (const point of pairs.flatMap((pair) => lostPoints(pair.page))) lost.add(`${path}: ${point}`)
        rows.push(phoneRow(path, pairs))
      }
    })
    console.table(rows)
    console.log([...lost].join('\n') || 'Accessibility, best practices and SEO lose no point.')
    if (!(await hasStandIn(page)))
      console.log(
        'This machine has no Arial, Roboto or Liberation Sans (fonts-liberation), as every phone has: CLS is too large.',
      )
  })
}

test('first tap to result on a slow phone, against a tap on the same page once it is awake', async ({
  browser,
}) => {
  const rows = []
  for (const [path, island] of [
    ['/dolar-hoje', 'calculator'],
    ['/juros-compostos', 'calculator'],
    ['/simulador-financiamento', 'calculator'],
  ] as const) {
    const taps = async (awake: boolean) => {
      const times: (number | undefined)[] = []
      while (times.length < 5) times.push(await firstTap(browser, path, island, awake))
      const answered = times.filter((time) => time !== undefined)
      return { lost: times.length - answered.length, milliseconds: quantile(answered, 0.5) }
    }
    const [first, awake] = [await taps(false), await taps(true)]
    rows.push({
      'CPU 4 times slower, slow 4G': path,
      'first tap ms': rounded(first.milliseconds, 0),
      'awake ms': rounded(awake.milliseconds, 0),
      'first ÷ awake': rounded(first.milliseconds / awake.milliseconds, 1),
      'taps lost of 5': first.lost,
    })
  }
  console.table(rows)
})
