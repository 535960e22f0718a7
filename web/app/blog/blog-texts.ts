import type { Metadata } from 'next'

/** What search engines and readers of feeds hear of the blog. */
export const blogTexts = {
  title: { absolute: 'Blog: finanças pessoais explicadas com a conta feita' },
  description:
    'Artigos sobre câmbio, impostos, investimentos, crédito e cripto, com fontes, data de atualização e a calculadora certa dentro de cada texto.',
  alternates: {
    canonical: '/blog',
    types: {
      'application/rss+xml': [{ url: '/blog/rss.xml', title: 'Em Miúdos: artigos (RSS)' }],
      'application/feed+json': [{ url: '/blog/feed.json', title: 'Em Miúdos: artigos (JSON Feed)' }],
    },
  },
} satisfies Metadata

/** A list that a reader filtered: nothing of its own for a search engine, which may follow its links. */
export const filteredTexts: Metadata = { ...blogTexts, robots: { index: false, follow: true } }
