import { defineQuery } from 'groq'
import { contentQuery } from './content-query.ts'

const person = /* groq */ `
    _id,
    "slug": slug.current,
    "name": coalesce(name, "Sem nome"),
    "role": coalesce(role, ""),
    "bio": coalesce(bio, ""),
    "credentials": coalesce(credentials, ""),
    "credentialUrl": coalesce(credentialUrl, ""),
    "conflicts": coalesce(conflicts, "")`

const authors = defineQuery(`
  *[_type == "author" && defined(slug.current)] | order(name asc) {${person}
  }
`)

/** Who writes and reviews, by name. */
export const authorsQuery = contentQuery(authors, () => ['authors'])

const author = defineQuery(`
  *[_type == "author" && slug.current == $slug][0] {${person},
    _rev,
    "isTeam": coalesce(isTeam, false),
    "sameAs": coalesce(sameAs, []),
    photo,
    "texts": *[_type in ["article", "guide"] && defined(slug.current) && workflow != "archived" && (^._id in authors[]._ref || reviewedBy._ref == ^._id)]
      | order(updatedAt desc) [0...20] {
        _type,
        "slug": slug.current,
        "title": coalesce(title, "Sem título"),
        updatedAt,
        "isReviewed": !(^._id in coalesce(authors[]._ref, []))
      }
  }
`)

/** A person or a team, and the newest texts they wrote or reviewed. */
export const authorQuery = contentQuery(author, () => ['authors', 'articles', 'guides'])
