import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { today } from '#schemas/day.ts'
import { queues } from './queues.ts'

let lake: TestLake

const law = { _key: 'l', kind: 'law' }
/** An article that waits for nothing. */
const settled = {
  _type: 'article',
  workflow: 'ready',
  validUntil: today(90),
  reviewedOn: today(-10),
  sources: [law],
  mainTool: 'cdb',
}
const quoting = (rule: string) => [
  { _type: 'block', _key: 'b', children: [{ _type: 'ruleRef', _key: 'r', rule }] },
]

/** By id, so that a list is read at once. */
const articles: Record<string, object> = {
  settled: {},
  'text-marked': { workflow: 'to-review' },
  'text-expiring': { validUntil: today(29) },
  'text-old': { reviewedOn: today(-366) },
  'text-archived': { workflow: 'archived', validUntil: '2020-01-01' },
  'rule-listed': { ruleRefs: ['salario-minimo'], reviewedOn: '2025-12-31', workflow: 'archived' },
  'rule-quoted': { body: quoting('iof-cartao'), reviewedOn: '2025-07-16', workflow: 'archived' },
  'rule-seen': {
    body: quoting('iof-cartao'),
    ruleRefs: ['iof-cartao'],
    reviewedOn: '2025-07-17',
    workflow: 'archived',
  },
  'rule-same': { ruleRefs: ['iof-entrada'], reviewedOn: '2020-01-01', workflow: 'archived' },
  'source-press': { sources: [{ _key: 'p', kind: 'press' }] },
  'source-none': { sources: undefined },
  'tool-none': { mainTool: undefined },
  'tool-inside': { mainTool: undefined, body: [{ _type: 'calculatorEmbed', _key: 'c' }] },
  'when-set': { publishAt: '2099-01-01T00:00:00Z' },
}

beforeAll(async () => {
  lake = await startTestLake()
  const all = lake.editor.transaction()
  for (const [name, fields] of Object.entries(articles))
    all.create({ _id: `drafts.${name}`, ...settled, ...fields })
  await all.commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

test.each([
  ['to-review', ['text-expiring', 'text-marked', 'text-old']],
  ['rules', ['rule-listed', 'rule-quoted']],
  ['scheduled', ['when-set']],
  ['no-official-source', ['source-none', 'source-press']],
  ['no-tool', ['tool-none']],
])('the queue %s has what waits, and nothing else', async (id, expected) => {
  const { filter, params } = queues.find((queue) => queue.id === id) ?? expect.unreachable()
  const client = lake.editor.withConfig({ perspective: 'drafts' })
  expect(await client.fetch(`*[${filter}]._id | order(@)`, params?.() ?? {})).toEqual(expected)
})
