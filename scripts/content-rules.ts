// The rules of the content for the embedded store, which knows no schema. By line: drafts in; by draft id its problems out, and
// what else belongs into the transaction that publishes it.
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'
import type { Doc } from '#lake/store/documents.ts'
import { addressMutations } from '#studio/actions/redirect-writes.ts'
import { contentProblems } from './store/content-problems.ts'

const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2026-03-01',
  apiHost: process.env.STORE_URL ?? '',
  token: process.env.STORE_READ_TOKEN ?? '',
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
})

for await (const line of createInterface(process.stdin)) {
  // The store sends what it holds: complete documents.
  const drafts: Doc[] = JSON.parse(line)
  const problems = await contentProblems(drafts, client)
  const verdicts = drafts.map(async (draft) => {
    const published = await client.getDocument(draft._id.replace(/^drafts\./, ''))
    const besides = await addressMutations(client, draft, published ?? null)
    return [draft._id, { problems: problems[draft._id], besides }]
  })
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(verdicts))))
}
