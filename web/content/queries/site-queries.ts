import { defineQuery } from 'groq'
import type { DocumentType } from '#schemas/document-types.ts'
import { contentQuery } from './content-query.ts'
import { pageTag } from './tags.ts'

// Content around the pages. As in queries.ts, every field that a draft may lack has a fallback.

const redirects = defineQuery(`
  *[_type == "redirect" && defined(from)] { from, to, "kind": coalesce(kind, "permanent") }
`)

/** All of them: an address is looked up in one cached answer, so that random ones neither query nor fill the cache. */
export const redirectsQuery = contentQuery(redirects, () => ['redirects'])

const settings = defineQuery(`
  *[_type == "siteSettings"] | order(_id asc) [0] {
    "contactEmail": coalesce(contactEmail, ""),
    "sourcesText": coalesce(sourcesText, ""),
    "disclaimer": coalesce(disclaimer, ""),
    "social": coalesce(social[]{ _key, "name": coalesce(name, ""), "url": coalesce(url, "") }, []),
    "notice": {
      "text": coalesce(notice.text, ""),
      "href": coalesce(notice.href, ""),
      "from": coalesce(notice.from, ""),
      "to": coalesce(notice.to, "")
    }
  }
`)

export const settingsQuery = contentQuery(settings, () => ['settings'])

const siteTexts = defineQuery(`
  *[_type == "siteTexts"] | order(_id asc) [0] {
    "header": coalesce(header[]{ "label": coalesce(label, ""), "href": coalesce(href, "") }, []),
    "calculatorMenu": coalesce(calculatorMenu[]{
      "label": coalesce(label, ""), "href": coalesce(href, ""), "question": coalesce(question, "")
    }, []),
    "footer": coalesce(footer[]{
      "column": coalesce(column, ""), "label": coalesce(label, ""), "href": coalesce(href, "")
    }, []),
    "footerColumns": coalesce(footerColumns[]{
      "title": coalesce(title, ""),
      "links": coalesce(links[]{ "label": coalesce(label, ""), "href": coalesce(href, "") }, [])
    }, []),
    "homeOrder": coalesce(homeOrder, []),
    "calculators": coalesce(calculators[]{
      "calculator": coalesce(calculator, ""),
      "question": coalesce(question, ""),
      "dek": coalesce(dek, ""),
      "questions": coalesce(questions[]{
        _key,
        "question": coalesce(question, ""),
        "answer": coalesce(answer, [])
      }, [])
    }, []),
    "notFoundTitle": coalesce(notFoundTitle, ""),
    "newsletterNote": coalesce(newsletterNote, "")
  }
`)

/** What editors add to the frame of the site and to pages whose text is in the code. */
export const siteTextsQuery = contentQuery(siteTexts, () => ['site-texts'])

const pageAt = defineQuery(`*[_type in $types && slug.current == $slug][0] { "slug": slug.current }`)

/** The page of `$types` at `$slug`, if there is one. */
export const pageAtQuery = contentQuery(pageAt, ({ types, slug }) =>
  types.map((type: DocumentType) => pageTag(type, slug)),
)

const marketNotes = defineQuery(`
  *[_type == "marketNote" && day == $today] | order(_createdAt asc) {
    _id,
    "text": coalesce(text, ""),
    "series": coalesce(series, []),
    "source": coalesce(source, "")
  }
`)

/** "O que mexe hoje": the notes of the day `$today`, in Brasília. */
export const marketNotesQuery = contentQuery(marketNotes, () => ['market-notes'])

const homeModules = defineQuery(`
  *[_type == "homeModule" && from <= $today && to >= $today] | order(from desc) {
    _id,
    "title": coalesce(title, ""),
    "items": coalesce(items[]{ _key, "question": coalesce(question, ""), "href": coalesce(href, "/") }, [])
  }
`)

/** "Contas do momento" of the day `$today`, the latest season first. */
export const homeModulesQuery = contentQuery(homeModules, () => ['home-modules'])
