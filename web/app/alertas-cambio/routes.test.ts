import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { readCalendar } from '../../../tests/read-calendar.ts'

type Handler = (request: Request) => Response | Promise<Response>

const simulator = createSimulator()
let feed: Handler
let reminder: Handler
const until = addDays(dayInBrasilia(new Date()), 30)

beforeAll(async () => {
  await once(simulator.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  process.env.SIMULATOR_URL = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`
  // After the address is known: the environment is read when the first of them is loaded.
  feed = (await import('./feed.xml/route.ts')).GET
  reminder = (await import('./lembrete.ics/route.ts')).GET
})
afterAll(() => {
  simulator.close()
})

const ask = (handler: Handler, query: string, headers = {}) =>
  handler(new Request(`http://localhost:3000/alertas-cambio?${query}`, { headers }))

test.each(['USD-BRL', 'EUR-BRL', 'BTC-BRL'])(
  'the feed of %s, with its label, kept a minute, 304 when known',
  async (pair) => {
    const query = `par=${pair}&variacao=0.2&ate=${until}`
    const answer = await ask(feed, query)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('max-age=60')
    const text = await answer.text()
    expect(text).toContain('<title>Dados simulados: ')
    expect(text.match(/<entry>/g)?.length).toBeGreaterThan(0)
    const etag = answer.headers.get('etag') ?? ''
    expect((await ask(feed, query, { 'if-none-match': etag })).status).toBe(304)
  },
)

test('a wrong query is refused as text in Portuguese, and not kept', async () => {
  const answer = await ask(feed, `par=USD-BRL&acima=cinco&ate=${until}`)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('O valor de "acima" precisa ser um número, por exemplo 5.50.\n')
})

test('a reminder reads back as one event with an alarm', async () => {
  const answer = await ask(reminder, `dia=${until}&par=USD-BRL&acima=5.5&ate=${until}`)
  expect(answer.status).toBe(200)
  const [event, ...others] = readCalendar(await answer.text()).components
  expect(others).toEqual([])
  expect(event).toMatchObject({
    name: 'VEVENT',
    properties: {
      'DTSTART;VALUE=DATE': until.replaceAll('-', ''),
      SUMMARY: 'Lembrete: Dólar a R$\u00A05\\,50 ou mais',
    },
    components: [{ name: 'VALARM', properties: { ACTION: 'DISPLAY', TRIGGER: 'PT9H' } }],
  })
})

test.each([
  ['dia=amanha', 'Diga o dia'],
  ['', 'Diga o dia'],
  ['dia=2026-12-20&par=XXX', 'Diga o par'],
])('the reminder "%s" is refused', async (query, words) => {
  const answer = await ask(reminder, query)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(words)
})
