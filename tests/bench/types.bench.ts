import { test } from '@playwright/test'
import { content } from '../e2e/newsroom/content.ts'
import { stack } from '../e2e/stack.ts'
import { millisecondsUntil, quantile } from './visible.ts'

const rounds = 10

/** A field of each type that readers see, and where: `path` of the document that the query gives. */
const kinds = {
  article: { type: 'article', field: 'dek', path: (slug: string) => `/blog/${slug}` },
  // Its 'dek' is shown nowhere when it has a description for search engines.
  guide: { type: 'guide', field: 'title', path: (slug: string) => `/investimentos/${slug}` },
  legal: { type: 'legalPage', field: 'title', path: (slug: string) => `/${slug}` },
  settings: { type: 'siteSettings', field: 'disclaimer', path: () => '/' },
  ad: {
    type: 'adCreative',
    field: 'headline',
    path: () => '/api/anuncios?pagina=/dolar-hoje&tela=estreita&lugares=cotacao-apos-nota',
  },
} as const

type Candidate = { _id: string; slug: string; text: string }

/** Times of writing a text into a published document that the site shows, until it shows the new one. */
async function timesOf({ type, field, path }: (typeof kinds)[keyof typeof kinds]): Promise<number[]> {
  const query =
    '*[_type == $type && defined(@[$field]) && !(_id in path("drafts.**"))]{_id, "slug": slug.current, "text": @[$field]}'
  const candidates = await content.fetch<Candidate[]>(query, { type, field })
  const document = await firstShown(candidates, path)
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const text = `Rodada ${round} de ${Date.now()}`
    const since = Date.now()
    await content
      .patch(document._id)
      .set({ [field]: text })
      .commit()
    times.push(await millisecondsUntil(path(document.slug), text, since))
  }
  return times
}

async function firstShown(
  candidates: readonly Candidate[],
  path: (slug: string) => string,
): Promise<Candidate> {
  for (const candidate of candidates) {
    const answer = await fetch(`${stack.site}${path(candidate.slug)}`)
    if ((await answer.text()).includes(candidate.text)) return candidate
  }
  throw new Error(`the site shows none of ${candidates.length}`)
}

test(`publish until the site shows it, by type, ${rounds} rounds`, async () => {
  const rows = []
  for (const [kind, traits] of Object.entries(kinds)) {
    const times = await timesOf(traits)
    rows.push({
      'publish of': kind,
      rounds: times.length,
      'median ms': quantile(times, 0.5),
      'p95 ms': quantile(times, 0.95),
    })
  }
  console.table(rows)
})
