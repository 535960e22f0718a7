import { expect, type Page, test } from '@playwright/test'
import { allTypes, type DocumentType } from '#schemas/document-types.ts'
import { documents } from '#schemas/index.ts'
import { fixedDocuments, isFixedType } from '#schemas/locked-slugs.ts'
import { content } from './content.ts'
import { goInStudio, newWindow } from './studio.ts'

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
    await expect(page.getByTestId('field-title')).toBeVisible({ timeout: 60_000 })
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
    await page.getByRole('button', { name: 'Abrir ações do documento' }).click()
    await page.getByRole('menuitem', { name: 'Mandar para revisão técnica' }).click()
    await expect
      .poll(() => content.getDocument(`drafts.${id}`))
      .toMatchObject({ workflow: 'technical-review' })
  })

  test('the form of every type opens', async () => {
    for (const type of allTypes) {
      await goInStudio(page, `/structure/${pathFor(type)}`)
      const first = documents[type].fields.find((field) => !('hidden' in field))?.name
      await expect(page.getByTestId(`field-${first}`), type).toBeVisible({ timeout: 20_000 })
    }
  })
})

function pathFor(type: DocumentType): string {
  if (type === 'siteSettings') return type
  return `${type};${isFixedType(type) ? fixedDocuments(type)[0]?.id : `da-mesa-${type}`}`
}
