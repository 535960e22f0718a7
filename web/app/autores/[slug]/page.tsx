import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { cache } from 'react'
import { isIsoDate } from '#web/content/article-facts.ts'
import { croppedImage } from '#web/content/article-picture.ts'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { authorQuery } from '#web/content/queries/author-queries.ts'
import { fetchContent, fetchPublishedPages } from '#web/content/queries/client.ts'
import { addressesQuery } from '#web/content/queries/queries.ts'
import type { AuthorResult } from '#web/content/sanity.types.ts'
import { safeLink } from '#web/content/text/links.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Section } from '#web/ui/Section.tsx'
import { sharePicture } from '../../_share/share-picture.ts'
import type { Routed } from '../../_shell/routed.ts'
import { breadcrumbs, StructuredData } from '../../_shell/StructuredData.tsx'
import { textMetadata } from '../../_shell/text-metadata.ts'
import { authorNode } from '../../_shell/text-nodes.ts'
import styles from '../authors.module.css'
import { Person } from '../Person.tsx'

type Props = Routed<'slug'>
type Author = NonNullable<AuthorResult>

/** The list of slugs comes first: it is cached, so that an address nobody wrote costs no query. */
const getAuthor = cache(async (slug: string) => {
  const slugs = await fetchContent(addressesQuery, { type: 'author' })
  const author = slugs.includes(slug) && (await fetchContent(authorQuery, { slug }))
  return author || leaveOldAddress(`/autores/${slug}`)
})

export async function generateStaticParams() {
  return (await fetchPublishedPages(['author'])).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const author = await getAuthor(slug)
  const dek = `${author.role || 'Quem escreve e revisa'}. ${author.bio}`
  const text = { ...author, title: `${author.name}: quem é e o que escreve`, dek, seo: null }
  return textMetadata({ path: `/autores/${slug}`, drawn: sharePicture('/autores') }, text)
}

export default async function AuthorPage({ params }: Props) {
  const { slug } = await params
  const author = await getAuthor(slug)
  const plain = stegaClean(author)
  const path = `/autores/${slug}`
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Home' }, { href: '/autores', label: 'Autores' }, { label: author.name }]}
      />
      <div className={styles.who}>
        <Photo photo={author.photo} />
        <div>
          <h1>{author.name}</h1>
          <Person person={author} />
          <Profiles addresses={plain.sameAs} />
        </div>
      </div>
      <Texts texts={author.texts} />
      <StructuredData
        graph={[
          { '@type': 'ProfilePage', mainEntity: authorNode(plain) },
          breadcrumbs(['Autores', '/autores'], [plain.name, path]),
        ]}
      />
    </>
  )
}

function Photo({ photo }: Pick<Author, 'photo'>) {
  const address = photo && croppedImage(photo, 288, 288)
  if (!address) return null
  return (
    <figure className={styles.photo}>
      {/* biome-ignore lint/performance/noImgElement: the content store resizes; next/image would do it a second time. */}
      <img src={address.auto('format').url()} alt={photo.alt} width={144} height={144} decoding="async" />
      <figcaption>{photo.credit}</figcaption>
    </figure>
  )
}

function Profiles({ addresses }: { addresses: string[] }) {
  const links = addresses.flatMap((address) => safeLink(address) ?? [])
  if (links.length === 0) return null
  return (
    <ul className="bullets">
      {links.map(({ href, rel }) => (
        <li key={href}>
          <a href={href} rel={rel}>
            {href.replace(/^https?:\/\/(www\.)?/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}

const folders = { article: '/blog', guide: '/investimentos' } as const

function Texts({ texts }: Pick<Author, 'texts'>) {
  if (texts.length === 0) return null
  return (
    <Section id="textos" title="Textos" className="section">
      <ul className={styles.people}>
        {texts.map(({ _type, slug, title, updatedAt, isReviewed }) => (
          <li key={`${_type} ${slug}`}>
            <a href={`${folders[_type]}/${slug}`}>{title}</a>
            <small>
              {isReviewed && 'Revisão. '}
              {isIsoDate(updatedAt) && (
                <>
                  Atualizado em <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>.
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
