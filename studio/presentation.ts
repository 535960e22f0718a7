import { defineDocuments, defineLocations } from 'sanity/presentation'

/** Where a document shows on the site, listed beside its form. */
export const locations = {
  article: defineLocations({
    select: { title: 'title', slug: 'slug.current' },
    resolve: (article) => ({
      locations: article?.slug
        ? [
            { title: article.title || 'Artigo sem título', href: `/blog/${article.slug}` },
            { title: 'Lista do blog', href: '/blog' },
          ]
        : [],
    }),
  }),
  author: defineLocations({
    message: 'O nome aparece nos artigos que a pessoa escreveu.',
    tone: 'caution',
  }),
  category: defineLocations({
    message: 'O nome aparece nos artigos da categoria.',
    tone: 'caution',
  }),
}

/** Which document an address of the site is about, so that opening a page opens its form. */
export const mainDocuments = defineDocuments([
  { route: '/blog/:slug', filter: '_type == "article" && slug.current == $slug' },
])
