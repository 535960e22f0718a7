import type { ArticleQueryResult } from '#web/content/sanity.types.ts'
import { env } from '#web/env.ts'
import { StructuredData } from '../../_shell/StructuredData.tsx'
import { shareImage } from './share-image.ts'

type Article = NonNullable<ArticleQueryResult>

type ArticleJsonLdProps = { article: Article }

/** What search engines read about the article: https://schema.org/BlogPosting and its place in the site. */
export function ArticleJsonLd({ article }: ArticleJsonLdProps) {
  const site = (path: string) => new URL(path, env.SITE_URL).href
  const url = site(`/blog/${article.slug}`)
  const publisher = { '@type': 'Organization', name: 'Em Miúdos', url: site('/') }
  const graph = [
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.dek,
      url,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': url,
        lastReviewed: article.reviewedOn ?? undefined,
        reviewedBy: article.reviewer ? person(article.reviewer) : undefined,
      },
      image: site(shareImage(article).url),
      keywords: article.tags.length > 0 ? article.tags : undefined,
      inLanguage: 'pt-BR',
      articleSection: article.category,
      wordCount: article.words,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: article.authors.map(person),
      publisher,
      citation: article.sources.map((source) => ({
        '@type': 'CreativeWork',
        name: source.title,
        url: source.url,
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Início', item: site('/') },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: site('/blog') },
        { '@type': 'ListItem', position: 3, name: article.title, item: url },
      ],
    },
  ]
  return <StructuredData graph={graph} />
}

function person({ name, credentials, credentialUrl, isTeam }: Article['authors'][number]) {
  return {
    '@type': isTeam ? 'Organization' : 'Person',
    name,
    ...(credentials
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            name: credentials,
            url: credentialUrl ?? undefined,
          },
        }
      : {}),
  }
}
