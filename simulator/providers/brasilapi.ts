import { addDays, weekday } from '#web/finance/calendar/business-days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { bankHolidays } from '#web/finance/tables/calendar/bank-holidays.ts'
import { type Answer, json, type Provider } from '../provider.ts'

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** BrasilAPI's holidays of a year: the national ones and those of banks, and Easter, a Sunday. */
export const brasilapi: Provider = {
  answer,
  example: '/api/feriados/v1/2026',
  traits: ['text', 'json', 'holidays'],
  numbers: ['date'],
  unknown: json(404, { message: 'Não encontrado', type: 'not_found' }),
}

function answer({ pathname }: URL): Answer {
  const year = /^\/api\/feriados\/v1\/(\d{4})$/.exec(pathname)?.[1]
  if (!year) return json(404, { message: 'Não encontrado', type: 'not_found' })
  const holidays = [...bankHolidays].filter(([day]) => day.startsWith(year))
  const goodFriday = holidays.find(([, name]) => name.includes('Sexta-feira'))
  const easter: [IsoDate, string][] = goodFriday ? [[addDays(goodFriday[0], 2), 'Páscoa']] : []
  return json(
    200,
    [...holidays, ...easter]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([date, name]) => ({ date, name, type: 'national', weekday: weekdays[weekday(date)] })),
  )
}
