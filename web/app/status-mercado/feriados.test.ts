import { expect, test, vi } from 'vitest'
import { readCalendar } from '../../../tests/read-calendar.ts'
import { GET } from './feriados.ics/route.ts'

const ask = (headers = {}) => GET(new Request('http://localhost/status-mercado/feriados.ics', { headers }))

test('the file reads back as a calendar with one stable event a day', async () => {
  const answer = ask()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  const calendar = readCalendar(text)
  expect(calendar).toMatchObject({ name: 'VCALENDAR', properties: { VERSION: '2.0' } })
  const events = calendar.components
  const ids = events.map(({ properties }) => properties.UID)
  expect(events.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name, properties } of events) {
    expect(name).toBe('VEVENT')
    expect(properties.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/)
    expect(Number(properties['DTEND;VALUE=DATE'])).toBeGreaterThan(Number(properties['DTSTART;VALUE=DATE']))
    expect(properties.SUMMARY).not.toBe('')
  }
  const christmas = events.find(({ properties }) => properties['DTSTART;VALUE=DATE'] === '20271224')
  expect(christmas?.properties).toMatchObject({
    UID: 'mercado-2027-12-24@emmiudos.com.br',
    SUMMARY: 'Bolsa fechada: Véspera de Natal (a confirmar)',
    STATUS: 'TENTATIVE',
  })
  expect(await ask().text()).toBe(text)
})

test('who has the file already gets 304', () => {
  const etag = ask().headers.get('etag') ?? ''
  expect(ask({ 'if-none-match': etag }).status).toBe(304)
})

test('a year that nobody knows is no empty calendar', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('1990-06-01T12:00:00-03:00') })
  const answer = ask()
  vi.useRealTimers()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('Ainda não temos os feriados de 1990.\n')
})
