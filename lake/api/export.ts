import type { Call, Route } from '../http/router.ts'
import type { Doc } from '../store/documents.ts'
import type { Store } from '../store/store.ts'

/** `GET /data/export/:dataset`: every document as a line of JSON, by id, all of the same moment. */
export function exportRoute(store: Store): Route {
  return {
    method: 'GET',
    path: '/data/export/:dataset',
    access: 'token',
    answer: ({ url }: Call) => {
      const lines: string[] = []
      for (let page = store.readPage(''); page.length > 0; page = store.readPage(page.at(-1)?.id ?? '')) {
        for (const { body } of page) lines.push(isAsset(body) ? withAddressOf(url, body) : body, '\n')
      }
      return new Response(new Blob(lines), { headers: { 'content-type': 'application/x-ndjson' } })
    },
  }
}

function isAsset(body: string): boolean {
  return body.includes('"sanity.imageAsset"') || body.includes('"sanity.fileAsset"')
}

/** An asset document keeps the address of its upload; whoever exports must find the file where the store is now. */
function withAddressOf(url: URL, body: string): string {
  // The file holds complete documents only.
  const doc = JSON.parse(body) as Doc
  const isItself = doc._type === 'sanity.imageAsset' || doc._type === 'sanity.fileAsset'
  if (!isItself || typeof doc.path !== 'string') return body
  return JSON.stringify({ ...doc, url: `${url.origin}/${doc.path}` })
}
