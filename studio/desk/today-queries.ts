import { today } from '#schemas/day.ts'
import { scheduledTypes } from '#schemas/index.ts'
import { queues } from './queues.ts'
import { steps } from './steps.ts'

/** A list of the desk with how many documents are in it. */
export type Counted = { path: string; title: string; count: number }

export type Entry = { id: string; type: string; title: string; day: string }

type Answer = {
  counts: Record<string, number>
  scheduled: Entry[]
  missed: Entry[]
  expired: Entry[]
  /** Places of advertisements that are on and have no piece of a campaign that runs. */
  bare: { id: string; place: string }[]
}

const stepLists = steps.map(({ id, title, filter }) => ({ path: `writing;${id}`, title, filter }))
const queueLists = queues.map(({ id, title, filter }) => ({ path: id, title, filter }))

const entry = '{"id": _id, "type": _type, "title": coalesce(title, name, term, "Sem título")'

/** One question for all that the first screen shows, asked in the perspective of drafts. */
export const todayQuery = `{
  "counts": {${[...stepLists, ...queueLists].map(({ path, filter }) => `"${path}": count(*[${filter}])`).join(', ')}},
  "scheduled": *[_type in ${JSON.stringify(scheduledTypes)} && publishAt > $now] | order(publishAt asc) [0...200]
    ${entry}, "day": publishAt},
  "missed": *[_type in ${JSON.stringify(scheduledTypes)} && publishAt <= $now] | order(publishAt asc) [0...20]
    ${entry}, "day": publishAt},
  "expired": *[_type in ["article", "guide"] && workflow != "archived" && validUntil < $today] | order(validUntil asc)
    [0...20] ${entry}, "day": validUntil},
  "bare": *[_type in ["adSlot"] && enabled == true && coalesce(count(creatives[
    creative._ref in *[_type in ["campaign"] && from <= $now && to > $now].creatives[].creative._ref
  ]), 0) == 0] | order(place asc) {"id": _id, "place": coalesce(place, "")}
}`

/** @param now ISO 8601 */
export const todayParams = (now: string) =>
  Object.assign({ now, today: today() }, ...queues.map(({ params }) => params?.() ?? {}))

export function readToday({ counts, ...others }: Answer) {
  const counted = (lists: typeof stepLists): Counted[] =>
    lists.map(({ path, title }) => ({ path, title, count: counts[path] ?? 0 }))
  return { ...others, steps: counted(stepLists), queues: counted(queueLists) }
}

/** The weeks of a month, each from Sunday to Saturday: ISO days, those of the months around it included. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T12:00:00Z`)
  const dayAt = (offset: number) => {
    const day = new Date(first)
    day.setUTCDate(1 - first.getUTCDay() + offset)
    return day.toISOString().slice(0, 10)
  }
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAt(week * 7 + day)),
  )
  return weeks.filter((days) => days.some((day) => day.startsWith(month)))
}

/** @param months how many later; negative: earlier */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-15T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

const inBrasilia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The day of an instant in Brasília; a day is itself. */
export function dayOf(moment: string): string {
  return moment.length === 10 ? moment : inBrasilia.format(new Date(moment))
}
