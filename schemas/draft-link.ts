/**
 * A link to one draft, for who has no account: a document that no form shows. Its id has a dot, so that nobody reads it
 * without a token; who deletes it takes the link back.
 */
export type DraftLink = {
  _id: string
  _type: 'draftLink'
  /** Published id of the document. */
  document: string
  /** Who has it sees the draft until then. */
  secret: string
  expiresAt: string
}

export const draftLinkId = (published: string) => `draftLink.${published}`

const LINK_DAYS = 7

/** A fresh link at an instant, with a secret of 256 random bits. */
export function newDraftLink(published: string, now: Date): DraftLink {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return {
    _id: draftLinkId(published),
    _type: 'draftLink',
    document: published,
    secret: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    expiresAt: new Date(now.getTime() + LINK_DAYS * 86_400_000).toISOString(),
  }
}

/** The published id of the document that `$secret` opens at `$now`. */
export const draftLinkQuery =
  '*[_type == "draftLink" && secret == $secret && dateTime(expiresAt) > dateTime($now)][0].document'
