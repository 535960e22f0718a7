import { useEffect, useState } from 'react'
import type { DocumentBadgeComponent } from 'sanity'
import { addressOf } from '#schemas/page-address.ts'
import { siteUrl } from '../site-url.ts'
import { appears } from './on-site.ts'

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** A version on the site: not asked to the end yet, there since a moment, or not there. */
type Sight = { revision: string; seenAt?: Date }

/** "No ar às 14:37", once the page of the site itself shows the published version. */
export const useLiveBadge: DocumentBadgeComponent = ({ type, published }) => {
  const path = published ? addressOf(type, published.slug) : undefined
  const revision = published?._rev
  const publishedAt = published?._updatedAt
  const [sight, setSight] = useState<Sight | null>(null)

  useEffect(() => {
    if (!path || !revision) return
    const leaving = new AbortController()
    const openedAt = Date.now()
    void appears(new URL(path, siteUrl).href, revision, leaving.signal).then((isThere) => {
      if (leaving.signal.aborted) return
      // Published before the form was opened: there since then.
      const since =
        publishedAt && Date.parse(publishedAt) < openedAt - 60_000 ? new Date(publishedAt) : new Date()
      setSight(isThere ? { revision, seenAt: since } : { revision })
    })
    return () => leaving.abort()
  }, [path, revision, publishedAt])

  if (!path || !revision) return null
  if (sight?.revision !== revision)
    return { label: 'Publicando…', title: 'O site ainda mostra a versão anterior.' }
  if (!sight.seenAt) {
    return {
      label: 'O site não mostra esta versão',
      title:
        'Faz um minuto que ela foi publicada. O site pode estar fora do ar, ou o aviso a ele não chegou.',
      color: 'warning',
    }
  }
  return { label: liveSince(sight.seenAt), title: 'Lido da própria página do site.', color: 'success' }
}

/** `No ar às 14:37`, or `No ar desde 20/11` from another day. */
function liveSince(moment: Date): string {
  const day = (instant: Date) => instant.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return day(moment) === day(new Date()) ? `No ar às ${clock.format(moment)}` : `No ar desde ${day(moment)}`
}
