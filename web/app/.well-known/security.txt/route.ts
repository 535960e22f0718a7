import { CONTACT } from '#web/app/_shell/contact.ts'
import { siteSettings } from '#web/content/queries/settings.ts'
import { env } from '#web/env.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'

export const dynamic = 'force-static'
/** A day, in seconds: so it never says a day that is over. */
export const revalidate = 86_400

/** Months for which the contact holds; RFC 9116 asks for less than a year. */
const MONTHS = 6

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell about a weakness of the site. */
export async function GET(): Promise<Response> {
  const { contactEmail } = await siteSettings()
  const expires = new Date(`${todayInBrasilia()}T00:00:00Z`)
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS)
  const lines = [
    `Contact: mailto:${encodeURI(contactEmail || CONTACT)}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${new URL('/.well-known/security.txt', env.SITE_URL).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
