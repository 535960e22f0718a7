import { defineQuery } from 'groq'
import { contentQuery } from './content-query.ts'

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
