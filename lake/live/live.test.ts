import type { LiveEvent, SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'
import { openLine } from '../testing/test-line.ts'

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
  await eventually(() => expect(tags).toEqual([['s1:any', 's1:id-a', 's1:type-article']]))
})

test('drafts are told to those who may read them', async () => {
  const tags = await follow(lake.reader, true)
  await lake.editor.create({ _id: 'drafts.b', _type: 'article' })
  await eventually(() => expect(tags).toEqual([['s1:any', 's1:id-b', 's1:type-article']]))
  const refused = await fetch(`${lake.url}/v2026-03-01/data/live/events/production?includeDrafts=true`)
  expect(refused.status).toBe(401)
})

test('a client whose line was cut is told what changed meanwhile', async () => {
  const line = await openLine(lake.port)
  const client = lake.anonymous.withConfig({ apiHost: line.url })
  const tags = await follow(client)
  await lake.editor.create({ _id: 'c', _type: 'article' })
  await eventually(() => expect(tags).toHaveLength(1))
  line.cut()
  await lake.editor.create({ _id: 'd', _type: 'article' })
  await lake.editor.create({ _id: 'drafts.e', _type: 'article' })
  line.mend()
  await eventually(() => expect(tags[1]).toContain('s1:id-d'))
  expect(tags).toHaveLength(2)
  stopFollowing()
  line.close()
}, 30_000)

test('a client that was away too long starts again', async () => {
  const response = await fetch(`${lake.url}/v2026-03-01/data/live/events/production`, {
    headers: { 'last-event-id': 'de-outro-processo' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('event: restart')) text += (await reader?.read())?.value ?? ''
  expect(text).toMatch(/^event: welcome\n/)
  await reader?.cancel()
})

test('a page by slug is woken by what can change it, and not by other articles', async () => {
  const article = (_id: string, slug: string) => ({ _id, _type: 'post', title: _id, slug: { current: slug } })
  await lake.editor.transaction().create(article('p1', 'um')).create(article('p2', 'dois')).commit()
  const options = { filterResponse: false } as const
  const query = '*[_type == "post" && slug.current == $slug][0].title'
  const { syncTags = [] } = await lake.anonymous.fetch(query, { slug: 'um' }, options)
  const told = await follow(lake.anonymous)

  await lake.editor.patch('p2').set({ title: 'Outro' }).commit()
  await lake.editor.create(article('p3', 'tres'))
  await lake.editor.patch('p1').set({ title: 'Novo' }).commit()
  await lake.editor.patch('p2').set({ 'slug.current': 'um' }).commit()
  await eventually(() => expect(told).toHaveLength(4))
  const isWoken = told.map((tags) => tags.some((tag) => syncTags.some((own) => own === tag)))
  expect(isWoken).toEqual([false, false, true, true])
})
