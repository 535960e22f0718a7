import { openAnswer, openSentence } from '#web/app/api/open-answer.ts'
import { env } from '#web/env.ts'
import { nextCopomDecision } from '#web/finance/calendar/economic-calendar.ts'
import { type CalendarEvent, calendarFile, stampOfDay } from '#web/finance/calendar/ics.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { alertKey, isoDay, readFeedQuery, writeAlerts } from '#web/rates/alerts/alert-link.ts'
import { alertTitle } from '#web/rates/alerts/alert-words.ts'

const REMIND_AT_HOUR = 9

/**
 * `GET /alertas-cambio/lembrete.ics?dia=2026-12-20` (or `dia=copom`, the next decision on the Selic) with, if wanted, the
 * query of an alert's feed: a day in the calendar on which to look at the rate. 400 in Portuguese for a wrong query, 503
 * when the next Copom day is not known yet.
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const today = dayInBrasilia(new Date())
  const isCopom = searchParams.get('dia') === 'copom'
  const day = isCopom ? nextCopomDecision(today) : isoDay(searchParams.get('dia'))
  if (!day && isCopom) return openSentence(503, 'Ainda não temos o calendário da próxima reunião do Copom.')
  if (!day) return openSentence(400, 'Diga o dia em "dia": uma data como 2026-12-20, ou copom.')
  const asked = searchParams.has('par') ? readFeedQuery(searchParams, today) : undefined
  if (asked && !asked.ok) return openSentence(400, asked.error)
  const page = new URL('/alertas-cambio', env.SITE_URL)
  if (asked?.alert.until) page.hash = writeAlerts([{ ...asked.alert, until: asked.alert.until }])
  const what = asked ? alertTitle(asked.alert) : 'Ver o câmbio'
  const event: CalendarEvent = {
    uid: `lembrete-${day}-${asked ? alertKey(asked.alert) : 'cambio'}@emmiudos.com.br`,
    day,
    summary: isCopom ? `Dia do Copom: ${what}` : `Lembrete: ${what}`,
    description: descriptionOf(isCopom, page.href),
    url: page.href,
    remindAtHour: REMIND_AT_HOUR,
  }
  return file(request, event, today)
}

function descriptionOf(isCopom: boolean, page: string): string {
  const why = isCopom
    ? 'O Copom anuncia a Selic hoje, depois das 18:30 (calendário do Banco Central).'
    : 'Você pediu para olhar o câmbio hoje.'
  return `${why} Veja a cotação e o seu alerta em ${page}`
}

function file(request: Request, event: CalendarEvent, today: IsoDate): Response {
  const body = calendarFile({
    name: 'Lembrete de câmbio, por Em Miúdos',
    revised: stampOfDay(today),
    events: [event],
  })
  const answer = openAnswer(request, body, 'text/calendar; charset=utf-8')
  answer.headers.set('Cache-Control', 'public, max-age=3600')
  answer.headers.set('Content-Disposition', 'attachment; filename="lembrete-de-cambio.ics"')
  return answer
}
