import { stegaClean } from '@sanity/client/stega'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { SeriesId } from '#web/rates/series.ts'
import { Callout } from '#web/ui/Callout.tsx'
import { hideWhenOver } from './hide-when-over.ts'
import { fetchAside } from './queries/client.ts'
import { marketNotesQuery } from './queries/site-queries.ts'

/**
 * An editor's note about a rate, for today. A page kept overnight carries yesterday's note until its first visit renders
 * it again: the script removes the note for that first reader too.
 */
export async function MarketNote({ series }: { series: SeriesId }) {
  const today = todayInBrasilia()
  const notes = await fetchAside(marketNotesQuery, { today }, [])
  const shown = notes.filter(({ series: only }) => only.length === 0 || only.some((each) => each === series))
  if (shown.length === 0) return null
  return (
    <div data-last-day={today} suppressHydrationWarning>
      <Callout tone="explain" title="O que mexe hoje">
        {shown.map(({ _id, text, source }) => (
          <p key={_id}>
            {text} {source && <a href={stegaClean(source)}>Fonte</a>}
          </p>
        ))}
      </Callout>
      <script>{hideWhenOver}</script>
    </div>
  )
}
