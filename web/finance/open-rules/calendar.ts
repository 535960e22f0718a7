import { bankHolidaysOf } from '../calendar/business-days.ts'
import { type Edition, inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { b3Closures } from '../tables/calendar/b3-closures.ts'
import { b3Sessions } from '../tables/calendar/b3-sessions.ts'
import { bankHolidayRules } from '../tables/calendar/bank-holidays.ts'
import { copomYears } from '../tables/calendar/copom-meetings.ts'
import { ecbYears } from '../tables/calendar/ecb-meetings.ts'
import { fomcYears } from '../tables/calendar/fomc-meetings.ts'
import { ipcaYears } from '../tables/calendar/ipca-releases.ts'
import { marketHours } from '../tables/calendar/market-hours.ts'
import { usMarketYears } from '../tables/calendar/us-market.ts'
import { payrollYears } from '../tables/calendar/us-payroll-releases.ts'
import { day, days, minutes, monthDay, openTable, text } from './fields.ts'

const span = (what: string, place: string) => ({
  start: minutes(`${what}, hora de ${place}: começo`),
  end: minutes(`${what}, hora de ${place}: fim`),
})

const session = (when: string) => ({
  preOpen: span(`${when}, pré-abertura`, 'Brasília'),
  continuous: span(`${when}, pregão`, 'Brasília'),
  closingCall: span(`${when}, leilão de fechamento`, 'Brasília'),
  afterMarket: span(`${when}, after-market`, 'Brasília'),
})

/** Written out year by year for who wants days, not rules. */
const holidayYears = { first: 2003, last: 2036 } as const

/** The year that a published calendar confirms; the others are by the rule. */
const confirmed = {
  year: 2026,
  source: 'calendário da B3 (Exame, 30/12/2025)',
  url: 'https://exame.com/invest/mercados/quando-a-bolsa-fecha-em-2026-confira-o-calendario-da-b3/',
} as const

type HolidaysOfYear = Edition & { days: readonly { day: IsoDate; name: string }[] }

/** One edition a year, newest first. */
function holidaysByYear(): HolidaysOfYear[] {
  const { first, last } = holidayYears
  return Array.from({ length: last - first + 1 }, (_, index) => last - index).flatMap((year) => {
    const from: IsoDate = `${year}-01-01`
    const rules = inForce(bankHolidayRules, from)
    if (!rules) return []
    const { source, checkedOn, confidence } = rules
    const dated = [...bankHolidaysOf(`${year}`)].map(([day, name]) => ({ day, name }))
    const rest = { from, checkedOn, days: dated }
    return year === confirmed.year
      ? [{ ...rest, source: `${source}; ${confirmed.source}`, url: confirmed.url, confidence: 'confirmed' }]
      : [{ ...rest, source, confidence }]
  })
}

export const calendarRules = [
  openTable({
    id: 'feriados-bancarios',
    title: 'Feriados bancários',
    about: `Dias em que bancos e câmbio não funcionam, pela regra ao lado, até ${holidayYears.last}. Em 24 e 31 de dezembro funcionam, e a B3 não.`,
    isYearly: true,
    editions: holidaysByYear(),
    fields: { days: { day: day('Feriado'), name: text('Nome') } },
  }),
  openTable({
    id: 'regra-feriados-bancarios',
    title: 'Regra dos feriados bancários',
    about: 'Dá os feriados de qualquer ano desde 2003. Os móveis são contados do domingo de Páscoa.',
    editions: bankHolidayRules,
    fields: {
      fixed: { day: monthDay('Feriado de todo ano'), name: text('Nome') },
      fromEaster: { days: days('Dias depois da Páscoa; antes, se negativo'), name: text('Nome') },
    },
  }),
  openTable({
    id: 'b3-fechamentos',
    title: 'Dias sem pregão na B3, além dos feriados',
    editions: b3Closures,
    fields: {
      days: { day: monthDay('Dia sem pregão'), name: text('Nome') },
      lastWeekday: text('Sem pregão no último dia de semana do ano'),
    },
  }),
  openTable({
    id: 'b3-horarios',
    title: 'Horários do mercado à vista da B3',
    editions: b3Sessions,
    fields: {
      usDaylightTime: session('Com horário de verão nos Estados Unidos'),
      usStandardTime: session('Sem horário de verão nos Estados Unidos'),
      ashWednesday: session('Quarta-feira de Cinzas'),
    },
  }),
  openTable({
    id: 'horarios-mercados',
    title: 'Horários de outros mercados',
    editions: marketHours,
    fields: {
      tesouroDireto: span('Tesouro Direto, preços do dia', 'Brasília'),
      ted: span('TED no mesmo dia', 'Brasília'),
      unitedStates: {
        ...span('Bolsas dos Estados Unidos', 'Nova York'),
        shortenedEnd: minutes('Bolsas dos Estados Unidos, hora de Nova York: fim do pregão curto'),
      },
    },
  }),
  openTable({
    id: 'bolsas-eua',
    title: 'Dias sem pregão em Nova York',
    isYearly: true,
    editions: usMarketYears,
    fields: {
      closed: { day: day('Dia sem pregão'), name: text('Nome') },
      shortened: day('Pregão curto'),
    },
  }),
  openTable({
    id: 'copom',
    title: 'Reuniões do Copom',
    isYearly: true,
    editions: copomYears,
    fields: { decisions: day('Dia da decisão') },
  }),
  openTable({
    id: 'ipca-divulgacao',
    title: 'Divulgação do IPCA',
    about: 'De 2027, só o primeiro dia foi encontrado.',
    isYearly: true,
    editions: ipcaYears,
    fields: { releases: day('Dia da divulgação') },
  }),
  openTable({
    id: 'fomc',
    title: 'Reuniões do Fed (FOMC)',
    isYearly: true,
    editions: fomcYears,
    fields: { decisions: day('Dia da decisão') },
  }),
  openTable({
    id: 'bce',
    title: 'Reuniões do Banco Central Europeu',
    about: 'De 2026, só as reuniões do fim do ano foram encontradas.',
    isYearly: true,
    editions: ecbYears,
    fields: { decisions: day('Dia da decisão') },
  }),
  openTable({
    id: 'payroll',
    title: 'Divulgação do emprego nos Estados Unidos (payroll)',
    isYearly: true,
    editions: payrollYears,
    fields: { releases: day('Dia da divulgação') },
  }),
]
