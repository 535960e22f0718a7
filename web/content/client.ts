import { type ClientReturn, createClient, type QueryParams } from '@sanity/client'
import { draftMode } from 'next/headers'
import { env } from '#web/env.ts'

/** Seconds after which published content is read again even if no webhook arrived. */
const FALLBACK_SECONDS = 900

export const publishedClient = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: '2026-03-01',
  perspective: 'published',
  // The CDN may answer the previous version just after a webhook.
  useCdn: false,
  stega: false,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

const visibleFields = new Set([
  'title',
  'dek',
  'keyPoints',
  'text',
  'caption',
  'label',
  'cells',
  'name',
  'publisher',
])

// Overlays hide marks inside strings. In a value that code compares (`slug`, `tone`, `series`) they would break it.
function isVisibleText(path: (string | number | object)[]): boolean {
  const field = path.findLast((part) => typeof part === 'string')
  return field !== undefined && visibleFields.has(field) && !path.includes('seo')
}

/** Reads drafts: only for a visitor who came from the Studio. Undefined when the site has no token. */
export const draftClient = env.SANITY_READ_TOKEN
  ? publishedClient.withConfig({
      token: env.SANITY_READ_TOKEN,
      perspective: 'drafts',
      stega: {
        enabled: true,
        studioUrl: env.STUDIO_URL,
        filter: ({ sourcePath }) => isVisibleText(sourcePath),
      },
    })
  : undefined

/** What readers see. Every answer also carries the tag `content`, which expires everything at once. */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  return publishedClient.fetch(query, params, {
    cache: 'force-cache',
    next: { tags: [...tags, 'content'], revalidate: FALLBACK_SECONDS },
  })
}

/** Published content, or the drafts in draft mode. `generateStaticParams` has no request: use `fetchPublished` there. */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  const { isEnabled } = await draftMode()
  if (!isEnabled || !draftClient) return fetchPublished(query, params, tags)
  return draftClient.fetch(query, params, { cache: 'no-store' })
}
