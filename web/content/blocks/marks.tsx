import { type ReactNode, useId } from 'react'
import type { Decorator } from '#schemas/blocks/body.ts'
import { pageTypes } from '#schemas/document-types.ts'
import { isPartnerAddress } from '#web/ads/partner-links.ts'
import { safeLink } from '#web/content/text/links.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PartnerLink } from '../affiliates/PartnerLink.tsx'
import type { Body, GlossaryTermsResult, LinkedPagesResult } from '../sanity.types.ts'
import styles from './marks.module.css'
import { type Unfinished, words } from './unfinished.ts'

type TextBlock = Extract<Body[number], { _type: 'block' }>
export type Mark = NonNullable<TextBlock['markDefs']>[number]
type MarkOf<Type extends Mark['_type']> = Extract<Mark, { _type: Type }>

/** The documents that the marks of a text refer to, and where a link earns the site money. */
export type Referred = {
  terms: GlossaryTermsResult
  pages: LinkedPagesResult
  paidDomains: readonly string[]
}

type MarkProps<M> = { value: Unfinished<M>; referred: Referred; children: ReactNode }

/** One component for each mark that the schema allows. */
export const markComponents: { [T in Mark['_type']]: (props: MarkProps<MarkOf<T>>) => ReactNode } = {
  link: ({ value, referred, children }) => (
    <Link href={value.href} paidDomains={referred.paidDomains}>
      {children}
    </Link>
  ),
  pageLink: ({ value, referred, children }) => {
    const page = referred.pages.find(({ _id }) => _id === value.page?._ref)
    const path = page && pageTypes.find(({ type }) => type === page._type)?.path
    return page?.slug && path !== undefined ? <a href={`${path}/${page.slug}`}>{children}</a> : children
  },
  glossaryLink: ({ value, referred, children }) => {
    const term = referred.terms.find(({ _id }) => _id === value.term?._ref)
    const after = 'after' in value && typeof value.after === 'string' ? value.after : ''
    if (term) return <GlossaryLink {...{ term, after }}>{children}</GlossaryLink>
    return (
      <>
        {children}
        {after}
      </>
    )
  },
  sourceRef: ({ value: { number }, children }) => (
    <>
      {children}
      {Number.isInteger(number) && (
        <sup className={styles.source}>
          <a href={`#fonte-${number}`} aria-label={`Fonte ${number}`}>
            {number}
          </a>
        </sup>
      )}
    </>
  ),
  abbr: ({ value, children }) => <abbr title={words(value.meaning) || undefined}>{children}</abbr>,
}

export const decoratorComponents: { [D in Decorator]: (props: { children: ReactNode }) => ReactNode } = {
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  code: ({ children }) => <code>{children}</code>,
}

type LinkProps = { href: unknown; paidDomains: readonly string[]; children: ReactNode }

function Link({ href, paidDomains, children }: LinkProps) {
  const link = safeLink(href)
  if (!link) return children
  if (!link.isExternal) return <a href={link.href}>{children}</a>
  if (isPartnerAddress(link.href, paidDomains)) return <PartnerLink href={link.href}>{children}</PartnerLink>
  return (
    <a href={link.href} rel={link.rel} className={styles.external}>
      {children}
      <Icon name="external" size="small" />
    </a>
  )
}

type GlossaryLinkProps = {
  term: GlossaryTermsResult[number]
  /** The comma behind it (kept-punctuation.ts). */
  after: string
  children: ReactNode
}

/** A word that explains itself: its button opens the explanation, which the browser closes, with no code of ours. */
function GlossaryLink({ term: { term, definition, law }, after, children }: GlossaryLinkProps) {
  const id = useId()
  const button = (
    <button type="button" className={styles.term} popoverTarget={id}>
      {children}
    </button>
  )
  return (
    <>
      {after ? (
        <span className={styles.kept}>
          {button}
          {after}
        </span>
      ) : (
        button
      )}
      <span id={id} popover="auto" className={styles.explanation}>
        <b>{term}:</b> {definition}
        {law && <small>{law}</small>}
      </span>
    </>
  )
}
