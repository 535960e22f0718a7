import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { routeOf, routes } from '../routes.ts'
import { stack } from '../stack.ts'
import { ask } from './page-html.ts'

/** Of this site, with its name. */
const address = z.url().refine((text) => text.startsWith(stack.site))
const text = z.string().min(1)
/** As RFC 822 writes a moment, for RSS. */
const moment = z.string().regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
const instant = z.iso.datetime({ offset: true })
const dayOrInstant = z.union([z.iso.date(), instant])

/** An XML file as an object: `@` before an attribute, a list where the name is one of `lists`. */
async function readXml(path: string, lists: readonly string[]): Promise<unknown> {
  const answer = await ask(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type'), path).toMatch(/xml/)
  const xml = await answer.text()
  expect(XMLValidator.validate(xml), path).toBe(true)
  const options = { ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }
  return new XMLParser({ ...options, isArray: (name) => lists.includes(name) }).parse(xml)
}

const sitemap = z.object({
  urlset: z.object({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    url: z.array(z.strictObject({ loc: address, lastmod: dayOrInstant.optional() })).min(1),
  }),
})

test('the sitemaps list every page that a search engine may show, and no other, with true days', async () => {
  const index = z
    .object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: address })) }) })
    .parse(await readXml('/sitemap.xml', ['sitemap']))
  const files = index.sitemapindex.sitemap.map(({ loc }) => new URL(loc).pathname)
  expect(files).toEqual(['/sitemap-0.xml', '/server-sitemap.xml'])
  for (const file of files) {
    const { url } = sitemap.parse(await readXml(file, ['url'])).urlset
    const addresses = url.map(({ loc }) => new URL(loc))
    const expected = Object.entries(routes).filter(([, each]) => `/${each.sitemap}` === file)
    expect(new Set(addresses.map(routeOf)), file).toEqual(new Set(expected.map(([route]) => route)))
    const visited = expected.flatMap(([, { visits }]) => visits.map((path) => path.replace(/#.*/, '')))
    const listed = addresses.map(({ pathname, search }) => pathname + search)
    expect(listed).toEqual(expect.arrayContaining(visited))
    expect(new Set(listed).size, file).toBe(listed.length)
    const days = url.flatMap(({ lastmod }) => lastmod ?? [])
    expect(
      days.filter((day) => Date.parse(day) > Date.now()),
      file,
    ).toEqual([])
    // Editors' pages always have their day; other pages the days of the code's history, where there is one.
    expect(days.length, file).toBeGreaterThanOrEqual(file === '/server-sitemap.xml' ? url.length : 0)
  }
})

const rss = z.object({
  rss: z.object({
    '@version': z.literal('2.0'),
    channel: z.object({
      title: text,
      link: address,
      description: text,
      language: z.literal('pt-BR'),
      lastBuildDate: moment,
      'atom:link': z.object({ '@rel': z.literal('self'), '@href': address }),
      item: z
        .array(
          z.object({
            title: text,
            link: address,
            guid: z.object({ '#text': text, '@isPermaLink': z.literal('false') }),
            description: text,
            pubDate: moment,
            'dc:creator': z.array(text).min(1),
            category: z.array(text).min(1),
          }),
        )
        .min(1),
    }),
  }),
})

const atom = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: text,
    title: text,
    updated: instant,
    link: z.array(z.object({ '@href': address })).min(1),
    entry: z.array(
      z.object({ id: text, title: text, updated: instant, link: z.array(z.object({ '@href': address })) }),
    ),
  }),
})

test('the feeds are RSS 2.0, Atom and JSON Feed 1.1, with whole addresses and days', async () => {
  const { channel } = rss.parse(await readXml('/blog/rss.xml', ['item', 'category', 'dc:creator'])).rss
  const links = channel.item.map(({ link }) => link)
  expect(new Set(links).size).toBe(links.length)
  const json = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      home_page_url: address,
      feed_url: address,
      items: z.array(
        z.object({ url: address, image: address, date_published: instant, date_modified: instant }),
      ),
    })
    .parse(await (await ask('/blog/feed.json')).json())
  expect(json.items.map(({ url }) => url)).toEqual(links)
  const lists = ['entry', 'link']
  const { feed } = atom.parse(await readXml('/blog/atom.xml', lists))
  expect(feed.entry).toHaveLength(links.length)
  const until = addDays(dayInBrasilia(new Date()), 30)
  for (const path of ['/api/regras/feed.xml', `/alertas-cambio/feed.xml?par=USD-BRL&acima=0.01&ate=${until}`])
    atom.parse(await readXml(path, lists))
})

test('robots.txt, ads.txt, the manifest and a picture of each kind are there for programs', async () => {
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${stack.site}/sitemap.xml`)
  expect(robots).not.toContain('Disallow')
  const sellers = await ask('/ads.txt')
  expect(sellers.headers.get('content-type')).toContain('text/plain')
  expect(await sellers.text()).toMatch(
    /^(google\.com, pub-\d{16}, DIRECT, f08c47fec0942fa0|placeholder\.example\.com, placeholder, DIRECT, placeholder)\n/,
  )
  const { icons } = z
    .object({
      name: z.literal('Em Miúdos'),
      icons: z.array(z.object({ src: text, sizes: text, purpose: text.optional() })),
    })
    .parse(await (await ask('/manifest.webmanifest')).json())
  expect(icons.filter(({ purpose }) => purpose === 'maskable').length).toBeGreaterThan(0)
  const pictures = ['inicio', 'investimentos-cdb', 'termos-uso', 'detalhe-ativo-PETR4'].map(
    (name) => `/imagens/${name}.png`,
  )
  const files = [
    ...pictures,
    '/blog/mudancas-iof-2025/imagem.png',
    ...icons.map(({ src }) => src),
    '/favicon.ico',
  ]
  for (const file of files) {
    const answer = await ask(file)
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('content-type'), file).toMatch(/^image\//)
  }
})
