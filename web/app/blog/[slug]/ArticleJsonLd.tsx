import type { ArticleResult } from '#web/content/sanity.types.ts'
import { breadcrumbs, onSite, publisher, StructuredData } from '../../_shell/StructuredData.tsx'
import { textPicture } from '../../_shell/text-metadata.ts'
import { authorNode, sourceNode } from '../../_shell/text-nodes.ts'
import { articleCard } from './read-article.ts'

type ArticleJsonLdProps = { article: NonNullable<ArticleResult> }

/** https://schema.org/BlogPosting and its place in the site. */
export function ArticleJsonLd({ article }: ArticleJsonLdProps) {
  const path = `/blog/${article.slug}`
  return (
    <StructuredData
      graph={[
        {
          '@type': 'BlogPosting',
          headline: article.title,
          description: article.dek,
          url: onSite(path),
          mainEntityOfPage: {
            '@type': 'WebPage',
            '@id': onSite(path),
            lastReviewed: article.reviewedOn ?? undefined,
            reviewedBy: article.reviewer ? authorNode(article.reviewer) : undefined,
          },
          image: onSite(textPicture(article.seo, articleCard(article))),
          keywords: article.tags.length > 0 ? article.tags : undefined,
          inLanguage: 'pt-BR',
          articleSection: article.category,
          wordCount: article.words,
          datePublished: article.publishedAt,
          dateModified: article.updatedAt,
          author: article.authors.map(authorNode),
          publisher,
          citation: article.sources.map(sourceNode),
        },
        breadcrumbs(['Blog', '/blog'], [article.title, path]),
      ]}
    />
  )
}
