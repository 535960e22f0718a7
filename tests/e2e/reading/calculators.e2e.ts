import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { definitions } from '#web/calculators/definitions.ts'
import { workedDay } from '#web/calculators/form/ask.ts'
import type { Calculator } from '#web/calculators/form/calculator.ts'
import { exampleOf, type Field, isAsked, type Texts } from '#web/calculators/form/fields.ts'
import type { Golden, Wrongs } from '#web/calculators/form/golden.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { formatDay, parseDay } from '#web/finance/core/format.ts'
import { stack } from '../stack.ts'
import { loadAxe, violations } from './axe.ts'
import { tabTo } from './keyboard.ts'

// Common behaviour of calculators is proved over their definitions; here that each page has it, by keyboard alone.
test.use({ viewport: { width: 360, height: 740 } })

// The keys of an object written out are those of its type.
const slugs = (Object.keys(calculators) as CalculatorSlug[]).filter(
  (slug) => calculators[slug].path === `/${slug}`,
)

test('every visible date is written with a thumb: a tap and the ten digits', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  const written: string[] = []
  for (const slug of slugs) {
    await page.goto(`${stack.reading.site}/${slug}`)
    const form = page.locator('form[data-reads-fields]').first()
    await form.evaluate((node) => {
      for (const fold of node.querySelectorAll('details')) fold.open = true
    })
    for (const [name, { kind }] of Object.entries(definitions[slug].fields)) {
      const input = form.locator(`input[name="${name}"]`)
      if (kind !== 'day' || !(await input.isVisible())) continue
      const [, month = '06', year = '1980'] = (await input.inputValue()).split('/')
      await input.tap()
      await expect(form).toHaveAttribute('data-ready')
      await page.keyboard.type(`15${month}${year}`)
      await input.blur()
      await expect(input).toHaveValue(`15/${month}/${year}`)
      await expect(form).not.toContainText('Digite a data')
      written.push(`${slug} ${name}`)
    }
  }
  expect(written.length).toBeGreaterThan(15)
  await context.close()
})

