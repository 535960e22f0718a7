import { type CDPSession, type Locator, type Page, test } from '@playwright/test'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { quantile } from './visible.ts'

test.use({ viewport: { width: 360, height: 740 } })

const slowdown = 4
/** Milliseconds after each key. The result follows 300 ms after the last one: some keys come in the midst of its work. */
const pauses = [60, 310, 340, 120, 380, 420, 470, 600]
/** Below this Chromium reports no interaction; it rounds the others to 8 ms. */
const minDurationMs = 16
/** Of each kind of control. */
const maxRounds = 6

const heaviest = [
  'rescisao-trabalhista',
  'simulador-financiamento',
  'juros-compostos',
  'independencia-financeira',
  'aposentadoria',
  'comparador-custos',
] as const satisfies readonly CalculatorSlug[]

for (const slug of heaviest) {
  test(`interaction to next paint of ${slug} at ${slowdown} times slower, 360 px`, async ({ page }) => {
    await page.goto(calculators[slug].path)
    await page.locator('form[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Thread time: work of other processes is not counted.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await observe(page)
    const form = page.getByRole('form', { name: 'Dados da conta' })
    const rows = []
    for (const [what, act] of Object.entries(actions)) {
      const measured = await measure(page, devtools, () => act(page, form))
      if (measured.interactions > 0) rows.push({ what, ...measured })
    }
    console.log(slug)
    console.table(rows)
  })
}

/** The first is the reference: a field that no code listens to, on the same page, with what the tests cost themselves. */
const actions = {
  'a field of no form': async (page: Page) => {
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')))
    for (let round = 0; round < maxRounds; round++) await retype(page, page.locator('main > input'))
  },
  'typing in the form': async (page: Page, form: Locator) => {
    for (const field of await shown(form.locator('input[type="text"], input:not([type])')))
      await retype(page, field)
  },
  'its choices': async (page: Page, form: Locator) => {
    for (const choice of await shown(form.locator('select, input[type="radio"]:checked'))) {
      await choice.focus()
      await press(page, ['ArrowDown', 'ArrowUp'])
    }
  },
  Calcular: async (page: Page, form: Locator) => {
    await form.getByRole('button', { name: 'Calcular' }).focus()
    await press(page, ['Enter', 'Enter'])
  },
  'its tables, opened': async (page: Page) => {
    for (const fold of await shown(page.locator('main section summary'))) {
      await fold.focus()
      await press(page, ['Enter'])
    }
  },
}

async function shown(controls: Locator): Promise<Locator[]> {
  const found = []
  for (const control of await controls.all()) if (await control.isVisible()) found.push(control)
  return found.slice(0, maxRounds)
}

/** Leaves in the field what it had: every question on the way is one that can be answered. */
async function retype(page: Page, field: Locator) {
  await field.focus()
  await press(page, ['End', '1', 'Backspace', '2', 'Backspace'])
}

async function press(page: Page, keys: readonly string[]) {
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauses[index % pauses.length] ?? 0)
  }
}

type Watched = Window & { durations?: Map<number, number> }

/** Keeps, of each interaction, the longest time from its input to the next picture. */
function observe(page: Page) {
  return page.evaluate((durationThreshold) => {
    const watched: Watched = window
    const durations = new Map<number, number>()
    watched.durations = durations
    const observer = new PerformanceObserver((list) => {
      // The type of the list does not know its only kind of entry.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
    })
    observer.observe({ type: 'event', durationThreshold })
  }, minDurationMs)
}

/**
 * From input to picture, and what the main thread worked for it, until all that followed was done: on a busy machine the
 * second is the steadier one.
 */
async function measure(page: Page, devtools: CDPSession, act: () => Promise<void>) {
  const read = () =>
    page.evaluate(() => {
      const { durations }: Watched = window
      const found = [...(durations?.values() ?? [])]
      durations?.clear()
      return { count: performance.interactionCount, found }
    })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await read()
  const start = await worked()
  await act()
  await page.waitForTimeout(1000)
  const end = await worked()
  const after = await read()
  const interactions = after.count - before.count
  const short = new Array<number>(Math.max(0, interactions - after.found.length)).fill(minDurationMs)
  const times = [...short, ...after.found]
  return {
    interactions,
    'median ms': quantile(times, 0.5),
    'p98 ms': quantile(times, 0.98),
    'worst ms': Math.max(...times),
    'work ms each': Math.round((end - start) / Math.max(1, interactions)),
  }
}
