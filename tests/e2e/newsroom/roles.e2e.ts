import { type Browser, expect, type Page, test } from '@playwright/test'
import { dayInWords, today } from '#schemas/day.ts'
import type { roles } from '#studio/desk/roles.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { publishOwnArticle } from './own-article.ts'
import { articleInStudio, goInStudio, newWindow, openActions, publishOpen } from './studio.ts'
import { expectPortuguese } from './words.ts'

// Each person of the newsroom with the part of the desk for their role, on separate content; an editor has a day of their own.

const slug = 'texto-que-passa-de-mao-em-mao'
const id = `article-${slug}`
const creative = 'ad-creative-dia-do-marketing'
const policy = 'legal-politica-privacidade'
const soon = { intervals: [50] }

const open = (path: string) => fetch(`${stack.site}${path}`, { redirect: 'manual' })
const textOf = async (path: string) => (await open(path)).text()
const stepOf = async () => (await content.getDocument(`drafts.${id}`))?.workflow

async function tidyUp() {
  const ids = [id, creative].flatMap((each) => [each, `drafts.${each}`])
  await content.delete({ query: '*[_id in $ids]', params: { ids } })
}

/** Items in the desk of this person. */
async function deskOf(page: Page): Promise<string[]> {
  await goInStudio(page, '/structure')
  const items = page.getByTestId('structure-tool-list-pane').first().getByRole('link')
  await expect(items.first()).toBeVisible()
  return items.allInnerTexts()
}

/** Runs one person's day in a separate window, and checks that nothing it showed was in English. */
async function dayOf(browser: Browser, role: keyof typeof roles, day: (page: Page) => Promise<void>) {
  const page = await newWindow(browser, { role })
  await day(page)
  await expectPortuguese(page, /anunciante\.example/)
  await page.close()
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe.configure({ mode: 'serial' })

test.describe('each role does its day', () => {
  const before: Record<string, unknown>[] = []

  test.beforeAll(async () => {
    await tidyUp()
    await publishOwnArticle(slug)
    const ids = ['ad-slot-artigo-1', policy]
    before.push(...(await content.getDocuments(ids)).flatMap((document) => document ?? []))
  })

  test.afterAll(async () => {
    for (const { _id, _type, ...document } of before) {
      await content.createOrReplace({ ...document, _id: String(_id), _type: String(_type) })
      await content.delete(`drafts.${String(_id)}`)
    }
    await tidyUp()
  })

  test('who writes hands a text over, and neither reviews nor publishes it', ({ browser }) =>
    dayOf(browser, 'redator', async (page) => {
      const desk = await deskOf(page)
      expect(desk).toEqual(expect.arrayContaining(['Escrever', 'Glossário']))
      expect(desk).not.toEqual(expect.arrayContaining(['Anúncios']))
      const text = articleInStudio(page, id)
      await text.open()
      await text.title.fill('Um texto que passa de mão em mão')
      await page.getByTestId('field-workflow').getByRole('combobox').selectOption('Escrevendo')
      await action(page, 'Mandar para revisão de texto').click()
      await expect.poll(stepOf).toBe('text-review')
      await expect(action(page, 'Mandar para revisão técnica')).toBeDisabled()
      await expect(action(page, 'Publicar')).toBeHidden()
      await openActions(page)
      await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: /Despublicar|Excluir|Agendar/ })).toBeHidden()
    }))

  test('who reviews says so, and does not publish either', ({ browser }) =>
    dayOf(browser, 'revisor', async (page) => {
      await articleInStudio(page, id).open()
      await action(page, 'Mandar para revisão técnica').click()
      await action(page, 'Está pronto').click()
      await expect.poll(stepOf).toBe('ready')
      await expect(action(page, 'Publicar')).toBeHidden()
    }))

  test('marketing puts a piece in a place, and readers get it', ({ browser }) =>
    dayOf(browser, 'marketing', async (page) => {
      const place = async () => (await open('/api/anuncios?pagina=/&tela=estreita&lugares=artigo-1')).text()
      await content.createOrReplace({
        _id: creative,
        _type: 'adCreative',
        name: 'Dia do marketing',
        slug: { _type: 'slug', current: 'dia-do-marketing' },
        kind: 'direct',
        format: 'text',
        headline: 'Conta sem tarifa',
        text: 'Veja as condições no site do anunciante.',
        href: 'https://anunciante.example/oferta',
        advertiserCategory: 'bank',
        createdBy: 'Ana',
        approvedBy: 'Bruno',
      })
      expect(await deskOf(page)).toEqual(['Anúncios', 'Configurações do site'])
      await goInStudio(page, '/structure/adSlot;ad-slot-artigo-1')
      await page.getByTestId('field-creatives').getByRole('button', { name: 'Adicionar item' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Peça' }).fill('Dia do marketing')
      await page.getByRole('option', { name: 'Dia do marketing' }).click()
      await dialog.getByRole('spinbutton', { name: 'Peso' }).fill('100')
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await publishOpen(page)
      await expect.poll(place, soon).toContain('Conta sem tarifa')
    }))

  test('a lawyer publishes a new version of a legal text, and the old one stays readable', ({ browser }) =>
    dayOf(browser, 'juridico', async (page) => {
      expect(await deskOf(page)).toEqual(['Textos legais', 'Autores, categorias e avisos'])
      const version = page.getByRole('textbox', { name: 'Versão', exact: true })
      await goInStudio(page, `/structure/legalPage;${policy}`)
      await expect(version).toBeVisible()
      const old = await version.inputValue()
      // The first edit of a document without a draft, while the network is away.
      const failed = page.waitForEvent('requestfailed')
      await page.context().setOffline(true)
      await version.fill('97.0')
      await failed
      await expect(version).toHaveValue('97.0')
      await page.context().setOffline(false)
      await expect.poll(async () => (await content.getDocument(`drafts.${policy}`))?.version).toBe('97.0')
      await page.getByRole('textbox', { name: 'O que mudou nesta versão' }).fill('Nada: é um teste.')
      await expect(page.getByText(/uma versão nova vale desde um dia depois/).first()).toBeAttached()
      await expect(action(page, 'Publicar')).toBeDisabled()
      await page.getByRole('textbox', { name: 'Em vigor desde' }).fill(dayInWords(today(1)))
      await page.keyboard.press('Tab')
      await action(page, 'Publicar').click()
      const dialog = page.getByRole('dialog', { name: 'Antes de publicar' })
      await expect(dialog).toContainText(
        `Depois de publicar: versão 97.0, em vigor desde ${dayInWords(today(1))}`,
      )
      await expect(dialog).toContainText('Nenhuma cláusula mudou')
      await publishOpen(page)
      await expect.poll(() => textOf('/politica-privacidade'), soon).toContain('97.0')

      const reader = await browser.newPage()
      await reader.goto(`${stack.site}/politica-privacidade`)
      const folded = reader.getByRole('group').filter({ hasText: `Versão ${old}` })
      await folded.locator('summary').click()
      await expect(folded.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(folded.getByRole('region').first()).toHaveAccessibleName(
        new RegExp(`\\(versão ${old}\\)$`),
      )
      await reader.close()
    }))
})
