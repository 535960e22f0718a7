import type { LiveEvent, SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake, type TestLake } from './test-lake.ts'

let lake: TestLake
let stopFollowing = () => {}

beforeAll(async () => {
  lake = await startTestLake()
})

afterEach(() => stopFollowing())

afterAll(() => {
  lake.stop()
  lake.remove()
})

async function follow(client: SanityClient, includeDrafts = false): Promise<string[][]> {
  const tags: string[][] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client.live.events({ includeDrafts }).subscribe({
      next: (event: LiveEvent) => {
        if (event.type === 'welcome') resolve()
        if (event.type === 'message') tags.push(event.tags)
      },
      error: reject,
    })
    stopFollowing = () => subscription.unsubscribe()
  })
  return tags
}

test('names the types of the published documents that changed, and never a draft', async () => {
  const tags = await follow(lake.anonymous)
  await lake.editor.create({ _id: 'drafts.a', _type: 'segredo' })
  await lake.editor.create({ _id: 'a', _type: 'article' })
  await vi.waitFor(() => expect(tags).toEqual([['s1:any', 's1:type-article']]))
})

test('drafts are told to those who may read them', async () => {
  const tags = await follow(lake.reader, true)
  await lake.editor.create({ _id: 'drafts.b', _type: 'article' })
  await vi.waitFor(() => expect(tags).toEqual([['s1:any', 's1:type-article']]))
  const refused = await fetch(`${lake.url}/v2026-03-01/data/live/events/production?includeDrafts=true`)
  expect(refused.status).toBe(401)
})
