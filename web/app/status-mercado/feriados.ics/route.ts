import { openAnswer, openSentence } from '#web/app/api/open-answer.ts'
import { env } from '#web/env.ts'
import type { CalendarEvent } from '#web/finance/calendar/ics.ts'
import { calendarFile, stampOfDay } from '#web/finance/calendar/ics.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { type UnusualDay, unusualDays } from '../calendar.ts'

export const dynamic = 'force-dynamic'

/** When the tables of holidays were last compared with their sources. */
const revised = stampOfDay('2026-11-27')

/** This year and the two after it: what is not decided yet says that it is to be confirmed. */
const YEARS = 3

/**
 * `GET /status-mercado/feriados.ics`: the unusual days of the markets in this year and the two after it; 503 with a
 * sentence where no day is known.
 */
export function GET(request: Request): Response {
  const year = Number(dayInBrasilia(new Date()).slice(0, 4))
  const events = holidayEvents(year, new URL('/status-mercado', env.SITE_URL).href)
  // An empty file would take away the days that a calendar has already.
  if (events.length === 0) return openSentence(503, `Ainda não temos os feriados de ${year}.`)
  const file = calendarFile({ name: 'Feriados do mercado, por Em Miúdos', revised, events })
  const answer = openAnswer(request, file, 'text/calendar; charset=utf-8')
  answer.headers.set('Cache-Control', 'public, max-age=86400')
  answer.headers.set('Content-Disposition', 'attachment; filename="feriados-do-mercado.ics"')
  return answer
}

/** One event for each unusual day of `YEARS` years from `firstYear` on. */
function holidayEvents(firstYear: number, page: string): CalendarEvent[] {
  const years = Array.from({ length: YEARS }, (_, index) => firstYear + index)
  return years.flatMap(unusualDays).map((unusual) => eventOf(unusual, page))
}

function eventOf(unusual: UnusualDay, page: string): CalendarEvent {
  const { day, b3, banks, unitedStates, isUncertain } = unusual
  return {
    uid: `mercado-${day}@emmiudos.com.br`,
    day,
    summary: `${headline(unusual)}${isUncertain ? ' (a confirmar)' : ''}`,
    description: `B3: ${b3}. Bancos, câmbio e TED: ${banks}. Bolsas dos EUA: ${unitedStates}. Pix e criptomoedas funcionam sempre.`,
    url: page,
    tentative: isUncertain,
  }
}

function headline({ name, b3, unitedStates }: UnusualDay): string {
  if (b3 === 'fechada') return `Bolsa fechada: ${name}`
  if (b3 !== 'aberta') return `Bolsa ${b3}: ${name}`
  return unitedStates === 'fechadas'
    ? `Bolsas dos EUA fechadas: ${name.replace('Nos EUA: ', '')}`
    : 'Nos EUA, as bolsas fecham mais cedo'
}
