import { expect, type Page, test } from '@playwright/test'
import { startDevelopmentSite } from '../own-site.ts'
import config from '../playwright.config.ts'
import { stack } from '../stack.ts'
import { loadAxe, violations } from './axe.ts'
import { faintTexts } from './contrast.ts'
import { differenceFromKept, picturesOf } from './pictures.ts'

// They share one server.
test.describe.configure({ mode: 'default' })
const { launchOptions } = config.use ?? {}
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
  // Letters as wide as their font says, whatever the machine would fit them to.
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'] },
})

const path = '/_estilo'
/** A theme changes colours and nothing else: one width is enough for the dark one. */
const looks = [
  { colorScheme: 'light', width: 360, scale: 6 },
  { colorScheme: 'light', width: 1280, scale: 8 },
  { colorScheme: 'dark', width: 360, scale: 6 },
] as const

let site: Awaited<ReturnType<typeof startDevelopmentSite>> | undefined

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDevelopmentSite(path)
})

test.afterAll(() => site?.stop())

/** With all of its parts awake, and what only development puts over a page taken away. */
async function open(page: Page) {
  // The advertisement of a place is random.
  await page.route('**/api/anuncios*', (route) => route.abort())
  await page.goto(`${site?.address}${path}`)
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0)
  await page.addStyleTag({
    content:
      // Sticky bars stick to the edge of a picture taken beyond the screen, at one time or another.
      'nextjs-portal, [data-beside] { display: none !important } :is([data-site-header], [data-result-bar]) { position: static !important }',
  })
  await page.evaluate(() => document.fonts.ready)
}

test('the style sheet is a page of development alone', async () => {
  expect((await fetch(stack.reading.site + path)).status).toBe(404)
})

test('no component has a fault that axe knows, and each looks as it did', async ({ page }) => {
  await open(page)
  await loadAxe(page)
  for (const { colorScheme, width, scale } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const look = `${colorScheme}, ${width} px`
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await page.evaluate(wider), look).toBe(0)
    expect.soft(await violations(page), look).toEqual([])
    expect.soft(await faintTexts(page, new Set()), look).toEqual([])
    // Letters that came late are drawn late: pictures are taken until they are alike.
    const differences = async () => {
      const pictures = await picturesOf(page, scale)
      const told = pictures.map(async ([name, picture]) => {
        const file = `${name}-${width}-${colorScheme}`
        const difference = await differenceFromKept(file, picture)
        return difference && `${file}: ${difference}`
      })
      return (await Promise.all(told)).filter((difference) => difference !== '')
    }
    await expect.configure({ soft: true }).poll(differences, { message: look, timeout: 15_000 }).toEqual([])
  }
  await expectFocusIsSeen(page)
})

/** A control of each kind, alone in its line of tab stops. */
const kinds = [
  'button:not(:disabled)',
  'a[href]',
  'input:not([type])',
  'input[type=radio]',
  'select',
  'textarea',
  'summary',
]

async function expectFocusIsSeen(page: Page) {
  // After a key press, the browser shows focus.
  await page.keyboard.press('Tab')
  for (const kind of kinds) {
    const control = page.locator('#botoes, #caminhos').locator(kind).first()
    const around = control.locator('xpath=ancestor::*[@data-state][1]')
    await control.blur()
    const before = await around.screenshot()
    await control.focus()
    expect.soft((await around.screenshot()).equals(before), `${kind}: focus is not seen`).toBe(false)
  }
}
