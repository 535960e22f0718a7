import { expect, type Locator, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 } })

const result = (page: Page) => page.getByRole('article').filter({ hasText: 'Você terá' })

async function open(page: Page, address = '/juros-compostos') {
  await page.goto(address)
  await expect(page.locator('form[data-ready]')).toBeVisible()
}

const textField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Presses Tab until the focus stands on `target`, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key never reaches ${target}`)
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, textField(page, label))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** By the arrows: letters typed slowly are separate searches, and a space among them opens the list. */
async function select(page: Page, label: string, option: string) {
  const list = page.getByRole('combobox', { name: label, exact: true })
  await tabTo(page, list)
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 10; presses++) {
    if ((await list.locator('option:checked').textContent()) === option) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${label} has no option ${option}`)
}

test('the golden case by keyboard alone at 360 px, and its link in a new window', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await type(page, 'Valor inicial em reais', '1.000,00')
  await type(page, 'Aporte por mês em reais', '300')
  await type(page, 'Taxa em porcentagem', '13,65')
  await select(page, 'A taxa é', 'ao ano')
  await type(page, 'Prazo', '120')
  await select(page, 'Prazo em', 'meses')
  await page.keyboard.press('Enter')
  // The example gives the same total in years: the address tells that this is what was typed.
  await expect(page).toHaveURL(/\bn=120&(.*&)?nu=months/)
  await expect(result(page)).toContainText('76.216,34')
  await expect(result(page)).toContainText('36.000,00')
  await expect(result(page)).toContainText('39.216,34')

  await tabTo(page, page.getByRole('button', { name: 'Copiar link' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/juros-compostos')

  const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'pt-BR' })
  const window = await other.newPage()
  await window.goto(link)
  await expect(result(window)).toContainText('76.216,34')
  await expect(textField(window, 'Prazo')).toHaveValue('120')
  await other.close()
})

test('the link carries what was typed, the server never sees it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await type(page, 'Valor inicial em reais', '98.765,43')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#.*98765[.,]43/)
  expect(asked.filter((url) => url.includes('98765'))).toEqual([])
})

test('a wrong field is named, gets the focus, and the last valid result stays', async ({ page }) => {
  await open(page)
  const before = await result(page).locator('data').first().getAttribute('value')
  await type(page, 'Prazo', '12abc')
  await page.keyboard.press('Enter')
  const field = textField(page, 'Prazo')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(page.getByText('Resultado da última conta válida')).toBeVisible()
  expect(await result(page).locator('data').first().getAttribute('value')).toBe(before)
})

for (const hostile of [
  '#v=NaN&a=Infinity',
  '#v=1e999',
  '#v=<script>alert(1)</script>',
  '#t=&n=-5',
  '#%E0%A4%A',
]) {
  test(`the fragment ${hostile} shows no broken number`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await open(page, `/juros-compostos${hostile}`)
    await expect(result(page)).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
    expect(errors).toEqual([])
  })
}

test('the example and its explanation are in the HTML without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/juros-compostos')
  await expect(result(page)).toContainText('76.216,34')
  await context.close()
})
