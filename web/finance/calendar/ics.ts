import type { IsoDate } from '../core/money.ts'
import { addDays } from './days.ts'

export type CalendarEvent = {
  /** The same for the same event in every download: a calendar that is read again replaces it. */
  uid: string
  /** The whole day. */
  day: IsoDate
  summary: string
  description: string
  url?: string
  /** Not certain to happen so. */
  tentative?: boolean
  /** Hours after the beginning of the day at which to remind. */
  remindAtHour?: number
}

type Calendar = {
  name: string
  /** Last revision, as `20261121T000000Z`. */
  revised: string
  events: readonly CalendarEvent[]
}

/** Content lines have at most 75 octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75

/**
 * An iCalendar file of all-day events: CRLF, folded lines, escaped texts. It depends on what it is given alone, so that
 * the same calendar is the same file.
 *
 * @see RFC 5545; REFRESH-INTERVAL and NAME are of RFC 7986
 */
export function calendarFile({ name, revised, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Em Miúdos//Calendário//PT',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => eventLines(event, revised)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `2026-11-21` as the beginning of that day in UTC, for `revised`. */
export function stampOfDay(day: IsoDate): string {
  return `${basic(day)}T000000Z`
}

function eventLines(event: CalendarEvent, revised: string): string[] {
  const { uid, day, summary, description, url, tentative, remindAtHour } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${revised}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(remindAtHour === undefined ? [] : alarmLines(summary, remindAtHour)),
    'END:VEVENT',
  ]
}

function alarmLines(summary: string, hour: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:PT${hour}H`,
    'END:VALARM',
  ]
}

function basic(day: IsoDate): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Broken between characters, never inside one; the space that continues a line counts in it. */
function folded(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push('')
      octets = 1
    }
    parts.push(`${parts.pop()}${character}`)
    octets += size
  }
  return parts.join('\r\n ')
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
