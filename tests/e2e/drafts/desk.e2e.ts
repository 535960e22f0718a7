import { expect, type Page, test } from '@playwright/test'
import { allTypes, type DocumentType } from '#schemas/document-types.ts'
import { documents } from '#schemas/documents.ts'
import { fixedDocuments, isFixedType } from '#schemas/locked-slugs.ts'
import { queues } from '#studio/desk/queues.ts'
import { content } from '../newsroom/content.ts'
import { chooseAction, goInStudio, newWindow } from '../newsroom/studio.ts'
import { expectPortuguese } from '../newsroom/words.ts'

test.describe.configure({ mode: 'serial' })

test.describe('the desk', () => {
  const id = 'artigo-da-mesa'
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await newWindow(browser)
    await content.createOrReplace({
      _id: `drafts.${id}`,
      _type: 'article',
      title: 'Curto',
      workflow: 'text-review',
      body: [
        {
          _type: 'block',
          _key: 'a',
          style: 'h3',
          markDefs: [],
          children: [{ _type: 'span', _key: 's', text: 'Um subtítulo antes de tudo', marks: [] }],
        },
      ],
    })
  })

  test.afterAll(async () => {
    await page.close()
    await content.delete(`drafts.${id}`)
  })

  test('what is wrong with a text is said beside its field, and "Publicar" waits', async () => {
    await goInStudio(page, `/structure/article;${id}`)
    await expect(page.getByTestId('field-title')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled()
    // The badge, not the option of the list.
    await expect(
      page.getByText('Revisão de texto', { exact: true }).and(page.locator(':not(option)')).first(),
    ).toBeVisible()
    await saidBeside('body', 'O primeiro título do texto não pode ser um subtítulo.')
    await saidBeside('title', 'O título tem de 20 a 90 caracteres.')
    await expect(page.getByText('5 caracteres: faltam 15 para 20')).toBeVisible()
  })

  async function saidBeside(field: string, message: string) {
    await page.getByTestId(`field-${field}`).getByTestId('input-validation-icon-error').first().hover()
    await expect(page.getByText(message).first()).toBeVisible()
  }

  test('one click takes the text to its next step', async () => {
    await chooseAction(page, 'Mandar para revisão técnica')
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({ workflow: 'technical-review' })
  })

  test('the form of every type opens', async () => {
    for (const type of allTypes) {
      await goInStudio(page, `/structure/${pathFor(type)}`)
      const first = documents[type].fields.find((field) => !('hidden' in field))?.name
      await expect(page.getByTestId(`field-${first}`), type).toBeVisible()
    }
  })

  test('every list and menu opens', async () => {
    for (const [path, title] of lists) {
      await goInStudio(page, `/structure/${path}`)
      await expect(page.getByTestId('pane-header').last()).toContainText(title)
    }
    await page.getByTestId('pane-context-menu-button').last().click()
    await expect(page.getByRole('menuitem', { name: 'Ordenar por Título' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('a form tells of what it does not know, and its menus open', async () => {
    await content
      .patch(`drafts.${id}`)
      .set({ foreign: 'x', dek: 12, sources: [{ _type: 'fonte', _key: 'f' }], reviewedOn: '2026-01-15' })
      .commit()
    await goInStudio(page, `/structure/article;${id}`)
    await page.getByTestId('group-tab-all-fields').click()
    await expect(page.getByText('Campo desconhecido encontrado')).toBeVisible()
    const ads = page.getByTestId('field-adPolicy')
    await expect(ads.getByRole('radio', { name: 'Normal' })).toBeChecked()
    await page.getByRole('button', { name: 'Abrir calendário' }).first().click()
    await expect(page.getByRole('button', { name: /^quinta-feira, 15 de janeiro de 2026/ })).toBeVisible()
    await page.keyboard.press('Escape')
    // "Inspecionar" is left out: it shows the document as the store has it.
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'Referências de entrada' }).click()
    await goInStudio(page, '/nada')
    await expect(page.getByText('Não há no Studio a ferramenta')).toBeVisible()
  })

  test('a query in "Consultas" is answered to whoever may change everything', async () => {
    await goInStudio(page, '/vision')
    await page.getByTestId('vision-query-editor').getByRole('textbox').click()
    const ids = '"article-mudancas-iof-2025", "legal-termos-uso"'
    await page.keyboard.insertText(`*[_id in [${ids}]].slug.current`)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByTestId('vision-result')).toContainText('mudancas-iof-2025')
  })

  test('a search without an answer says so, and its filters open', async () => {
    await page.getByRole('button', { name: 'Abrir pesquisa' }).click()
    await page.keyboard.type('zzzqqq')
    await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar filtro' }).click()
    await page.getByRole('button', { name: 'Editado em' }).click()
    await expect(page.getByText('nos últimos 7 dias').first()).toBeVisible()
  })

  test('every word of it was in Portuguese', async () => {
    // A query is no text.
    await expectPortuguese(page, /^\*\[|^\d+ items$/)
  })
})

/** The lists of the desk: the panes that lead to each, and its title. */
const lists = [
  ['writing;article', 'Todos os artigos'],
  ['writing;ready', 'Pronto'],
  ...queues.map(({ id, title, opened }) => [id, opened ?? title] as const),
  ['guide', 'Guias de investimento'],
  ['ads;running-now', 'Anúncios no ar agora'],
  ['registers;redirect', 'Redirecionamentos'],
  ['article', 'Artigos'],
] as const

function pathFor(type: DocumentType): string {
  if (type === 'siteTexts' || type === 'siteSettings') return type
  return `${type};${isFixedType(type) ? fixedDocuments(type)[0]?.id : `da-mesa-${type}`}`
}
