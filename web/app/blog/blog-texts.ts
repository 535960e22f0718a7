import type { Metadata } from 'next'
import { pageMetadata } from '../_shell/page-metadata.ts'

const { alternates, ...rest } = pageMetadata('/blog')

export const blogTexts = {
  ...rest,
  alternates: {
    ...alternates,
    types: {
      'application/rss+xml': [{ url: '/blog/rss.xml', title: 'Em Miúdos: artigos (RSS)' }],
      'application/atom+xml': [{ url: '/blog/atom.xml', title: 'Em Miúdos: artigos (Atom)' }],
      'application/feed+json': [{ url: '/blog/feed.json', title: 'Em Miúdos: artigos (JSON Feed)' }],
    },
  },
} satisfies Metadata

/** A list that a reader filtered: nothing of its own for a search engine, which may follow its links. */
export const filteredTexts: Metadata = { ...blogTexts, robots: { index: false, follow: true } }
