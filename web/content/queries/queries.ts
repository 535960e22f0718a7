import { defineQuery } from 'groq'

// A draft may lack what publishing requires, so every field that a page needs has a fallback.

const listItem = /* groq */ `{
  _id,
  "slug": slug.current,
  "title": coalesce(title, "Artigo sem título"),
  "dek": coalesce(dek, ""),
  "category": coalesce(category->title, "Sem categoria"),
  updatedAt,
  mainTool,
  "words": coalesce(length(string::split(pt::text(body), " ")), 0),
  "blocks": coalesce(body[]._type, [])
}`

// What is archived stays at its address and is found by a search; no list offers it.
const offered = /* groq */ `_type == "article" && defined(slug.current) && workflow != "archived"`

export const latestArticlesQuery = defineQuery(`
  *[${offered}] | order(updatedAt desc, _createdAt desc) [0...4] ${listItem}
`)

/** What the search of the whole site finds of the editors' texts: the newest articles, as many as its file has room for. */
export const searchableQuery = defineQuery(`{
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
  }
}`)

const ofCategory = /* groq */ `${offered} && ($category == "" || category._ref == $category)`

/**
 * A page of the blog: `$category` is an id, or empty for all; `$order` is `recentes` or `atualizados`. Each order is written
 * out: the embedded store keeps documents sorted by a field, and has to sort all ten thousand by anything else.
 */
export const articleListQuery = defineQuery(`{
  "articles": select(
    $order == "recentes" => *[${ofCategory}] | order(publishedAt desc, _createdAt desc) [$from...$to] ${listItem},
    *[${ofCategory}] | order(updatedAt desc, _createdAt desc) [$from...$to] ${listItem}
  ),
  "total": count(*[${ofCategory}])
}`)

/** A page of what a search finds: all of `$words` in the title, the dek or the text, those in the title first. */
export const articleSearchQuery = defineQuery(`{
  "articles": *[
    _type == "article" && defined(slug.current) && ($category == "" || category._ref == $category)
    && [title, dek, pt::text(body)] match $words
  ]
    | order(
      title match $words desc,
      select($order == "recentes" => publishedAt, updatedAt) desc
    ) [$from...$to] ${listItem},
  "total": count(*[
    _type == "article" && defined(slug.current) && ($category == "" || category._ref == $category)
    && [title, dek, pt::text(body)] match $words
  ])
}`)

/** The themes of the blog. */
export const categoriesQuery = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(title asc) {
    _id,
    "slug": slug.current,
    "title": coalesce(title, "Sem nome")
  }
`)

/** What to read after an article: of its category, first what leans on the same `$rules`. */
export const relatedArticlesQuery = defineQuery(`
  *[${offered} && slug.current != $slug && category._ref == $category]
    | order(count(coalesce(ruleRefs, [])[@ in $rules]) desc, updatedAt desc) [0...3] ${listItem}
`)

/** Articles and guides that an editor names. */
export const namedTextsQuery = defineQuery(`
  *[_type in ["article", "guide"] && _id in $ids && defined(slug.current)] {
    _type,
    "_id": _id,
    "slug": slug.current,
    "title": coalesce(title, "Sem título"),
    "dek": coalesce(dek, ""),
    "category": coalesce(category->title, "Guia de investimentos"),
    updatedAt,
    mainTool,
    "words": coalesce(length(string::split(pt::text(body), " ")), 0),
    "blocks": coalesce(body[]._type, [])
  }
`)

/** The newest articles, for feeds. */
export const feedQuery = defineQuery(`
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

/** Terms of the glossary that a text explains. */
export const glossaryTermsQuery = defineQuery(`
  *[_type == "glossaryTerm" && _id in $ids] { _id, "term": coalesce(term, ""), "definition": coalesce(definition, ""), law }
`)

/** The texts that a text leads to, by their ids: their addresses may change. */
export const linkedPagesQuery = defineQuery(`
  *[_type in ["article", "guide", "legalPage", "sitePage"] && _id in $ids] { _id, _type, "slug": slug.current }
`)

/** The newest of a category, by its address. */
export const categoryArticlesQuery = defineQuery(`
  *[_type == "article" && defined(slug.current) && category->slug.current == $slug] | order(updatedAt desc, _createdAt desc) [0...3] ${listItem}
`)

/** The addresses of the pages of `$types`. */
export const pagesQuery = defineQuery(`
  *[_type in $types && defined(slug.current)] {
    _type,
    "slug": slug.current,
    "updatedAt": coalesce(updatedAt, _updatedAt, ""),
    "isListed": !coalesce(seo.noindex, false) && !defined(seo.canonical)
  }
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
    "categoryId": coalesce(category._ref, ""),
    "categorySlug": coalesce(category->slug.current, ""),
    "tags": coalesce(tags, []),
    "isArchived": workflow == "archived",
    "authors": coalesce(authors[]->{ "name": coalesce(name, "Sem nome"), credentials, credentialUrl, "isTeam": coalesce(isTeam, false) }, []),
    "reviewer": reviewedBy->{ "name": coalesce(name, "Sem nome"), credentials, credentialUrl, "isTeam": coalesce(isTeam, false) },
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
    "changeLog": coalesce(changeLog[]{ _key, date, kind, "what": coalesce(what, "") }, []),
    "affiliate": coalesce(affiliate, false),
    "disclosure": coalesce(disclosure->text, ""),
    "adPolicy": coalesce(adPolicy, "normal"),
    mainTool,
    "related": coalesce(relatedManual[]._ref, []),
    "supersededBy": supersededBy._ref,
    seo,
    "words": coalesce(length(string::split(pt::text(body), " ")), 0)
  }
`)
