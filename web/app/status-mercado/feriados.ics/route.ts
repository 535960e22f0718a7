import { openAnswer } from '#web/app/api/open-answer.ts'
import { env } from '#web/env.ts'
import { calendarFile, stampOfDay } from '#web/finance/calendar/ics.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { holidayEvents } from '../holiday-events.ts'

export const dynamic = 'force-dynamic'

/** When the tables of holidays were last compared with their sources. */
const revised = stampOfDay('2026-11-21')

/** `GET /status-mercado/feriados.ics`: the unusual days of the markets, from this year to the last one we know. */
export function GET(request: Request): Response {
  const year = Number(dayInBrasilia(new Date()).slice(0, 4))
  const events = holidayEvents(year, new URL('/status-mercado', env.SITE_URL).href)
  const file = calendarFile({ name: 'Feriados do mercado, por Em Miúdos', revised, events })
  const answer = openAnswer(request, file, 'text/calendar; charset=utf-8')
  answer.headers.set('Cache-Control', 'public, max-age=86400')
  answer.headers.set('Content-Disposition', 'attachment; filename="feriados-do-mercado.ics"')
  return answer
}
