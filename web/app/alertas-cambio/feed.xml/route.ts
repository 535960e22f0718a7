import { openAnswer, openSentence } from '#web/app/api/open-answer.ts'
import { env } from '#web/env.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { alertFeed } from '#web/rates/alerts/alert-feed.ts'
import { readAlertHistory } from '#web/rates/alerts/alert-history.ts'
import { feedQuery, readFeedQuery, writeAlerts } from '#web/rates/alerts/alert-link.ts'

/**
 * `GET /alertas-cambio/feed.xml?par=USD-BRL&acima=5.50` (or `abaixo`, `variacao` in per cent; `ate=2026-12-20` and `desde` if
 * given): the Atom feed of an alert that is nowhere but in this address. 400 with a sentence in Portuguese for a query
 * that is wrong, 503 while there is no price at all.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = readFeedQuery(searchParams, dayInBrasilia(new Date()))
  if (!asked.ok) return openSentence(400, asked.error)
  const { alert, since } = asked
  const history = await readAlertHistory(alert.series)
  if (history.days.length === 0)
    return openSentence(503, 'As fontes não deram preços que possamos usar. Tente de novo daqui a pouco.', 60)
  const page = new URL('/alertas-cambio', env.SITE_URL)
  const feed = new URL('/alertas-cambio/feed.xml', env.SITE_URL)
  feed.search = feedQuery(alert, searchParams.has('desde') ? since : undefined)
  // The page knows no alert without a last day.
  if (alert.until) page.hash = writeAlerts([{ ...alert, until: alert.until }])
  const body = alertFeed({ ...history, alert, since, feedUrl: feed.href, pageUrl: page.href })
  const answer = openAnswer(request, body, 'application/atom+xml; charset=utf-8')
  answer.headers.set('Cache-Control', `public, max-age=${KEPT_SECONDS}, s-maxage=${KEPT_SECONDS}`)
  return answer
}

const KEPT_SECONDS = 60
