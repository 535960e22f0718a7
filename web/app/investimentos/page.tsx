import { AdSlot } from '#web/ads/AdSlot.tsx'
import { ArticleList } from '#web/content/ArticleList.tsx'
import { fetchContent } from '#web/content/queries/client.ts'
import { guidesQuery } from '#web/content/queries/page-queries.ts'
import { categoryArticlesQuery } from '#web/content/queries/queries.ts'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { readReferences } from '#web/rates/daily/references.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { getSitePage, sitePageMetadata } from '../_shell/site-page.ts'
import { guides, isGuide } from './[slug]/guides.ts'
import { Comparison } from './Comparison.tsx'
import { Glossary } from './Glossary.tsx'
import styles from './page.module.css'

const slug = 'investimentos'

export const revalidate = 300

export const generateMetadata = () => sitePageMetadata(slug)

export default async function InvestmentsPage() {
  const { title, dek, body, questions } = await getSitePage(slug)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Investimentos' }]} />
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className="dek">{dek}</p>
      </header>
      <section aria-labelledby="comparacao">
        <h2 id="comparacao" className="visually-hidden">
          Comparação
        </h2>
        <Island name="comparison" code="Comparison" when="input">
          <Comparison
            rates={await readReferences()}
            date={todayInBrasilia()}
            guides={await publishedGuides()}
          />
        </Island>
      </section>
      <Losses />
      <div className="columns section">
        <div className={`${styles.text} measure`}>
          <PortableText value={body} />
        </div>
        {questions.length > 0 && (
          <Section id="perguntas" title="Perguntas">
            <Faq
              items={questions.map(({ question, answer }) => ({
                question,
                answer: <PortableText value={answer} />,
              }))}
            />
          </Section>
        )}
      </div>
      <div className="columns section">
        <Articles />
        <Glossary />
      </div>
      <AdSlot slot="rodape" className="section" />
      <StructuredData
        graph={pageGraph(`/${slug}`, 'Investimentos', 'Guia de investimentos', 'CollectionPage')}
      />
    </>
  )
}

async function publishedGuides() {
  const published = await fetchContent(guidesQuery)
  return published.flatMap(({ slug, title }) => {
    if (!isGuide(slug)) return []
    const { name } = guides[slug]
    return [{ href: `/investimentos/${slug}`, icon: 'chart' as const, title: name, detail: title }]
  })
}

/** Set off against what goes right. */
async function Losses() {
  const told = (await fetchContent(guidesQuery)).filter(({ slug, loss }) => isGuide(slug) && loss)
  // Two guides may tell the same case.
  const cases = [...new Map(told.map((each) => [each.loss, each])).values()]
  if (cases.length === 0) return null
  return (
    <section className="section" aria-label="Quando dá errado">
      <Callout tone="alert" title="Quando dá errado">
        <ul className="bullets">
          {cases.map(({ slug, loss }) => (
            <li key={slug}>
              <a href={`/investimentos/${slug}#errado`}>{loss}</a>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  )
}

async function Articles() {
  const articles = await fetchContent(categoryArticlesQuery, { slug: 'investimentos' })
  if (articles.length === 0) return null
  return (
    <Section id="artigos" title="Para ler" beside={<a href="/blog">Todos os artigos</a>}>
      <ArticleList articles={articles} withDek />
    </Section>
  )
}
