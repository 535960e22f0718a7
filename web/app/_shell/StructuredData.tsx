import type {
  Article,
  Blog,
  BreadcrumbList,
  Dataset,
  ExchangeRateSpecification,
  ItemList,
  Organization,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts'
import { env } from '#web/env.ts'

/** Nodes of the site, with their subtypes: the compiler holds each against https://schema.org. */
type Told =
  | Article
  | Blog
  | BreadcrumbList
  | Dataset
  | ExchangeRateSpecification
  | ItemList
  | Organization
  | WebApplication
  | WebPage
  | WebSite

/** A type of schema.org without the bare address that may stand for it. */
export type Whole<Type> = Exclude<Type, string>

export type Graph = readonly Whole<Told>[]

/** `<` is written as an escape: the text must not be able to close its element. */
export function StructuredData({ graph }: { graph: Graph }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}

/** A whole address of the site. */
export function onSite(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/** The ids by which other nodes name the site and who makes it; the home page says the rest of both. */
const siteId = onSite('/#site')
export const publisher: Whole<Organization> = {
  '@type': 'Organization',
  '@id': onSite('/#organizacao'),
  name: 'Em Miúdos',
  url: onSite('/'),
}

/** For the home page. `profiles`: addresses of the site in social networks. */
export function siteGraph(profiles: readonly string[]): Graph {
  return [
    {
      '@type': 'WebSite',
      '@id': siteId,
      name: 'Em Miúdos',
      url: onSite('/'),
      inLanguage: 'pt-BR',
      publisher,
    },
    {
      ...publisher,
      logo: onSite('/icons/icon-512.png'),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    breadcrumbs(),
  ]
}

/** Where a page is: the pages above it below the first one, then itself, each by name and path. */
export function breadcrumbs(
  ...places: readonly (readonly [name: string, path: string])[]
): Whole<BreadcrumbList> {
  const all = [['Home', '/'] as const, ...places]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: onSite(path),
    })),
  }
}

/** Pages, in the order in which a list shows them. */
export function itemList(items: readonly { title: string; path: string }[]): Whole<ItemList> {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: onSite(path),
    })),
  }
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** A page right under the first one, and its place. `title`: when the page is called more than its place. */
export function pageGraph(
  path: string,
  name: string,
  title: string = name,
  type: PageType = 'WebPage',
): Graph {
  return [breadcrumbs([name, path]), pageNode(path, title, type)]
}

export function pageNode(path: string, title: string, type: PageType = 'WebPage'): Whole<WebPage> {
  return {
    '@type': type,
    name: title,
    url: onSite(path),
    inLanguage: 'pt-BR',
    isPartOf: { '@type': 'WebSite', '@id': siteId },
  }
}
