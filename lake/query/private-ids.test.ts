import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const part = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_-]{0,6}$/)
const dotted = fc.oneof(
  fc.tuple(
    fc.constantFrom('drafts', 'versions.r1', 'versions.public', 'sanity-preview-url-secret', '_'),
    part,
  ),
  fc.tuple(part, part),
  fc.tuple(part, part, part),
  fc.tuple(part, fc.constant(''), part),
)
const privateId = dotted.map((parts) => parts.join('.'))

/** A public and a private document that point at each other, and all that anyone may ask about them. */
const questions = [
  '*',
  '*[_id == $id]',
  '*[_id in [$id, "open"]]',
  '*[_id in path("**") || _id in path("drafts.**")]',
  '*[_type == "note"]',
  '*[secret == $secret]',
  '*[slug.current == $secret][0]',
  '*[_type == "note" && slug.current == $secret][0]{secret}',
  '*[references("open")]{secret}',
  '*[secret match $secret]',
  '*[[@, _id] match text::query($secret)]',
  '*[_type == "note"] | order(secret desc)[0...5]{secret}',
  '*[_id == "open"][0]{"to": to->, "list": list[]->secret, "deep": to->to->to->secret}',
  '*[_id == "open"][0].to->secret',
  '*[_id == "open"]{"from": *[references(^._id)]{secret, _id}}',
  '*[_id == "open"]{"same": *[_id == ^.to._ref][0], "each": list[]{"up": *[_id == ^._ref].secret}}',
  '*[_id == "open"]{list[]{"up": ^.^.to->secret, "there": @->{secret}}}',
  '*[_id == "open"]{"made": {"_ref": $id}->, "other": {"_ref": "open"}->to->secret}',
  'count(*[secret == $secret])',
  'count(*) != 1',
  'defined(*[_id == "open"][0].to->)',
  '*[_type == "note"]{"all": array::join(*[].secret, ",")}',
  '*[to->secret == $secret]',
  '*[_type == "note"]{"x": select(to->secret == $secret => to->secret)}',
] as const

const perspective = fc.constantFrom(
  '',
  'raw',
  'published',
  'drafts',
  'public',
  'r1,drafts',
  '_,sanity-preview-url-secret',
)

const secret = 'segredo-do-rascunho'

/** All that anyone is answered about `id`. */
async function answersAbout(id: string, seenAs: string): Promise<unknown[]> {
  const answers: unknown[] = []
  // One after the other: of the anonymous the store lets only a few wait.
  for (const query of questions) {
    const wanted = new URLSearchParams({ query, returnQuery: 'false' })
    for (const [name, value] of Object.entries({ id, secret })) wanted.set(`$${name}`, JSON.stringify(value))
    if (seenAs) wanted.set('perspective', seenAs)
    const { ms, ...answer } = await ask(`query/production?${wanted}`)
    answers.push({ query, answer })
  }
  return [...answers, await ask(`doc/production/${id},open`)]
}

async function ask(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${lake.url}/v2026-03-01/data/${path}`)
  return (await response.json()) as Record<string, unknown>
}

test('a document whose id has a dot makes no difference to what the anonymous are answered', async () => {
  await fc.assert(
    fc.asyncProperty(privateId, perspective, async (id, seenAs) => {
      const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
      const links = (to: string) => ({ to: reference(to), list: [{ _key: 'k', ...reference(to) }] })
      await lake.editor.delete({ query: '*' })
      await lake.editor.create({ _id: 'open', _type: 'note', ...links(id) })
      const before = await answersAbout(id, seenAs)
      await lake.editor.create({
        _id: id,
        _type: 'note',
        secret,
        slug: { current: secret },
        ...links('open'),
      })
      expect(await answersAbout(id, seenAs)).toEqual(before)
    }),
    {
      numRuns: 7,
      examples: [
        ['sanity-preview-url-secret.share', 'raw'],
        ['versions.public.open', 'public'],
        ['drafts.open', 'drafts'],
      ],
    },
  )
}, 20_000)

test('whoever has a token reads it', async () => {
  await lake.editor.createOrReplace({ _id: 'a.b', _type: 'note', secret })
  expect(await lake.reader.fetch('*[_id == "a.b"].secret')).toEqual([secret])
  expect(await lake.reader.getDocument('a.b')).toMatchObject({ secret })
  // A release may have any name: here it hides the document that it shows under another id.
  const releaseReader = lake.reader.withConfig({ perspective: ['public'] })
  await lake.editor.createOrReplace({ _id: 'versions.public.b', _type: 'note', secret: 'da versão' })
  expect(await releaseReader.fetch('*[_id == "b"].secret')).toEqual(['da versão'])
  expect(await lake.anonymous.fetch('count(*[secret != null])')).toBe(0)
})

test('streams tell the anonymous nothing of it either', async () => {
  const streams = [
    'listen/production?query=*&includeResult=true&includePreviousRevision=true&includeAllVersions=true',
    'listen/production?query=*[to->secret != null]&includeAllVersions=true&includeResult=true',
    'live/events/production',
  ]
  const stop = new AbortController()
  const lines = await Promise.all(
    streams.map((path) => fetch(`${lake.url}/v2026-03-01/data/${path}`, { signal: stop.signal })),
  )
  await lake.editor.createOrReplace({ _id: 'x.y', _type: 'privado', secret })
  await lake.editor.createOrReplace({ _id: 'marco', _type: 'note', to: { _ref: 'x.y', _weak: true } })
  await lake.editor.createOrReplace({ _id: 'fim', _type: 'note', to: { _ref: 'marco' }, secret: 'aberto' })
  await lake.editor
    .patch('fim')
    .set({ to: { _ref: 'fim' } })
    .commit()
  const told = await Promise.all(lines.map((line) => textUntil(line, 'fim')))
  stop.abort()
  for (const text of told) expect(text).not.toMatch(/segredo|privado|"documentId":"x|id-x/)
  // A filter that follows the reference would tell what stands there.
  expect(told[1]).not.toContain('"documentId":"marco"')
})

async function textUntil({ body }: Response, end: string): Promise<string> {
  let text = ''
  if (!body) return text
  for await (const bytes of body) {
    text += Buffer.from(bytes).toString()
    if (text.includes(end)) return text
  }
  return text
}
