import { expect, type Page } from '@playwright/test'

/** The parts of the real Studio that the tests touch, by the names that an editor reads. */
export function articleInStudio(page: Page, studio: string, id: string) {
  const title = page.getByTestId('field-title').getByRole('textbox').first()
  const action = (name: string) => page.getByRole('button', { name, exact: true })

  async function showPerspective(name: 'Publicado' | 'Rascunho') {
    await page.getByTestId(`document-header-${name}-chip`).click()
  }

  return {
    title,
    async open() {
      await page.goto(`${studio}/structure/article;${id}`)
      await expect(title).toBeVisible({ timeout: 60_000 })
    },
    async retitle(text: string) {
      await title.fill(text)
      await expect(action('Publicar')).toBeEnabled()
    },
    /** Clicks and gives the moment of the click, in ms since 1970. */
    async publish(): Promise<number> {
      await expect(action('Publicar')).toBeEnabled()
      const clickedAt = Date.now()
      await action('Publicar').click()
      return clickedAt
    },
    async unpublish() {
      await showPerspective('Publicado')
      await action('Despublicar').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Despublicar/ })
        .click()
    },
    async backToDraft() {
      await showPerspective('Rascunho')
    },
  }
}
