import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import * as z from 'zod'
import { pageTypes } from '#schemas/document-types.ts'
import { footerColumns } from '#web/app/_frame/navigation.ts'
import { calculators } from '#web/calculators/registry.ts'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assets } from '#web/rates/catalogue/assets.ts'
import { specifiedPaths, visits } from '../routes.ts'
import { stack } from '../stack.ts'
import { faultsOf, graphOf, trailOf } from './json-ld.ts'
import {
  ask,
  forEachOf,
  leadsOf,
  linksOf,
  metaOf,
  oddLinksOf,
  type PageHtml,
  readPages,
  textsOf,
} from './page-html.ts'

// One after the other: all of them look at the same answers.
test.describe.configure({ mode: 'default' })

const onSite = (path: string) => new URL(path, stack.site).href

let pages: PageHtml[] = []
/** Pages of the specification, and some of the assets that it has at `?codigo=`. */
let specified: PageHtml[] = []
const assetPaths = new Set(assets.map(({ code }) => assetPath(code)))

test.beforeAll(async () => {
  pages = await readPages([...new Set([...specifiedPaths, ...visits.map((path) => path.replace(/#.*/, ''))])])
  specified = pages.filter(({ path }) => specifiedPaths.includes(path) || assetPaths.has(path))
})

test('every path of the specification is a page of its own, with what search engines read', () => {
  for (const page of specified) {
    const { path, status } = page
    expect.soft(status, path).toBe(200)
    const [title = ''] = textsOf(page, 'head title')
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30)
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    const description = metaOf(page, 'description')
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    const address = linksOf(page, 'canonical')
    expect
      .soft(
        address.map((one) => new URL(one).href),
        path,
      )
      .toEqual([onSite(path)])
    const languages = [`pt-BR ${address[0]}`]
    expect
      .soft(
        linksOf(page, 'alternate').filter((link) => / /.test(link)),
        path,
      )
      .toEqual(languages)
    expect.soft(textsOf(page, 'h1').filter(Boolean), path).toHaveLength(1)
    expect.soft(textsOf(page, 'main'), path).toHaveLength(1)
    const trail = page.root.querySelectorAll('nav[aria-label="Você está em"]')
    expect.soft(trail, path).toHaveLength(path === '/' ? 0 : 1)
    expect.soft(metaOf(page, 'og:url'), path).toBe(address[0])
    expect.soft(metaOf(page, 'og:image'), path).toMatch(/\.png$/)
    expect.soft(metaOf(page, 'twitter:card'), path).toBe('summary_large_image')
  }
  expect(specified.length).toBeGreaterThan(specifiedPaths.length)
})

test('no two pages of the specification have the same title, description, heading or picture', () => {
  const values = {
    title: (page: PageHtml) => textsOf(page, 'head title')[0],
    description: (page: PageHtml) => metaOf(page, 'description'),
    heading: (page: PageHtml) => textsOf(page, 'h1')[0],
    picture: (page: PageHtml) => metaOf(page, 'og:image'),
  }
  for (const [name, of] of Object.entries(values)) {
    const all = specified.map((page) => `${of(page)}`)
    expect
      .soft(
        all.filter((value, index) => all.indexOf(value) !== index),
        name,
      )
      .toEqual([])
  }
})

/** Requirements of a new page type that its page alone would not show (README, 'I want to add…'). */
test('a text of the editors tells its revision and its picture, and the search knows it', async () => {
  const told = z.object({ pages: z.array(z.string()) })
  const { pages: addresses } = told.parse(await (await ask('/enderecos.json')).json())
  for (const { type, path } of pageTypes)
    expect.soft(addresses.some((address) => address.startsWith(`${path}/`)) || path === '', type).toBe(true)
  const found = z.array(z.object({ href: z.string() })).parse(await (await ask('/api/busca')).json())
  expect.soft(found.map(({ href }) => href)).toEqual(expect.arrayContaining(addresses))
  for (const page of await readPages(addresses)) {
    expect.soft(metaOf(page, 'revision'), page.path).toMatch(/./)
    const picture = await ask(new URL(metaOf(page, 'og:image')).pathname)
    expect.soft([picture.status, picture.headers.get('content-type')], page.path).toEqual([200, 'image/png'])
    await picture.body?.cancel()
  }
})

/** The calculators that are a page, by their path. */
const calculatorPaths: readonly string[] = Object.entries(calculators).flatMap(([slug, { path }]) =>
  path === `/${slug}` ? path : [],
)

/** Types of spec/pages.md §0.6 besides the breadcrumb. Simulated prices are never in them (rate-graph.test.ts). */
function typesOf(path: string): string[] {
  const own: Readonly<Record<string, string[]>> = {
    '/': ['WebSite', 'Organization'],
    '/blog': ['Blog', 'ItemList'],
    '/calculadoras': ['WebPage', 'ItemList'],
    '/contato': ['ContactPage'],
    '/detalhe-ativo?codigo=PETR4': ['WebPage', 'Corporation'],
    '/investimentos': ['CollectionPage'],
    '/sobre-nos': ['AboutPage'],
  }
  if (path.startsWith('/blog/')) return ['BlogPosting']
  if (path.startsWith('/investimentos/')) return ['Article']
  return own[path] ?? (calculatorPaths.includes(path) ? ['WebApplication'] : ['WebPage'])
}

test('search engines are told what each page is and where it stands', () => {
  for (const page of specified) {
    const { path } = page
    const graph = graphOf(page)
    const types = graph.map((node) => node['@type'])
    expect.soft(types.toSorted(), path).toEqual(['BreadcrumbList', ...typesOf(path)].toSorted())
    expect.soft(faultsOf(graph), path).toEqual([])
    const trail = trailOf(graph)
    expect.soft(trail[0], path).toMatchObject({ name: 'Home', item: onSite('/') })
    expect.soft(trail.at(-1)?.item, path).toBe(onSite(path))
  }
})

const hasId = (page: PageHtml, id: string) => page.root.querySelector(`[id="${id}"]`) !== null

test('every link leads somewhere, and every file of a page is there', async () => {
  const known = new Map(pages.map((page) => [page.path, page]))
  const leads = pages.flatMap(leadsOf)
  const lost = leads.filter(({ path, id }) => {
    const target = known.get(path)
    // The way to a result is shown where there is one (SkipLinks.module.css).
    return id && id !== 'resultado' && target && !hasId(target, id)
  })
  expect.soft(lost).toEqual([])
  expect.soft(pages.flatMap(oddLinksOf)).toEqual([])
  // One page draws each asset; some of them are among those that were read.
  const others = new Map(leads.map(({ path, from }) => [path, from]))
  const unread = [...others].filter(([path]) => !(known.has(path) || assetPaths.has(path)))
  expect(unread.length).toBeGreaterThan(50)
  await forEachOf(unread, async ([path, from]) => {
    const { status, body } = await ask(path)
    await body?.cancel()
    if ([200, 308].includes(status)) return
    // An editor's test may have taken the text away since: then its list has no link to it any more.
    const [again] = await readPages([from])
    const stillLeads = again && leadsOf(again).some((lead) => lead.path === path)
    expect.soft(stillLeads, `${from}: ${path} answers ${status}`).toBe(false)
  })
})

test('header and footer have the entries of the specification, on every page', () => {
  const menu = [
    ['Conversão de Moedas', '/calculadora-moedas'],
    ['Juros Compostos', '/juros-compostos'],
    ['IOF', '/calculadora-iof'],
    ['Financiamento', '/simulador-financiamento'],
    ['Rescisão Trabalhista', '/rescisao-trabalhista'],
    ['Ganho de Capital', '/ganho-capital'],
    ['Conversor de Taxas', '/conversor-taxas'],
    ['Rentabilidade Real', '/rentabilidade-real'],
    ['Renda Passiva', '/renda-passiva'],
    ['Independência Financeira', '/independencia-financeira'],
  ]
  const top = [
    ['Home', '/'],
    ['Cotações', '/dolar-hoje'],
    ['Investimentos', '/investimentos'],
    ['Blog', '/blog'],
  ]
  const linksIn = ({ root }: PageHtml, selector: string) =>
    root
      .querySelectorAll(`${selector} a`)
      .map((link) => [(link.querySelector('span') ?? link).text.trim(), link.getAttribute('href')])
  for (const page of pages) {
    const { path } = page
    expect.soft(linksIn(page, 'header nav[aria-label="Principal"]'), path).toEqual(top)
    expect.soft(textsOf(page, 'header nav[aria-label="Principal"] button'), path).toEqual(['Calculadoras'])
    expect.soft(linksIn(page, 'header nav[aria-label="Calculadoras"]'), path).toEqual(menu)
    const onPhone = linksIn(page, 'header nav[aria-label="Principal, no celular"]')
    expect.soft(onPhone, path).toEqual(expect.arrayContaining([...top, ...menu]))
    const footer = linksIn(page, 'body > footer nav')
    const entries = footerColumns.flatMap(({ places }) => places.map(({ label, href }) => [label, href]))
    expect.soft(footer.slice(0, -1), path).toEqual(entries)
    expect.soft(footer.at(-1)?.[1], path).toMatch(/^mailto:\S+@\S+$/)
    const text = textsOf(page, 'body > footer').join(' ')
    expect.soft(text, path).toContain('De onde vêm os dados')
    expect.soft(text, path).toMatch(/Não é recomendação financeira/)
  }
})

/** Rules of HTML and of accessibility; without rules about React's way of writing it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes attributes as it calls them, void elements with a slash, and the empty value of a boolean: all one to HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A field without a type is one of text.
    'no-implicit-input-type': 'off',
    // All scripts and styles are of this site.
    'require-sri': 'off',
    // Filters act as one types or chooses: nothing to send.
    'wcag/h32': 'off',
  },
})

test('the HTML of every page is valid', async () => {
  const faults = new Set<string>()
  for (const { path, html } of pages) {
    // Next writes it on the style sheets of what it loads later; a browser passes over it.
    const own = html.replaceAll(/(<link [^>]*rel="stylesheet") as="style"/g, '$1')
    const { results } = await validator.validateString(own)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.add(`${path}: ${ruleId}: ${message} (${selector})`)
  }
  expect([...faults].slice(0, 40)).toEqual([])
})
