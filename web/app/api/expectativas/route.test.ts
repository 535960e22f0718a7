import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { expectationsAnswer } from './answer.ts'

const server = createSimulator()
let root = ''
let get: (indicator: string) => Promise<Response>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  // The clock alone, the simulator's too: a Monday before the report of the week before is out.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T08:20:00-03:00') })
  // After the environment is set, which is read once.
  const { GET } = await import('./route.ts')
  get = (indicator) => GET(new Request(`http://localhost/api/expectativas?indicador=${indicator}`))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const read = async (indicator: string) =>
  expectationsAnswer.strict().parse(await (await get(indicator)).json())

test('this year and the next, with the day of the survey, and marked as simulated', async () => {
  const { years, provenance, unit } = await read('cambio')
  expect(years).toEqual([
    { year: 2026, median: 5.2, respondents: 115, surveyedOn: '2026-11-06' },
    { year: 2027, median: 5.2, respondents: 115, surveyedOn: '2026-11-06' },
  ])
  expect(unit).toBe('BRL')
  expect(provenance).toMatchObject({ source: 'bcb-focus', simulated: true, licence: 'ODbL' })
})

test('the report of Monday at 8:30 is read within six hours', async () => {
  wait(6 * 3600)
  expect((await read('cambio')).years[0]?.surveyedOn).toBe('2026-11-13')
})

test('a source that is down leaves the last median with the failure, for 45 days', async () => {
  await read('selic')
  await simulate({ faults: { 'bcb-focus': 'down' } })
  wait(7 * 3600)
  const during = await read('selic')
  expect(during.years[0]?.median).toBe(13.5)
  expect(during.failedAt).not.toBeNull()
  wait(45 * 24 * 3600)
  const gone = await get('selic')
  expect(gone.status).toBe(503)
  expect(await gone.json()).toMatchObject({ indicator: 'selic', years: [], provenance: null })
  await simulate({ faults: { 'bcb-focus': 'none' } })
})
