import { expect, test } from '@playwright/test'
import { wake } from '../islands.ts'
import { routes } from '../routes.ts'

test('an address that is not there proposes what it may have meant', async ({ page }) => {
  await page.goto('/dolar-hje')
  await expect(page.getByText('Você quis dizer?')).toBeVisible()
  await expect(page.locator('[data-island=meant-address]').getByRole('link').first()).toHaveText(
    /^Dólar hoje/,
  )
  await expect(page.getByRole('link', { name: 'Avise a gente' })).toHaveAttribute('href', /dolar-hje/)
})

test('the home page finds an answer as one types, and calculates one', async ({ page, request }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Que conta você precisa fazer?' })
  await field.fill('quanto vou receber se pedir demisao')
  const found = page.getByRole('search').getByRole('link')
  await expect(found.first()).toHaveAttribute('href', '/rescisao-trabalhista')
  await field.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(found).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.fill('mega sena')
  await expect(page.getByText('Nada com essas palavras.')).toBeVisible()
  const answered = await (await request.get('/busca?q=quanto+vou+receber+se+pedir+demisao')).text()
  expect(answered).toContain('<a href="/rescisao-trabalhista"')

  const nota = page.locator('#resultado')
  await expect(nota.getByRole('heading')).toHaveText(/^Exemplo: US\$\s100 no cartão$/)
  await page.getByRole('textbox', { name: 'Quantia' }).fill('200')
  await expect(nota.getByRole('heading')).toHaveText(/^US\$\s200 no cartão$/)
  await page.getByRole('combobox', { name: 'Como vou pagar' }).selectOption('cash')
  await expect(nota.getByRole('heading')).toHaveText(/^US\$\s200 em espécie$/)
})

test('the Calculadoras menu opens, leads to the calculator and closes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: /Juros Compostos/ })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  await link.click()
  await expect(page).toHaveURL(/\/juros-compostos$/)
  await expect(link).toBeHidden()
})

test('what somebody got into a page does not run, and nothing that runs can write a script', async ({
  page,
  request,
}) => {
  const answer = await request.get('/termos-uso')
  const smuggled =
    '<script>document.title = "x"</script><img src="x:" onerror="document.title = 1" style="top:0"></main>'
  await page.route('**/termos-uso', async (route) =>
    route.fulfill({
      headers: answer.headers(),
      body: (await answer.text()).replace('</main>', smuggled),
    }),
  )
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    document.addEventListener('securitypolicyviolation', (event) => seen.add(event.effectiveDirective))
  })
  await page.goto('/termos-uso')
  const refused = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort())
  await expect.poll(refused).toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'])
  const thrown = await page.evaluate(() => {
    const script = () => document.createElement('script')
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
      () => Object.assign(script(), { textContent: 'document.title = "x"' }),
      () => Object.assign(script(), { src: '/anuncios.js' }),
      () => window.trustedTypes?.createPolicy('outra', { createScriptURL: (url) => url }),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  await expect(page).toHaveTitle(/^Termos/)
})

test('a message for the own mail stays on the device without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contato')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('só para vocês')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('form', { name: 'Escrever a mensagem' }).getByRole('button').last().click()
  // A request, if there were one, would go out at once.
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('só para vocês')
  await page.close()
})

test('the mobile menu works by keyboard and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('navigation', { name: 'Principal, no celular' })
  await expect(drawer.getByRole('link', { name: 'Cotações' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  // A page under an entry that has another address.
  await page.goto('/euro-hoje')
  await menu.click()
  await expect(drawer.getByRole('link', { name: 'Cotações' })).toHaveAttribute('aria-current', 'true')
  await expect(drawer.getByRole('link', { name: 'Euro hoje' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer.locator('[aria-current]')).toHaveCount(2)
  // A calculator that is none of the ten in the menu.
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto('/roi')
  const entry = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: 'Calculadoras' })
  await expect(entry).toHaveAttribute('aria-current', 'true')
})

/** Whether what has the focus stands whole behind something that sticks (WCAG 2.2, 2.4.11), and its name. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { x, y, width, height } = focused.getBoundingClientRect()
  const points = [
    [x + width / 2, y + height / 2],
    [x + 3, y + 3],
    [x + width - 3, y + height - 3],
  ]
  const isSeen = points.some(([left = 0, top = 0]) => {
    const over = document.elementFromPoint(left, top)
    return over !== null && (focused.contains(over) || over.contains(focused))
  })
  return isSeen ? undefined : focused.outerHTML.slice(0, 120)
}

for (const path of ['/rescisao-trabalhista', '/dolar-hoje']) {
  test(`${path}: on the way of the keyboard nothing that sticks hides what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    const hidden: string[] = []
    for (const key of [...new Array(70).fill('Tab'), ...new Array(40).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      const found = await page.evaluate(hiddenFocus)
      if (found) hidden.push(found)
    }
    expect(hidden).toEqual([])
  })
}

/** The pages that search engines may show. */
const titled = Object.values(routes).flatMap(({ visits, sitemap }) =>
  sitemap === 'none' ? [] : visits.map((path) => path.replace(/#.*/, '')),
)

/** These say something, and answer nothing that was asked. */
const texts = /^\/(autores.*|blog\/.+|contato|politica-privacidade|sobre-nos|termos-uso)?$/

test('“Pular para o resultado” leads to one place on every page with an answer', async ({ request }) => {
  for (const path of titled.filter((path) => !texts.test(path))) {
    const html = await (await request.get(path)).text()
    expect.soft(html.match(/id="resultado"/g) ?? [], path).toHaveLength(1)
  }
})

test('a crash while drawing is told in its place, the rest of the page stays, and the way back works', async ({
  page,
}) => {
  await page.goto('/dolar-hoje')
  await wake(page, 'rate')
  await page.evaluate(() => {
    // Called for each number, and by nothing else of the page.
    const { padEnd } = String.prototype
    Object.assign(window, { mend: () => Object.assign(String.prototype, { padEnd }) })
    Object.assign(String.prototype, {
      padEnd() {
        throw new Error('broken on purpose')
      },
    })
    // At once: a price that comes by itself may draw before a click from outside.
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.includes('Atualizar agora'))?.click()
  })
  const rate = page.locator('[data-island="rate"]')
  await expect(rate.getByRole('alert')).toContainText('Unexpected Application Error!')
  await expect(rate.getByRole('alert')).toContainText('Algo quebrou nesta parte')
  await expect(page.getByRole('heading', { name: 'Quanto você paga' })).toBeVisible()
  await page.evaluate('mend()')
  await rate.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dólar hoje')
})
