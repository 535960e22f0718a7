import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import type { WebApplication } from 'schema-dts'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { CalculatorEmbed } from '#web/calculators/CalculatorEmbed.tsx'
import { figuresFor } from '#web/calculators/figures-for.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { type SiteTexts, siteTexts } from '#web/content/queries/site-texts.ts'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { type PagePath, pageTexts } from '../_shell/pages.ts'
import { breadcrumbs, onSite, StructuredData, type Whole } from '../_shell/StructuredData.tsx'
import styles from './CalculatorPage.module.css'
import { EmbedOrigin } from './EmbedOrigin.tsx'

/** The calculators with a page of their own. */
type OwnSlug = {
  [Slug in CalculatorSlug]: (typeof calculators)[Slug]['path'] extends PagePath ? Slug : never
}[CalculatorSlug]

type Props = {
  slug: OwnSlug
  /** One sentence below the question. */
  dek: string
  /** "Como a conta é feita", in a few paragraphs. */
  children: ReactNode
  questions: readonly { question: string; answer: ReactNode }[]
  related: readonly CalculatorSlug[]
}

/**
 * A calculator with its question, the form with its Nota, the method and the questions of others. Each page says
 * `revalidate = 300`: as often as a figure of it may change.
 */
export async function CalculatorPage({ slug, dek, children, questions, related }: Props) {
  const { title, question, path } = calculators[slug]
  const edited = (await siteTexts()).calculators.find(({ calculator }) => stegaClean(calculator) === slug)
  return (
    <>
      <Breadcrumb
        items={[
          { href: '/', label: 'Home' },
          { href: '/calculadoras', label: 'Calculadoras' },
          { label: title },
        ]}
      />
      <div className={styles.top}>
        <h1>{edited?.question || question}</h1>
        <p className="dek">{edited?.dek || dek}</p>
      </div>
      <div data-embed="">
        <Island name="calculator" code={slug} when="idle">
          <CalculatorEmbed slug={slug} figures={await figuresFor(slug)} whole />
        </Island>
        <EmbedOrigin path={path} />
      </div>
      <AdSlot slot="calc-apos-tabela" className={`section ${styles.afterTable}`} />
      <div className={`${styles.explained} section`}>
        <div className="columns columns-66">
          <Section id="perguntas" title="Perguntas">
            <Faq items={[...questions, ...answered(edited?.questions ?? [])]} />
          </Section>
          <div className={styles.how}>
            <FoldedSection
              id="como"
              title="Como a conta é feita"
              hint="Os passos, a fórmula e o arredondamento"
              className="measure"
            >
              {children}
            </FoldedSection>
            <Related slugs={related} />
          </div>
        </div>
        <AdSlot slot="calc-rail" className={styles.rail} />
      </div>
      <StructuredData
        graph={[breadcrumbs(['Calculadoras', '/calculadoras'], [title, path]), webApplication(title, path)]}
      />
    </>
  )
}

/** The editors' own questions; one without its answer waits. */
function answered(questions: SiteTexts['calculators'][number]['questions']) {
  return questions.flatMap(({ question, answer }) =>
    question && answer.length > 0 ? [{ question, answer: <PortableText value={answer} /> }] : [],
  )
}

function Related({ slugs }: { slugs: readonly CalculatorSlug[] }) {
  return (
    <div className="stack-small">
      <h3>Veja também</h3>
      <ul className={styles.related}>
        {slugs.map((slug) => (
          <li key={slug}>
            <a href={calculators[slug].path}>{calculators[slug].question}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function webApplication(title: string, path: PagePath): Whole<WebApplication> {
  return {
    '@type': 'WebApplication',
    name: `${title} | Em Miúdos`,
    url: onSite(path),
    description: pageTexts(path).description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
  }
}
