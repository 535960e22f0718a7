import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { isIsoDate } from '#web/content/article-facts.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { correctionsQuery } from '#web/content/queries/page-queries.ts'
import type { CorrectionsResult } from '#web/content/sanity.types.ts'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { formatDay } from '#web/finance/core/format.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AllRuleChanges } from '../_shell/RuleChanges.tsx'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { getSitePage, sitePageMetadata } from '../_shell/site-page.ts'
import { People } from '../autores/People.tsx'
import styles from './page.module.css'

const slug = 'sobre-nos'

// A rule begins on a day.
export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await sitePageMetadata(slug)
  const feed = [{ url: '/api/regras/feed.xml', title: 'Regras que mudaram' }]
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': feed } } }
}

export default async function AboutPage() {
  const { title, dek, body } = await getSitePage(slug)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Sobre nós' }]} />
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className="dek">{dek}</p>
      </header>
      <div className="columns section">
        <div className={styles.text}>
          <PortableText value={body} />
          <p>
            Encontrou um erro? <a href="/contato">Conte para a gente</a>.
          </p>
        </div>
        <div className="stack-large">
          <Section id="equipe" title="Quem escreve e revisa">
            <People />
          </Section>
          <Corrections />
          <AllRuleChanges first={6} />
        </div>
      </div>
      <StructuredData graph={pageGraph(`/${slug}`, 'Sobre nós', stegaClean(title), 'AboutPage')} />
    </>
  )
}

/** Newest first. */
async function Corrections() {
  const { texts, corrected } = await fetchContent(correctionsQuery)
  const corrections = corrected.flatMap(toCorrections).toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <Section id="correcoes" title="Correções">
      {corrections.length === 0 ? (
        <p>
          Nenhuma até agora, em {texts} {texts === 1 ? 'texto publicado' : 'textos publicados'}. Quando
          houver, fica aqui e no próprio texto, com o dia.
        </p>
      ) : (
        <ol className={styles.list}>
          {corrections.map(({ key, date, what, title, href }) => (
            <li key={key}>
              {isIsoDate(date) && <time dateTime={date}>{formatDay(date)}</time>}
              <span>{what}</span>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

const folders = { article: '/blog', guide: '/investimentos' } as const

function toCorrections({ _type, slug, title, corrections }: CorrectionsResult['corrected'][number]) {
  return corrections.map(({ _key, date, what }) => ({
    key: `${_type} ${slug} ${_key}`,
    date,
    what,
    title,
    href: `${folders[_type]}/${slug}`,
  }))
}
