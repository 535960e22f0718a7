import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, weekday } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Answer, json, type Provider, text, type View } from '../provider.ts'
import indicators from '../seed/indicators.json' with { type: 'json' }

const context =
  'https://was-p.bcnet.bcb.gov.br/olinda/servico/Expectativas/versao/v1/odata$metadata#ExpectativasMercadoAnuais'

/** Answers to each question, of the recorded samples. */
const respondents: Record<string, number> = { IPCA: 150, Selic: 142, Câmbio: 115 }
/** How far back without a first day in the question; the real service goes back to 2000. */
const FOCUS_DAYS = 60

/** The Focus report of the Central Bank: a row for each business day and each of two years, newest first: the medians of the seed, each until the next one. */
export const bcbFocus: Provider = {
  answer,
  example:
    "/olinda/servico/Expectativas/versao/v1/odata/ExpectativasMercadoAnuais?$filter=Indicador eq 'IPCA'",
  recorded: {
    "/olinda/servico/Expectativas/versao/v1/odata/ExpectativasMercadoAnuais?$filter=Indicador eq 'IPCA'":
      'ExpectativasMercadoAnuais_2026-09-25.partial.json',
  },
  traits: ['text', 'json'],
  numbers: ['Mediana'],
  unknown: json(200, { '@odata.context': '', value: [] }),
}

function answer({ pathname, searchParams }: URL, { now }: View): Answer {
  if (!pathname.endsWith('/ExpectativasMercadoAnuais')) {
    return text(404, '<html><body>Not Found</body></html>', 'text/html')
  }
  const filter = searchParams.get('$filter') ?? ''
  const indicator = /Indicador eq '([^']+)'/.exec(filter)?.[1] ?? ''
  const last = lastSurvey(now)
  const first = /Data ge '([^']+)'/.exec(filter)?.[1] ?? addDays(last, -FOCUS_DAYS)
  const value: unknown[] = []
  for (let day = last; day >= first && isBusinessDay(day); day = previousBusinessDay(day)) {
    const year = Number(day.slice(0, 4))
    value.push(...[year, year + 1].flatMap((one) => expectation(indicator, one, day) ?? []))
  }
  return json(200, {
    '@odata.context': context,
    value: value.slice(0, Number(searchParams.get('$top') ?? value.length)),
  })
}

/** Published on Mondays at 8:30 with the answers until the Friday before. */
function lastSurvey(now: Date): IsoDate {
  const today = dayInBrasilia(now)
  const isTooEarly = weekday(today) === 1 && timeInBrasilia(now) < '08:30'
  const sinceMonday = (weekday(today) + 6) % 7
  const saturday = addDays(today, -sinceMonday - 2 - (isTooEarly ? 7 : 0))
  return previousBusinessDay(saturday)
}

function previousBusinessDay(day: IsoDate): IsoDate {
  const before = addDays(day, -1)
  return isBusinessDay(before) ? before : previousBusinessDay(before)
}

function expectation(indicator: string, year: number, day: IsoDate) {
  // Of a year that nobody published, the one of the year before: there is something to show.
  const median = medianOf(`${indicator}_${year}`, day) ?? medianOf(`${indicator}_${year - 1}`, day)
  if (median === undefined) return undefined
  return {
    Indicador: indicator,
    IndicadorDetalhe: null,
    Data: day,
    DataReferencia: String(year),
    Media: Number((median * 1.002).toFixed(4)),
    Mediana: median,
    DesvioPadrao: 0.1721,
    Minimo: Number((median * 0.9).toFixed(2)),
    Maximo: Number((median * 1.12).toFixed(2)),
    numeroRespondentes: respondents[indicator] ?? null,
    baseCalculo: 0,
  }
}

/** The newest of the seed until `day`. */
function medianOf(name: string, day: IsoDate): number | undefined {
  const surveys: [string, Record<string, number>][] = Object.entries(indicators.focus.medians)
  return surveys.filter(([published, medians]) => published <= day && name in medians).at(-1)?.[1][name]
}
