// The rules of the content for the embedded store, which knows no schema. By line: drafts in, by draft id its problems out.
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'
import type { Doc } from '#lake/store/documents.ts'
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
  console.log(JSON.stringify(await contentProblems(drafts, client)))
}
