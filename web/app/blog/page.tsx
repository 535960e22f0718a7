import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { ArticleFacts, ArticleList } from '#web/content/ArticleList.tsx'
import { fetchContent } from '#web/content/client.ts'
import { articlesQuery } from '#web/content/queries.ts'
import type { ArticlesQueryResult } from '#web/content/sanity.types.ts'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { questions } from '../_shell/questions.ts'
import styles from './blog.module.css'

export async function generateMetadata(): Promise<Metadata> {
  const { isEnabled } = await draftMode()
  return {
    title: { absolute: 'Blog: finanças pessoais explicadas com a conta feita' },
    description:
      'Artigos sobre câmbio, impostos, investimentos, crédito e cripto, com fontes, data de atualização e a calculadora certa dentro de cada texto.',
    alternates: { canonical: '/blog' },
    robots: isEnabled ? { index: false } : undefined,
  }
}

export default async function BlogPage() {
  const [newest, ...others] = await fetchContent(articlesQuery)
  return (
    <>
      <header className={styles.top}>
        <h1>A conta feita, em texto</h1>
        <p className="dek">Com fonte, data de atualização e a calculadora dentro.</p>
      </header>
      {newest ? <Headline article={newest} /> : <NoArticles />}
      <div className={`columns ${styles.lists}`}>
        {others.length > 0 && (
          <section aria-labelledby="mais">
            <div className="section-top">
              <h2 id="mais">Mais artigos</h2>
              <span className="ui muted">Por data de atualização</span>
            </div>
            <ArticleList articles={others} withDek between={<AdSlot slot="lista-entre" />} />
          </section>
        )}
        <Tools />
      </div>
    </>
  )
}

function NoArticles() {
  return (
    <p className={styles.empty}>
      Ainda não há artigos publicados. Enquanto isso, as contas abaixo já funcionam.
    </p>
  )
}

function Tools() {
  return (
    <section aria-labelledby="contas">
      <div className="section-top">
        <h2 id="contas">Faça a conta</h2>
      </div>
      <QuestionList items={questions} />
    </section>
  )
}

type HeadlineProps = { article: ArticlesQueryResult[number] }

/** The article updated last, beside the house's illustration. */
function Headline({ article }: HeadlineProps) {
  return (
    <a className={styles.headline} href={`/blog/${article.slug}`}>
      <span className={styles.art}>
        <Coins />
      </span>
      <span className={styles.text}>
        <span className={styles.category}>{article.category}</span>
        <b>{article.title}</b>
        <span>{article.dek}</span>
        <ArticleFacts article={article} />
      </span>
    </a>
  )
}

/** Rows of centavos in three kinds: decoration. */
function Coins() {
  return (
    <svg viewBox="0 0 400 200" aria-hidden="true">
      <defs>
        <pattern id="headline-full" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.full} cx="10" cy="10" r="8" />
        </pattern>
        <pattern id="headline-ring" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.ring} cx="10" cy="10" r="6.5" />
        </pattern>
        <pattern id="headline-dot" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="10" cy="10" r="4" />
        </pattern>
      </defs>
      <rect width="300" height="200" fill="url(#headline-full)" />
      <rect x="300" width="60" height="200" fill="url(#headline-ring)" />
      <rect x="360" width="40" height="200" fill="url(#headline-dot)" />
    </svg>
  )
}
