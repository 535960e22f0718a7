import { defineQuery } from 'groq'

// What stands around the pages. As in queries.ts, whatever a draft may lack has a fallback.

/** All of them: an address is looked up in one cached answer, so that random ones neither query nor fill the cache. */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from)] { from, to, "kind": coalesce(kind, "permanent") }
`)
