import { stegaClean } from '@sanity/client/stega'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { QuickForm } from '#web/calculators/cambio-modalidades/QuickForm.tsx'
import { ArticleList } from '#web/content/ArticleList.tsx'
import { ledBy } from '#web/content/article-facts.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { highlightsQuery, latestArticlesQuery } from '#web/content/queries/queries.ts'
import { siteSettings } from '#web/content/queries/settings.ts'
import { inOrder, siteTexts } from '#web/content/queries/site-texts.ts'
import { serveQuote } from '#web/rates/quotes/quotes.ts'
import { QuoteStrip } from '#web/rates/strip/QuoteStrip.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Seasons } from './_home/Seasons.tsx'
import { ToolQuestions } from './_home/ToolQuestions.tsx'
import { Yields } from './_home/Yields.tsx'
import { SiteSearch } from './_search/SiteSearch.tsx'
import { pageMetadata } from './_shell/page-metadata.ts'
import { RuleChanges } from './_shell/RuleChanges.tsx'
import { StructuredData, siteGraph } from './_shell/StructuredData.tsx'
import styles from './home.module.css'

// As often as /dolar-hoje: the page shows the same rate.
export const revalidate = 60

export const metadata = pageMetadata('/')

/** Modules that editors may put in another order (schemas/documents/site-texts.ts), on the side where each stands. */
const beside = [
  { id: 'questions', Module: ToolQuestions },
  { id: 'seasons', Module: Seasons },
]
const below = [
  { id: 'rules', Module: LatestRules },
  { id: 'yields', Module: Yields },
  { id: 'articles', Module: Articles },
]

export default async function HomePage() {
  const { social } = await siteSettings()
  const homeOrder = stegaClean((await siteTexts()).homeOrder)
  return (
    <>
      <QuoteStrip />
      <div className={`columns ${styles.hero}`}>
        <div className={styles.title}>
          <h1>Quanto dá no seu bolso?</h1>
          <Island name="search" code="SiteSearch" when="input">
            <SiteSearch label="Que conta você precisa fazer?" placeholder="Ex.: rescisão" />
          </Island>
          <p>
            Calculadoras e cotações para quem vive no Brasil: dólar, rescisão, imposto, financiamento. De
            graça e sem cadastro, com a lei e a data de cada linha.
          </p>
        </div>
        <div className={styles.quick}>
          <Island name="quick-nota" code="QuickForm" when="input">
            <QuickForm served={await serveQuote('usd-brl')} />
          </Island>
        </div>
        <div className="stack-large">
          {inOrder(beside, homeOrder).map(({ id, Module }) => (
            <Module key={id} />
          ))}
        </div>
      </div>
      <AdSlot slot="home-meio" className="section" />
      <div className={`columns-3 section ${styles.below}`}>
        {inOrder(below, homeOrder).map(({ id, Module }) => (
          <Module key={id} />
        ))}
      </div>
      <StructuredData graph={siteGraph(stegaClean(social.map(({ url }) => url)))} />
    </>
  )
}

function LatestRules() {
  return <RuleChanges count={3} />
}

async function Articles() {
  const [highlights, latest] = await Promise.all([
    fetchContent(highlightsQuery),
    fetchContent(latestArticlesQuery),
  ])
  const articles = ledBy(highlights, latest).slice(0, 4)
  if (articles.length === 0) return null
  return (
    <Section id="para-ler" title="Para ler">
      <ArticleList articles={articles} />
      <p className={styles.more}>
        <FollowLink href="/blog">Ver o blog</FollowLink>
      </p>
    </Section>
  )
}
