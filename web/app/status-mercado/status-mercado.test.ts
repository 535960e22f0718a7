import { describe, expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '#web/rates/brasilia-time.ts'
import { answer, board, dateInWords } from './board.ts'
import { monthOf, nextSessions, unusualDays } from './calendar.ts'

function at(text: string): BrasiliaMoment {
  const [day = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day: parseDay(day) ?? '2026-01-01', minutes: hours * 60 + minutes }
}

describe('the answer in one sentence', () => {
  test.each([
    [
      '2026-11-20 14:35',
      'Não. Hoje, 20/11, é feriado (Dia da Consciência Negra): a B3 abre na segunda, 23/11, às 10:00.',
    ],
    ['2026-11-23 17:30', 'Sim. O pregão da B3 vai até as 17:55; depois vem o leilão de fechamento.'],
    ['2026-11-23 17:57', 'Está no leilão de fechamento, que termina às 18:00.'],
    ['2026-10-30 17:10', 'O pregão já fechou. O after-market começa às 17:30.'],
    ['2026-10-30 17:30', 'O pregão já fechou. O after-market vai até as 18:00.'],
    ['2026-02-18 09:50', 'Ainda não. A B3 abre hoje, às 13:00.'],
    ['2026-02-18 12:50', 'Quase. A B3 recebe ordens agora e abre às 13:00.'],
    [
      '2026-12-24 11:00',
      'Não. Hoje, 24/12, não tem pregão (Véspera de Natal): a B3 abre na segunda, 28/12, às 10:00.',
    ],
    [
      '2026-12-31 11:00',
      'Não. Hoje, 31/12, não tem pregão (Véspera de Ano-Novo): a B3 abre na segunda, 04/01, às 10:00.',
    ],
    ['2026-11-21 11:00', 'Não. Hoje é sábado: a B3 abre na segunda, 23/11, às 10:00.'],
    ['2026-11-23 20:00', 'Já fechou hoje: a B3 abre na terça, 24/11, às 10:00.'],
    ['2023-01-02 11:00', 'Não sabemos: ainda não temos o calendário da B3 deste ano.'],
  ])('%s: %s', (moment, sentence) => {
    expect(answer(at(moment))).toBe(sentence)
  })

  test('at two in the morning of 1 January in UTC it is still 31 December in Brasília', () => {
    const moment = brasiliaMoment(new Date('2027-01-01T02:00:00Z'))
    expect(dateInWords(moment)).toBe('Quinta-feira, 31/12/2026, 23:00')
    expect(answer(moment)).toContain('31/12')
  })
})

describe('the board', () => {
  const cell = (id: string, moment: string) => board(at(moment)).find((one) => one.id === id)

  test('20 November: a holiday here, a session in New York', () => {
    expect(cell('b3', '2026-11-20 14:35')).toMatchObject({
      stamp: { text: 'Feriado' },
      when: 'Abre segunda, 23/11, às 10:00, em 2 dias e 19 h',
      hours: 'Segunda, 23/11: Pregão das 10:00 às 17:55; leilão de fechamento até 18:00.',
      isUncertain: true,
    })
    expect(cell('united-states', '2026-11-20 14:35')).toMatchObject({
      stamp: { text: 'Aberta' },
      when: 'Fecha às 18:00, em 3 h 25 min',
      hours: 'Pregão das 11:30 às 18:00 em Brasília, 9:30 às 16:00 em Nova York.',
      isUncertain: false,
    })
    expect(cell('fx', '2026-11-20 14:35')?.hours).toContain('Sem PTAX hoje')
    expect(cell('pix', '2026-11-20 14:35')?.when).toBe('Pix funciona agora. TED só na segunda, 23/11')
  })

  test('the after-market of October', () => {
    expect(cell('b3', '2026-10-30 17:30')).toMatchObject({
      stamp: { text: 'After-market' },
      when: 'After-market termina às 18:00, em 30 min',
      isUncertain: false,
    })
  })

  test('24 December: no session, but the dollar and TED work', () => {
    expect(cell('b3', '2026-12-24 11:00')?.stamp.text).toBe('Sem pregão')
    expect(cell('fx', '2026-12-24 11:00')).toMatchObject({ stamp: { text: 'Aberto' } })
    expect(cell('fx', '2026-12-24 11:00')?.hours).toContain('10 h e das 11 h')
    expect(cell('united-states', '2026-12-24 11:30')?.hours).toContain('Hoje fecha mais cedo')
  })

  test('before the calendar: no market is guessed', () => {
    for (const id of ['b3', 'fx', 'tesouro-direto', 'united-states'])
      expect(cell(id, '2023-01-02 11:00')).toMatchObject({ stamp: { text: 'Sem dado' }, when: 'sem dado' })
  })

  test('through the day, every day of 2026: words in every cell, and the open stamp for an open phase alone', () => {
    const wrong: string[] = []
    for (let day: IsoDate = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (let minutes = 0; minutes < 1440; minutes += 115) {
        const status = marketStatus('b3', { day, minutes })
        const cells = board({ day, minutes })
        const isOpen = status.ok && (status.phase === 'open' || status.phase === 'after')
        const texts = cells.flatMap(({ when, hours }) => [when, hours])
        const isBad = texts.some((text) => text === '' || /undefined|NaN|-\d/.test(text))
        if (isBad || (cells[0]?.stamp.look === 'open') !== isOpen) wrong.push(`${day} ${minutes}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('the next sessions jump over weekends and holidays', () => {
  expect(nextSessions('2026-12-22', 3).map(({ day, closes }) => `${day} ${closes}`)).toEqual([
    '2026-12-23 18:00',
    '2026-12-28 18:00',
    '2026-12-29 18:00',
  ])
  expect(nextSessions('2026-02-17', 1)).toMatchObject([{ day: '2026-02-18', opens: '13:00' }])
  expect(nextSessions('2029-12-28', 1)).toMatchObject([{ day: '2030-01-02', isUncertain: true }])
})

test('the month begins on Sundays and names its closures', () => {
  const november = monthOf('2026-11-20')
  expect(november).toHaveLength(5)
  expect(november[0]?.[0]).toMatchObject({ day: '2026-11-01' })
  expect(november.flat().filter((day) => day?.closure)).toMatchObject([
    { day: '2026-11-02', closure: 'Finados', isToday: false },
    { day: '2026-11-20', closure: 'Dia da Consciência Negra', isToday: true },
  ])
})

test('the unusual days of 2026 are those of the three calendars', () => {
  const days = unusualDays(2026)
  // Fourteen weekdays without a session (Exame, 30/12/2025) and Ash Wednesday.
  expect(days.filter(({ b3 }) => b3 !== 'aberta')).toHaveLength(15)
  expect(days.find(({ day }) => day === '2026-11-27')).toMatchObject({
    b3: 'aberta',
    unitedStates: 'fecham cedo',
    isUncertain: false,
  })
  expect(days.find(({ day }) => day === '2026-12-24')).toMatchObject({ b3: 'fechada', banks: 'abertos' })
  expect(unusualDays(2023)).toEqual([])
})
