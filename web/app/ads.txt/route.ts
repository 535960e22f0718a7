import { sellersQuery } from '#web/content/queries/ad-queries.ts'
import { fetchContent } from '#web/content/queries/client.ts'

export const dynamic = 'force-static'
export const revalidate = 3600

/** Google's own id as a seller: the same for every publisher. */
const googleId = 'f08c47fec0942fa0'

/** Says in the standard's own words that nobody may sell places of this site. */
const nobody = 'placeholder.example.com, placeholder, DIRECT, placeholder'

/**
 * `GET /ads.txt`: who may sell places of the site, from the settings; made anew when they change.
 *
 * @see https://iabtechlab.com/ads-txt/ (1.1)
 */
export async function GET(): Promise<Response> {
  const settings = await fetchContent(sellersQuery)
  const publisher = settings?.adsenseClient?.replace(/^ca-/, '')
  const lines = [
    publisher ? `google.com, ${publisher}, DIRECT, ${googleId}` : nobody,
    ...(settings?.contactEmail ? [`contact=${settings.contactEmail}`] : []),
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
