import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { cache } from 'react'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent, fetchPublishedPages } from '#web/content/queries/client.ts'
import { guideQuery } from '#web/content/queries/page-queries.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import type { Routed } from '../../_shell/routed.ts'
import { textMetadata } from '../../_shell/text-metadata.ts'
import { GuideJsonLd } from './GuideJsonLd.tsx'
import { GuideText } from './GuideText.tsx'
import { guides, isGuide } from './guides.ts'

type Props = Routed<'slug'>

export const revalidate = 300

export async function generateStaticParams() {
  const published = await fetchPublishedPages(['guide'])
  return published.filter(({ slug }) => isGuide(slug)).map(({ slug }) => ({ slug }))
}

/** The five addresses are known: another one costs no query. */
const getGuide = cache(async (slug: string) => {
  if (!isGuide(slug)) return leaveOldAddress(`/investimentos/${slug}`)
  const guide =
    (await fetchContent(guideQuery, { slug })) ?? (await leaveOldAddress(`/investimentos/${slug}`))
  return { guide, slug }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { guide, slug } = await getGuide((await params).slug)
  return textMetadata({ path: `/investimentos/${slug}` }, guide)
}

export default async function GuidePage({ params }: Props) {
  const { guide, slug } = await getGuide((await params).slug)
  const { name } = guides[slug]
  return (
    <>
      <Breadcrumb
        items={[
          { href: '/', label: 'Home' },
          { href: '/investimentos', label: 'Investimentos' },
          { label: name },
        ]}
      />
      <GuideText guide={guide} slug={slug} />
      <GuideJsonLd guide={stegaClean(guide)} name={name} />
    </>
  )
}
