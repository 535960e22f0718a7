import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { xmlText } from '#web/ui/xml.ts'
import { alertKey, type WatchedAlert } from './alert-link.ts'
import { alertTitle, firedSentence, reais } from './alert-words.ts'
import { crossings, type DaySight } from './alerts.ts'

export type AlertFeed = {
  alert: WatchedAlert
  since: IsoDate
  /** Oldest first. */
  days: readonly DaySight[]
  /** Who gave the prices. */
  credit: string
  simulated: boolean
  feedUrl: string
  pageUrl: string
}

const TAG = 'tag:emmiudos.com.br,2026:alerta'

/**
 * The Atom feed of one alert: an entry for each day on which it fired, newest first. It depends on its input alone, and an
 * entry's id on the alert and the day, so a reader sees each crossing once.
 *
 * @see RFC 4287
 */
export function alertFeed({ alert, since, days, credit, simulated, feedUrl, pageUrl }: AlertFeed): string {
  const fired = firedDays(alert, since, days).toReversed()
  const label = simulated ? 'Dados simulados: ' : ''
  const title = alertTitle(alert)
  const id = `${TAG}/${alertKey(alert)}`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(`${label}${title}`)}</title>`,
    `<subtitle>${xmlText(`Alerta ${daysInWords(since, alert.until)}. Confere o fechamento de cada dia e o preço de agora. Fonte: ${credit}.`)}</subtitle>`,
    `<updated>${instantOf(fired[0]?.day ?? since)}</updated>`,
    '<author><name>Em Miúdos</name></author>',
    `<link rel="self" type="application/atom+xml" href="${xmlText(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(pageUrl)}"/>`,
    ...fired.map((sight) => entry(alert, sight, { id, label, credit, pageUrl })),
    '</feed>',
    '',
  ].join('\n')
}

function daysInWords(since: IsoDate, until: IsoDate | undefined): string {
  return until
    ? `de ${formatDay(since)} a ${formatDay(until)}`
    : 'sem data para terminar, dos últimos 90 dias'
}

/** Without a day before the first one, that the price was already there on it is no crossing. */
function firedDays(alert: WatchedAlert, since: IsoDate, days: readonly DaySight[]): DaySight[] {
  const [oldest] = days
  const watched = days.filter(({ day }) => since <= day && (!alert.until || day <= alert.until))
  const isBegun = oldest !== undefined && oldest.day <= since
  return crossings(alert, watched).filter(({ day }) => isBegun || day !== oldest?.day)
}

type Shared = { id: string; label: string; credit: string; pageUrl: string }

function entry(
  alert: WatchedAlert,
  { day, price }: DaySight,
  { id, label, credit, pageUrl }: Shared,
): string {
  const sentence = `${firedSentence(alert)} em ${formatDay(day)}`
  const isSimulated = label !== ''
  return [
    '<entry>',
    `<id>${xmlText(`${id}/${day}`)}</id>`,
    `<title>${xmlText(`${label}${sentence}`)}</title>`,
    `<updated>${instantOf(day)}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(pageUrl)}"/>`,
    ...(isSimulated ? ['<category term="simulado" label="Dados simulados"/>'] : []),
    `<content type="text">${xmlText(`${label}${sentence}. Preço: ${reais(alert.series, price)}. Fonte: ${credit}. Não é recomendação.`)}</content>`,
    '</entry>',
  ].join('\n')
}

/** The day is what is known of a crossing, so its noon in Brasília stands for it, always the same. */
function instantOf(day: IsoDate): string {
  return `${day}T12:00:00-03:00`
}
