import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { cache } from 'react'
import { isIsoDate } from '#web/content/article-facts.ts'
import { words } from '#web/content/blocks/unfinished.ts'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { legalPageQuery } from '#web/content/queries/page-queries.ts'
import type { LegalPageResult } from '#web/content/sanity.types.ts'
import { Contents } from '#web/content/text/Contents.tsx'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { PrintPage } from '../_shell/PrintPage.tsx'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { textMetadata } from '../_shell/text-metadata.ts'
import styles from './legal.module.css'

type LegalText = NonNullable<LegalPageResult>
type Clauses = LegalText['clauses']

const getText = cache(
  async (slug: string) => (await fetchContent(legalPageQuery, { slug })) ?? leaveOldAddress(`/${slug}`),
)

export async function legalMetadata(slug: string): Promise<Metadata> {
  return textMetadata({ path: `/${slug}` }, await getText(slug))
}

/** A legal text with the version in force, who answers for it, and every version before. */
export async function LegalPage({ slug }: { slug: string }) {
  const text = await getText(slug)
  const { title, dek, version, validFrom, whatChanged, clauses, responsible, previousVersions } = text
  const headings = [
    ...clauses.map(({ _key, title }) => ({ id: anchorOf(_key), text: title })),
    { id: 'responsavel', text: 'Quem responde pelo site' },
    { id: 'versoes', text: 'Versões' },
  ]
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: title }]} />
      <article className={styles.page}>
        <header className={styles.top}>
          <h1>{title}</h1>
          <p className="dek">{dek}</p>
          <p className={styles.inForce}>
            {inForceInWords(version, validFrom)} <a href="#versoes">O que mudou</a>
          </p>
          <PrintPage />
        </header>
        <Contents headings={headings} />
        <div className={styles.text}>
          <ClauseList clauses={clauses} anchored />
          <Responsible responsible={responsible} />
          <section className={styles.clause} aria-labelledby="versoes">
            <h2 id="versoes">Versões</h2>
            <p id={versionAnchor(version)}>
              <b>Versão {version}</b>, {isToCome(validFrom) ? 'que ainda não vale' : 'a que está em vigor'}.{' '}
              {whatChanged}
            </p>
            <div className={styles.history}>
              {previousVersions.map((old) => (
                <OldVersion key={old._key} old={old} />
              ))}
            </div>
          </section>
        </div>
      </article>
      <StructuredData graph={pageGraph(`/${slug}`, stegaClean(title))} />
    </>
  )
}

type ClauseListProps = { clauses: Clauses; anchored?: boolean }

/** The clauses, each with its sentence in plain words first. Only those in force have anchors. */
function ClauseList({ clauses, anchored }: ClauseListProps) {
  const Heading = anchored ? 'h2' : 'h3'
  return (
    <div className={styles.clauses}>
      {clauses.map(({ _key, title, summary, text }) => (
        <section key={_key} className={styles.clause}>
          <Heading id={anchored ? anchorOf(_key) : undefined}>{title}</Heading>
          {summary && <Miudos>{summary}</Miudos>}
          <PortableText value={text} />
        </section>
      ))}
    </div>
  )
}

type OldVersionProps = { old: LegalText['previousVersions'][number] }

function OldVersion({ old: { version, validFrom, whatChanged, clauses } }: OldVersionProps) {
  return (
    <Fold id={versionAnchor(version)} summary={inForceInWords(version, validFrom)}>
      <p>{whatChanged}</p>
      <ClauseList clauses={clauses.map((clause) => namedFor(stegaClean(version), clause))} />
    </Fold>
  )
}

/** Tables and lists of an old version are told by it: the version in force may have the same. */
function namedFor<Of extends Clauses[number]>(version: string, { text, ...clause }: Of) {
  const named = (name: string) => `${name} (versão ${version})`
  const blocks = text.map((block) => {
    if ('caption' in block && words(block.caption)) return { ...block, caption: named(words(block.caption)) }
    return 'title' in block && words(block.title) ? { ...block, title: named(words(block.title)) } : block
  })
  return { ...clause, text: blocks }
}

function Responsible({ responsible }: Pick<LegalText, 'responsible'>) {
  const lines = [
    ['Razão social', responsible?.companyName],
    ['CNPJ', responsible?.companyId],
    ['Endereço', responsible?.address],
    ['Encarregado pelos dados', responsible?.dataOfficer],
  ] as const
  const known = lines.filter(([, value]) => value)
  return (
    <section className={styles.clause} aria-labelledby="responsavel">
      <h2 id="responsavel">Quem responde pelo site</h2>
      {known.length > 0 ? (
        <dl className={styles.responsible}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          Os dados da empresa (razão social, CNPJ e encarregado pelos dados) ainda não foram publicados aqui.
          Até lá, o contato é o e-mail da <a href="/contato">página de contato</a>.
        </p>
      )}
    </section>
  )
}

const anchorOf = (key: string) => `clausula-${key}`

/** `1.0` → `versao-1-0`: the address of a version, which must not change. */
function versionAnchor(version: string): string {
  return `versao-${stegaClean(version).replaceAll('.', '-')}`
}

function inForceInWords(version: string, validFrom: string | null): string {
  if (!isIsoDate(validFrom)) return `Versão ${version}.`
  return `Versão ${version}, em vigor ${isToCome(validFrom) ? 'a partir de' : 'desde'} ${formatDay(validFrom)}.`
}

/** A text may be published before the day from which it is in force. */
function isToCome(validFrom: string | null): boolean {
  return isIsoDate(validFrom) && validFrom > todayInBrasilia()
}
