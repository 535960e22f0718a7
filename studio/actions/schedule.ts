type Draft = Record<string, unknown> | null

/** Date and time as a `datetime-local` field writes them: `2026-11-21T18:00`. */
type LocalMoment = string

// Brazil has had no daylight saving time since Decree 9.772/2019.
const brasiliaOffset = '-03:00'

const shown = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The moment for which a draft is scheduled, ISO 8601, or null. One inherited from what is published counts no more. */
export function scheduledFor(draft: Draft, published: Draft): string | null {
  const at = draft?.publishAt
  return typeof at === 'string' && at !== published?.publishAt ? at : null
}

/** `21/11/2026 às 18:00`, in Brasília. */
export function momentText(iso: string): string {
  return shown.format(new Date(iso)).replace(', ', ' às ')
}

/** Typed in Brasília's time: the moment as ISO 8601, or why it cannot be one. */
export function readMoment(typed: LocalMoment, now: number): { iso?: string; error?: string } {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)
  const moment = isWhole ? Date.parse(`${typed}:00${brasiliaOffset}`) : Number.NaN
  if (Number.isNaN(moment)) return { error: 'Escreva o dia e a hora, por exemplo 21/11/2026 às 18:00.' }
  if (moment <= now) return { error: 'Escolha um momento que ainda não passou, no horário de Brasília.' }
  return { iso: new Date(moment).toISOString() }
}

/** A moment as a `datetime-local` field wants it, in Brasília. */
export function localMoment(milliseconds: number): LocalMoment {
  const threeHours = 3 * 3_600_000
  return new Date(milliseconds - threeHours).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}
