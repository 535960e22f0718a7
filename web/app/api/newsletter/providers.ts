import { env } from '#web/env.ts'

/**
 * Asks a service to write to an address, which is on the list only once its owner confirms. `asked` also when it was on the
 * list before: nobody learns who is. `refused`: the service takes no such address.
 *
 * @throws when the service does not answer, or says that it cannot
 */
export type Subscribe = (email: string) => Promise<'asked' | 'refused'>

const WAIT_MS = 8_000

/** @see https://listmonk.app/docs/apis/subscribers/#post-apipublicsubscription: it sends the confirmation of such a list. */
export function listmonk(url: string, list: string): Subscribe {
  return async (email) => {
    const answer = await post(new URL('/api/public/subscription', url), { email, list_uuids: [list] })
    if (answer.ok) return 'asked'
    // {"message": "invalid email"}; of an unknown list, or with public forms off, it is 400 too, in other words.
    if (answer.status === 400 && /e-?mail/i.test(await answer.text())) return 'refused'
    throw new Error(`listmonk: ${answer.status}`)
  }
}

/** The codes of its refusals were not read in its own documentation, but in programs that use it. */
export function buttondown(url: string, key: string): Subscribe {
  return async (email) => {
    // Without a type of subscriber: it then asks for the confirmation by itself.
    const body = { email_address: email }
    const answer = await post(new URL('/v1/subscribers', url), body, { Authorization: `Token ${key}` })
    if (answer.ok || answer.status === 409) return 'asked'
    const text = await answer.text()
    if (answer.status === 400 && /already/i.test(text)) return 'asked'
    if (answer.status === 400 && /email_(invalid|empty|blocked)|valid email/i.test(text)) return 'refused'
    throw new Error(`buttondown: ${answer.status}`)
  }
}

function post(url: URL, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  })
}

/** The service of this site; undefined when it has no newsletter. The environment says all that one needs, or none. */
export function chosenProvider(): Subscribe | undefined {
  const { NEWSLETTER, NEWSLETTER_URL, NEWSLETTER_LIST = '', NEWSLETTER_KEY = '' } = env
  if (NEWSLETTER === 'listmonk') return listmonk(NEWSLETTER_URL ?? '', NEWSLETTER_LIST)
  if (NEWSLETTER === 'buttondown') {
    return buttondown(NEWSLETTER_URL ?? 'https://api.buttondown.com', NEWSLETTER_KEY)
  }
  return undefined
}
