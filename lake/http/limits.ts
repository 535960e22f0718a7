import { httpError } from './errors.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * Limits of one caller of the store. Who has no token shares it with editors and with the site, and must not take
 * more of the one thread that all of them need than that allows.
 */
export const limits = {
  /** Bytes of a request's body. */
  body: { anonymous: 256 * kilobyte, data: 20 * megabyte, upload: 120 * megabyte, other: 256 * kilobyte },
  /** Nesting of a JSON body; the hosted API refuses documents from 20 levels on. */
  bodyDepth: 64,
  /** Queries of one anonymous caller that wait or run. */
  anonymousQueries: 4,
  /** Event streams without a token, by address and in all. */
  anonymousStreams: { byAddress: 20, inAll: 300 },
  /** How often the filter of an anonymous listener may visit each value of a document (lake/query/query-cost.ts). */
  anonymousVisits: 24,
  /** Milliseconds of work that one transaction spends on all filters of listeners; `slice`: at a time, on the anonymous ones, with a pause between. */
  filterTime: { withToken: 600, anonymous: 60, slice: 1, pause: 5 },
  /** Milliseconds for one filter of a holder of a token. */
  oneFilterTime: 200,
  /** Pictures drawn at a time, those that wait, and those of one address that wait or are drawn. */
  pictures: { atOnce: 2, waiting: 200, byAddress: 40 },
  /** Uploads that are looked at: their places are not those of the pictures that anybody asks for. */
  uploads: { atOnce: 1, waiting: 50 },
  /** Longest side of a drawn picture; pixels of an AVIF, and how hard its encoder tries (0 to 9). */
  picture: { side: 4000, avifPixels: 2_000_000, avifEffort: 2 },
} as const

/** Largest body, in bytes, by the path of the request. */
export function bodyLimit(pathname: string, hasToken: boolean): number {
  if (!hasToken) return limits.body.anonymous
  if (pathname.includes('/assets/')) return limits.body.upload
  return pathname.includes('/data/') ? limits.body.data : limits.body.other
}

export function bodyTooLarge(limit: number, hasToken: boolean) {
  const whose = hasToken ? '' : ' para quem não tem token'
  return httpError(413, `O pedido passa do limite de ${limit / kilobyte} KB${whose}`)
}

type Places = { byAddress: number; inAll: number }

/** Counts what callers hold, by their address. `take` refuses with 429 what is beyond the limits. */
export function createPlaces({ byAddress, inAll }: Places, refusal: string) {
  const held = new Map<string, number>()
  let total = 0

  return {
    /** @returns gives the place back, once */
    take(address: string): () => void {
      const own = held.get(address) ?? 0
      if (own >= byAddress || total >= inAll) throw httpError(429, refusal)
      held.set(address, own + 1)
      total += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        total -= 1
        const left = (held.get(address) ?? 1) - 1
        if (left > 0) held.set(address, left)
        else held.delete(address)
      }
    },
  }
}

export type StreamPlaces = ReturnType<typeof createPlaces>

export function createStreamPlaces(): StreamPlaces {
  return createPlaces(
    limits.anonymousStreams,
    'Há ouvintes demais sem token neste acervo, ou neste endereço. Feche um e tente de novo.',
  )
}
