import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { type AlertFeed, alertFeed } from './alert-feed.ts'
import { daySights } from './alerts.ts'

const base: Omit<AlertFeed, 'days'> = {
  alert: { series: 'usd-brl', condition: 'above', threshold: 5.5, until: '2026-12-20' },
  since: '2026-11-02',
  credit: 'AwesomeAPI',
  simulated: false,
  feedUrl: 'https://x.br/alertas-cambio/feed.xml?par=USD-BRL&acima=5.5&ate=2026-12-20',
  pageUrl: 'https://x.br/alertas-cambio',
}
const days = (...prices: number[]) =>
  daySights(prices.map((close, index) => ({ day: addDays('2026-11-01', index), close })))
const feedOf = (prices: number[], more: Partial<AlertFeed> = {}) =>
  readFeed(alertFeed({ ...base, days: days(...prices), ...more }))

/** Demands of RFC 4287 on a feed and on each entry, checked by a strict reader of this dialect of ours. */
function readFeed(xml: string) {
  expect(isBalanced(xml)).toBe(true)
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
  )
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  const [head = '', ...entries] = xml.split('<entry>')
  expect(head).toMatch(/<author><name>.+<\/name><\/author>/)
  expect(head).toMatch(/<link rel="self" /)
  return { head: partsOf(head), entries: entries.map(partsOf), xml }
}

function isBalanced(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/)?([a-z]+)[^<>]*?(\/)?>/g)) {
    if (!closing && !empty) open.push(name)
    if (closing && open.pop() !== name) return false
  }
  return open.length === 0
}

function partsOf(text: string) {
  const one = (name: string) => {
    const found = [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))]
    expect(found, name).toHaveLength(1)
    return found[0]?.[1] ?? ''
  }
  const parts = { id: one('id'), title: one('title'), updated: one('updated') }
  expect(parts.id).toMatch(/^tag:/)
  expect(new Date(parts.updated).toString()).not.toBe('Invalid Date')
  return parts
}

test('an alert that was not reached is a valid feed without entries', () => {
  const { head, entries } = feedOf([5.3, 5.4, 5.49])
  expect(entries).toEqual([])
  expect(head).toMatchObject({ title: 'Dólar a R$\u00A05,50 ou mais', updated: '2026-11-02T12:00:00-03:00' })
})

test('one new entry when the price goes through, and the same one on the next days', () => {
  const reached = feedOf([5.3, 5.4, 5.51])
  expect(reached.entries).toHaveLength(1)
  expect(reached.entries[0]).toMatchObject({
    title: 'O dólar chegou a R$\u00A05,50 ou mais em 03/11/2026',
    updated: '2026-11-03T12:00:00-03:00',
  })
  const later = feedOf([5.3, 5.4, 5.55, 5.6, 5.7])
  expect(later.entries).toEqual(reached.entries)
})

test('a second crossing is a second entry on top, and the first keeps its id', () => {
  const once = feedOf([5.3, 5.4, 5.51])
  const twice = feedOf([5.3, 5.4, 5.51, 5.2, 5.52])
  expect(twice.entries).toHaveLength(2)
  expect(twice.entries[1]).toEqual(once.entries[0])
  expect(twice.entries[0]?.id).not.toBe(once.entries[0]?.id)
  expect(twice.head.updated).toBe(twice.entries[0]?.updated)
})

test('days before the alert, and after its end, tell nothing', () => {
  expect(feedOf([5.6, 5.4, 5.4]).entries).toEqual([])
  expect(
    feedOf([5.3, 5.6], { alert: { ...base.alert, until: '2026-11-01' }, since: '2026-10-01' }).entries,
  ).toEqual([])
})

test('that the price was already there on the oldest day we know is no crossing', () => {
  expect(feedOf([5.6, 5.6], { since: '2026-10-01' }).entries).toEqual([])
  expect(feedOf([5.6, 5.3, 5.6], { since: '2026-10-01' }).entries).toHaveLength(1)
})

test('a simulated price says so in the feed and in each entry', () => {
  const { head, entries, xml } = feedOf([5.3, 5.6], { simulated: true })
  expect([head.title, entries[0]?.title]).toEqual(Array(2).fill(expect.stringMatching(/^Dados simulados: /)))
  expect(xml).toContain('<category term="simulado"')
  expect(feedOf([5.3, 5.6]).xml).not.toContain('imulado')
})

test('signs of XML in an address are escaped', () => {
  expect(feedOf([5.3], { pageUrl: 'https://x.br/?a=1&b="<' }).xml).toContain(
    'https://x.br/?a=1&amp;b=&quot;&lt;',
  )
})
