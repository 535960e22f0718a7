import { expect, type Page, test } from '@playwright/test'
import { wake } from '../islands.ts'

test.use({ viewport: { width: 360, height: 740 } })

const question = '#v=10000&t=100&c=13.65&d=23%2F11%2F2026&f=23%2F11%2F2027'

async function open(page: Page, path: string, island: string) {
  await page.goto(path)
  await wake(page, island)
}

test('a guide is the page of its calculator: by keyboard, in its address, in a frame', async ({ page }) => {
  await open(page, `/investimentos/cdb${question}`, 'calculator')
  const nota = page.getByRole('article').filter({ hasText: 'Você recebe, líquido' }).last()
  const amount = page.getByRole('textbox', { name: /^Valor/ })
  await expect(amount).toHaveValue('10.000,00')
  await amount.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('20000')
  await page.keyboard.press('Enter')
  await expect(nota).toContainText('20.000,00')
  expect(new URL(page.url()).hash).toContain('v=20000')
  await open(page, `/investimentos/cdb?embed=1${question}`, 'calculator')
  await expect(amount).toBeVisible()
  await expect(page.getByRole('link', { name: 'Em Miúdos', exact: true })).toBeVisible()
  for (const name of ['Quando dá errado', 'Passo a passo'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
})

test('the comparison of families follows the amount, the term and what can wait', async ({ page }) => {
  await open(page, '/investimentos', 'comparison')
  const table = page.locator('#resultado')
  await page.getByRole('textbox', { name: /^Quanto vou investir/ }).click()
  await page.keyboard.type('50')
  await expect(page.getByText('O valor mínimo é R$ 100,00.')).toBeVisible()
  await expect(table).toContainText('R$ 1.000,00 por 1 ano')
  await page.getByRole('textbox', { name: /^Quanto vou investir/ }).fill('2.000,00')
  await page.getByLabel('Por quanto tempo').selectOption('2 anos')
  await expect(table).toContainText('R$ 2.000,00 por 2 anos')
  await page.getByLabel('Quando preciso do dinheiro').selectOption('posso precisar antes')
  await expect(page.getByText('Fora do que você pediu: LCI e LCA.')).toBeVisible()
})

test('the contact form says what is missing, and takes a calculation along only when told', async ({
  page,
}) => {
  await open(page, `/contato#conta=${encodeURIComponent('/cdb#v=777')}`, 'contact')
  await page.getByLabel('Assunto').selectOption('Erro em cálculo')
  const text = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await text.fill('Curta demais')
  await page.getByRole('button', { name: 'Abrir no meu e-mail' }).press('Enter')
  await expect(page.getByText('Escreva pelo menos 20 caracteres.')).toBeVisible()
  await expect(text).toBeFocused()
  await text.fill('A parcela do exemplo deu um centavo a mais.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Abrir no meu e-mail' }).press('Enter')
  await expect(page.getByText('Falta enviar')).toBeVisible()
  const written = page.getByRole('textbox', { name: 'Texto da mensagem' })
  await expect(written).toHaveValue('A parcela do exemplo deu um centavo a mais.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abrir no meu e-mail' }).press('Enter')
  await expect(written).toHaveValue(/\/cdb#v=777/)
})
