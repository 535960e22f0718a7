import { expect, test } from 'vitest'
import { ageInWords, b3State, coinState, formatPrice, shortAmount } from './asset-words.ts'

const origin = {
  source: 'brapi',
  simulated: false,
  depth: 0,
  fetchedAt: '2026-11-19T21:02:00.000Z',
} as const

test.each([
  [409_129, '409.129,00'],
  [1, '1,00'],
  [0.437626, '0,4376'],
  [0.00003708, '0,0000371'],
  [0.00000123, '0,00000123'],
])('the price %s reads %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

test.each([
  ['2026-11-20', 'hoje'],
  ['2026-11-19', 'há 1 dia'],
  ['2026-10-21', 'há 30 dias'],
  ['2026-10-20', 'há 1 mês'],
  ['2025-01-31', 'há 21 meses'],
] as const)('%s was %s', (day, words) => {
  expect(ageInWords(day, '2026-11-20')).toBe(words)
})

test.each([
  [1_482_000_000, '1,48\u00A0bi'],
  [886_400_000, '886\u00A0mi'],
  [8_180_000_000_000, '8,18\u00A0tri'],
  [950, '950'],
])('the amount %s reads %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text)
})

test('prices of B3 say their delay in session and their day after it', () => {
  const session = { day: '2026-11-19', isOver: false } as const
  expect(b3State({ delayMinutes: 15, session, origin, failedAt: null })).toEqual({
    kind: 'fresh',
    stamp: 'Atraso de 15 min',
    warning: null,
  })
  const over = { ...session, isOver: true }
  expect(b3State({ delayMinutes: 15, session: over, origin, failedAt: null }).stamp).toBe('Fim do dia 19/11')
})

test('a list whose day nobody says is no list of today', () => {
  expect(b3State({ delayMinutes: 15, session: null, origin, failedAt: null })).toMatchObject({
    kind: 'stale',
    stamp: 'Sem data',
    warning: expect.stringContaining('não diz de que dia'),
  })
  const session = { day: '2026-11-19', isOver: false } as const
  expect(b3State({ delayMinutes: 30, session, origin, failedAt: null }).stamp).toBe('Atraso de 30 min')
})

test('another source, a failure, no source and no connection are told apart', () => {
  const session = { day: '2026-11-19', isOver: true } as const
  const file = { ...origin, source: 'b3-cotahist', depth: 1 } as const
  expect(b3State({ delayMinutes: 15, session, origin: file, failedAt: null })).toMatchObject({
    kind: 'reference',
    warning: expect.stringContaining('arquivo da B3'),
  })
  const failedAt = '2026-11-19T21:10:00.000Z'
  expect(b3State({ delayMinutes: 15, session, origin, failedAt })).toMatchObject({
    kind: 'failed',
    warning:
      'A fonte não deu preços novos às 18:10. Estes são os últimos valores que recebemos, em 19/11/2026, às 18:02.',
  })
  expect(b3State({ delayMinutes: 15, session: null, origin: null, failedAt })).toMatchObject({
    stamp: 'Sem dado',
  })
  expect(coinState({ origin, failedAt: null }, origin.fetchedAt, true).stamp).toBe('Sem conexão')
  expect(coinState({ origin: null, failedAt }, null).stamp).toBe('Sem dado')
  expect(coinState({ origin: null, failedAt: null }, null)).toMatchObject({
    stamp: 'Fora da lista',
    warning: expect.stringContaining('saiu das cem maiores'),
  })
  const venue = { ...origin, source: 'mercado-bitcoin', depth: 1 } as const
  expect(coinState({ origin: venue, failedAt: null }, origin.fetchedAt).warning).toContain('Mercado Bitcoin')
})

test('coins whose newest price is of an hour ago are late, and say since when', () => {
  const known = { origin, failedAt: null }
  expect(coinState(known, '2026-11-19T20:55:00.000Z').stamp).toBe('Atualizado 18:02')
  expect(coinState(known, '2026-11-19T20:02:00.000Z')).toEqual({
    kind: 'stale',
    stamp: 'Cotação atrasada',
    warning:
      'A fonte respondeu, e o seu preço mais novo é de 19/11/2026, às 17:02. As variações terminam ali.',
  })
})
