import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { fillCredits, redAndBlue, uploadCover, writeContent } from './article-form.ts'
import { content } from './content.ts'
import {
  address,
  article,
  category,
  cover,
  coverFile,
  slug,
  statusOnSite,
  tidyUp,
  titleOnSite,
} from './one-day.ts'
import { drawnFile } from './picture.ts'
import {
  articleInStudio,
  askToDelete,
  chooseAction,
  generateSlug,
  goInStudio,
  newWindow,
  openDocumentId,
  publishOpen,
  startDocument,
} from './studio.ts'
import { expectPortuguese } from './words.ts'

test.describe.configure({ mode: 'serial' })

test.describe('an editor’s day', () => {
  let page: Page
  let id: string
  let desk: ReturnType<typeof articleInStudio>

  test.beforeAll(async ({ browser }) => {
    await tidyUp()
    page = await newWindow(browser, { role: 'editor', signedOut: true })
  })

  test.afterAll(async () => {
    await page.close()
    await tidyUp()
  })

  test('signs in, and makes a category', async () => {
    await startDocument(page, 'Categoria')
    await expect(page.getByRole('button', { name: 'Redação' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Nome' }).fill(category)
    await generateSlug(page, 'editoria-de-um-dia')
    await publishOpen(page)
  })

  test('writes an article by hand, with a calculator inside; it saves itself', async () => {
    await startDocument(page, 'Artigo')
    id = openDocumentId(page)
    desk = articleInStudio(page, id)
    await writeContent(page, article)
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({
        title: article.title,
        slug: { current: slug },
        keyPoints: article.keyPoints,
        body: [
          { style: 'h2' },
          { children: [{ text: article.text }] },
          { _type: 'calculatorEmbed', slug: 'juros-compostos' },
        ],
      })
    expect(await statusOnSite()).toBe(404)
  })

  test('uploads a cover, crops it and sets its focus; fills in credits and dates', async () => {
    await uploadCover(page, { image: await redAndBlue(), file: coverFile, alt: cover })
    await fillCredits(page, 'Redação Em Miúdos')
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({
        cover: { alt: cover, crop: { left: 0, right: expect.closeTo(0.5, 1) }, hotspot: { y: 0.5 } },
        sources: [{ kind: 'law', accessedOn: '2026-01-15' }, { kind: 'study' }],
        publishedAt: '2026-01-15',
      })
  })

  test('a second editor follows what the first one types, and each sees the other', async ({ browser }) => {
    const here = page.getByRole('menuitem', { name: 'Redação' }).and(page.locator(`[href*="${id}"]`))
    await page.getByRole('button', { name: 'Quem está aqui' }).click()
    await expect(
      page.getByRole('menu', { name: 'Quem está aqui' }).or(page.getByText('Ninguém mais está aqui')).first(),
    ).toBeVisible()
    await expect(here).toBeHidden()

    const other = await newWindow(browser, { role: 'editor' })
    const second = articleInStudio(other, id)
    await second.open()
    await second.title.click()
    await expect(here).toBeVisible()
    await page.keyboard.press('Escape')

    await desk.title.fill(`${article.title}, em duas janelas`)
    await expect(second.title).toHaveValue(`${article.title}, em duas janelas`)
    await second.title.fill(article.title)
    await expect(desk.title).toHaveValue(article.title)
    await other.close()
  })

  test('published, the page has the text, the calculator and the image as it was cropped', async ({
    page: reader,
  }) => {
    await publishOpen(page)
    await expect.poll(statusOnSite, { intervals: [50] }).toBe(200)
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(reader.getByText(article.text)).toBeVisible()
    await reader.getByText(article.text).scrollIntoViewIfNeeded()
    await expect(reader.getByRole('button', { name: 'Calcular' })).toBeVisible()
    const source = await drawnFile(reader.getByRole('img', { name: cover }))
    expect(new URL(source).searchParams.get('rect')).toMatch(/^0,0,(79|80)\d,900$/)
    const { width = 0, height = 0 } = await sharp(await bytesOf(source)).metadata()
    expect(width / height).toBeCloseTo(800 / 900, 1)
    const { dominant } = await sharp(await bytesOf(source)).stats()
    expect(dominant.r).toBeGreaterThan(2 * dominant.b)
  })

  test('search finds "ação" for who types "acao"', async () => {
    await page.getByRole('button', { name: 'Abrir pesquisa' }).click()
    await page.keyboard.type('redacao acao')
    await expect(page.getByRole('option', { name: new RegExp(article.title) }).last()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('an old revision is looked at, and restored', async () => {
    await desk.open()
    await desk.retitle(`${article.title}, depois de mudado`)
    await publishOpen(page)
    await page.getByRole('button', { name: /Última publicação/ }).click()
    const history = page.getByRole('complementary')
    await expect(history.getByText(', depois de mudado', { exact: true })).toBeVisible()

    await history.getByRole('tab', { name: 'Histórico' }).click()
    await history
      .getByRole('button', { name: /Publicado/ })
      .nth(1)
      .click()
    await expect(desk.title).toHaveValue(article.title)
    await page.getByRole('button', { name: 'Restaurar' }).click()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({ title: article.title, body: [{}, {}, {}], cover: { alt: cover } })
    await expect.poll(titleOnSite).toContain('depois de mudado')
    await publishOpen(page)
    await expect.poll(titleOnSite).toBe(article.title)
  })

  test('a publication is scheduled, told beside the title, and called off', async () => {
    await desk.open()
    await desk.retitle(`${article.title}, para mais tarde`)
    await chooseAction(page, 'Agendar publicação')
    const dialog = page.getByRole('dialog', { name: 'Agendar publicação' })
    await dialog.getByLabel('Dia e hora, no horário de Brasília').fill('2020-01-01T00:00')
    await dialog.getByRole('button', { name: 'Agendar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('ainda não passou')
    await dialog.getByLabel('Dia e hora, no horário de Brasília').fill('2099-12-31T18:30')
    await dialog.getByRole('radio', { name: /^Atualização/ }).click()
    await dialog.getByLabel('Diga ao leitor o que mudou').fill('O limite novo.')
    await dialog.getByRole('button', { name: 'Agendar' }).click()
    await expect(page.getByText('Agendado para 31/12/2099 às 18:30')).toBeVisible()
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({
        publishAt: '2099-12-31T21:30:00.000Z',
        publishChange: { kind: 'update', what: 'O limite novo.' },
      })

    await chooseAction(page, 'Cancelar agendamento')
    await expect(page.getByText('Agendado para')).toBeHidden()
    await expect.poll(() => content.getDocument(`drafts.${id}`)).not.toHaveProperty('publishAt')
    await chooseAction(page, 'Descartar alterações')
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar alterações' }).click()
    await expect(desk.title).toHaveValue(article.title)
  })

  test('a copy begins without the address of the original, and is deleted', async () => {
    await desk.open()
    await chooseAction(page, 'Duplicar')
    await expect.poll(() => openDocumentId(page)).not.toBe(id)
    const copy = openDocumentId(page)
    await expect(desk.title).toHaveValue(article.title)
    await expect(page.getByRole('textbox', { name: 'Endereço' })).toHaveValue('')
    const question = await askToDelete(page)
    await question.getByRole('button', { name: 'Excluir documento' }).click()
    await expect.poll(() => content.getDocument(`drafts.${copy}`)).toBeUndefined()
    expect(await statusOnSite()).toBe(200)
  })

  test('in the preview, a click on the title opens its field, and typing shows there and on no page of a reader', async () => {
    await goInStudio(page, `/presentation?preview=/blog/${slug}`)
    const preview = page.frameLocator('iframe')
    const heading = preview.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(article.title)
    await expect(preview.getByText('Você está vendo um rascunho')).toBeVisible()
    await expect(async () => {
      await heading.hover()
      await heading.click()
      await expect(desk.title).toBeFocused({ timeout: 10_000 })
    }).toPass()
    expect(page.url()).toContain(`/presentation/article/${id}/title`)

    await desk.title.fill(`${article.title}, na prévia`)
    await expect(heading).toContainText('na prévia')
    expect(await titleOnSite()).toBe(article.title)
  })

  test('there is no "Consultas" for an editor', async () => {
    await goInStudio(page, '/vision')
    await expect(page.getByText('Não há no Studio a ferramenta')).toBeVisible()
  })

  test('a category in use is not deleted, and the article that uses it is told; then both go', async () => {
    const used = await content.fetch<string>('*[_type == "category" && title == $category][0]._id', {
      category,
    })
    await goInStudio(page, `/structure/category;${used}`)
    const question = await askToDelete(page)
    await expect(question.getByRole('link', { name: new RegExp(article.title) }).first()).toBeVisible()
    await question.getByRole('button', { name: 'Excluir mesmo assim' }).click()
    await expect(page.getByRole('alert').getByText('Ocorreu um erro ao tentar excluir')).toBeVisible()
    expect(await content.getDocument(used)).toMatchObject({ title: category })

    await desk.open()
    await (await askToDelete(page)).getByRole('button', { name: /^Excluir/ }).click()
    await expect.poll(statusOnSite, { intervals: [50] }).toBe(404)

    await goInStudio(page, `/structure/category;${used}`)
    await (await askToDelete(page)).getByRole('button', { name: 'Excluir documento' }).click()
    await expect.poll(() => content.getDocument(used)).toBeUndefined()
  })

  test('every word of the day was in Portuguese', async () => {
    // Typed words appear letter by letter.
    await expectPortuguese(page, /^D$|^De on/)
  })
})

async function bytesOf(source: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(source)).arrayBuffer())
}
