import type { Browser, Page } from '@playwright/test'
import { stack } from '../e2e/stack.ts'

/** The phone of Lighthouse, with its slow 4G as DevTools throttles it (its `mobileSlow4G`). */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
/** Later than this a tap was lost. */
const timeoutMs = 20_000

type Watched = Window & { tappedAt?: number; answeredAt?: number }

/** Keeps when the reader tapped for the first time, and when the result of the island then changed. */
function watch(island: string) {
  const watched: Watched = window
  const result = () =>
    [...document.querySelectorAll(`[data-island="${island}"] data`)]
      .map(({ textContent }) => textContent)
      .join()
  let before = ''
  addEventListener(
    'pointerdown',
    () => {
      before = result()
      watched.tappedAt ??= performance.now()
    },
    true,
  )
  new MutationObserver(() => {
    if (watched.tappedAt !== undefined && watched.answeredAt === undefined && result() !== before)
      watched.answeredAt = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Milliseconds from a tap on the first choice that is not chosen to the result of it; none when the tap was lost. */
async function answered(page: Page, island: string): Promise<number | undefined> {
  const choices = page.locator(`[data-island="${island}"] label:has(input[type=radio]:not(:checked)):visible`)
  await choices.first().tap({ timeout: 60_000 })
  const isAnswered = () => (window as Watched).answeredAt !== undefined
  try {
    await page.waitForFunction(isAnswered, undefined, { timeout: timeoutMs })
  } catch {
    return undefined
  }
  return page.evaluate(() => {
    const { tappedAt = 0, answeredAt = 0 } = window as Watched
    return answeredAt - tappedAt
  })
}

/** One first tap on a new phone: as soon as the choice is seen, or once the page is `awake`. */
export async function firstTap(browser: Browser, path: string, island: string, awake: boolean) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch, island)
  await page.goto(stack.site + path, { waitUntil: awake ? 'load' : 'commit', timeout: 60_000 })
  if (awake) {
    const root = page.locator(`[data-island="${island}"]`)
    await root.dispatchEvent('mouseover')
    await page.locator(`[data-island="${island}"][data-ready]`).waitFor({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
  }
  const milliseconds = await answered(page, island)
  await context.close()
  return milliseconds
}
