import { bankHolidaysOf } from '#web/finance/calendar/business-days.ts'
import { addDays, weekday } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'
import { bcbSgs } from './bcb-sgs.ts'

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/**
 * BrasilAPI: the holidays of a year, national ones, bank holidays and Easter (a Sunday); and its three rates, which come
 * without their days.
 */
export const brasilapi: Provider = {
  answer,
  example: '/api/feriados/v1/2026',
  recorded: {
    '/api/feriados/v1/2026': 'composed/feriados_2026.computed.json',
    '/api/taxas/v1': 'composed/taxas.composed.json',
  },
  traits: ['text', 'json', 'holidays'],
  numbers: ['date'],
  unknown: json(404, { message: 'Não encontrado', type: 'not_found' }),
}

function answer({ pathname }: URL, view: View): Answer {
  if (pathname === '/api/taxas/v1') return json(200, rates(view))
  const year = /^\/api\/feriados\/v1\/(\d{4})$/.exec(pathname)?.[1]
  if (!year) return json(404, { message: 'Não encontrado', type: 'not_found' })
  const holidays = [...bankHolidaysOf(year)]
  const goodFriday = holidays.find(([, name]) => name.includes('Sexta-feira'))
  const easter: [IsoDate, string][] = goodFriday ? [[addDays(goodFriday[0], 2), 'Páscoa']] : []
  return json(
    200,
    [...holidays, ...easter]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([date, name]) => ({ date, name, type: 'national', weekday: weekdays[weekday(date)] })),
  )
}

/** As the Central Bank's series have them on that day. */
function rates(view: View) {
  const last = (code: number) => {
    const path = `/dados/serie/bcdata.sgs.${code}/dados?dataInicial=01/01/2025&dataFinal=${formatDay(dayInBrasilia(view.now))}`
    const { body } = bcbSgs.answer(new URL(path, 'http://simulator'), view)
    // A body of that provider: a list, or the exception of a time before its seed.
    const rows: unknown = JSON.parse(body.toString())
    return Array.isArray(rows) ? Number(rows.at(-1).valor) : null
  }
  return [
    { nome: 'Selic', valor: last(432) },
    { nome: 'CDI', valor: last(4389) },
    { nome: 'IPCA', valor: last(13522) },
  ]
}
