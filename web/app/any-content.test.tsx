import { stegaClean } from '@sanity/client/stega'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake, tokens } from '#lake/testing/test-lake.ts'
import { allTypes } from '#schemas/document-types.ts'
import { anyDocument } from '#schemas/testing/any-document.ts'
import { documents as seeded } from '#scripts/seed/documents.ts'
import { answerShapes } from '#web/content/sanity.shapes.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { htmlOf, inRequest } from '#web/testing/site.ts'

// Documents of every type as a program may write them, in a real store, and all that the site makes of them.

/** A case is every page and file of content: a few for `npm test`, ten times as many for `npm test -- deep`. */
const numRuns = Math.round(Number(process.env.PROPERTY_RUNS || 1_000) / 160)
const seed = Number(process.env.PROPERTY_SEED || 20_261_121)

const lake = await startTestLake()
vi.stubEnv('SANITY_API_HOST', lake.url)
vi.stubEnv('SANITY_READ_TOKEN', tokens.read)

// No source of numbers answers: a page is whole without them.
vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))

afterAll(() => {
  lake.stop()
  lake.remove()
})

const today = todayInBrasilia()

/** The page that the document of a type stands at. */
const slugs = new Map([
  ['article', 'quebrado'],
  ['guide', 'cdb'],
  ['legalPage', 'termos-uso'],
  ['sitePage', 'sobre-nos'],
  ['author', 'ana'],
])

/** Fields that make sure that a document is shown. */
function placeOf(type: string): { slug?: object; [field: string]: unknown } {
  const slug = slugs.get(type)
  if (slug) return { slug: { _type: 'slug', current: slug } }
  if (type === 'homeModule') return { from: today, to: today }
  if (type === 'siteTexts') return { header: [{ label: 'Ao lado', href: '/blog/inteiro' }] }
  return type === 'marketNote' ? { day: today } : {}
}

/** A paragraph that links to a page: what is drawn may have no such link. */
const linked = {
  _type: 'block',
  _key: 'linked',
  style: 'normal',
  markDefs: [{ _type: 'pageLink', _key: 'to', page: { _type: 'reference', _ref: 'guide-lci-lca' } }],
  children: [{ _type: 'span', _key: 'words', text: 'O guia', marks: ['to'] }],
}

const healthy = {
  ...seeded.find(({ _type }) => _type === 'article'),
  body: [linked],
  _id: 'healthy',
  _type: 'article',
  title: 'O texto inteiro ao lado',
  slug: { _type: 'slug', current: 'inteiro' },
  publishedAt: today,
  updatedAt: today,
}
const around = seeded.filter(
  ({ _type, slug }) =>
    _type !== 'article' &&
    _type !== 'siteSettings' &&
    (!slugs.has(_type) || JSON.stringify(slug) !== JSON.stringify(placeOf(_type).slug)),
)

const idsByType = new Map(
  allTypes.map((type) => [
    type,
    [`any-${type}`, ...around.filter(({ _type }) => _type === type).map(({ _id }) => _id)],
  ]),
)

/** Of each type one that is sure to be shown, and one that may be anywhere. */
const strangers = fc.tuple(
  ...allTypes.flatMap((type) => [
    anyDocument(type, idsByType).map((fields) => ({
      ...fields,
      ...placeOf(type),
      _id: `any-${type}`,
      _type: type,
    })),
    anyDocument(type, idsByType).map((fields) => ({ ...fields, _id: `other-${type}`, _type: type })),
  ]),
)

async function write(documents: readonly { _id: string; _type: string }[]) {
  const open = lake.editor.transaction()
  for (const document of documents) open.createOrReplace(document)
  await open.commit()
}

// Only now does the site read where its store is.
const { publishedClient, draftClient } = await import('#web/content/queries/client.ts')
const { default: HomePage } = await import('./page.tsx')
const { default: BlogPage } = await import('./blog/page.tsx')
const { default: SearchPage } = await import('./busca/page.tsx')
const article = await import('./blog/[slug]/page.tsx')
const guide = await import('./investimentos/[slug]/page.tsx')
const investments = await import('./investimentos/page.tsx')
const about = await import('./sobre-nos/page.tsx')
const author = await import('./autores/[slug]/page.tsx')
const { default: AuthorsPage } = await import('./autores/page.tsx')
const { LegalPage, legalMetadata } = await import('./_legal/LegalPage.tsx')
const { SiteHeader } = await import('./_frame/SiteHeader.tsx')
const { SiteFooter } = await import('./_frame/SiteFooter.tsx')
const { default: RoiPage } = await import('./roi/page.tsx')
const { default: NotFound } = await import('./not-found.tsx')
const { MarketNote } = await import('#web/content/MarketNote.tsx')
const { GET: rss } = await import('./blog/rss.xml/route.ts')
const { GET: atom } = await import('./blog/atom.xml/route.ts')
const { GET: jsonFeed } = await import('./blog/feed.json/route.ts')
const { GET: search } = await import('./api/busca/route.ts')
const { GET: sitemap } = await import('./server-sitemap.xml/route.ts')
const { GET: addresses } = await import('./enderecos.json/route.ts')
const { GET: sellers } = await import('./ads.txt/route.ts')
const { GET: ads } = await import('./api/anuncios/route.ts')
const { GET: articlePicture } = await import('./blog/[slug]/imagem.png/route.ts')
const { GET: picture } = await import('./imagens/[nome]/route.ts')

