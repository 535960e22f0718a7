import { type Browser, expect, type Page } from '@playwright/test'
import type { roles } from '#studio/desk/roles.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { keepTexts } from './words.ts'

type EditorWindow = {
  /** The store's one account gets the e-mail that the Studio's list gives this role to, as accounts of hosted Sanity have. */
  role?: keyof typeof roles
  /** Whether the Studio has to send the browser to the store's sign-in first, which draws it twice. */
  signedOut?: boolean
}

/**
 * A window of an editor, with a separate sign-in, so that two of them are two people to the Studio. It records the texts
 * that it shows.
 */
export async function newWindow(browser: Browser, { role, signedOut }: EditorWindow = {}): Promise<Page> {
  const storageState = signedOut ? undefined : await signedIn()
  // Fading in is a third of the work of opening the Studio where the processor draws.
  const reducedMotion = 'reduce'
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, storageState, reducedMotion })
  if (role) {
    await page.route(/\/users\/me(\?|$)/, async (route) => {
      // Chromium knows the project's own name on this machine, and Node does not.
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: stack.store + pathname + search })
      await route.fulfill({ response, json: { ...(await response.json()), email: `${role}@localhost` } })
    })
  }
  await page.addInitScript(keepTexts)
  return page
}

/** Browser storage of the Studio once the store has sent it back with a code. */
async function signedIn() {
  const login = await fetch(`${stack.store}/v1/auth/login/local?origin=${stack.studio}`, {
    redirect: 'manual',
  })
  const code = new URL(login.headers.get('location') ?? '').hash.slice('#sid='.length)
  const { token } = await (await fetch(`${stack.store}/v1/auth/fetch?sid=${code}`)).json()
  const kept = { name: '__studio_auth_token_local', value: JSON.stringify({ token }) }
  return { cookies: [], origins: [{ origin: stack.studio, localStorage: [kept] }] }
}

/** Goes to an address of the Studio: by its own router where it is loaded already, as a click on a link does. */
export async function goInStudio(page: Page, path: string) {
  if (!page.url().startsWith(stack.studio)) {
    await page.goto(stack.studio + path)
    return
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Opens an empty form by the button that an editor uses. */
export async function startDocument(page: Page, type: 'Artigo' | 'Autor' | 'Categoria') {
  await goInStudio(page, '/structure')
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: type, exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Endereço' })).toBeVisible()
}

/** The id of the document whose form is open. */
export function openDocumentId(page: Page): string {
  return /;([^;,%]+)[^;]*$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
}

/** Opens the menu above the form: the only one of a document. */
export async function openActions(page: Page) {
  await page.getByTestId('document-pane').getByRole('button', { name: 'Mais ações' }).click()
  await expect(page.getByRole('button', { name: 'Abrir ações do documento' })).toBeHidden()
}

export async function chooseAction(page: Page, name: string | RegExp) {
  await openActions(page)
  await page.getByRole('menuitem', { name }).click()
}

/** Lets the Studio make the address from the name, and waits for the store to have it: until then nothing is published. */
export async function generateSlug(page: Page, slug: string) {
  await page.getByTestId('field-slug').getByRole('button', { name: 'Gerar' }).click()
  const stored = () => content.getDocument(`drafts.${openDocumentId(page)}`)
  await expect.poll(stored).toMatchObject({ slug: { current: slug } })
}

/** The dialog that asks what changed, and tells what to know before, with its button to go on. */
const agreeing = (page: Page) =>
  page.getByRole('dialog', { name: 'Antes de publicar' }).getByRole('button', { name: 'Publicar agora' })

/** Goes on, with a reason where a text has not passed its reviews. */
async function agree(page: Page) {
  const reason = page.getByRole('textbox', { name: /Por que vai ao ar assim/ })
  if (await reason.isVisible()) await reason.fill('É um teste.')
  await agreeing(page).click()
}

/**
 * Publishes the open document; clicks again if the Studio was still checking what had just been typed.
 *
 * @param id where the address of the form does not end with it
 */
export async function publishOpen(page: Page) {
  const id = openDocumentId(page)
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  const revision = async () => (await content.getDocument(id))?._rev
  const before = await revision()
  // By the store: the Studio goes on saying when it last published while it gets ready to ask.
  const isOut = async () => (await revision()) !== before
  const isAsked = () => agreeing(page).isVisible()
  await expect(publish).toBeEnabled()
  await expect(async () => {
    if (!(await isAsked()) && (await publish.isEnabled())) await publish.click({ timeout: 10_000 })
    await expect.poll(async () => (await isAsked()) || (await isOut()), { timeout: 20_000 }).toBe(true)
    if (await isAsked()) await agree(page)
    await expect.poll(isOut, { timeout: 20_000 }).toBe(true)
  }).toPass()
  await expect(page.getByRole('button', { name: /Última publicação/ })).toBeVisible()
}

/** The parts of the real Studio that the tests touch, by the names that an editor reads. */
export function articleInStudio(page: Page, id: string) {
  const title = page.getByTestId('field-title').getByRole('textbox').first()
  const action = (name: string) => page.getByRole('button', { name, exact: true })

  async function showPerspective(name: 'Publicado' | 'Rascunho') {
    await page.getByTestId(`document-header-${name}-chip`).click()
  }

  return {
    title,
    async open() {
      await goInStudio(page, `/structure/article;${id}`)
      await expect(title).toBeVisible()
    },
    async retitle(text: string) {
      // On a slow machine the Studio renders the field again once it has the document, and the text typed before is gone.
      await expect(async () => {
        await title.fill(text)
        await expect(action('Publicar')).toBeEnabled({ timeout: 10_000 })
      }).toPass()
    },
    /** Publishes the published document again, with its confirmation. @returns the moment of the last click, ms since 1970 */
    async publish(): Promise<number> {
      await expect(action('Publicar')).toBeEnabled()
      await action('Publicar').click()
      await expect(agreeing(page)).toBeVisible()
      const clickedAt = Date.now()
      await agreeing(page).click()
      return clickedAt
    },
    async unpublish() {
      await showPerspective('Publicado')
      await action('Despublicar').click()
      const dialog = page.getByRole('dialog', { name: 'Despublicar' })
      await dialog.getByRole('radio', { name: 'Volta depois' }).click()
      await dialog.getByRole('button', { name: 'Despublicar agora' }).click()
    },
    async backToDraft() {
      await showPerspective('Rascunho')
    },
  }
}

/**
 * Opens the dialog that asks before the open document is deleted, with the documents that refer to it. Opens it again if it
 * is gone or still empty after 20 s: a pane that the Studio renders again takes its dialog along.
 */
export async function askToDelete(page: Page) {
  const question = page.getByRole('dialog', { name: 'Excluir documento?' })
  const answer = question.getByRole('button', { name: /^Excluir/ })
  await expect(async () => {
    if (await question.isVisible()) await page.keyboard.press('Escape')
    await chooseAction(page, /^Excluir/)
    await expect(answer).toBeVisible({ timeout: 20_000 })
  }).toPass()
  return question
}
