import { stegaClean } from '@sanity/client/stega'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { ArticleList } from '#web/content/ArticleList.tsx'
import { fetchContent } from '#web/content/client.ts'
import { latestArticlesQuery } from '#web/content/queries.ts'
import { siteSettings } from '#web/content/settings.ts'
import { RateCard } from '#web/rates/in-text/RateEmbeds.tsx'
import { QuoteStrip } from '#web/rates/strip/QuoteStrip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Seasons } from './_home/Seasons.tsx'
import { pageMetadata } from './_shell/page-metadata.ts'
import { questions } from './_shell/questions.ts'
import { RuleChanges } from './_shell/RuleChanges.tsx'
import { StructuredData, siteGraph } from './_shell/StructuredData.tsx'
import styles from './home.module.css'

// As often as /dolar-hoje: the page shows the same rate.
export const revalidate = 60

export const metadata = pageMetadata('/')

export default async function HomePage() {
  const [articles, { social }] = await Promise.all([fetchContent(latestArticlesQuery), siteSettings()])
  return (
    <>
      <QuoteStrip />
      <div className={`columns ${styles.hero}`}>
        <div className={styles.title}>
          <h1>Quanto dá, de verdade?</h1>
          <p>Digite a conta. A gente mostra cada linha, a lei e a data.</p>
        </div>
        <div className={styles.rate}>
          <RateCard series="usd-brl" />
        </div>
        <section aria-labelledby="contas">
          <div className="section-top">
            <h2 id="contas">Faça a conta</h2>
          </div>
          <QuestionList items={questions} />
        </section>
      </div>
      <Seasons />
      <AdSlot slot="home-meio" className="section" />
      <div className="section">
        <RuleChanges count={5} />
      </div>
      {articles.length > 0 && (
        <section className="section" aria-labelledby="para-ler">
          <div className="section-top">
            <h2 id="para-ler">Para ler</h2>
          </div>
          <ArticleList articles={articles} twoColumns />
          <p className={styles.more}>
            <a className="follow" href="/blog">
              Ver o blog
              <Icon name="arrow" size="small" />
            </a>
          </p>
        </section>
      )}
      <StructuredData graph={siteGraph(stegaClean(social.map(({ url }) => url)))} />
    </>
  )
}
