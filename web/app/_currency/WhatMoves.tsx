import { addDays } from '#web/finance/calendar/days.ts'
import {
  type EconomicEvent,
  type EventKind,
  economicEvents,
} from '#web/finance/calendar/economic-calendar.ts'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { BellLink } from '#web/ui/BellLink.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Timeline, type TimelineDay } from '#web/ui/Timeline.tsx'
import { type CurrencyId, currencies } from './currencies.ts'

const DAYS_AHEAD = 75
const MOST_EVENTS = 6

const words: Record<EventKind, { name: string; title: string; detail: string }> = {
  copom: { name: 'Copom', title: 'Copom decide a Selic', detail: 'Banco Central do Brasil, a partir das' },
  ipca: { name: 'IPCA', title: 'Sai o IPCA, a inflação do Brasil', detail: 'IBGE,' },
  fomc: { name: 'FOMC', title: 'Banco central dos EUA decide os juros', detail: 'FOMC, do Federal Reserve,' },
  payroll: { name: 'payroll', title: 'Sai o emprego dos EUA (payroll)', detail: 'BLS,' },
  ecb: { name: 'BCE', title: 'Banco Central Europeu decide os juros', detail: 'BCE,' },
  holiday: { name: 'feriado', title: 'Feriado no Brasil: sem câmbio à vista e sem PTAX', detail: '' },
}

const doubts = {
  confirmed: '',
  known: 'Data provisória, de quem organiza a reunião.',
  uncertain: 'Data a confirmar: só a achamos em uma fonte não oficial.',
} as const

/** The next days that usually move the currency, as a line of time; what a day means for the price is never said. */
export function WhatMoves({ id }: { id: CurrencyId }) {
  const { noun, moves } = currencies[id]
  const today = dayInBrasilia(new Date())
  const ahead = economicEvents(moves, today, addDays(today, DAYS_AHEAD))
  const events = ahead.slice(0, MOST_EVENTS)
  const days = events.map((event) =>
    dayOf(event, today, event === events.find(({ kind }) => kind === event.kind)),
  )
  const checkedOn = events.flatMap((event) => event.checkedOn ?? []).toSorted()[0]
  const undated = moves.filter((kind) => kind !== 'holiday' && !ahead.some((event) => event.kind === kind))
  return (
    <FoldedSection
      id="o-que-mexe"
      title={`O que mexe com o ${noun}`}
      hint={days[0] ? `${formatDay(days[0].day)}: ${days[0].title}` : 'Sem datas'}
    >
      {events.length > 0 ? (
        <Timeline days={days} />
      ) : (
        <p>Sem datas: nosso calendário acabou. Em vez de estimar, não mostramos nenhuma.</p>
      )}
      <p className="small muted">
        Datas de fontes públicas{checkedOn && `, conferidas em ${formatDay(checkedOn)}`}, que citam o{' '}
        <a href="https://www.bcb.gov.br/publicacoes/calendarioreunioescopom">Banco Central</a>, o{' '}
        <a href="https://www.ibge.gov.br/calendario-indicadores-novoportal.html">IBGE</a>, o{' '}
        <a href="https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm">Fed</a>
        {id === 'eur-brl' && (
          <>
            , o{' '}
            <a href="https://www.ecb.europa.eu/press/calendars/mgcgc/html/index.en.html">
              Banco Central Europeu
            </a>
          </>
        )}{' '}
        e o <a href="https://www.bls.gov/schedule/news_release/empsit.htm">BLS</a>. Elas podem mudar.
        {undated.length > 0 &&
          ` Ainda sem a próxima data na nossa tabela: ${undated.map((kind) => words[kind].name).join(', ')}.`}
      </p>
    </FoldedSection>
  )
}

/** `isNext`: the first of its kind. */
function dayOf(event: EconomicEvent, today: IsoDate, isNext: boolean): TimelineDay {
  const { kind, day, minutes, confidence, name } = event
  const { title, detail } = words[kind]
  const doubt = doubts[confidence]
  return {
    day,
    title,
    detail: minutes === undefined ? name : `${detail} ${clock(minutes)} (Brasília)`,
    ...(day === today && { mark: 'hoje' }),
    more: (
      <>
        {doubt && <small>{doubt}</small>}
        {kind === 'copom' && isNext && (
          <BellLink href="/alertas-cambio/lembrete.ics?dia=copom">Lembrete na agenda</BellLink>
        )}
      </>
    ),
  }
}

/** 1110 → `18:30` */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
