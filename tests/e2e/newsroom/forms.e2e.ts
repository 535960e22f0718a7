import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { renewed } from '../renewal.ts'
import { publishOwnArticle } from './own-article.ts'

// They share one server.
test.describe.configure({ mode: 'default' })

const article = 'artigo-de-teste-com-newsletter'
const list = randomUUID()
/** Received letters, whole: headers and text. */
const letters: string[] = []
/** Requests to the service of the newsletter. */
const asked: unknown[] = []

/** A real server of e-mail on this machine. */
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    void text(stream).then((letter) => {
      letters.push(letter)
      done()
    })
  },
})

/** Listmonk's door for a form: https://listmonk.app/docs/apis/subscribers/#post-apipublicsubscription */
const listmonk = createServer(async (request, response) => {
  const given: { email: string } = JSON.parse(await text(request))
  asked.push(given)
  response.statusCode = given.email.startsWith('recusado') ? 400 : 200
  response.end(JSON.stringify(response.statusCode === 200 ? { data: true } : { message: 'Invalid email.' }))
})

let site: OwnSite

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is always an AddressInfo.
  return (server.address() as AddressInfo).port
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [smtp, service] = await Promise.all([listen(mail.server), listen(listmonk)])
  // Before the other server starts, to which nobody tells of a publication.
  const form = { _type: 'newsletterForm', _key: 'newsletter', title: 'Receba as contas da semana' }
  await publishOwnArticle(article, [form])
  site = await startOwnSite('.next-forms', {
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'formulario@emmiudos.com.br',
    MAIL_TO: 'redacao@emmiudos.com.br',
    NEWSLETTER: 'listmonk',
    NEWSLETTER_URL: `http://127.0.0.1:${service}`,
    NEWSLETTER_LIST: list,
  })
  // The copy begins with the pages of a site that has neither.
  await Promise.all(['/contato', `/blog/${article}`].map((path) => renewed(site.address + path)))
})

test.afterAll(async () => {
  await site.stop()
  mail.server.close()
  listmonk.close()
})

const message = 'A parcela deu um centavo a mais: 50 % & <b>"aspas"</b>.'

async function write(page: Page, address: string) {
  await page.getByLabel('Nome (opcional)').fill('Ana')
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Assunto').selectOption('Erro em cálculo')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar' }).click()

/** With and without JavaScript the browser itself sends the form. */
async function visit(browser: Browser, path: string, javaScriptEnabled: boolean): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled })
  await page.goto(site.address + path)
  return page
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test(`a message ${how} JavaScript: what is wrong is said, nothing is lost, and it arrives`, async ({
    browser,
  }) => {
    letters.length = 0
    const page = await visit(browser, '/contato', javaScriptEnabled)
    // The browser takes this address; the site does not.
    await write(page, 'ana@exemplo')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Falta pouco' })).toBeVisible()
    await expect(page.locator('main')).toContainText('Escreva o seu e-mail, por exemplo ana@exemplo.com.br.')
    await expect(page.getByLabel('Nome (opcional)')).toHaveValue('Ana')
    await expect(page.getByLabel('Assunto')).toHaveValue('erro')
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(message)
    expect(letters).toEqual([])
    await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Recebemos' })).toBeVisible()
    await expect(page.locator('main')).toContainText('Resposta em até 5 dias úteis')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatch(/^To: redacao@emmiudos\.com\.br\r$/m)
    expect(letters[0]).toMatch(/^Reply-To: ana@exemplo\.com\.br\r$/m)
    expect(letters[0]).toContain('A parcela deu um centavo a mais')
    await page.close()
  })

  test(`a newsletter ${how} JavaScript: a refused address comes back, another is handed on`, async ({
    browser,
  }) => {
    asked.length = 0
    const page = await visit(browser, `/blog/${article}`, javaScriptEnabled)
    const address = page.getByLabel('Seu e-mail')
    const subscribe = () => page.getByRole('button', { name: 'Assinar' }).click()
    await address.fill('recusado@exemplo.com.br')
    await subscribe()
    await expect(page.locator('main')).toContainText('O serviço de envio não aceita esse endereço.')
    await expect(address).toHaveValue('recusado@exemplo.com.br')
    await address.fill('ana@exemplo.com.br')
    await subscribe()
    await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
    const emails = ['recusado@exemplo.com.br', 'ana@exemplo.com.br']
    expect(asked).toEqual(emails.map((email) => ({ email, list_uuids: [list] })))
    await page.close()
  })
}

test('what a program fills in the field that no reader sees is thanked for, and goes nowhere', async ({
  page,
}) => {
  letters.length = 0
  await page.goto(`${site.address}/contato`)
  await write(page, 'programa@exemplo.com.br')
  const trap = page.locator('form input[name=site]')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://compre.example'
  })
  await send(page)
  await expect(page.getByRole('heading', { name: 'Recebemos' })).toBeVisible()
  expect(letters).toEqual([])
})
