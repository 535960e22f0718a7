import { b3Day } from '#web/finance/calendar/b3-session.ts'
import { businessDaysBetween, marketCalendar } from '#web/finance/calendar/market-calendar.ts'
import { closingPtax } from '#web/finance/calendar/ptax.ts'
import type { Span } from '#web/finance/tables/calendar/b3-sessions.ts'
import { type Calculations, day, granted, list, number } from './values.ts'

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const hours = ({ start, end }: Span) => [clock(start), clock(end)]

export const calculations: Calculations = {
  sessao_b3: ({ data }) => {
    const session = granted(b3Day(day(data)))
    if (!session.isOpen) return { aberto: false }
    return {
      aberto: true,
      continuo: hours(session.continuous),
      call_fechamento: hours(session.closingCall),
      after_market: session.afterMarket ? hours(session.afterMarket) : null,
      cinzas: session.isAshWednesday,
    }
  },
  calendario: ({ ano }) => {
    const calendar = granted(marketCalendar(number(ano)))
    return {
      feriados_nacionais_bancarios: calendar.bankHolidays.map((holiday) => holiday.day),
      b3_sem_pregao_em_dia_util: calendar.b3Closures.map((closure) => closure.day),
      dias_uteis_no_ano: calendar.businessDays,
    }
  },
  du: ({ inicio, fim }) => ({
    dias_uteis: granted(businessDaysBetween(day(inicio), day(fim))).businessDays,
  }),
  ptax: ({ boletins_compra, boletins_venda }) => {
    const sells = list(boletins_venda)
    const { buy, sell } = closingPtax(
      list(boletins_compra).map((quote, index) => ({ buy: number(quote), sell: number(sells[index]) })),
    )
    return { ptax_compra: buy, ptax_venda: sell }
  },
}
