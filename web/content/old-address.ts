import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { destinationOf } from '#schemas/redirects.ts'
import { fetchContent, markAsGone } from './queries/client.ts'
import { redirectsQuery } from './queries/site-queries.ts'

/**
 * For an address without a page: goes where an editor's redirect leads (308 or 307), says that the page is gone (410), or
 * that there is none (404). An address that has a page never asks.
 */
export async function leaveOldAddress(path: string): Promise<never> {
  const destination = destinationOf(path, await fetchContent(redirectsQuery))
  if (!destination) notFound()
  if (destination.kind === 'permanent') permanentRedirect(encoded(destination.to))
  if (destination.kind === 'temporary') redirect(encoded(destination.to))
  await markAsGone()
  notFound()
}

/** A path of our own as a header may carry it. */
function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