const at = <Params extends object>(params: Params, query = {}) => ({
  params: Promise.resolve(params),
  searchParams: Promise.resolve(query),
})
const ofArticle = at({ slug: 'quebrado' })
const ofGuide = at({ slug: 'cdb' })
const request = new Request('http://localhost/')
const visit = new Request('http://localhost/?pagina=/blog/inteiro&tela=larga&lugares=artigo-1,rodape')

/** Where the text beside has to stand, whatever the others are. */
const lists: Record<string, () => Promise<string>> = {
  header: async () => htmlOf(await SiteHeader()),
  home: async () => htmlOf(await HomePage()),
  blog: async () => htmlOf(await BlogPage()),
  search: async () => htmlOf(await SearchPage(at({}, { q: 'inteiro' }))),
  ahead: async () => JSON.stringify(await article.generateStaticParams()),
  rss: async () => (await rss(request)).text(),
  atom: async () => (await atom(request)).text(),
  jsonFeed: async () => (await jsonFeed(request)).text(),
  searched: async () => (await search()).text(),
  sitemap: async () => (await sitemap()).text(),
  addresses: async () => (await addresses()).text(),
}

const pages: Record<string, () => Promise<string>> = {
  article: async () => htmlOf(await article.default(ofArticle)),
  articleHead: async () => JSON.stringify(await article.generateMetadata(ofArticle)),
  linkedArticle: async () => htmlOf(await article.default(at({ slug: 'inteiro' }))),
  guide: async () => htmlOf(await guide.default(ofGuide)),
  guideHead: async () => JSON.stringify(await guide.generateMetadata(ofGuide)),
  guidesAhead: async () => JSON.stringify(await guide.generateStaticParams()),
  investments: async () => htmlOf(await investments.default()),
  about: async () => htmlOf(await about.default()),
  author: async () => htmlOf(await author.default(at({ slug: 'ana' }))),
  authorHead: async () => JSON.stringify(await author.generateMetadata(at({ slug: 'ana' }))),
  authors: async () => htmlOf(await AuthorsPage()),
  aboutHead: async () => JSON.stringify(await about.generateMetadata()),
  legal: async () => htmlOf(await LegalPage({ slug: 'termos-uso' })),
  legalHead: async () => JSON.stringify(await legalMetadata('termos-uso')),
  footer: async () => htmlOf(await SiteFooter()),
  calculator: async () => htmlOf(<RoiPage />),
  lost: async () => htmlOf(await NotFound()),
  note: async () => htmlOf(await MarketNote({ series: 'usd-brl' })),
  sellers: async () => (await sellers()).text(),
  ads: async () => (await ads(visit)).text(),
}

const pictures: Record<string, () => Promise<string>> = {
  articlePicture: () => drawn(articlePicture(request, ofArticle)),
  guidePicture: () => drawn(picture(request, at({ nome: 'investimentos-cdb.png' }))),
  legalPicture: () => drawn(picture(request, at({ nome: 'termos-uso.png' }))),
  aboutPicture: () => drawn(picture(request, at({ nome: 'sobre-nos.png' }))),
}

async function drawn(answer: Promise<Response>): Promise<string> {
  const type = (await answer).headers.get('content-type')
  if (type !== 'image/png') throw new Error(`not drawn: ${type}`)
  return type
}

const unreadable = /\/null\b|\bundefined\b|\bNaN\b|\[object |Invalid Date|unreadable|does not answer/

/** A wrong value behind a name, with the words around it; undefined when it is right. */
async function faultOf(
  name: string,
  isDraft: boolean,
  show: () => Promise<string>,
): Promise<string | undefined> {
  try {
    const text = stegaClean(await inRequest(isDraft, show))
    const found = unreadable.exec(text)
    if (found) return `${name}: ${text.slice(Math.max(0, found.index - 200), found.index + 50)}`
    return name in lists && !text.includes('inteiro') ? `${name} lost the text beside` : undefined
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.stack?.slice(0, 400) : error}`
  }
}

beforeAll(() => write([...around, healthy]))

test('whatever the store holds, every page, list, feed and picture is there', {
  timeout: 600_000,
}, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const asked = [publishedClient, draftClient].flatMap((client) => (client ? vi.spyOn(client, 'fetch') : []))
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const faults: unknown[] = []
  for (const [index, documents] of fc.sample(strangers, { numRuns, seed }).entries()) {
    await write(documents)
    // Readers and editors take turns.
    const isDraft = index % 2 === 1
    // Drawing takes longest: one each time.
    const onePicture = Object.entries(pictures).filter((_, place) => place === index % 4)
    for (const [name, show] of [...Object.entries({ ...lists, ...pages }), ...onePicture]) {
      faults.push(await faultOf(name, isDraft, show))
    }
  }
  expect(faults.filter(Boolean)).toEqual([])
  const queries = asked.flatMap(({ mock }) => mock.calls.map(([query]) => query))
  expect(new Set(queries)).toEqual(new Set(Object.keys(answerShapes)))
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^\{"content":"unreadable","field":"[^"]+"\}$/))
})
