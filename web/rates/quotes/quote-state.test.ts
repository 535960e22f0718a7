import { describe, expect, test } from 'vitest'
import type { Quote } from '../quote.ts'
import { quoteState } from './quote-state.ts'

const brasilia = (text: string) => new Date(`${text}-03:00`)

const pricedAt = (text: string): Quote => ({
  kind: 'spot',
  last: 5.2238,
  bid: 5.2232,
  ask: 5.2238,
  low: 5.1942,
  high: 5.2311,
  change: 0.0218,
  changeFraction: 0.0042,
  pricedAt: brasilia(text).toISOString(),
  simulated: true,
  source: 'awesomeapi',
  depth: 0,
  fetchedAt: brasilia(text).toISOString(),
})

const state = (priced: string, now: string, failed: string | null = null) =>
  quoteState(pricedAt(priced), brasilia(now), failed && brasilia(failed).toISOString())

describe('quoteState', () => {
  test('fresh: says the time', () => {
    expect(state('2026-11-18T14:00', '2026-11-18T14:10')).toEqual({
      kind: 'fresh',
      stamp: 'Atualizado 14:00',
      cardStamp: 'Atualizado 14:00',
      day: 'hoje.',
      warning: null,
    })
  })

  test('stale: says the age', () => {
    expect(state('2026-11-18T14:00', '2026-11-18T14:11')).toMatchObject({
      kind: 'stale',
      stamp: 'Cotação atrasada',
      warning: 'Esta cotação é de 14:00, há 11 minutos.',
    })
    expect(state('2026-11-17T13:00', '2026-11-18T14:05').warning).toBe(
      'Esta cotação é de 17/11, 13:00, há 1 dia e 1 hora.',
    )
    expect(state('2026-11-18T11:00', '2026-11-18T14:05').warning).toContain('há 3 horas e 5 minutos')
  })

  test.each([
    ['2026-11-20T14:00', 'na quinta, 19/11. Hoje é feriado: o câmbio volta na segunda, 23/11, às 9:00.'],
    ['2026-11-21T10:00', 'na quinta, 19/11. Hoje é sábado: o câmbio volta na segunda, 23/11, às 9:00.'],
    ['2026-11-22T10:00', 'na quinta, 19/11. Hoje é domingo: o câmbio volta na segunda, 23/11, às 9:00.'],
    ['2026-11-23T08:59', 'na quinta, 19/11. O câmbio abre hoje, às 9:00.'],
    ['2026-11-19T17:00', 'hoje. Já fechou hoje: o câmbio volta na segunda, 23/11, às 9:00.'],
  ])('closed on %s: %s', (now, day) => {
    expect(state('2026-11-19T17:00', now)).toMatchObject({
      kind: 'closed',
      stamp: 'Mercado fechado',
      day,
      warning: null,
    })
  })

  test('closed: the card carries the time of the close', () => {
    expect(state('2026-11-19T17:00', '2026-11-20T14:00').cardStamp).toBe('Fechado 19/11, 17:00')
    expect(state('2026-11-19T17:00', '2026-11-19T19:00').cardStamp).toBe('Fechado 17:00')
  })

  test('a price from before the last close is late even when the market is closed', () => {
    expect(state('2026-11-18T14:00', '2026-11-21T10:00')).toMatchObject({
      kind: 'stale',
      warning: 'Esta cotação é de 18/11, 14:00, anterior ao último fechamento.',
    })
    expect(state('2026-11-19T16:29', '2026-11-21T10:00').kind).toBe('stale')
    expect(state('2026-11-19T16:30', '2026-11-21T10:00').kind).toBe('closed')
  })

  test('a price made abroad on a Brazilian holiday is named so', () => {
    expect(state('2026-11-20T14:00', '2026-11-20T14:05')).toMatchObject({
      kind: 'closed',
      day: 'hoje, referência internacional. Hoje é feriado: o câmbio volta na segunda, 23/11, às 9:00.',
    })
  })

  test('right after the opening the last close still counts', () => {
    expect(state('2026-11-19T17:00', '2026-11-23T09:10')).toMatchObject({
      kind: 'fresh',
      stamp: 'Atualizado 19/11, 17:00',
    })
    expect(state('2026-11-19T17:00', '2026-11-23T09:11').kind).toBe('stale')
  })

  test('failed: the last good value with its age, whatever the market does', () => {
    expect(state('2026-11-18T14:00', '2026-11-18T14:06', '2026-11-18T14:05')).toMatchObject({
      kind: 'failed',
      stamp: 'Sem atualização',
      warning:
        'A fonte não deu preço novo às 14:05. Este é o último valor que recebemos, de 14:00 (há 6 minutos).',
    })
    expect(state('2026-11-19T17:00', '2026-11-21T10:00', '2026-11-21T09:59')).toMatchObject({
      kind: 'failed',
      day: 'na quinta, 19/11. Hoje é sábado: o câmbio volta na segunda, 23/11, às 9:00.',
      warning: expect.stringContaining('de 19/11, 17:00 (há 1 dia e 17 horas)'),
    })
  })

  test('without a quote: no number and no estimate', () => {
    const none = quoteState(null, brasilia('2026-11-18T14:00'), brasilia('2026-11-18T14:00').toISOString())
    expect(none).toMatchObject({ kind: 'failed', stamp: 'Sem dado', day: '' })
    expect(none.warning).not.toMatch(/\d,\d/)
  })

  test('does not read the zone of the machine: the São Paulo day turns at 3:00 UTC', () => {
    const lateEvening = new Date('2026-11-20T02:30:00Z')
    expect(quoteState(pricedAt('2026-11-19T17:00'), lateEvening, null).day).toContain('Já fechou hoje')
  })

  test('before the calendar judges by age alone', () => {
    expect(state('2023-03-07T14:00', '2023-03-07T14:05')).toMatchObject({ kind: 'fresh', day: 'hoje.' })
    expect(state('2023-03-07T14:00', '2023-03-07T20:00').kind).toBe('stale')
  })
})
