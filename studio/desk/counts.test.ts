import type { SanityDocumentStub } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { today } from '#schemas/day.ts'
import {
  adCountsQuery,
  type CountedType,
  cellsOf,
  countedAs,
  type DayRows,
  daysCounted,
  type MissedAnswer,
  missedOf,
  missedQuery,
  sumsBetween,
  totalOf,
} from './counts.ts'

let lake: TestLake

const counts = (
  age: number,
  run: string,
  ads: [string, string, number, number][],
  missed: [string, number][],
) => ({
  _id: `counts.${today(-age)}.${run}`,
  _type: 'counts',
  day: today(-age),
  ads: ads.map(([place, piece, views, clicks]) => ({ place, piece, views, clicks })),
  missed: missed.map(([path, times]) => ({ path, times })),
})

beforeAll(async () => {
  lake = await startTestLake()
  const documents: SanityDocumentStub[] = [
    counts(
      0,
      'a',
      [
        ['rodape', 'conta', 1000, 5],
        ['texto', 'banco', 8, 2],
      ],
      [['/dolar-ontem', 2]],
    ),
    counts(
      0,
      'b',
      [
        ['rodape', 'conta', 234, 1],
        ['home-meio', 'conta', 6, 0],
      ],
      [
        ['/dolar-ontem', 1],
        ['/antigo', 1],
        ['/meu-rascunho', 1],
      ],
    ),
    counts(2, 'a', [], []),
    counts(
      20,
      'a',
      [
        ['rodape', 'conta', 10, 1],
        ['rodape', 'outra', 7, 0],
      ],
      [
        ['/dolar-ontem', 4],
        ['/blog/novo', 9],
      ],
    ),
    counts(31, 'a', [['rodape', 'conta', 99, 9]], [['/dolar-ontem', 99]]),
    { _id: 'r1', _type: 'redirect', from: '/antigo/', to: '/dolar-hoje', kind: 'permanent' },
    { _id: 'drafts.r2', _type: 'redirect', from: '/meu-rascunho', to: null, kind: 'permanent' },
  ]
  await lake.editor.mutate(documents.map((create) => ({ create })))
})
afterAll(() => {
  lake.stop()
  lake.remove()
})

const editor = () => lake.editor.withConfig({ perspective: 'raw' })

function read(type: CountedType, name: string): Promise<DayRows[]> {
  return editor().fetch(adCountsQuery(type), { name, from: today(-29) })
}

test('of a piece, the sums of all servers by place; a day without a count is not a day of zeros', async () => {
  const days = await read('adCreative', 'conta')
  expect(daysCounted(days)).toBe(3)
  expect(sumsBetween(days, today(-6), today())).toEqual(
    new Map([
      ['rodape', { views: 1234, clicks: 6 }],
      ['home-meio', { views: 6, clicks: 0 }],
    ]),
  )
  const month = sumsBetween(days, today(-29), today())
  expect(totalOf(month ?? expect.unreachable())).toEqual({ views: 1250, clicks: 7 })
  expect(sumsBetween(days, today(-2), today(-2))).toEqual(new Map())
  expect(sumsBetween(days, today(-1), today(-1))).toBeNull()
})

test('of a place its pieces, and of a partner the offers in texts', async () => {
  const pieces = sumsBetween(await read('adSlot', 'rodape'), today(-29), today())
  expect([...(pieces?.keys() ?? [])].toSorted()).toEqual(['conta', 'outra'])
  const offers = sumsBetween(await read('affiliatePartner', 'banco'), today(), today())
  expect(offers).toEqual(new Map([['texto', { views: 8, clicks: 2 }]]))
  expect(await read('adCreative', 'banco')).not.toContainEqual({ day: today(), rows: [expect.anything()] })
})

test.each<[CountedType, object, string | undefined]>([
  ['adCreative', { slug: { current: 'conta' } }, 'conta'],
  ['adCreative', {}, undefined],
  ['adSlot', { place: 'rodape' }, 'rodape'],
  ['affiliatePartner', { _id: 'drafts.banco' }, 'banco'],
])('%s %j is counted as %s', (type, document, name) => {
  expect(countedAs(type).nameOf(document)).toBe(name)
})

test.each([
  [{ views: 1234, clicks: 6 }, ['1.234', '6', '0,5\u00A0%']],
  [{ views: 0, clicks: 0 }, ['0', '0', '–']],
  [null, ['sem dados', 'sem dados', '–']],
])('%j reads %j', (sum, cells) => {
  expect(cellsOf(sum)).toEqual(cells)
})

test('addresses that readers missed, without those that lead somewhere by now', async () => {
  const answer = await editor().fetch<MissedAnswer>(missedQuery, { from: today(-29) })
  expect(missedOf(answer, new Set(['/blog/novo']))).toEqual([
    { path: '/dolar-ontem', week: 3, month: 7, last: today(), draft: undefined },
    { path: '/meu-rascunho', week: 1, month: 1, last: today(), draft: 'r2' },
  ])
})
