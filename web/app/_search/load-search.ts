import { createSearch, type Entry, type Found } from './find.ts'

type Loaded = { entries: readonly Entry[]; search: (typed: string) => Found }

let loading: Promise<Loaded> | undefined

/** Asked once by a page, and again after a failure. */
export function loadSearch(): Promise<Loaded> {
  loading ??= fetchEntries().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

async function fetchEntries(): Promise<Loaded> {
  const answer = await fetch('/api/busca')
  if (!answer.ok) throw new Error(`/api/busca answered ${answer.status}`)
  // Our own file, as entriesOf makes it.
  const entries = (await answer.json()) as Entry[]
  return { entries, search: createSearch(entries) }
}
