import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { alertKey, feedQuery, readAlerts, readFeedQuery, writeAlerts } from './alert-link.ts'
import type { Alert } from './alerts.ts'

const today = '2026-11-21'
const dollar: Alert = { series: 'usd-brl', condition: 'above', threshold: 5.5, until: '2026-12-20' }

const anyAlert: fc.Arbitrary<Alert> = fc
  .record({
    series: fc.constantFrom('usd-brl' as const, 'eur-brl' as const, 'btc-brl' as const),
    condition: fc.constantFrom('below' as const, 'above' as const, 'change' as const),
    tenThousandths: fc.integer({ min: 1, max: 9_999_999 }),
    days: fc.nat(90),
  })
  .map(({ series, condition, tenThousandths, days }) => ({
    series,
    condition,
    threshold: condition === 'change' ? (1 + (tenThousandths % 9999)) / 10_000 : tenThousandths / 10_000,
    until: addDays(today, days),
  }))

test('a list of alerts survives its link', () => {
  expect(writeAlerts([dollar])).toBe('a=usd-brl_acima_5.5_2026-12-20')
  fc.assert(
    fc.property(fc.uniqueArray(anyAlert, { selector: alertKey, maxLength: 20 }), (alerts) => {
      const read = readAlerts(`#${writeAlerts(alerts)}`)
      expect(read.isDamaged).toBe(false)
      expect(read.alerts.map(alertKey)).toEqual(alerts.map(alertKey))
      for (const [index, { threshold }] of alerts.entries())
        expect(read.alerts[index]?.threshold).toBeCloseTo(threshold, 9)
    }),
  )
})

test('the query of a feed says the same alert', () => {
  expect(feedQuery(dollar)).toBe('par=USD-BRL&acima=5.5&ate=2026-12-20')
  fc.assert(
    fc.property(anyAlert, (alert) => {
      const read = readFeedQuery(new URLSearchParams(feedQuery(alert)), today)
      expect(read.ok && alertKey(read.alert)).toBe(alertKey(alert))
    }),
  )
})

test('an alert without a last day looks at the last 90 days, and stays the same one', () => {
  const read = readFeedQuery(new URLSearchParams('par=USD-BRL&acima=5.5'), today)
  expect(read).toEqual({ ok: true, alert: { ...dollar, until: undefined }, since: addDays(today, -90) })
  expect(read.ok && [alertKey(read.alert), feedQuery(read.alert)]).toEqual([
    'usd-brl_acima_5.5',
    'par=USD-BRL&acima=5.5',
  ])
  const old = readFeedQuery(new URLSearchParams('par=USD-BRL&acima=5.5&desde=2025-01-01'), today)
  expect(old).toEqual(read)
})

test('what is damaged in a link is left out and said', () => {
  const good = writeAlerts([dollar])
  for (const bad of [
    'a=',
    'a=usd-brl',
    'a=xxx_acima_5_2026-12-20',
    'a=usd-brl_acima_-5_2026-12-20',
    'a=usd-brl_acima_5_2026-02-30',
    `${good}_x`,
  ])
    expect(readAlerts(`#${good}&${bad}`), bad).toEqual({ alerts: [dollar], isDamaged: true })
  expect(readAlerts(`#${good}&${good}`)).toEqual({ alerts: [dollar], isDamaged: false })
  expect(readAlerts('#conteudo')).toEqual({ alerts: [], isDamaged: false })
})

describe('a wrong query is refused with what to do', () => {
  test.each([
    ['acima=5.5&ate=2026-12-20', 'par'],
    ['par=USD-EUR&acima=5.5&ate=2026-12-20', 'par'],
    ['par=USD-BRL&ate=2026-12-20', 'condição'],
    ['par=USD-BRL&acima=5.5&abaixo=5&ate=2026-12-20', 'condição'],
    ['par=USD-BRL&acima=&ate=2026-12-20', 'acima'],
    ['par=USD-BRL&acima=0&ate=2026-12-20', 'acima'],
    ['par=USD-BRL&acima=-5&ate=2026-12-20', 'acima'],
    ['par=USD-BRL&acima=1e3&ate=2026-12-20', 'acima'],
    ['par=USD-BRL&acima=NaN&ate=2026-12-20', 'acima'],
    ['par=USD-BRL&variacao=101&ate=2026-12-20', 'variacao'],
    ['par=USD-BRL&acima=5.5&ate=', 'ate'],
    ['par=USD-BRL&acima=5.5&desde=2099-01-01', 'hoje ou antes'],
    ['par=USD-BRL&acima=5.5&ate=20/12/2026', 'ate'],
    ['par=USD-BRL&acima=5.5&ate=2026-02-30', 'ate'],
    ['par=USD-BRL&acima=5.5&ate=2027-12-20', '90 dias'],
    ['par=USD-BRL&acima=5.5&ate=2026-12-20&desde=x', 'desde'],
    ['par=USD-BRL&acima=5.5&ate=2026-12-20&desde=2026-12-21', 'depois'],
    ['par=USD-BRL&acima=5.5&ate=2026-12-20&desde=2025-12-21', '90 dias'],
  ])('%s', (query, word) => {
    const read = readFeedQuery(new URLSearchParams(query), today)
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(word) })
  })

  test('a comma is read as people write it', () => {
    const read = readFeedQuery(new URLSearchParams('par=USD-BRL&acima=5,5&ate=2026-12-20'), today)
    expect(read).toEqual({ ok: true, alert: dollar, since: '2026-09-21' })
  })
})
