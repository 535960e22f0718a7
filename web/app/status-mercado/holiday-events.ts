import type { CalendarEvent } from '#web/finance/calendar/ics.ts'
import { bankHolidayYears } from '#web/finance/tables/calendar/bank-holidays.ts'
import { type UnusualDay, unusualDays } from './calendar.ts'

/** One event for each unusual day of the calendars we have, from `firstYear` on. */
export function holidayEvents(firstYear: number, page: string): CalendarEvent[] {
  const first = Math.max(firstYear, bankHolidayYears.first)
  const years = Array.from(
    { length: Math.max(0, bankHolidayYears.last - first + 1) },
    (_, index) => first + index,
  )
  return years.flatMap(unusualDays).map((unusual) => eventOf(unusual, page))
}

function eventOf(unusual: UnusualDay, page: string): CalendarEvent {
  const { day, b3, banks, unitedStates, isUncertain } = unusual
  return {
    uid: `mercado-${day}@emmiudos.com.br`,
    day,
    summary: `${headline(unusual)}${isUncertain ? ' (a confirmar)' : ''}`,
    description: `B3: ${b3}. Bancos, câmbio e TED: ${banks}. Bolsas dos EUA: ${unitedStates}. Pix e criptomoedas funcionam sempre.`,
    url: page,
    tentative: isUncertain,
  }
}

function headline({ name, b3, unitedStates }: UnusualDay): string {
  if (b3 === 'fechada') return `Bolsa fechada: ${name}`
  if (b3 !== 'aberta') return `Bolsa ${b3}: ${name}`
  return unitedStates === 'fechadas'
    ? `Bolsas dos EUA fechadas: ${name.replace('Nos EUA: ', '')}`
    : 'Nos EUA, as bolsas fecham mais cedo'
}
