import { defineQuery } from 'groq'

// A draft may lack what publishing requires, so every field that a page needs has a fallback.

const listItem = /* groq */ `{
  _id,
  "slug": slug.current,
  "title": coalesce(title, "Artigo sem título"),
  "dek": coalesce(dek, ""),
  "category": coalesce(category->title, "Sem categoria"),
  updatedAt,
  "words": coalesce(length(string::split(pt::text(body), " ")), 0),
  "blocks": coalesce(body[]._type, [])
}`

export const articlesQuery = defineQuery(`
  *[_type == "article" && defined(slug.current)] | order(updatedAt desc, _createdAt desc) ${listItem}
`)

export const latestArticlesQuery = defineQuery(`
  *[_type == "article" && defined(slug.current)] | order(updatedAt desc, _createdAt desc) [0...4] ${listItem}
`)

/** Terms of the glossary that a text explains. */
export const glossaryTermsQuery = defineQuery(`
  *[_type == "glossaryTerm" && _id in $ids] { _id, "term": coalesce(term, ""), "definition": coalesce(definition, ""), law }
`)

/** The texts that a text leads to, by their ids: their addresses may change. */
export const linkedPagesQuery = defineQuery(`
  *[_type in ["article", "guide", "legalPage", "sitePage"] && _id in $ids] { _id, _type, "slug": slug.current }
`)

export const newsletterQuery = defineQuery(`
  *[_type == "siteSettings"][0] { "provider": newsletterProvider }
`)

/** The newest of a category, by its address. */
export const categoryArticlesQuery = defineQuery(`
  *[_type == "article" && defined(slug.current) && category->slug.current == $slug] | order(updatedAt desc, _createdAt desc) [0...3] ${listItem}
`)

/** The addresses of the pages of `$types`. */
export const pagesQuery = defineQuery(`
  *[_type in $types && defined(slug.current)] { _type, "slug": slug.current, "updatedAt": coalesce(updatedAt, _updatedAt) }
`)

/** The slugs of a type alone: what a page asks to know whether it exists, which an edit of another one does not expire. */
export const addressesQuery = defineQuery(`
  *[_type == $type && defined(slug.current)].slug.current
`)

export const articleQuery = defineQuery(`
  *[_type == "article" && slug.current == $slug][0] {
    _id,
    _rev,
    "slug": slug.current,
    "title": coalesce(title, "Artigo sem título"),
    "dek": coalesce(dek, ""),
    "keyPoints": coalesce(keyPoints, []),
    "category": coalesce(category->title, "Sem categoria"),
    "authors": coalesce(authors[]->{ _id, "name": coalesce(name, "Sem nome"), credentials, "isTeam": coalesce(isTeam, false) }, []),
    "body": coalesce(body, []),
    cover,
    "sources": coalesce(sources[]{
      _key,
      "title": coalesce(title, "Fonte sem título"),
      "publisher": coalesce(publisher, ""),
      url,
      accessedOn
    }, []),
    publishedAt,
    updatedAt,
    reviewedOn,
    ruleRefs,
    seo,
    "categorySlug": coalesce(category->slug.current, ""),
    "tags": coalesce(tags, []),
    affiliate,
    "disclosure": disclosure->text,
    "adPolicy": coalesce(adPolicy, "normal"),
    "words": coalesce(length(string::split(pt::text(body), " ")), 0)
  }
`)