test('an answer asked for at once has what the last field typed into suggests for another', async ({
  page,
}) => {
  await open(page, '/decimo-terceiro')
  const year = workedDay.slice(0, 4)
  // Folded.
  await page.locator('input[name="date"]').evaluate((input: HTMLInputElement, day) => {
    input.value = day
  }, `31/12/${year}`)
  const admission = page.getByRole('textbox', { name: 'Admissão' })
  for (const [typed, months] of [
    [`1603${year}`, '10'],
    [`1803${year}`, '9'],
  ] as const) {
    await admission.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[#&]m=${months}(&|$)`))
    await expect(page.getByRole('textbox', { name: 'Meses que contam' })).toHaveValue(months)
  }
})

/** Calculators that have, together, every kind of field and of result. */
const walked: readonly CalculatorSlug[] = [
  'juros-compostos',
  'rescisao-trabalhista',
  'calculadora-moedas',
  'comparador-custos',
  'salario-liquido',
]

/** A known answer of a calculator, and a text that it refuses with its message. */
async function knownOf(slug: CalculatorSlug) {
  const { goldens, wrongs }: { goldens: readonly Golden[]; wrongs: Wrongs } = await import(
    `../../../web/calculators/${slug}/golden.ts`
  )
  const [golden] = goldens
  const [wrong] = Object.entries(wrongs)
  if (!(golden && wrong)) throw new Error(`${slug} has no known answer, or no wrong one`)
  return { calculator: definitions[slug], golden, wrong }
}

async function expectAnswer(page: Page, { headline, says = [] }: Golden) {
  await expect(page.getByRole('article').first()).toContainText(headline)
  for (const text of says) await expect(page.locator('main')).toContainText(text)
}

async function expectRefusal(page: Page, message: string) {
  await page.getByRole('button', { name: 'Calcular' }).press('Enter')
  await expect(page.locator('form').getByText(message)).toBeVisible()
  await expect(page.getByText('Corrija 1 campo').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

for (const slug of slugs.filter((slug) => !walked.includes(slug))) {
  test(`${slug}: a known answer and a message`, async ({ page }) => {
    const { calculator, golden, wrong } = await knownOf(slug)
    const [name, [typed, message]] = wrong
    const seen = watch(page)
    await open(page, `/${slug}`)
    const fill = texterOf(page, calculator)
    const focus: Reach = (field) => field.focus()
    // Of a known day: what the page fills in is another day's.
    await fill({ ...figuresOf(calculator), ...golden.typed }, focus)
    await page.getByRole('button', { name: 'Calcular' }).press('Enter')
    await expectAnswer(page, golden)
    await fill({ [name]: typed }, focus)
    await expectRefusal(page, message)
    expect(seen.errors).toEqual([])
  })
}

for (const slug of walked) {
  test(`${slug}: a known answer by keyboard, its link, its table, its messages`, async ({
    page,
    context,
    browser,
  }) => {
    const { calculator, golden, wrong } = await knownOf(slug)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const seen = watch(page)
    await open(page, `/${slug}`)
    const fill = texterOf(page, calculator)

    await fill({ ...figuresOf(calculator), ...golden.typed })
    await calculate(page)
    await expectAnswer(page, golden)

    await tabTo(page, page.getByRole('button', { name: 'Copiar link' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'pt-BR' })
    const window = await other.newPage()
    await window.goto(link)
    await expect(window.getByRole('article').first()).toContainText(golden.headline)
    await other.close()

    const more = page
      .getByRole('article')
      .first()
      .locator('summary', { hasText: /^Mais: baixar/ })
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Baixar CSV' }))
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(await readFile(await file.path(), 'utf8')).toContain(
      golden.headline.replaceAll('.', '').split(' ')[0],
    )

    // Each field's messages are proved over the definitions; the way through the form by Tab was walked above.
    const [name, [typed, message]] = wrong
    await fill({ [name]: typed }, (field) => field.focus())
    await expectRefusal(page, message)
    await loadAxe(page)
    expect(await violations(page)).toEqual([])
    expect(seen.errors).toEqual([])
    // Typed values are in the address' fragment, and in no request.
    const secret = fragmentValues(link)
    expect(seen.requests.filter((request) => secret.some((value) => request.includes(value)))).toEqual([])
  })
}

test('the example and its explanation are in the HTML without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/juros-compostos')
  await expect(page.getByRole('article').first()).toContainText('Você terá')
  await expect(page.getByRole('article').first()).toContainText('36.000,00')
  await context.close()
})

test('a calculator in a frame of another site: alone, with its way back, and no ads', async ({ page }) => {
  await open(page, '/juros-compostos?embed=1#v=5000&a=300&t=13.65&n=10')
  await expect(page.getByRole('article').first()).toContainText('R$ 300 por mês')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Em Miúdos', exact: true })).toBeVisible()
})

test('a value in words stays within a narrow Nota', async ({ page }) => {
  await open(page, '/simulador-financiamento#v=280000&rf=7000')
  await expect(page.getByRole('article').first()).toContainText(/até R\$\s[\d.]+ a .* e até R\$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a fragment that changes in the same tab is read, and its form shown', async ({ page }) => {
  await open(page, '/juros-compostos#v=1000&a=300&t=13.65&n=10')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    window.location.hash = 'v=5000&a=0&t=10&n=1'
  })
  await expect(page.getByRole('article').first()).toContainText('5.500,00')
  await expect(page.getByRole('form', { name: 'Dados da conta' })).toBeInViewport()
})

test('Limpar goes back to the example and an empty address, Desfazer to what was there', async ({ page }) => {
  await open(page, '/conversor-taxas#t=2')
  const rate = page.getByRole('textbox', { name: /^Taxa/ }).first()
  await expect(rate).toHaveValue('2')
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(rate).toHaveValue('1')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rate).toHaveValue('2')
  expect(new URL(page.url()).hash).toContain('t=2')
})

test('a chosen currency comes with the reference of its day, one without it asks', async ({ page }) => {
  await open(page, '/calculadora-moedas')
  const from = page.getByRole('combobox', { name: 'De', exact: true })
  const rate = page.getByRole('textbox', { name: /^Cotação da moeda de origem/ })
  const nota = page.getByRole('article').first()
  await from.selectOption('JPY')
  await expect(rate).toHaveValue(/^0,0\d{2,6}$/)
  await expect(rate).toHaveAccessibleDescription(/referência do Banco Central Europeu de \d\d\/\d\d\/\d{4}/)
  await expect(nota).toContainText(
    /Cotação da moeda de origem: 0,0\d+\sreais, referência do Banco Central Europeu/,
  )
  await from.selectOption('ARS')
  await expect(rate).toHaveValue('')
  await expect(page.getByText('Corrija 1 campo').first()).toBeVisible()
})

