import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { placeAds } from '#web/ads/place-ads.ts'
import { ArticleImage } from '#web/content/ArticleImage.tsx'
import { AffiliateNotice } from '#web/content/affiliates/AffiliateNotice.tsx'
import { articlePicture } from '#web/content/article-picture.ts'
import { DataCover } from '#web/content/DataPicture.tsx'
import { fetchPublishedPages } from '#web/content/queries/client.ts'
import { Contents } from '#web/content/text/Contents.tsx'
import { outline } from '#web/content/text/outline.ts'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { RuleChanged } from '#web/content/text/RuleChanged.tsx'
import { Sources } from '#web/content/text/Sources.tsx'
import { env } from '#web/env.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import type { Routed } from '../../_shell/routed.ts'
import { textMetadata } from '../../_shell/text-metadata.ts'
import { blogPath } from '../blog-view.ts'
import { ArticleJsonLd } from './ArticleJsonLd.tsx'
import { ArticleState } from './ArticleState.tsx'
import styles from './article.module.css'
import { Byline } from './Byline.tsx'
import { Changes } from './Changes.tsx'
import { KeyPoints } from './KeyPoints.tsx'
import { ReadOn } from './ReadOn.tsx'
import { articleCard, getArticle } from './read-article.ts'
import { ShareActions } from './ShareActions.tsx'

type Props = Routed<'slug'>

/** Built ahead: the others are made when someone first asks for them. */
const NEWEST = 200

export async function generateStaticParams() {
  const pages = await fetchPublishedPages(['article'])
  const newestFirst = pages.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  return newestFirst.slice(0, NEWEST).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const article = await getArticle(slug)
  return textMetadata({ path: `/blog/${slug}`, drawn: articleCard(article) }, article)
}

/** From so many headings on, a text has a table of contents. */
const LEAST_HEADINGS = 4

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const article = await getArticle(slug)
  const headings = outline(article.body)
  const isLong = headings.filter(({ level }) => level === 2).length >= LEAST_HEADINGS
  return (
    <>
      <Breadcrumb
        items={[
          { href: '/', label: 'Home' },
          { href: '/blog', label: 'Blog' },
          {
            label: article.category,
            href: blogPath({ theme: article.categorySlug, order: 'atualizados', page: 1 }),
          },
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
        {isLong && <Contents headings={headings} />}
        <div className={styles.text}>
          <ArticleState isArchived={article.isArchived} supersededBy={article.supersededBy} />
          <RuleChanged ruleRefs={article.ruleRefs} reviewedOn={article.reviewedOn} text={article.body} />
          <KeyPoints points={article.keyPoints} />
          <Cover article={article} />
          <PortableText value={article.body} ads={article.adPolicy} />
          <Changes changes={article.changeLog} />
          <Sources sources={article.sources} />
          <ShareActions title={stegaClean(article.title)} url={new URL(`/blog/${slug}`, env.SITE_URL).href} />
          <p className={styles.disclaimer}>
            Conteúdo educativo, com as regras em vigor nas datas indicadas. Não é recomendação de
            investimento. Confira na fonte oficial antes de decidir.
          </p>
        </div>
      </article>
      {placeAds(article.body, article.adPolicy).atEnd && <AdSlot slot="artigo-fim" className="section" />}
      <ReadOn article={article} />
      <ArticleJsonLd article={stegaClean(article)} />
    </>
  )
}

function Cover({ article }: { article: Awaited<ReturnType<typeof getArticle>> }) {
  const picture = articlePicture(article)
  if (!picture) return null
  if ('photo' in picture) return <ArticleImage figure={picture.photo} />
  return <DataCover picture={picture.data} day={article.updatedAt} />
}
