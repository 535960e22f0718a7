import { weekday } from '#web/finance/calendar/days.ts'
import type { BrasiliaMoment, FxSession } from '#web/finance/calendar/fx-session.ts'
import { dayInBrasilia, formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

export function brasiliaMoment(instant: Date): BrasiliaMoment {
  const [hours = 0, minutes = 0] = timeInBrasilia(instant).split(':').map(Number)
  return { day: dayInBrasilia(instant), minutes: hours * 60 + minutes }
}

/** `17/09`, and with its year when that is not the one of `today`. */
export function shortDay(day: IsoDate, today: IsoDate): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).slice(0, 5) : formatDay(day)
}

/** `na quinta, 19/11`, and with its year when that is not the one of `today`. */
export function onDay(day: IsoDate, today: IsoDate): string {
  const name = weekdays[weekday(day)] ?? ''
  return `${name === 'domingo' || name === 'sábado' ? 'no' : 'na'} ${name}, ${shortDay(day, today)}`
}

/** `14:35` on the day itself, `19/11, 14:35` on another, `19/11/2025, 14:35` in another year. */
export function timeFrom(instant: Date, now: Date): string {
  const time = timeInBrasilia(instant)
  const [day, today] = [dayInBrasilia(instant), dayInBrasilia(now)]
  return day === today ? time : `${shortDay(day, today)}, ${time}`
}

/** `às 14:35` on the day itself, `em 19/11, 17:00` on another. */
export function ageOf(instant: Date, now: Date): string {
  const isToday = dayInBrasilia(instant) === dayInBrasilia(now)
  return `${isToday ? 'às' : 'em'} ${timeFrom(instant, now)}`
}

/** `há 25 minutos`, `há 3 horas e 5 minutos`, `há 1 dia e 17 horas` */
export function ago(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000)
  if (minutes < 1) return 'há menos de um minuto'
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor(minutes / 60) % 24
  const parts =
    days > 0
      ? [count(days, 'dia'), count(hours, 'hora')]
      : [count(hours, 'hora'), count(minutes % 60, 'minuto')]
  return `há ${parts.filter(Boolean).join(' e ')}`
}

function count(amount: number, unit: string): string {
  return amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** When the market comes back, as a sentence; empty while it is open. */
export function reopening(session: FxSession, today: IsoDate): string {
  if (session.phase !== 'closed') return ''
  if (session.reason === 'before-open') return 'O câmbio abre hoje, às 9:00.'
  const back = `o câmbio volta ${onDay(session.nextOpen, today)}, às 9:00.`
  if (session.reason === 'holiday') return `Hoje é feriado: ${back}`
  if (session.reason === 'weekend')
    return `${weekdays[weekday(today)] === 'sábado' ? 'Hoje é sábado' : 'Hoje é domingo'}: ${back}`
  return `Já fechou hoje: ${back}`
}

/**
 * A moment of Brasília as an instant. Three hours behind UTC all year since 2019 (Decreto 9.772/2019), and no calendar
 * of the site begins before that.
 */
export function brasiliaInstant({ day, minutes }: BrasiliaMoment): Date {
  return new Date(Date.parse(`${day}T00:00:00-03:00`) + minutes * 60_000)
}

/** The day of this device's clock, in Brasília. */
export function todayInBrasilia(): IsoDate {
  return dayInBrasilia(new Date())
}