test('of another day comes the official rate of that day, and of the last business day on a Sunday', async ({
  page,
}) => {
  await open(page, '/calculadora-moedas')
  const rate = page.getByRole('textbox', { name: /^Dólar/ })
  const nota = page.getByRole('article').first()
  const today = await rate.inputValue()
  await page.getByText('Mais opções').click()
  const asked = page.waitForRequest(/\/api\/cambio/)
  await page.getByRole('textbox', { name: 'Dia', exact: true }).fill('16/03/2025')
  expect(new URL((await asked).url()).search).toBe('?moeda=USD&ano=2025')
  await expect(rate).toHaveAccessibleDescription(
    /^Simulado: PTAX de venda de 14\/03\/2025, último dia útil até 16\/03\/2025/,
  )
  await expect(rate).toHaveValue(/^\d,\d{4}$/)
  await expect(nota).toContainText(`US$ 100,00 × R$ ${await rate.inputValue()}`)
  const link = page.url()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(rate).toHaveValue(today)
  // A link says the rate of then, and the field knows it again.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(rate).toHaveAccessibleDescription(/PTAX de venda de 14\/03\/2025/)
  // Nothing answers: the field is empty and asks, and today's rate stands for no other day.
  await page.route('**/api/cambio**', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Dia', exact: true }).fill('16/03/2024')
  await expect(rate).toHaveAccessibleDescription('A cotação de 16/03/2024 não veio: digite o valor.')
  await expect(rate).toHaveValue('')
  await expect(page.getByText('Corrija 1 campo').first()).toBeVisible()
})

test('the index: a question in words, the calculator that answers it, opened, all by keyboard', async ({
  page,
}) => {
  await page.goto('/calculadoras')
  const search = page.getByRole('searchbox', { name: 'Buscar calculadora' })
  await tabTo(page, search)
  await page.keyboard.type('quanto recebo se for demitido')
  const found = page.locator('#resultado').getByRole('link')
  await expect(found.first()).toHaveAttribute('href', '/rescisao-trabalhista')
  await expect(page.getByRole('status').filter({ hasText: /contas? encontradas?$/ })).toBeAttached()
  await tabTo(page, found.first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rescisao-trabalhista$/)
  await expect(page.getByRole('form', { name: 'Dados da conta' })).toBeVisible()
})

test('what is typed is in no log of the server, nor what a link opened', async ({ page }) => {
  await open(page, '/juros-compostos')
  await page.getByRole('textbox', { name: /^Valor inicial/ }).fill('7.654.321,09')
  await expect(page.getByRole('article').first()).toContainText('7.654.321')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Valor inicial/ })).toHaveValue('7.654.321,09')
  expect(page.url()).toContain('7654321.09')
  const log = await readFile(stack.reading.log, 'utf8')
  expect(log).toContain('site: http')
  expect(log).not.toMatch(/7\.?654\.?321/)
})

test('the press that enters a number replaces it, one of the reader too; the next one places the caret', async ({
  page,
}) => {
  await open(page, '/rescisao-trabalhista')
  const salary = page.getByRole('textbox', { name: /^Último salário/ })
  const admission = page.getByRole('textbox', { name: /^Admissão/ })
  for (const [typed, day] of [
    ['3000', '27042024'],
    ['3200', '28042024'],
  ] as const) {
    await salary.click()
    await page.keyboard.type(typed)
    await admission.click()
    await page.keyboard.type(day)
  }
  await expect(salary).toHaveValue('3.200,00')
  await salary.click()
  await salary.click()
  const hasCaret = (input: HTMLElement | SVGElement) =>
    input instanceof HTMLInputElement && input.selectionStart === input.selectionEnd
  expect(await salary.evaluate(hasCaret)).toBe(true)
  await expect(admission).toHaveValue('28/04/2024')
})

