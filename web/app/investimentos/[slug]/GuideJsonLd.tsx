import type { GuideQueryResult } from '#web/content/sanity.types.ts'
import { env } from '#web/env.ts'
import { StructuredData } from '../../_shell/StructuredData.tsx'

type Props = { guide: NonNullable<GuideQueryResult>; name: string; words: number }

/** What search engines read of a guide: https://schema.org/Article and its place in the site. */
export function GuideJsonLd({ guide, name, words }: Props) {
  const site = (path: string) => new URL(path, env.SITE_URL).href
  const url = site(`/investimentos/${guide.slug}`)
  const graph = [
    {
      '@type': 'Article',
      headline: guide.title,
      description: guide.seo?.description || guide.dek,
      url,
      mainEntityOfPage: url,
      inLanguage: 'pt-BR',
      wordCount: words,
      datePublished: guide.publishedAt,
      dateModified: guide.updatedAt,
      author: guide.authors.map(({ name, isTeam }) => ({
        '@type': isTeam ? 'Organization' : 'Person',
        name,
      })),
      publisher: { '@type': 'Organization', name: 'Em Miúdos', url: site('/') },
      citation: guide.sources.map((source) => ({
        '@type': 'CreativeWork',
        name: source.title,
        url: source.url,
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Início', item: site('/') },
        { '@type': 'ListItem', position: 2, name: 'Investimentos', item: site('/investimentos') },
        { '@type': 'ListItem', position: 3, name, item: url },
      ],
    },
  ]
  return <StructuredData graph={graph} />
}
