import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { atom, type FeedArticle, jsonFeed, rss } from './feeds.ts'

const article: FeedArticle = {
  _id: 'article-iof',
  slug: 'mudancas-iof-2025',
  title: 'IOF & câmbio: <o que> mudou "agora"\u0000\u0008',
  dek: 'A tese.',
  keyPoints: ['Um.', 'Dois.'],
  category: 'Impostos',
  tags: ['iof'],
  authors: ['Ana', 'Bia'],
  publishedAt: '2026-11-18',
  updatedAt: '2026-11-20',
}

test('RSS: escaped, dated, with who wrote it, and nothing that XML cannot hold', () => {
  const feed = rss([article])
  expect(feed).toContain('<title>IOF &amp; câmbio: &lt;o que&gt; mudou &quot;agora&quot;</title>')
  expect(feed).toContain('<pubDate>Wed, 18 Nov 2026 15:00:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Fri, 20 Nov 2026 15:00:00 GMT</lastBuildDate>')
  expect(feed).toContain('<dc:creator>Bia</dc:creator>')
  expect(feed).toContain('<guid isPermaLink="false">tag:emmiudos.com.br,2026:article-iof</guid>')
  expect(feed).toContain('<category>iof</category>')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that must not be there
  expect(feed).not.toMatch(/[\u0000-\u0008]/)
  expect(XMLValidator.validate(feed)).toBe(true)
})

test('Atom: the same, each with the instant of its change', () => {
  const feed = atom([article])
  expect(XMLValidator.validate(feed)).toBe(true)
  expect(feed).toContain('<title>IOF &amp; câmbio: &lt;o que&gt; mudou &quot;agora&quot;</title>')
  expect(feed.match(/<updated>2026-11-20T12:00:00-03:00<\/updated>/g)).toHaveLength(2)
  expect(feed).toContain('<published>2026-11-18T12:00:00-03:00</published>')
  expect(feed).toContain('<id>tag:emmiudos.com.br,2026:article-iof</id>')
  expect(XMLValidator.validate(atom([]))).toBe(true)
})

const item = z.object({
  id: z.string(),
  url: z.url(),
  title: z.string().min(1),
  summary: z.string(),
  content_text: z.string().min(1),
  image: z.url(),
  date_published: z.iso.datetime({ offset: true }),
  date_modified: z.iso.datetime({ offset: true }),
  authors: z.array(z.object({ name: z.string() })),
  tags: z.array(z.string()),
})

test('JSON Feed: as its version 1.1 asks', () => {
  const feed = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      title: z.string(),
      feed_url: z.url(),
      home_page_url: z.url(),
      items: z.array(item).length(1),
    })
    .parse(JSON.parse(jsonFeed([article])))
  expect(feed.items[0]).toMatchObject({
    tags: ['Impostos', 'iof'],
    date_modified: '2026-11-20T12:00:00-03:00',
  })
})

test('an article changed before it was published changed when it was', () => {
  expect(rss([{ ...article, updatedAt: '2026-11-01' }])).toContain('<lastBuildDate>Wed, 18 Nov')
})

test('no articles are a feed too', () => {
  expect(rss([])).toContain('</channel>')
  expect(JSON.parse(jsonFeed([]))).toMatchObject({ items: [] })
})
