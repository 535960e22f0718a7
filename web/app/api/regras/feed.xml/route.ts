import { changesUntil } from '#web/app/_shell/rules-behind.ts'
import { env } from '#web/env.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { keptAnswer } from '../open-rules-answer.ts'
import { rulesFeed } from '../rules-feed.ts'

/** Made anew for each request: a rule begins on a day. */
export const dynamic = 'force-dynamic'

/** `GET /api/regras/feed.xml`: the rules that changed until today, as Atom. */
export function GET(request: Request): Response {
  const feedUrl = new URL('/api/regras/feed.xml', env.SITE_URL).href
  const pageUrl = new URL('/sobre-nos', env.SITE_URL).href
  const feed = rulesFeed(changesUntil(todayInBrasilia()), { feedUrl, pageUrl })
  return keptAnswer(request, feed, 'application/atom+xml; charset=utf-8')
}