test('a second scenario stands beside the first, from the fields on, with the difference', async ({
  page,
}) => {
  await open(page, '/juros-compostos#v=1000&a=300&t=13.65&n=10')
  await page.getByRole('button', { name: 'Comparar com outro cenário' }).click()
  await expect(page.getByRole('textbox', { name: /^Valor inicial/ })).toBeFocused()
  await page.getByRole('textbox', { name: /^Prazo/ }).fill('5')
  const scenarios = page.getByRole('region', { name: 'Os cenários, lado a lado' })
  await expect(scenarios).toContainText('R$ 76.216,34')
  await expect(page.locator('[data-result-bar]')).toContainText(
    /Cenário 1R\$\s76\.216,34Cenário 2.*a menos que o cenário 1\./,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await loadAxe(page)
  expect(await violations(page)).toEqual([])
})

test('a long form asks one question at a time, and a day that nobody knows by the month how long ago', async ({
  page,
}) => {
  await open(page, '/rescisao-trabalhista')
  await page.getByRole('button', { name: 'Responder uma pergunta por vez' }).click()
  const next = page.getByRole('button', { name: 'Próxima' })
  await expect(page.getByRole('combobox', { name: 'Motivo da saída' })).toBeFocused()
  await next.press('Enter')
  const salary = page.getByRole('textbox', { name: /^Último salário/ })
  await expect(salary).toBeFocused()
  // Typed at once, over what the field has.
  await page.keyboard.type('cinco mil')
  await salary.press('Enter')
  await expect(page.getByText('Digite só números')).toBeVisible()
  await expect(salary).toBeFocused()
  await page.keyboard.type('5000')
  await salary.press('Enter')
  await next.click()
  await expect(page.getByText('Pergunta 4 de 10')).toBeVisible()
  const today = parseDay(await page.locator('[name="lastDay"]').inputValue())
  if (!today) throw new Error('the last day is empty')
  await page.getByText('Não sei o dia').click()
  await page.getByRole('textbox', { name: 'Faz anos' }).fill('2')
  await page.getByRole('textbox', { name: 'e meses' }).fill('7')
  await next.click()
  while (await next.isVisible()) await next.click()
  await page.getByRole('button', { name: 'Ver o resultado' }).click()
  await expect(page.getByRole('textbox', { name: /^Admissão/ })).toHaveValue(
    formatDay(addMonths(addDays(today, 1), -31)).slice('dd/'.length),
  )
  await expect(page.getByRole('article').first()).toBeInViewport()
  await expect(salary).toHaveValue('5.000,00')
})

/** Console errors and the whole of every request: address, headers, body. */
function watch(page: Page) {
  const seen: { errors: string[]; requests: string[] } = { errors: [], requests: [] }
  page.on('pageerror', (error) => seen.errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()))
  page.on('request', (request) =>
    seen.requests.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'),
    ),
  )
  return seen
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('form[data-ready]')).toBeVisible()
}

/** The longer values of a link: short ones are in any address by chance. */
function fragmentValues(link: string): string[] {
  return [...new URLSearchParams(new URL(link).hash.slice(1)).values()].filter((value) =>
    /^[\d.]{5,}$/.test(value),
  )
}

/** Fills the fields that `typed` names as a reader with a keyboard does, in the order of the form. */
function texterOf(page: Page, { fields, exampleOn }: Calculator) {
  const texts: Record<string, string> = { ...exampleOn(workedDay) }
  return async (typed: Texts, reach: Reach = (field) => tabTo(page, field)) => {
    // Values typed before stay typed.
    Object.assign(texts, typed)
    for (const [name, field] of Object.entries(fields)) {
      const text = typed[name]
      if (text !== undefined && isAsked(field, texts)) await fillField(page, { name, field, text, reach })
    }
  }
}

/** The figures and days of the worked example, in place of those that the page filled in. */
function figuresOf({ fields }: Calculator): Texts {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.live || typeof field.example === 'function' ? [[name, exampleOf(field, workedDay)]] : [],
    ),
  )
}

/** How the focus comes to a field. */
type Reach = (field: Locator) => Promise<void>
type Filling = { name: string; field: Field; text: string; reach: Reach }

async function fillField(page: Page, { name, field, text, reach }: Filling) {
  await unfold(page, name, reach)
  if (field.kind === 'choice') return choose(page, name, text, reach)
  // By its name too: the label is what a reader of the screen hears, with its unit.
  const labelled = page.getByRole('textbox', { name: new RegExp(`^${escaped(field.label)}( |$)`) })
  await reach(page.locator(`[name="${name}"]`).and(labelled))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** Enter asks for the answer from any field but one of several lines. */
async function calculate(page: Page) {
  const isInLines = await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)
  if (isInLines) await tabTo(page, page.getByRole('button', { name: 'Calcular' }))
  await page.keyboard.press('Enter')
}

async function unfold(page: Page, name: string, reach: Reach) {
  const folds = page.locator('form details').filter({ has: page.locator(`[name="${name}"]`) })
  // A list is folded within "Mais opções": the outer fold is the first.
  for (const fold of await folds.all()) {
    if ((await fold.getAttribute('open')) !== null) continue
    await reach(fold.locator(':scope > summary'))
    await page.keyboard.press('Enter')
  }
}

async function choose(page: Page, name: string, value: string, reach: Reach) {
  const control = page.locator(`select[name="${name}"]`)
  if ((await control.count()) === 0) {
    const radios = page.locator(`input[type="radio"][name="${name}"]`)
    await reach(radios.and(page.locator(':checked')))
    for (let presses = 0; presses < (await radios.count()); presses++) {
      if (await page.locator(`input[name="${name}"][value="${value}"]`).isChecked()) return
      await page.keyboard.press('ArrowRight')
    }
    return
  }
  await reach(control)
  await page.keyboard.press('Home')
  const options = await control.locator('option').count()
  for (let presses = 0; presses < options; presses++) {
    if ((await control.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name} has no option ${value}`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
