import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found } from './addresses.ts'
import type { Answer, Stage } from './answer.ts'
import { KeptText } from './codings.ts'

/** Seconds for which a browser may keep where it was led: the page meant may be another one later. */
const ledFor = 300

/**
 * Answers for an address without a page, and leaves the rest to Next, and what an editor sees in draft mode: no list knows it
 * yet.
 *
 * @param options.resolveAddress see addresses.ts
 * @param options.pages folder of the prebuilt pages
 */
export function answerUnknown({
  resolveAddress,
  pages,
}: {
  resolveAddress: (address: string) => Promise<Found | undefined>
  pages: string
}): Stage {
  const prebuilt = new Map<string, Answer>()
  const pageNamed = (name: string) => {
    const page = prebuilt.get(name) ?? readPage(join(pages, name))
    prebuilt.set(name, page)
    return page
  }
  return async (asked, next) => {
    const found = asked.isDraft ? undefined : await resolveAddress(asked.address)
    if (!found) return next(asked)
    if ('missing' in found) return pageNamed(found.missing)
    return {
      status: found.status,
      headers: { location: encodeURI(found.to), 'cache-control': `public, max-age=${ledFor}` },
    }
  }
}

function readPage(file: string): Answer {
  const { headers } = JSON.parse(readFileSync(`${file}.meta`, 'utf8'))
  return {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': headers['content-security-policy'],
    },
    body: new KeptText(readFileSync(`${file}.html`)),
  }
}
