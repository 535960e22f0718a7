import { defineQuery } from 'groq'

// What stands around the pages. As in queries.ts, whatever a draft may lack has a fallback.

/** All of them: an address is looked up in one cached answer, so that random ones neither query nor fill the cache. */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from)] { from, to, "kind": coalesce(kind, "permanent") }
`)

export const settingsQuery = defineQuery(`
  *[_type == "siteSettings"] | order(_id asc) [0] {
    "contactEmail": coalesce(contactEmail, ""),
    "sourcesText": coalesce(sourcesText, ""),
    "disclaimer": coalesce(disclaimer, ""),
    "social": coalesce(social[]{ _key, "name": coalesce(name, ""), "url": coalesce(url, "") }, [])
  }
`)

/** "O que mexe hoje": the notes of the day `$today`, in Brasília. */
export const marketNotesQuery = defineQuery(`
  *[_type == "marketNote" && day == $today] | order(_createdAt asc) {
    _id,
    "text": coalesce(text, ""),
    "series": coalesce(series, []),
    "source": coalesce(source, "")
  }
`)

/** "Contas do momento" of the day `$today`, the latest season first. */
export const homeModulesQuery = defineQuery(`
  *[_type == "homeModule" && from <= $today && to >= $today] | order(from desc) {
    _id,
    "title": coalesce(title, ""),
    "items": coalesce(items[]{ _key, "question": coalesce(question, ""), "href": coalesce(href, "/") }, [])
  }
`)
