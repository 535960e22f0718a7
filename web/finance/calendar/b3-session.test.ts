import { describe, expect, test } from 'vitest'
import { b3Day, isUsDaylightTime } from './b3-session.ts'
import { addDays } from './days.ts'

const long = {
  isOpen: true,
  isAshWednesday: false,
  continuous: { start: 10 * 60, end: 17 * 60 + 55 },
  closingCall: { start: 17 * 60 + 55, end: 18 * 60 },
}
const short = {
  isOpen: true,
  isAshWednesday: false,
  continuous: { start: 10 * 60, end: 16 * 60 + 55 },
  closingCall: { start: 16 * 60 + 55, end: 17 * 60 },
  afterMarket: { start: 17 * 60 + 30, end: 18 * 60 },
}

describe('hours', () => {
  test.each([
    ['2024-11-01', 'última sexta antes da mudança', short],
    ['2024-11-04', 'UOL, 04/11/2024', long],
    ['2025-03-07', 'última sexta antes da mudança', long],
    ['2025-03-10', 'Exame, 03/2025', short],
    ['2025-11-03', 'O Povo, 15/10/2025', long],
    ['2026-03-06', 'última sexta antes da mudança', long],
    ['2026-03-09', 'Ofício Circular 005/2026-PRE', short],
    ['2026-07-09', 'feriado só de São Paulo', short],
    ['2026-01-26', 'janeiro', long],
    ['2026-10-30', 'última sexta antes da mudança', short],
    ['2026-11-03', 'depois de Finados, pelo padrão', long],
    ['2026-11-23', 'mk-o-01', long],
  ] as const)('%s (%s)', (day, _, expected) => {
    expect(b3Day(day)).toMatchObject({ ok: true, ...expected })
  })

  test('there is no after-market while New York is on standard time', () => {
    expect(b3Day('2026-11-23')).not.toHaveProperty('afterMarket')
  })

  test('the hours of November 2026 are uncertain', () => {
    expect(b3Day('2026-10-30')).toMatchObject({ confidence: 'confirmed' })
    expect(b3Day('2026-11-23')).toMatchObject({ confidence: 'uncertain' })
  })

  // Easter − 46 days.
  test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'] as const)(
    'on the Ash Wednesday of the Easter of %s it starts at 13:00',
    (easter) => {
      const wednesday = addDays(easter, -46)
      expect(b3Day(wednesday)).toMatchObject({
        isAshWednesday: true,
        preOpen: { start: 12 * 60 + 45, end: 13 * 60 },
        continuous: { start: 13 * 60, end: 17 * 60 + 55 },
      })
      expect(b3Day(addDays(wednesday, 1))).toMatchObject({ isAshWednesday: false })
    },
  )
})

describe('closed', () => {
  test.each([
    ['2026-11-20', { reason: 'holiday', holiday: 'Dia da Consciência Negra', nextSession: '2026-11-23' }],
    ['2026-11-15', { reason: 'weekend', nextSession: '2026-11-16' }],
    ['2026-12-24', { reason: 'holiday', holiday: 'Véspera de Natal', nextSession: '2026-12-28' }],
    ['2026-12-31', { reason: 'holiday', holiday: 'Véspera de Ano-Novo', nextSession: '2027-01-04' }],
    ['2026-02-14', { reason: 'weekend', nextSession: '2026-02-18' }],
  ] as const)('%s', (day, expected) => {
    expect(b3Day(day)).toEqual({ ok: true, isOpen: false, ...expected })
  })

  test.each([
    ['2028-12-29', '2029-01-02'],
    ['2029-12-31', '2030-01-02'],
    ['2033-12-30', '2034-01-02'],
  ] as const)('by the pattern of the exchange, %s is the last weekday of its year', (day, nextSession) => {
    const holiday = 'Último dia de semana do ano'
    expect(b3Day(day)).toEqual({ ok: true, isOpen: false, reason: 'holiday', holiday, nextSession })
    expect(b3Day(addDays(day, -3))).toMatchObject({ ok: true })
  })

  test('years to come follow the rules of today; none before the oldest', () => {
    expect(b3Day('2029-01-02')).toMatchObject({ isOpen: true, confidence: 'uncertain' })
    expect(b3Day('2023-12-28')).toEqual({ ok: false, reason: 'no-calendar' })
  })
})

describe('daylight saving time of New York', () => {
  const noon = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' })

  test('agrees with the zone data of the platform, every day from 2007 to 2036', () => {
    const wrong = []
    for (let day = addDays('2007-01-01', 0); day < '2037-01-01'; day = addDays(day, 1)) {
      const isDaylight = noon.format(new Date(`${day}T17:00Z`)).endsWith('GMT-04:00')
      if (isUsDaylightTime(day) !== isDaylight) wrong.push(day)
    }
    expect(wrong).toEqual([])
  })
})
