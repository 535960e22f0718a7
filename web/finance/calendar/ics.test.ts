import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, stampOfDay } from './ics.ts'

const revised = stampOfDay('2026-11-21')
const event = { uid: 'a@x', day: '2026-11-20', summary: 'B3 fechada', description: '' } as const

test('an event of one day, by the letter of RFC 5545', () => {
  const file = calendarFile({
    name: 'Feriados',
    revised,
    events: [{ ...event, tentative: true, remindAtHour: 9 }],
  })
  expect(file.split('\r\n').slice(7, -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:a@x',
    'DTSTAMP:20261121T000000Z',
    'DTSTART;VALUE=DATE:20261120',
    'DTEND;VALUE=DATE:20261121',
    'SUMMARY:B3 fechada',
    'DESCRIPTION:',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:B3 fechada',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ])
})

test('the last day of a year ends on the first of the next', () => {
  const file = calendarFile({ name: 'x', revised, events: [{ ...event, day: '2026-12-31' }] })
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
})

test('any text survives escaping and folding, in lines of at most 75 octets', () => {
  const anyText = fc
    .string({ unit: 'grapheme', maxLength: 300, size: 'max' })
    .filter((text) => !/[\r\p{Cc}]/u.test(text))
  fc.assert(
    fc.property(anyText, (description) => {
      const file = calendarFile({ name: 'x', revised, events: [{ ...event, description }] })
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const line = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((text) => text.startsWith('DESCRIPTION:'))
      const read = line?.slice('DESCRIPTION:'.length).replace(/\\([\\;,])/g, '$1')
      expect(read).toBe(description)
    }),
  )
})
