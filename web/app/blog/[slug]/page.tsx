import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { placeAds } from '#web/ads/place-ads.ts'
import { ArticleImage } from '#web/content/ArticleImage.tsx'
import { ArticleList } from '#web/content/ArticleList.tsx'
import { AffiliateNotice } from '#web/content/affiliates/AffiliateNotice.tsx'
import { isIsoDate, minutesToRead } from '#web/content/article-facts.ts'
import { Contents } from '#web/content/Contents.tsx'
import { fetchContent, fetchPublishedPages } from '#web/content/client.ts'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { outline } from '#web/content/outline.ts'
import { PortableText } from '#web/content/PortableText.tsx'
import { addressesQuery, articleQuery, articlesQuery } from '#web/content/queries.ts'
import { Revision } from '#web/content/Revision.tsx'
import { RuleChanged } from '#web/content/RuleChanged.tsx'
import { Sources } from '#web/content/Sources.tsx'
import type { ArticleQueryResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ArticleJsonLd } from './ArticleJsonLd.tsx'
import styles from './article.module.css'

type Props = PageProps<'/blog/[slug]'>

export async function generateStaticParams() {
  const slugs = await fetchPublishedPages(['article'])
  return slugs.map(({ slug }) => ({ slug }))
}

/** The list of slugs comes first: it is cached, so that an address nobody wrote costs no query. */
const getArticle = cache(async (slug: string) => {
  const slugs = await fetchContent(addressesQuery, { type: 'article' })
  const article = slugs.includes(slug) && (await fetchContent(articleQuery, { slug }))
  return article || leaveOldAddress(`/blog/${slug}`)
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const article = stegaClean(await getArticle(slug))
  const { isEnabled } = await draftMode()
  const title = article.seo?.title || article.title
  const description = article.seo?.description || article.dek
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: `/blog/${slug}` },
    openGraph: {
      type: 'article',
      title,
      description,
      url: `/blog/${slug}`,
      publishedTime: article.publishedAt,
      modifiedTime: article.updatedAt,
    },
    robots: isEnabled ? { index: false } : undefined,
  }
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const article = await getArticle(slug)
  const headings = outline(article.body).filter(({ level }) => level === 2)
  return (
    <>
      <Revision of={article._rev} />
      <Breadcrumb
        items={[
          { href: '/', label: 'Início' },
          { href: '/blog', label: 'Blog' },
          { label: article.category },
        ]}
      />
      <article
        className={styles.article}
        data-ad-category={article.categorySlug}
        data-ad-tags={article.tags.join(',')}
      >
        <header className={styles.top}>
          <h1>{article.title}</h1>
          <p className="dek">{article.dek}</p>
          <Byline article={article} />
          <AffiliateNotice {...article} />
        </header>
        {headings.length >= 3 && <Contents headings={headings} />}
        <div className={styles.text}>
          <RuleChanged ruleRefs={article.ruleRefs} reviewedOn={article.reviewedOn} text={article.body} />
          <KeyPoints points={article.keyPoints} />
          {article.cover?.asset && <ArticleImage figure={article.cover} />}
          <PortableText value={article.body} ads={article.adPolicy} />
          <Sources sources={article.sources} />
          <p className={styles.disclaimer}>
            Conteúdo educativo, com as regras em vigor nas datas indicadas. Não é recomendação de
            investimento. Confira na fonte oficial antes de decidir.
          </p>
        </div>
      </article>
      {placeAds(article.body, article.adPolicy).atEnd && <AdSlot slot="artigo-fim" className="section" />}
      <OtherArticles slug={slug} category={article.category} />
      <ArticleJsonLd article={stegaClean(article)} />
    </>
  )
}

function KeyPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <div className={styles.keyPoints}>
      <h2>O que você leva daqui</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

async function OtherArticles({ slug, category }: { slug: string; category: string }) {
  const articles = await fetchContent(articlesQuery)
  const others = articles.filter((article) => article.slug !== slug)
  if (others.length === 0) return null
  const sameCategoryFirst = [
    ...others.filter((article) => article.category === category),
    ...others.filter((article) => article.category !== category),
  ]
  return (
    <section className="section" aria-labelledby="outros">
      <div className="section-top">
        <h2 id="outros">Continue por aqui</h2>
      </div>
      <ArticleList articles={sameCategoryFirst.slice(0, 4)} twoColumns />
    </section>
  )
}

const names = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

type BylineProps = { article: NonNullable<ArticleQueryResult> }

function Byline({ article: { authors, publishedAt, updatedAt, words } }: BylineProps) {
  const written = authors.map(({ name, credentials }) => (credentials ? `${name} (${credentials})` : name))
  return (
    <p className={styles.byline}>
      {written.length > 0 && (
        <span>
          Por <b>{names.format(written)}</b>.
        </span>
      )}
      <span>
        {isIsoDate(publishedAt) && (
          <>
            Publicado em <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>.{' '}
          </>
        )}
        {isIsoDate(updatedAt) && updatedAt !== publishedAt && (
          <>
            Atualizado em <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>.{' '}
          </>
        )}
        Leitura de {minutesToRead(words)} min.
      </span>
    </p>
  )
}
