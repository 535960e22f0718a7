import { defineQuery } from 'groq'
import { documentTypes } from '#schemas/document-traits.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import { contentQuery } from './content-query.ts'
import { categoryTag, idTag, pageTag } from './tags.ts'
import { wordsRead } from './words-read.ts'

// A draft may lack what publishing requires, so every field that a page needs has a fallback.

// What a text's pictures are made of (blocks/data-picture.ts).
const pictured = /* groq */ `coalesce(
    body[_type == "chart"][0],
    body[_type in ["compareTable", "simpleTable"] && true in columns[].numeric][0]
  )`

const listItem = /* groq */ `{
  _id,
  "slug": slug.current,
  "title": coalesce(title, "Artigo sem título"),
  "dek": coalesce(dek, ""),
  "category": coalesce(category->title, "Sem categoria"),
  updatedAt,
  mainTool,
  "words": ${wordsRead},
  "blocks": coalesce(body[]._type, []),
  cover,
  picture,
  "pictured": ${pictured}
}`

// An archived article stays at its address and is found by a search; no list offers it.
const offered = /* groq */ `_type == "article" && defined(slug.current) && workflow != "archived"`

const latestArticles = defineQuery(`
  *[${offered}] | order(updatedAt desc, _createdAt desc) [0...4] ${listItem}
`)

export const latestArticlesQuery = contentQuery(latestArticles, () => ['articles', 'categories'])

const highlights = defineQuery(`
  *[${offered} && defined(highlight)] | order(highlight asc, updatedAt desc) [0...4] ${listItem}
`)

/** The articles that editors put at the top of lists, in their order. */
export const highlightsQuery = contentQuery(highlights, () => ['articles', 'categories'])

const searchable = defineQuery(`{
  "articles": *[${offered}] | order(updatedAt desc, _createdAt desc) [0...150] {
    "slug": slug.current,
    "title": coalesce(title, "Artigo sem título"),
    "dek": coalesce(dek, ""),
    "tags": coalesce(tags, [])
  },
  "terms": *[_type == "glossaryTerm" && defined(slug.current)] | order(lower(term) asc) {
    "slug": slug.current,
    "term": coalesce(term, "Termo sem nome"),
    "definition": coalesce(definition, "")
  },
  "authors": *[_type == "author" && defined(slug.current)] | order(name asc) {
    "slug": slug.current,
    "name": coalesce(name, "Autor sem nome"),
    "role": coalesce(role, "")
  }
}`)

/** Editors' texts for the search of the whole site: the newest articles, as many as its file has room for. */
export const searchableQuery = contentQuery(searchable, () => ['articles', 'glossary', 'authors'])

const inCategory = /* groq */ `${offered} && ($category == "" || category._ref == $category)`

const articleList = defineQuery(`{
  "articles": select(
    $order == "recentes" => *[${inCategory}] | order(publishedAt desc, _createdAt desc) [$from...$to] ${listItem},
    *[${inCategory}] | order(updatedAt desc, _createdAt desc) [$from...$to] ${listItem}
  ),
  "total": count(*[${inCategory}])
}`)

/**
 * A page of the blog: `$category` is an id, or empty for all; `$order` is `recentes` or `atualizados`. Each order is written
 * out: the embedded store keeps documents sorted by a field, and has to sort all ten thousand by anything else.
 */
export const articleListQuery = contentQuery(articleList, () => ['articles', 'categories'])

const articleSearch = defineQuery(`{
  "articles": *[
    _type == "article" && defined(slug.current) && [title, dek, pt::text(body)] match $words
  ] | order(title match $words desc, updatedAt desc) [0...24] {
    "slug": slug.current,
    "title": coalesce(title, "Artigo sem título"),
    "dek": coalesce(dek, "")
  },
  "total": count(*[
    _type == "article" && defined(slug.current) && [title, dek, pt::text(body)] match $words
  ])
}`)

/** The articles that have all of `$words` in the title, the dek or the text, those in the title first, and how many. */
export const articleSearchQuery = contentQuery(articleSearch, () => ['articles'])

const categories = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(title asc) {
    _id,
    "slug": slug.current,
    "title": coalesce(title, "Sem nome")
  }
`)

/** The themes of the blog. */
export const categoriesQuery = contentQuery(categories, () => ['categories'])

const relatedArticles = defineQuery(`
  *[${offered} && slug.current != $slug && category._ref == $category]
    | order(count(coalesce(ruleRefs, [])[@ in $rules]) desc, updatedAt desc) [0...3] ${listItem}
