import * as z from 'zod/mini'

/** As RFC 5321 bounds it: nothing that could be two addresses, or a line of a header. */
const email = z.email().check(z.maxLength(254))

/** The address as it can be written to; undefined when it is none. */
export function readEmail(typed: string): string | undefined {
  return email.safeParse(typed.trim()).data
}
