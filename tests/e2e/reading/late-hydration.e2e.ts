import { expect, type Page, test } from '@playwright/test'
import { renewal } from '../renewal.ts'
import { visits } from '../routes.ts'
import { deadComponents } from './client-components.ts'

const paths = [...new Set(visits.map((path) => path.replace(/#.*/, '')))]
const framework = /<script(?![^>]* noModule)[^>]* src="\/_next\/|<link[^>]* as="script"/

test('no page has anything of the framework, and those with islands name their files', async ({
  request,
}) => {
  const read = async (path: string, headers = {}) => (await request.get(path, { headers })).text()
  for (const path of [...paths, '/blog/nao-existe', '/detalhe-ativo?codigo=NADA9']) {
    const html = await read(path)
    expect.soft(html, path).not.toMatch(framework)
    expect.soft(html, path).not.toContain('self.__next_f')
    expect.soft(html.includes('id="later"'), path).toBe(html.includes(' data-island="'))
  }
  for (const path of ['/blog?tema=impostos', '/juros-compostos']) {
    expect.soft(await read(path, renewal), path).not.toMatch(framework)
    expect.soft(await read(path), path).not.toMatch(framework)
  }
})

test('what a browser draws is the component of an island, and the one that its code names', async ({
  request,
}) => {
  const found: string[] = []
  let read = 0
  for (const path of paths) {
    const answer = await request.get(path, { headers: { rsc: '1' } })
    // A path without a page answers in HTML.
    if (!answer.headers()['content-type']?.startsWith('text/x-component')) continue
    read += 1
    found.push(...deadComponents(await answer.text()).map((name) => `${path}: ${name}`))
  }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(40)
})

/** A phone that saves data, whose network takes a while: a page waits for its reader. */
async function open(page: Page, path: string) {
  const seen: { scripts: string[]; errors: string[] } = { scripts: [], errors: [] }
  page.on('pageerror', ({ message }) => seen.errors.push(message))
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.route('**/_next/static/**/*.js', async (route) => {
    seen.scripts.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'load' })
  return seen
}

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)

/** Each script was asked for once, and is in the page once. */
async function expectOnce(page: Page, { scripts, errors }: Awaited<ReturnType<typeof open>>) {
  const sources = await page.evaluate(() =>
    Array.from(document.scripts).flatMap((script) => script.getAttribute('src') ?? []),
  )
  for (const list of [scripts, sources]) expect(list.toSorted()).toEqual([...new Set(list)].toSorted())
  expect(scripts.length).toBeGreaterThan(3)
  expect(errors).toEqual([])
}

test.describe(() => {
  test.use({ serviceWorkers: 'block' })

  test('an article is read, and its menu opened, without a script of the framework', async ({ page }) => {
    const seen = await open(page, '/blog/mudancas-iof-2025')
    await page.mouse.wheel(0, 4000)
    await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: /Juros Compostos/ })).toBeVisible()
    expect(seen).toEqual({ scripts: [], errors: [] })
  })

  test('what was typed and chosen before the code came is calculated, with the caret where it was', async ({
    page,
  }) => {
    const seen = await open(page, '/juros-compostos')
    expect(seen.scripts).toEqual([])
    let letCodeCome = () => {}
    const code = new Promise<void>((resolve) => {
      letCodeCome = resolve
    })
    await page.route('**/_next/static/**/*.js', (route) => code.then(() => route.fallback()))
    const more = page.locator('form details').first()
    await page.locator('select[name=ratePer]').selectOption('month')
    await more.locator('summary').click()
    const amount = page.locator('[name=initial]')
    await amount.click()
    await expect(island(page, 'calculator')).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Home')
    await page.keyboard.type('2')
    letCodeCome()
    await expect(island(page, 'calculator')).toHaveAttribute('data-ready')
    await expect(island(page, 'calculator')).not.toHaveAttribute('aria-busy')
    await page.keyboard.type('5')
    await expect(amount).toHaveValue('251.000,00')
    await expect(amount).toBeFocused()
    expect(await amount.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(2)
    await expect(more).toHaveAttribute('open')
    // The rate that suits a month, as if the unit were chosen now.
    await expect(page.locator('[name=rate]')).toHaveValue('1')
    await expect(page).toHaveURL(/#.*v=251000.*tp=month/)
    await expectOnce(page, seen)
  })

  test('fields that React holds get back what was typed, one after the other', async ({ page }) => {
    const coins = await open(page, '/criptomoedas')
    await page.getByRole('textbox', { name: 'Código ou nome' }).fill('bit')
    await page.getByRole('combobox', { name: 'Quantas' }).selectOption('10')
    await page.getByText('US$', { exact: true }).first().click()
    await expect(island(page, 'coins')).toHaveAttribute('data-ready')
    await expect(page.getByRole('table').first().locator('caption')).toContainText('em dólares')
    await expect(page.getByRole('table').first().locator('tbody th')).toContainText(['BTC'])
    await expect(page.getByRole('combobox', { name: 'Quantas' })).toHaveValue('10')
    await expectOnce(page, coins)
    await page.goto('/calculadoras')
    await page.getByRole('searchbox', { name: 'Buscar calculadora' }).fill('dolar')
    await expect(island(page, 'calculator-index')).toHaveAttribute('data-ready')
    await expect(page.getByRole('searchbox', { name: 'Buscar calculadora' })).toHaveValue('dolar')
    await expect(island(page, 'calculator-index').locator('section')).toHaveCount(0)
  })

  test('the first click counts once, also after a script that did not come', async ({ page }) => {
    await open(page, '/juros-compostos')
    const press = page.getByRole('button', { name: 'Comparar com outro cenário' })
    let isDown = true
    await page.route('**/_next/static/**/*.js', (route) => (isDown ? route.abort() : route.fallback()))
    await press.click()
    await expect(island(page, 'calculator')).not.toHaveAttribute('aria-busy')
    await expect(island(page, 'calculator')).not.toHaveAttribute('data-ready')
    isDown = false
    for (let clicks = 0; clicks < 3; clicks++) await press.click()
    await expect(page.getByText('Cenário 1 guardado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comparar com um terceiro' })).toBeVisible()
  })

  test('values in the address, and those that the browser fills in again, need no touch', async ({
    page,
  }) => {
    await open(page, '/juros-compostos#v=5000&a=0&t=10&n=1')
    await expect(page.getByRole('article').first()).toContainText('5.500,00')
    await page.goto('/investimentos')
    await expect(island(page, 'comparison')).not.toHaveAttribute('data-ready')
    await page.locator('[name=months]').selectOption('24')
    await page.goto('/offline')
    await page.goBack()
    await expect(page.locator('[name=months]')).toHaveValue('24')
    await expect(page.locator('#resultado').getByText(/por 2 anos: quanto fica/)).toBeVisible()
  })

  test('a rate wakes when its value is old by the clock, or after five minutes', async ({ page }) => {
    await page.clock.install({ time: new Date(Date.now() - 3_600_000) })
    const seen = await open(page, '/dolar-hoje')
    await page.clock.runFor(10_000)
    expect(seen.scripts).toEqual([])
    await page.clock.fastForward('05:00')
    await expect(island(page, 'rate')).toHaveAttribute('data-ready')
    await page.clock.setSystemTime(new Date(Date.now() + 3_600_000))
    await page.goto('/dolar-hoje')
    await expect(island(page, 'rate')).toHaveAttribute('data-ready')
  })
})
