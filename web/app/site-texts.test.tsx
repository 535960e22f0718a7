import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake, tokens } from '#lake/testing/test-lake.ts'
import { documents } from '#scripts/seed/documents.ts'
import { htmlOf, inRequest } from '#web/testing/site.ts'

const lake = await startTestLake()
vi.stubEnv('SANITY_API_HOST', lake.url)
vi.stubEnv('SANITY_READ_TOKEN', tokens.read)
// No source of numbers answers: a page is whole without them.
vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))

// Only now does the site read where its store is.
const { SiteHeader } = await import('./_frame/SiteHeader.tsx')
const { SiteFooter } = await import('./_frame/SiteFooter.tsx')
const { default: HomePage } = await import('./page.tsx')
const { default: NotFound } = await import('./not-found.tsx')
const { default: RoiPage } = await import('./roi/page.tsx')

async function drawn() {
  const draw = (page: () => ReactNode) => inRequest(false, async () => htmlOf(await page()))
  const [header, footer, home, lost, roi] = await Promise.all(
    [SiteHeader, SiteFooter, HomePage, NotFound, () => <RoiPage />].map(draw),
  )
  return { header, footer, home, lost, roi }
}

async function write(fields: object) {
  await lake.editor.createOrReplace({ _id: 'site-texts', _type: 'siteTexts', ...fields })
}

beforeAll(async () => {
  const open = lake.editor.transaction()
  for (const document of documents) open.createOrReplace(document)
  await open.commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

test('what editors have not written is the text of the site, before the document and in an empty one', async () => {
  const before = await drawn()
  await write({})
  const after = await drawn()
  expect([after.header, after.footer, after.lost]).toEqual([before.header, before.footer, before.lost])
  expect(after.roi).toContain('<h1>Esse investimento se pagou?</h1>')
})

test('added links stand after those of the site, and without a page they stand nowhere', async () => {
  const link = (href: string, fields = {}) => ({ _key: href, label: `A ${href}`, href, ...fields })
  await write({
    header: [link('/roi')],
    calculatorMenu: [link('/clt-pj?x=1', { question: 'CLT ou PJ?' }), link('//outro.example'), link('/nada')],
    footer: [
      link('/blog/tesouro-direto-vs-renda-fixa-primavera-2025', { column: 'Ferramentas' }),
      link('/blog/saiu-do-ar', { column: 'Ferramentas' }),
      link('/roi', { column: 'Outra' }),
    ],
  })
  const { header, footer } = await drawn()
  expect(header).toMatch(/href="\/blog"[^>]*>Blog<\/a><\/li><li><a href="\/roi"/)
  expect(header).toMatch(/Independência Financeira.*href="\/clt-pj\?x=1".*CLT ou PJ\?/)
  expect(footer).toContain('href="/blog/tesouro-direto-vs-renda-fixa-primavera-2025"')
  expect(`${header}${footer}`).not.toMatch(/outro\.example|\/nada|saiu-do-ar|A \/roi.*Outra/)
  expect(footer).not.toContain('A /roi')
})

test('a column of editors stands after those of the site, with the links that lead to a page; an empty one nowhere', async () => {
  const link = (href: string) => ({ _key: href, label: `A ${href}`, href })
  await write({
    footerColumns: [
      { _key: 'a', title: 'Para começar', links: [link('/roi'), link('/nada')] },
      { _key: 'b', title: 'Sem página', links: [link('/nada')] },
      { _key: 'c', links: [link('/clt-pj')] },
      { _key: 'd', title: 'Sem link' },
    ],
  })
  const { footer } = await drawn()
  const titles = Array.from(footer?.matchAll(/<h2 id="rodape-\d">(.*?)<\/h2>/g) ?? [], ([, title]) => title)
  expect(titles).toEqual(['Cotações', 'Ferramentas', 'Legal &amp; Contato', 'Para começar'])
  expect(footer).toMatch(/Para começar<\/h2><ul><li><a href="\/roi"[^>]*>A \/roi<\/a><\/li><\/ul>/)
  expect(footer).not.toMatch(/nada|A \/clt-pj|Sem link/)
})

test('the modules of the home page follow the order that is given, all of them', async () => {
  await write({ homeOrder: ['articles', 'gone'] })
  const ids = Array.from((await drawn()).home?.matchAll(/<h2 id="([\w-]+)"/g) ?? [], ([, id]) => id)
  // The season's module is there on its days only.
  expect(ids.filter((id) => id !== 'momento')).toEqual(['contas', 'para-ler', 'regras', 'rende'])
})

test('a calculator has the question, the introduction and the further questions of editors, the lost page its title', async () => {
  const answer = (text: string) => [
    { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', _key: 's', text }] },
  ]
  await write({
    calculators: [
      {
        _key: 'a',
        calculator: 'roi',
        question: 'Valeu a pena?',
        dek: 'Em duas linhas.',
        questions: [
          { _key: 'q', question: 'E o tempo?', answer: answer('Conta também.') },
          { _key: 'r', question: 'Sem resposta?' },
        ],
      },
    ],
    notFoundTitle: 'Não achamos.',
  })
  const { roi, lost } = await drawn()
  expect(roi).toContain('<h1>Valeu a pena?</h1>')
  expect(roi).toMatch(/Em duas linhas\..*E o tempo\?.*Conta também\./s)
  expect(roi).not.toContain('Sem resposta?')
  expect(lost).toContain('Não achamos.')
})
