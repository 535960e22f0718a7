import type { Metadata } from 'next'
import { SHARE_SIZE, sharePicture } from '../_share/share-picture.ts'
import { type PagePath, pageTexts } from './pages.ts'

type Told = {
  /** The address that search engines are to show. */
  path: string
  title: string
  description: string
  /** Of what links show when they are shared; as the rest when not given. */
  sharedTitle?: string
  /** Address of the picture; the one that the site draws when not given. */
  picture?: string
  /** Of a text: its days. */
  text?: { publishedTime?: string; modifiedTime?: string }
}

/** Title, description, address and picture of a page, for search engines and for those who share a link to it. */
export function describePage({ path, title, description, sharedTitle, picture, text }: Told) {
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, languages: { 'pt-BR': path } },
    openGraph: {
      siteName: 'Em Miúdos',
      locale: 'pt_BR',
      ...(text ? { type: 'article', ...text } : { type: 'website' }),
      title: sharedTitle ?? title,
      description,
      url: path,
      images: [{ url: picture ?? sharePicture(path), ...SHARE_SIZE, alt: sharedTitle ?? title }],
    },
  } satisfies Metadata
}

/** The same of a page whose texts are in the code. One that names the year asks for it each time: `generateMetadata`. */
export function pageMetadata(path: PagePath): Metadata {
  return describePage({ path, ...pageTexts(path) })
}
