import type { GuideResult } from '#web/content/sanity.types.ts'
import { sharePicture } from '../../_share/share-picture.ts'
import { breadcrumbs, onSite, publisher, StructuredData } from '../../_shell/StructuredData.tsx'
import { authorNode, sourceNode } from '../../_shell/text-nodes.ts'

type Props = { guide: NonNullable<GuideResult>; name: string }

/** https://schema.org/Article and its place in the site. */
export function GuideJsonLd({ guide, name }: Props) {
  const path = `/investimentos/${guide.slug}`
  return (
    <StructuredData
      graph={[
        {
          '@type': 'Article',
          headline: guide.title,
          description: guide.seo?.description || guide.dek,
          url: onSite(path),
          mainEntityOfPage: onSite(path),
          image: onSite(sharePicture(path)),
          inLanguage: 'pt-BR',
          wordCount: guide.words,
          datePublished: guide.publishedAt ?? undefined,
          dateModified: guide.updatedAt ?? undefined,
          author: guide.authors.map(authorNode),
          publisher,
          citation: guide.sources.map(sourceNode),
        },
        breadcrumbs(['Investimentos', '/investimentos'], [name, path]),
      ]}
    />
  )
}
