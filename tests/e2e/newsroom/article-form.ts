import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

type Cover = { image: Buffer; file: string; alt: string }

type ArticleByHand = {
  title: string
  dek: string
  keyPoints: string[]
  category: string
  text: string
  /** As the list of calculators names it. */
  calculator: string
}

/** The first tab of the form, filled in as an editor does: typing, choosing from lists, inserting a block. */
export async function writeContent(page: Page, article: ArticleByHand) {
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(article.title)
  await page.getByTestId('field-slug').getByRole('button', { name: 'Gerar' }).click()
  await page.getByRole('textbox', { name: 'Linha fina' }).fill(article.dek)
  const points = page.getByTestId('field-keyPoints')
  for (const [index, point] of article.keyPoints.entries()) {
    await points.getByRole('button', { name: 'Adicionar item' }).click()
    await points.getByRole('textbox').nth(index).fill(point)
  }
  await choose(page.getByRole('combobox', { name: 'Categoria' }), article.category)
  await writeText(page, article.text, article.calculator)
}

async function writeText(page: Page, text: string, calculator: string) {
  const editor = page.getByTestId('field-body')
  await editor.getByRole('textbox').click()
  await page.keyboard.type('## De onde vem a conta')
  await page.keyboard.press('Enter')
  await page.keyboard.type(text)
  await insertBlock(editor, 'Calculadora')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Qual calculadora' }).selectOption(calculator)
  await expect(dialog.getByRole('status', { name: 'Como o leitor vê' })).toContainText(/: R\$\s\d/)
  await close(dialog)
}

/** Puts a block where the cursor is, by the menu of all of them. */
async function insertBlock(editor: Locator, name: string) {
  await editor.getByRole('button', { name: 'Inserir' }).click()
  const menu = editor.getByRole('dialog', { name: 'Inserir no texto' })
  await menu.getByRole('searchbox', { name: 'Procurar bloco' }).fill(name)
  await menu.getByRole('button', { name, exact: true }).click()
}

/** An image with a red left half and a blue right half, as big as a photo for the page. */
export async function redAndBlue(): Promise<Buffer> {
  const red = { create: { width: 800, height: 900, channels: 3, background: '#c02020' } } as const
  const blue = { create: { ...red.create, width: 1600, background: '#2030c0' } } as const
  const left = await sharp(red).png().toBuffer()
  return sharp(blue)
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Uploads the cover, then drags its right edge and its focus to the left half. */
export async function uploadCover(page: Page, { image, file, alt }: Cover) {
  const upload = { name: file, mimeType: 'image/png', buffer: image }
  await page.getByTestId('image-input').locator('input[type=file]').setInputFiles(upload)
  await page.getByTestId('field-cover.alt').getByRole('textbox').fill(alt)
  await page.getByTestId('field-cover.credit').getByRole('textbox').fill('Feita para o teste')
  await page.getByRole('button', { name: 'Abrir diálogo de edição de imagem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar foco e recortar' })
  const picture = await boxOf(dialog.locator('svg[data-handle="crop"]'))
  await drag(page, dialog.locator('[data-handle="crop-right"]'), -picture.width / 2)
  await drag(page, dialog.locator('[data-handle="hotspotHandle"]'), -picture.width / 8)
  await close(dialog)
}

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  return box
}

async function drag(page: Page, handle: Locator, pixels: number) {
  const { x, y, width, height } = await boxOf(handle)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 8 })
  await page.mouse.up()
}

/** The other tabs that publishing asks for: who wrote and who reviewed it, two sources, two dates. */
export async function fillCredits(page: Page, author: string) {
  await page.getByRole('tab', { name: 'Autoria e fontes' }).click()
  const authors = page.getByTestId('field-authors')
  await authors.getByRole('button', { name: 'Adicionar item' }).click()
  await choose(authors.getByRole('combobox'), author)
  await choose(page.getByRole('combobox', { name: 'Quem revisou' }), 'Revisão Em Miúdos')
  await page.getByRole('textbox', { name: 'Revisado em' }).fill('15/01/2026')
  await page.keyboard.press('Tab')
  await addSource(page, 'Decreto 6.306/2007, art. 15-B', 'Lei ou norma')
  await addSource(page, 'Relatório de economia bancária', 'Estudo ou manual')
  await page.getByRole('tab', { name: 'Datas' }).click()
  for (const name of ['Publicado em', 'Atualizado em']) {
    await page.getByRole('textbox', { name }).fill('15/01/2026')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('tab', { name: 'Conteúdo' }).click()
}

async function addSource(page: Page, title: string, kind: string) {
  await page.getByTestId('field-sources').getByRole('button', { name: 'Adicionar item' }).click()
  const dialog = page.getByRole('dialog')
  const texts = {
    'O que é': title,
    'Quem publica': 'Quem publica no teste',
    Endereço: 'https://www.planalto.gov.br/',
  }
  await dialog.getByRole('textbox', { name: 'Conferida em' }).fill('15/01/2026')
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption(kind)
  // As below: what is written may be gone once another field's comes back from the store.
  for (const [name, text] of [...Object.entries(texts), ...Object.entries(texts)]) {
    // What suggests as one types is a combobox.
    const field = dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name }))
    await field.fill(text)
  }
  await close(dialog)
}

/**
 * Types into a reference field, and takes the option of this name; then a link is shown in its place. The answer of the
 * store to the field before may render this one again while it is typed into: then the text is gone.
 */
async function choose(field: Locator, name: string) {
  const option = field.page().getByRole('listbox').last().getByRole('option', { name })
  await expect(async () => {
    if (await field.isVisible()) {
      await field.fill(name)
      await option.click({ timeout: 20_000 })
    }
    await expect(field).toBeHidden({ timeout: 5_000 })
  }).toPass()
}

async function close(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
}