`)

/** Further reading after an article: of its category, first those that quote the same `$rules`. */
export const relatedArticlesQuery = contentQuery(relatedArticles, ({ category }) => [
  categoryTag(category),
  'categories',
])

const namedTexts = defineQuery(`
  *[_type in ["article", "guide"] && _id in $ids && defined(slug.current)] {
    _type,
    "_id": _id,
    "slug": slug.current,
    "title": coalesce(title, "Sem título"),
    "dek": coalesce(dek, ""),
    "category": coalesce(category->title, "Guia de investimentos"),
    updatedAt,
    mainTool,
    "words": ${wordsRead},
    "blocks": coalesce(body[]._type, []),
    cover,
    picture,
    "pictured": ${pictured}
  }
`)

/** Articles and guides that an editor names. */
export const namedTextsQuery = contentQuery(namedTexts, ({ ids }) => [...ids.map(idTag), 'categories'])

const feed = defineQuery(`
  *[${offered} && defined(publishedAt)] | order(publishedAt desc, _createdAt desc) [0...30] {
    _id,
    "slug": slug.current,
    "title": coalesce(title, "Artigo sem título"),
    "dek": coalesce(dek, ""),
    "keyPoints": coalesce(keyPoints, []),
    "category": coalesce(category->title, "Sem categoria"),
    "tags": coalesce(tags, []),
    "authors": coalesce(authors[]->name, []),
    publishedAt,
    updatedAt
  }
`)

/** The newest articles, for feeds. */
export const feedQuery = contentQuery(feed, () => ['articles', 'authors', 'categories'])

const glossaryTerms = defineQuery(`
  *[_type == "glossaryTerm" && _id in $ids] { _id, "term": coalesce(term, ""), "definition": coalesce(definition, ""), law }
`)

/** Terms of the glossary that a text explains. */
export const glossaryTermsQuery = contentQuery(glossaryTerms, () => ['glossary'])

const linkedPages = defineQuery(`
  *[_type in $types && _id in $ids] { _id, _type, "slug": slug.current }
`)

/** The pages of `$types` that a text leads to, by their ids: their addresses may change. */
export const linkedPagesQuery = contentQuery(
  linkedPages,
  // Of what a text links to it shows the address alone: else each edit of an article would expire all that link to one.
  () => ['addresses'],
)

const categoryArticles = defineQuery(`
  *[_type == "article" && defined(slug.current) && category->slug.current == $slug] | order(updatedAt desc, _createdAt desc) [0...3] ${listItem}
`)

/** The newest of a category, by its address. */
export const categoryArticlesQuery = contentQuery(categoryArticles, () => ['articles', 'categories'])

const pages = defineQuery(`
  *[_type in $types && defined(slug.current)] {
    _type,
    "slug": slug.current,
    "updatedAt": coalesce(updatedAt, _updatedAt, ""),
    "isListed": !coalesce(seo.noindex, false) && !defined(seo.canonical)
  }
`)

/** The addresses of the pages of `$types`. */
export const pagesQuery = contentQuery(pages, ({ types }) =>
  types.map((type: DocumentType) => documentTypes[type].tag),
)

const addresses = defineQuery(`
  *[_type == $type && defined(slug.current)].slug.current
`)

/** The slugs of a type alone: what a page asks to know whether it exists, which an edit of another one does not expire. */
export const addressesQuery = contentQuery(addresses, () => ['addresses'])

const article = defineQuery(`
  *[_type == "article" && slug.current == $slug][0] {
    _id,
    _rev,
    "slug": slug.current,
    "title": coalesce(title, "Artigo sem título"),
    "dek": coalesce(dek, ""),
    "keyPoints": coalesce(keyPoints, []),
    "category": coalesce(category->title, "Sem categoria"),
    "categoryId": coalesce(category._ref, ""),
    "categorySlug": coalesce(category->slug.current, ""),
    "tags": coalesce(tags, []),
    "isArchived": workflow == "archived",
    "authors": coalesce(authors[]->{ "slug": slug.current, "name": coalesce(name, "Sem nome"), credentials, credentialUrl, "isTeam": coalesce(isTeam, false) }, []),
    "reviewer": reviewedBy->{ "slug": slug.current, "name": coalesce(name, "Sem nome"), credentials, credentialUrl, "isTeam": coalesce(isTeam, false) },
    "body": coalesce(body, []),
    cover,
    picture,
    "pictured": ${pictured},
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
    "changeLog": coalesce(changeLog[]{ _key, date, kind, "what": coalesce(what, "") }, []),
    "affiliate": coalesce(affiliate, false),
    "disclosure": coalesce(disclosure->text, ""),
    "adPolicy": coalesce(adPolicy, "normal"),
    mainTool,
    "related": coalesce(relatedManual[]._ref, []),
    "supersededBy": supersededBy._ref,
    seo,
    "words": ${wordsRead}
  }
`)

export const articleQuery = contentQuery(article, ({ slug }) => [
  pageTag('article', slug),
  'authors',
  'categories',
  'disclosures',
])
