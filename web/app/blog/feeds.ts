import { isIsoDate } from '#web/content/article-facts.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { feedQuery } from '#web/content/queries/queries.ts'
import type { FeedResult } from '#web/content/sanity.types.ts'
import { env } from '#web/env.ts'
import { xmlText } from '#web/ui/xml.ts'
import { openAnswer } from '../api/open-answer.ts'

export type FeedArticle = FeedResult[number]

const site = (path: string) => new URL(path, env.SITE_URL).href

const TITLE = 'Em Miúdos: artigos'
const DESCRIPTION =
  'Finanças pessoais explicadas com a conta feita: câmbio, impostos, investimentos, crédito e cripto.'

const addressOf = ({ slug }: FeedArticle) => site(`/blog/${slug}`)

/** The day is what is known of an article, so its noon in Brasília stands for it, always the same. */
const instantOf = (day: string) => `${day}T12:00:00-03:00`

/** Never older than its publication, even where an editor forgot the day. */
function changedOn({ publishedAt, updatedAt }: FeedArticle): string {
  return isIsoDate(updatedAt) && updatedAt > publishedAt ? updatedAt : publishedAt
}

/** When the newest of them changed. */
function newestChange(articles: readonly FeedArticle[]): string | undefined {
  return articles.map(changedOn).toSorted().at(-1)
}

/** @see https://www.rssboard.org/rss-specification */
export function rss(articles: readonly FeedArticle[]): string {
  const newest = newestChange(articles)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${xmlText(TITLE)}</title>`,
    `<link>${xmlText(site('/blog'))}</link>`,
    `<description>${xmlText(DESCRIPTION)}</description>`,
    '<language>pt-BR</language>',
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(site('/blog/rss.xml'))}"/>`,
    ...(newest ? [`<lastBuildDate>${new Date(instantOf(newest)).toUTCString()}</lastBuildDate>`] : []),
    ...articles.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function rssItem(article: FeedArticle): string {
  const address = xmlText(addressOf(article))
  return [
    '<item>',
    `<title>${xmlText(article.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${xmlText(identity(article))}</guid>`,
    `<description>${xmlText(article.dek)}</description>`,
    `<pubDate>${new Date(instantOf(article.publishedAt)).toUTCString()}</pubDate>`,
    `<atom:updated>${instantOf(changedOn(article))}</atom:updated>`,
    ...article.authors.map((name) => `<dc:creator>${xmlText(name)}</dc:creator>`),
    ...[article.category, ...article.tags].map((subject) => `<category>${xmlText(subject)}</category>`),
    '</item>',
  ].join('\n')
}

/** Stays when the address changes. */
function identity({ _id }: FeedArticle): string {
  return `tag:emmiudos.com.br,2026:${_id}`
}

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atom(articles: readonly FeedArticle[]): string {
  // A feed needs the instant of its last change, even before there is one.
  const updated = instantOf(newestChange(articles) ?? '2026-01-01')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${xmlText(site('/blog'))}</id>`,
    `<title>${xmlText(TITLE)}</title>`,
    `<subtitle>${xmlText(DESCRIPTION)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(site('/blog/atom.xml'))}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(site('/blog'))}"/>`,
    '<author><name>Em Miúdos</name></author>',
    ...articles.map(atomEntry),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry(article: FeedArticle): string {
  return [
    '<entry>',
    `<id>${xmlText(identity(article))}</id>`,
    `<title>${xmlText(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(addressOf(article))}"/>`,
    `<summary>${xmlText(article.dek)}</summary>`,
    `<published>${instantOf(article.publishedAt)}</published>`,
    `<updated>${instantOf(changedOn(article))}</updated>`,
    ...article.authors.map((name) => `<author><name>${xmlText(name)}</name></author>`),
    ...[article.category, ...article.tags].map((subject) => `<category term="${xmlText(subject)}"/>`),
    '</entry>',
  ].join('\n')
}

/** @see https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(articles: readonly FeedArticle[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: DESCRIPTION,
    home_page_url: site('/blog'),
    feed_url: site('/blog/feed.json'),
    language: 'pt-BR',
    icon: site('/icons/icon-512.png'),
    authors: [{ name: 'Em Miúdos', url: site('/') }],
    items: articles.map((article) => ({
      id: identity(article),
      url: addressOf(article),
      title: article.title,
      summary: article.dek,
      content_text: [article.dek, ...article.keyPoints.map((point) => `• ${point}`)].join('\n\n'),
      image: `${addressOf(article)}/imagem.png`,
      date_published: instantOf(article.publishedAt),
      date_modified: instantOf(changedOn(article)),
      authors: article.authors.map((name) => ({ name })),
      tags: [article.category, ...article.tags],
      language: 'pt-BR',
    })),
  })
}

/** A feed of the newest articles, or 304 for who has it already. */
export async function answerFeed(
  request: Request,
  write: (articles: readonly FeedArticle[]) => string,
  contentType: string,
): Promise<Response> {
  // A feed is in the order of its days: what has none is in no feed.
  const articles = (await fetchContent(feedQuery)).filter(({ publishedAt }) => isIsoDate(publishedAt))
  const answer = openAnswer(request, write(articles), contentType)
  const newest = newestChange(articles)
  if (newest) answer.headers.set('Last-Modified', new Date(instantOf(newest)).toUTCString())
  return answer
}
