import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Topic } from './case.ts'
import { filters, order, projections } from './documents.ts'
import { choice, dates, math, portableText } from './functions.ts'
import { comparison, nullLogic, operators } from './operators.ts'
import { parameters, references, scopes } from './relations.ts'
import { match, perspectives, refusals, score } from './search.ts'
import { openTarget, runName } from './target.ts'
import { arrays, slices, strings } from './values.ts'

const topics: Record<string, Topic> = {
  operators,
  'null logic': nullLogic,
  comparison,
  strings,
  arrays,
  slices,
  math,
  choice,
  dates,
  'portable text': portableText,
  filters,
  projections,
  order,
  references,
  scopes,
  parameters,
  match,
  score,
  perspectives,
  refusals,
}

let target: Awaited<ReturnType<typeof openTarget>>

beforeAll(async () => {
  target = await openTarget()
})

afterAll(() => target.stop())

describe.each(Object.entries(topics))('%s', (_name, { documents = [], cases, refused = [] }) => {
  const run = runName()
  const own = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('~', run))
  const ids = own(documents).map(({ _id }) => String(_id))

  beforeAll(async () => {
    const transaction = target.writer.transaction()
    // Every document of the cases has both.
    for (const doc of own(documents)) transaction.create(doc as { _id: string; _type: string })
    if (documents.length > 0) await transaction.commit()
  })

  afterAll(async () => {
    const transaction = target.writer.transaction()
    for (const id of ids) transaction.delete(id)
    if (ids.length > 0) await transaction.commit()
  })

  for (const [query, result, { params = {}, perspective = 'published', differs } = {}] of cases) {
    test(titleOf(query, perspective, params), async () => {
      const answer = await ask(target.reader, own(query), own(params), perspective)
      expect(answer).toEqual(own(differs && target.isOurs ? differs.answer : result))
      // Tracing where values come from must not change them.
      expect(await ask(target.reader, own(query), own(params), perspective, true)).toEqual(answer)
    })
  }

  for (const [query, { params = {}, differs } = {}] of refused) {
    test(`${query} is refused`, async () => {
      const answer = ask(target.reader, own(query), own(params), 'published')
      const outcome = await answer.catch((error: unknown) => error)
      const refusal = expect.objectContaining({ statusCode: 400 })
      expect(outcome).toEqual(differs && target.isOurs ? differs.answer : refusal)
    })
  }
})

function titleOf(query: string, perspective: string, params: Record<string, unknown>): string {
  const given = Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''
  return `${perspective === 'published' ? '' : `${perspective}: `}${query}${given}`
}

async function ask(
  client: SanityClient,
  query: string,
  params: Record<string, unknown>,
  perspective: 'raw' | 'published' | 'drafts',
  resultSourceMap = false,
): Promise<unknown> {
  const options = { perspective, resultSourceMap, tag: 'conformance', filterResponse: false } as const
  const { result } = await client.fetch(query, params, options)
  return result
}
