import { finishPage, type Parts } from '../pages/finish.ts'
import { isPage, type Stage } from './answer.ts'
import { textOf } from './packing.ts'

/**
 * Finishes a page that was made for one request and is stored nowhere, as the stored ones are: it is held back until it is
 * whole. Those that are finished bring their policy along.
 */
export function finishUnstored(parts: Parts): Stage {
  return async (asked, next) => {
    const answer = await next(asked)
    const { headers, body } = answer
    const isUnfinished = isPage(answer) && !asked.isDraft && !headers['content-security-policy']
    if (!isUnfinished || body === undefined || asked.request.method !== 'GET') return answer
    const { html, headers: finished } = finishPage({ html: await textOf(body), headers }, parts)
    return { ...answer, headers: finished, body: html }
  }
}
