import type { QueryParams } from '@sanity/client'
import type { ContentTag } from './tags.ts'

/** A query with the cache tags of its answer: one for every document that the answer shows. */
export type ContentQuery<Groq extends keyof SanityQueries> = {
  groq: Groq
  tags: (params: QueryParams) => ContentTag[]
}

export function contentQuery<const Groq extends keyof SanityQueries>(
  groq: Groq,
  tags: (params: QueryParams) => ContentTag[],
): ContentQuery<Groq> {
  return { groq, tags }
}
