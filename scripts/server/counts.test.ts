import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTestLake, type TestLake, tokens } from '#lake/testing/test-lake.ts'
import { today } from '#schemas/day.ts'
import { beforeCommit } from '../before-commit.ts'
import type { Asked } from './answer.ts'
import { countMissed, DaySums, sendSums } from './counts.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake(undefined, { beforeCommit })
})
afterAll(() => {
  lake.stop()
  lake.remove()
})
beforeEach(() => lake.editor.delete({ query: '*' }))

const env = (token?: string) => ({ SANITY_API_HOST: lake.url, SANITY_COUNT_TOKEN: token })
const stored = () =>
  lake.editor.fetch('*[_type == "counts"]{day, ads, missed}', {}, { perspective: 'raw' }) as Promise<
    { day: string; ads: object[]; missed: object[] }[]
  >

test('two servers add up, a sending that is repeated adds nothing, and a quiet day is a day of zeros', async () => {
  const [one, other, quiet] = [new DaySums(), new DaySums(), new DaySums()]
  const stops = [one, other, quiet].map((sums) => sendSums(sums, env(tokens.count)))
  for (let times = 0; times < 3; times++) one.countAd('rodape', 'conta', 'view')
  one.countAd('rodape', 'conta', 'click')
  other.countAd('rodape', 'conta', 'view')
  for (const stop of [...stops, ...stops]) await stop()
  one.countAd('rodape', 'conta', 'view')
  await stops[0]?.()
  const rows = (await stored()).map(({ day, ads }) => ({ day, ads }))
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { day: today(), ads: [{ place: 'rodape', piece: 'conta', views: 4, clicks: 1 }] },
      { day: today(), ads: [{ place: 'rodape', piece: 'conta', views: 1, clicks: 0 }] },
      { day: today(), ads: [] },
    ]),
  )
})

test('what the store did not take is sent again, and without a token nothing is', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => told.mockRestore())
  const sums = new DaySums()
  sums.countAd('rodape', 'conta', 'view')
  await sendSums(sums, {})()
  await sendSums(sums, env('x'.repeat(40)))()
  expect(await stored()).toEqual([])
  expect(told).toHaveBeenCalledOnce()
  await sendSums(sums, env(tokens.count))()
  expect(await stored()).toMatchObject([{ ads: [{ views: 1 }] }])
})

test('the first sending of a day has counts over 400 days old deleted', async () => {
  for (const age of [400, 401]) {
    await lake.editor.create({ _id: `counts.${today(-age)}.a`, _type: 'counts', day: today(-age) })
  }
  await sendSums(new DaySums(), env(tokens.count))()
  expect((await stored()).map(({ day }) => day).toSorted()).toEqual([today(-400), today()])
})

test('a day ends at midnight in Brasília; its last sums still go out, and no older ones', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T02:59:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const sums = new DaySums()
  sums.countAd('rodape', 'conta', 'view')
  vi.setSystemTime('2026-11-29T03:00:00Z')
  const taken = sums.take()
  expect(taken.map(({ day, ads }) => [day, ads.length])).toEqual([
    ['2026-11-28', 1],
    ['2026-11-29', 0],
  ])
  sums.putBack(taken)
  vi.setSystemTime('2026-11-30T03:00:00Z')
  expect(sums.take().map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30'])
})

test('no caller makes a document grow without end, and the addresses most asked for are those that stay', () => {
  const sums = new DaySums()
  for (let index = 0; index < 2_000; index++) sums.countAd('rodape', `x${index}`, 'view')
  for (let index = 0; index < 3_000; index++) sums.countMissed(`/texto-${index}`)
  for (let times = 0; times < 2; times++) sums.countMissed('/texto-1500')
  const [day] = sums.take()
  expect(day?.ads).toHaveLength(500)
  expect(day?.missed).toHaveLength(100)
  expect(day?.missed[0]).toEqual({ path: '/texto-1500', times: 3 })
})

const reader = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' }

/** The sums that a request adds to when its answer has this status. */
async function missed(url: string, { status = 404, headers = {}, method = 'GET', isDraft = false } = {}) {
  const sums = new DaySums()
  // The parts of a request that are read.
  const request = { method, headers: { ...reader, ...headers } } as Asked['request']
  await countMissed(sums)({ address: url, request, isDraft }, async () => ({ status, headers: {} }))
  return sums.take().flatMap((day) => day.missed.map(({ path }) => path))
}

test.each([
  ['/dolar-ontem', '/dolar-ontem'],
  ['/blog/a%C3%A7%C3%A3o/?de=ana@exemplo.com.br', '/blog/ação'],
  ['/2019/05/como-investir.html', '/2019/05/como-investir.html'],
])('%s is listed as %s', async (url, path) => {
  expect(await missed(url)).toEqual([path])
})

test.each([
  '/',
  '/.env',
  '/wp-login.php',
  '/wp-admin/setup-config',
  '/api/nada',
  '//dolar',
  '/a@b.com',
  '/cpf/12345678909',
  `/${'x'.repeat(25)}`,
  `/${'a-'.repeat(60)}a`,
  '/a/b/c/d/e/f/g',
  '/favicon.ico',
])('%s is not listed', async (url) => {
  expect(await missed(url)).toEqual([])
})

test.each([
  { status: 200 },
  { status: 410 },
  { method: 'HEAD' },
  { isDraft: true },
  { headers: { accept: '*/*' } },
  { headers: { 'sec-fetch-dest': 'empty' } },
  { headers: { 'sec-purpose': 'prefetch' } },
  { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
  { headers: { 'user-agent': undefined } },
])('a request with %j counts for no address', async (given) => {
  expect(await missed('/dolar-ontem', given)).toEqual([])
})

test('a phone called CUBOT is a reader', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/140.0 Mobile' }
  expect(await missed('/dolar-ontem', { headers })).toEqual(['/dolar-ontem'])
})
