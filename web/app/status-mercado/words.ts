import { dayNumber, weekday } from '#web/finance/calendar/business-days.ts'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** 1075 → `17:55` */
export function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`
}

/** `23/11` */
export function shortDay(day: IsoDate): string {
  return formatDay(day).slice(0, 5)
}

/** `segunda` */
export function weekdayName(day: IsoDate): string {
  return weekdays[weekday(day)] ?? ''
}

/** `segunda, 23/11` */
export function dayName(day: IsoDate): string {
  return `${weekdayName(day)}, ${shortDay(day)}`
}

/** `na segunda, 23/11` */
export function onDay(day: IsoDate): string {
  return `${weekday(day) % 6 === 0 ? 'no' : 'na'} ${dayName(day)}`
}

/** `às 17:55`, or with the day when it is another one: `segunda, 23/11, às 10:00`. */
export function momentFrom(moment: BrasiliaMoment, now: BrasiliaMoment): string {
  const time = `às ${clock(moment.minutes)}`
  return moment.day === now.day ? time : `${dayName(moment.day)}, ${time}`
}

/** `em 25 min`, `em 3 h 25 min`, `em 2 dias e 19 h` */
export function countdown(moment: BrasiliaMoment, now: BrasiliaMoment): string {
  const minutes = (dayNumber(moment.day) - dayNumber(now.day)) * 1440 + moment.minutes - now.minutes
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) {
    const inDays = `em ${days} ${days === 1 ? 'dia' : 'dias'}`
    return hours > 0 ? `${inDays} e ${hours} h` : inDays
  }
  if (hours > 0) return rest > 0 ? `em ${hours} h ${rest} min` : `em ${hours} h`
  return `em ${rest} min`
}
