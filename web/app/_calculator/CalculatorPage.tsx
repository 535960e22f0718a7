import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import type { FormProps } from '#web/calculators/form/CalculatorForm.tsx'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { env } from '#web/env.ts'
import { readFigures } from '#web/rates/daily/read-figures.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/Island.tsx'
import { StructuredData } from '../_shell/StructuredData.tsx'
import styles from './CalculatorPage.module.css'
import { EmbedOrigin } from './EmbedOrigin.tsx'

type Props = {
  slug: CalculatorSlug
  /** Of the calculator, from its own client file: nothing of the others is loaded. */
  form: ComponentType<FormProps>
  /** One sentence below the question. */
  dek: string
  description: string
  /** "Como a conta é feita", in a few paragraphs. */
  children: ReactNode
  questions: readonly { question: string; answer: ReactNode }[]
  related: readonly CalculatorSlug[]
}

/** A calculator with what explains it: the question, the form with its Nota, the method, what others ask. */
export async function CalculatorPage({
  slug,
  form: Form,
  dek,
  description,
  children,
  questions,
  related,
}: Props) {
  const { title, question, path } = calculators[slug]
  return (
    <>
      <Breadcrumb
        items={[
          { href: '/', label: 'Início' },
          { href: '/calculadoras', label: 'Calculadoras' },
          { label: title },
        ]}
      />
      <div className={styles.top}>
        <h1>{question}</h1>
        <p className="dek">{dek}</p>
      </div>
      <div data-embed="">
        <Island name="calculator" when="idle">
          <Form figures={await readFigures()} whole />
        </Island>
        <EmbedOrigin path={path} />
      </div>
      <AdSlot slot="calc-apos-tabela" className={`section ${styles.afterTable}`} />
      <div className={`${styles.explained} section`}>
        <div className="columns columns-66">
          <section aria-labelledby="perguntas">
            <SectionTop id="perguntas" title="Perguntas" />
            <Faq items={questions} />
          </section>
          <section aria-labelledby="como" className={`${styles.how} measure`}>
            <SectionTop id="como" title="Como a conta é feita" />
            {children}
            <Related slugs={related} />
          </section>
        </div>
        <AdSlot slot="calc-rail" className={styles.rail} />
      </div>
      <StructuredData graph={[breadcrumbs(title, path), webApplication(title, path, description)]} />
    </>
  )
}

function SectionTop({ id, title }: { id: string; title: string }) {
  return (
    <div className="section-top">
      <h2 id={id}>{title}</h2>
    </div>
  )
}

function Related({ slugs }: { slugs: readonly CalculatorSlug[] }) {
  return (
    <>
      <h3>Veja também</h3>
      <ul className={styles.related}>
        {slugs.map((slug) => (
          <li key={slug}>
            <a href={calculators[slug].path}>{calculators[slug].question}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Title, description and address of a calculator's page. */
export function calculatorMetadata(slug: CalculatorSlug, title: string, description: string): Metadata {
  return { title: { absolute: title }, description, alternates: { canonical: calculators[slug].path } }
}

function breadcrumbs(title: string, path: string) {
  const places = [
    ['Início', '/'],
    ['Calculadoras', '/calculadoras'],
    [title, path],
  ] as const
  const itemListElement = places.map(([name, path], index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: new URL(path, env.SITE_URL).href }
  })
  return { '@type': 'BreadcrumbList', itemListElement }
}

function webApplication(title: string, path: string, description: string) {
  return {
    '@type': 'WebApplication',
    name: `${title} | Em Miúdos`,
    url: new URL(path, env.SITE_URL).href,
    description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
  }
}
