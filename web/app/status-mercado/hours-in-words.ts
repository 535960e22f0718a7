import { isUsDaylightTime } from '#web/finance/calendar/b3-session.ts'
import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { dayNumber, weekday } from '#web/finance/calendar/days.ts'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { type Market, marketDay, type Stretch } from '#web/finance/calendar/market-status.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

type Hours = { hours: string; isUncertain: boolean }

/** The hours of a market on `day`, and whether they are only expected; `today` says how to name the day. */
export function hoursInWords(market: Market, day: IsoDate | undefined, today: IsoDate): Hours {
  const shown = day && marketDay(market, day)
  if (!(day && shown)) return { hours: 'Não temos o calendário deste ano.', isUncertain: false }
  const isUncertain = shown.confidence === 'uncertain'
  const on = day === today ? '' : `${capital(dayName(day))}: `
  return { hours: `${on}${textOf(market, day, shown.stretches)}${extraOf(market, today)}`, isUncertain }
}

function textOf(market: Market, day: IsoDate, stretches: readonly Stretch[]): string {
  const open = stretches.find(({ phase }) => phase === 'open')
  if (market === 'ted') return 'TED em dias úteis, em geral das 6:30 às 17:00; depende do banco.'
  if (!open) return 'Sem pregão.'
  const span = `das ${clock(open.start)} às ${clock(open.end)}`
  switch (market) {
    case 'b3':
      return `Pregão ${span}${restOfB3(stretches)}.`
    case 'fx':
      return `Câmbio à vista ${span}.`
    case 'tesouro-direto':
      return `Preços do dia ${span}. O Tesouro Reserva negocia 24 horas.`
    default:
      return `Pregão ${span} em Brasília, ${newYork(day, open)} em Nova York.`
  }
}

function restOfB3(stretches: readonly Stretch[]): string {
  const call = stretches.find(({ phase }) => phase === 'closing-call')
  const after = stretches.find(({ phase }) => phase === 'after')
  const ending = call ? `; leilão de fechamento até ${clock(call.end)}` : ''
  return after ? `${ending}; after-market das ${clock(after.start)} às ${clock(after.end)}` : ending
}

function newYork(day: IsoDate, { start, end }: Stretch): string {
  const behind = (isUsDaylightTime(day) ? 1 : 2) * 60
  return `${clock(start - behind)} às ${clock(end - behind)}`
}

/** PTAX on the last days of December: facts/10-mercado.md §3, confirmed for 2025. */
function extraOf(market: Market, today: IsoDate): string {
  const { unusual } = marketDay(market, today) ?? {}
  if (unusual === 'ash-wednesday') return ' Hoje é Quarta-feira de Cinzas: começa mais tarde.'
  if (unusual === 'shortened') return ' Hoje fecha mais cedo.'
  if (market !== 'fx') return ''
  if (today.endsWith('12-24')) return ' PTAX só com as consultas das 10 h e das 11 h (a confirmar).'
  if (today.endsWith('12-31')) return ' Sem consulta de PTAX: vale a de 30/12 (a confirmar).'
  return isBusinessDay(today) ? '' : ' Sem PTAX hoje.'
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

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
