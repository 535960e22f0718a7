import { expect, type Locator, type Page, test } from '@playwright/test'
import { excel, word } from '#studio/paste/samples.ts'
import { content } from '../newsroom/content.ts'
import { goInStudio, newWindow, openDocumentId, startDocument } from '../newsroom/studio.ts'
import { expectPortuguese } from '../newsroom/words.ts'

test.describe.configure({ mode: 'serial' })

test.describe('writing a text', () => {
  let page: Page
  let id: string
  let text: Locator

  test.beforeAll(async ({ browser }) => {
    page = await newWindow(browser, { role: 'redator' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await startDocument(page, 'Artigo')
    id = openDocumentId(page)
    text = page.getByTestId('field-body').getByRole('textbox').last()
  })

  test.afterAll(async () => {
    await content.delete(`drafts.${id}`)
    await page.close()
  })

  async function paste(html: string) {
    await page.evaluate((copied) => {
      const item = new ClipboardItem({ 'text/html': new Blob([copied], { type: 'text/html' }) })
      return navigator.clipboard.write([item])
    }, html)
    await page.keyboard.press('Control+v')
  }

  /** One word for each block: its type, or its place in a list. */
  async function body(): Promise<string[]> {
    const blocks = await content.fetch<{ _type: string; listItem?: string; level?: number }[]>(
      '*[_id == $id][0].body',
      { id: `drafts.${id}` },
    )
    return (blocks ?? []).map(({ _type, listItem, level }) => (listItem ? `${listItem} ${level}` : _type))
  }

  test('a table and a nested list are pasted whole, undone in one step and redone', async () => {
    await text.click()
    await page.keyboard.type('Antes.')
    await paste(excel.table)
    await expect.poll(body).toEqual(['block', 'simpleTable'])
    await page.keyboard.press('Control+z')
    await expect.poll(body).toEqual(['block'])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(body).toEqual(['block', 'simpleTable'])
    await page.keyboard.press('Control+z')
    await expect.poll(body).toEqual(['block'])

    const levels = ['block', 'bullet 1', 'bullet 2', 'bullet 3', 'bullet 1', 'number 1', 'number 2']
    await paste(word.list)
    await expect.poll(body).toEqual(levels)
    await page.keyboard.press('Control+z')
    await expect.poll(body).toEqual(['block'])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(body).toEqual(levels)
  })

  test('a paragraph is as high as its line, in a field that fills the window', async () => {
    const heights = await page
      .getByTestId('text-block')
      .evaluateAll((blocks) => blocks.map(({ clientHeight }) => clientHeight))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThan(100)
    const [editor] = await page
      .getByTestId('pt-editor')
      .evaluateAll((editors) => editors.map(({ clientHeight }) => clientHeight))
    expect(editor).toBeGreaterThan(300)
  })

  test('a block is put in by keyboard alone, where the cursor is', async () => {
    await text.click()
    await page.keyboard.press('Control+End')
    for (const _level of ['number 2', 'number 1', 'none']) await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    const menu = page.getByRole('dialog', { name: 'Inserir no texto' })
    const search = menu.getByRole('searchbox', { name: 'Procurar bloco' })
    await expect(search).toBeFocused()
    await expect(menu.getByRole('heading', { name: 'Números ao vivo' })).toBeVisible()
    // On a slow machine the form may be rendered again meanwhile, and the typed text is gone.
    await expect(async () => {
      await page.keyboard.press('Control+a')
      await page.keyboard.type('aviso')
      await expect(search).toHaveValue('aviso', { timeout: 5_000 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect.poll(body).toContain('callout')
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Título' })).toBeVisible()
    await goInStudio(page, '/structure')
    // Typed words appear letter by letter.
    await expectPortuguese(page, /^An$/)
  })
})
