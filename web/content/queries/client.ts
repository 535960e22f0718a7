import {
  type ClientReturn,
  createClient,
  type FilteredResponseQueryOptions,
  type QueryParams,
  type SanityClient,
} from '@sanity/client'
import { draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { DocumentType } from '#schemas/document-types.ts'
import { answerShapes } from '#web/content/sanity.shapes.ts'
import { env } from '#web/env.ts'
import { isShownField } from '../is-shown-field.ts'
import { adsQuery } from './ad-queries.ts'
import { inShape } from './answer-shape.ts'
import type { ContentQuery } from './content-query.ts'
import { pagesQuery, searchableQuery } from './queries.ts'
import { redirectsQuery } from './site-queries.ts'
import type { ContentTag } from './tags.ts'

/**
 * A reader waits this long; then the last good page is served (scripts/server/stale-on-error.ts). The build has no last page
 * to serve: behind 10,000 articles that had just been written the store took longer.
 */
const TIMEOUT_MS = process.env.NEXT_PHASE === 'phase-production-build' ? 60_000 : 8000

/** Seconds after which published content is read again even if no webhook arrived. */
const FALLBACK_SECONDS = 900

/** Lines of the log: of so many mistakes another one says nothing new. */
const MAX_REPORTED = 1000

export const publishedClient = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: '2026-03-01',
  perspective: 'published',
  // The CDN may answer the previous version just after a webhook.
  useCdn: false,
  stega: false,
  timeout: TIMEOUT_MS,
  maxRetries: 1,
  // With a token, our queries do not wait behind anonymous ones.
  ...(env.SANITY_READ_TOKEN ? { token: env.SANITY_READ_TOKEN } : {}),
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

/** Reads drafts: only for a visitor who came from the Studio. Undefined when the site has no token. */
export const draftClient = env.SANITY_READ_TOKEN
  ? publishedClient.withConfig({
      token: env.SANITY_READ_TOKEN,
      perspective: 'drafts',
      stega: {
        enabled: true,
        studioUrl: env.STUDIO_URL,
        filter: ({ sourceDocument, sourcePath }) => isShownField(sourceDocument._type, sourcePath),
      },
    })
  : undefined

/** Fields of a wrong type in the answers, each reported once per run of the server. */
const reported = new Set<string>()

function reportOnce(field: string): void {
  if (reported.size === MAX_REPORTED || reported.has(field)) return
  reported.add(field)
  console.warn(JSON.stringify({ content: 'unreadable', field }))
}

/** The answer to a query, true to its type: every answer comes through here. */
async function ask<const Groq extends keyof SanityQueries>(
  client: SanityClient,
  query: ContentQuery<Groq>,
  params: QueryParams,
  options: FilteredResponseQueryOptions,
): Promise<ClientReturn<Groq>> {
  const answer: unknown = await client.fetch(query.groq, params, options)
  const shown = inShape(answer, answerShapes[query.groq], reportOnce, params.slug)
  // The shape was made from this type.
  return shown as ClientReturn<Groq>
}

/** Published content. Every answer also carries the tag `content`, which expires everything at once. */
async function fetchPublished<const Groq extends keyof SanityQueries>(
  query: ContentQuery<Groq>,
  params: QueryParams,
  further: ContentTag[] = [],
  seconds = FALLBACK_SECONDS,
): Promise<ClientReturn<Groq>> {
  return ask(publishedClient, query, params, {
    cache: 'force-cache',
    next: { tags: [...query.tags(params), 'content', ...further], revalidate: seconds },
  })
}

/** Published content, or the drafts in draft mode. */
export async function fetchContent<const Groq extends keyof SanityQueries>(
  query: ContentQuery<Groq>,
  params: QueryParams = {},
): Promise<ClientReturn<Groq>> {
  const { isEnabled } = await draftMode()
  if (!isEnabled || !draftClient) return fetchPublished(query, params)
  return ask(draftClient, query, params, { cache: 'no-store' })
}

/** Published content that nobody is likely to ask for again, as what a reader searched for: kept nowhere. */
export async function fetchOnce<const Groq extends keyof SanityQueries>(
  query: ContentQuery<Groq>,
  params: QueryParams,
): Promise<ClientReturn<Groq>> {
  return ask(publishedClient, query, params, { cache: 'no-store' })
}

/** Content of the ad slots: half a minute old at most, with or without a webhook. */
export async function fetchPublishedAds() {
  return fetchPublished(adsQuery, {}, [], 30)
}

/**
 * The same for what stands beside a page's own content: a store that does not answer takes no page down, and no quote with it.
 *
 * @param instead what is shown then
 */
export async function fetchAside<const Groq extends keyof SanityQueries>(
  query: ContentQuery<Groq>,
  params: QueryParams,
  instead: ClientReturn<Groq>,
): Promise<ClientReturn<Groq>> {
  try {
    return await fetchContent(query, params)
  } catch (error) {
    unstable_rethrow(error)
    // Not logged here: the pages whose own content failed are.
    return instead
  }
}

/** The published pages of some types, for use outside a request: `generateStaticParams` and the sitemap. */
export async function fetchPublishedPages(types: DocumentType[]) {
  return fetchPublished(pagesQuery, { types })
}

/** The published texts that the search of the whole site finds. */
export async function fetchSearchable() {
  return fetchPublished(searchableQuery, {})
}

/** Puts the tag `gone` on the page that is being made: Next has no 410, and the cache handler sees the tags of a page. */
export async function markAsGone(): Promise<void> {
  await fetchPublished(redirectsQuery, {}, ['gone'])
}
