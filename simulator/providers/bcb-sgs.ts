import { hasBankCalendar, isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, addMonths, dayNumber, isWeekend } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, parseDay } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { cdiMonthsUntil2023 } from '#web/finance/series/cdi.ts'
import { inpcMonths } from '#web/finance/series/inpc.ts'
import { type IsoMonth, ipcaMonths } from '#web/finance/series/ipca.ts'
import { selicTargets } from '#web/finance/series/selic-target.ts'
import { type Answer, json, type Provider, text, type View } from '../provider.ts'
import { bulletinsOf } from '../ptax.ts'
import indicators from '../seed/indicators.json' with { type: 'json' }

type Row = { data: string; valor: string; datafim?: string }
type Days = (day: IsoDate, view: View) => string | undefined

const TEN_YEARS = 3653
const MAX_LAST = 20

/** Series with a value a day: the value, or undefined on the days that have none. */
const daily: Readonly<Record<number, Days>> = {
  1: (day, { now }) => ptaxSell('USD-BRL', day, now),
  11: (day) => (target(day) === undefined ? overDayBefore2024(day) : overDay(day, 0)),
  12: (day) => overDay(day, 0.1),
  432: (day) => target(day)?.toFixed(2),
  4389: (day) => cdiYear(day)?.toFixed(2),
  21619: (day, { now }) => ptaxSell('EUR-BRL', day, now),
  25: (day) => savingsOf(day, 0.005),
  195: (day) => (day < '2012-05-04' ? undefined : savingsOf(day, additionalOn(day))),
  226: (day) => (trOn(day) * 100).toFixed(4),
}

/** Daily series whose rates are of a month from their day on. */
const ofPeriods = [25, 195, 226]

const newestMonth = String(indicators.ipca12Months.at(-1)?.[0])

const monthly: Readonly<Record<number, readonly (readonly (string | number)[])[]>> = {
  // Up to the last month of the twelve-month series: both are published together.
  433: Array.from(ipcaMonths, ([month, rate]) => [month, rate * 100] as const).filter(
    ([month]) => month <= newestMonth,
  ),
  188: Array.from(inpcMonths, ([month, rate]) => [month, rate * 100] as const).filter(
    ([month]) => month <= newestMonth,
  ),
  13522: indicators.ipca12Months,
}

/**
 * SGS: values as texts with a dot, days day first, no rows as 404, ten years of a daily series at most as 406. The Selic
 * target is filled in up to the next meeting: its last rows lie in the future.
 */
export const bcbSgs: Provider = {
  answer,
  example: '/dados/serie/bcdata.sgs.432/dados?formato=json&dataInicial=16/11/2026&dataFinal=31/12/2026',
  recorded: {
    '/dados/serie/bcdata.sgs.433/dados?formato=json&dataInicial=01/01/2026&dataFinal=30/09/2026':
      '433_ipca_2026-09-25.json',
    '/dados/serie/bcdata.sgs.13522/dados?formato=json&dataInicial=01/01/2026&dataFinal=30/09/2026':
      '13522_ipca_12m_2026-09-25.json',
    '/dados/serie/bcdata.sgs.226/dados?formato=json&dataInicial=01/01/2026&dataFinal=30/09/2026':
      'composed/226_tr.composed.json',
    '/dados/serie/bcdata.sgs.4389/dados?formato=json&dataInicial=01/01/2026&dataFinal=30/09/2026':
      '4389_cdi_anual_2026-09-25.json',
    '/dados/serie/bcdata.sgs.432/dados?formato=json&dataInicial=01/09/2026&dataFinal=30/09/2026':
      '432_selic_meta_recorte_2026-10-05.json',
    '/dados/serie/bcdata.sgs.1/dados?formato=json&dataInicial=01/09/2026&dataFinal=30/09/2026':
      '1_dolar_ptax_venda_recorte_2026-10-05.json',
    '/dados/serie/bcdata.sgs.12/dados?formato=json&dataInicial=01/09/2026&dataFinal=30/09/2026':
      '12_cdi_diario.json',
    '/dados/serie/bcdata.sgs.9999/dados?formato=json&dataInicial=01/01/2026&dataFinal=30/09/2026':
      'error_404_no_values.json',
    '/dados/serie/bcdata.sgs.12/dados/ultimos/21?formato=json': 'error_400_ultimos_gt_20.json',
    '/dados/serie/bcdata.sgs.12/dados?formato=json&dataInicial=01/01/2010&dataFinal=30/09/2026':
      'error_406_window_10y.json',
  },
  traits: ['text', 'json', 'prices', 'revisions', 'limits'],
  numbers: ['valor'],
  unknown: exception(404, 'Value(s) not found'),
}

function answer({ pathname, searchParams }: URL, view: View): Answer {
  const [, code, , last] =
    /^\/dados\/serie\/bcdata\.sgs\.(\d+)\/dados(\/ultimos\/(\d+))?$/.exec(pathname) ?? []
  if (!code) return text(404, '<html><body>Requisição inválida!</body></html>', 'text/html')
  if (last) return lastRows(Number(code), Number(last), view)
  const from = parseDay(searchParams.get('dataInicial') ?? '')
  const to = parseDay(searchParams.get('dataFinal') ?? '')
  if (!from || !to) return exception(400, 'Invalid initial date')
  const isDaily = Number(code) in daily
  if (isDaily && dayNumber(to) - dayNumber(from) > TEN_YEARS) return tooLong
  const rows = rowsOf(Number(code), from, to, view)
  return rows.length > 0 ? json(200, rows) : exception(404, 'Value(s) not found')
}

function lastRows(code: number, count: number, view: View): Answer {
  if (count > MAX_LAST) return exception(400, 'A quantidade máxima de valores deve ser 20')
  const today = dayInBrasilia(view.now)
  const rows = rowsOf(code, addDays(today, -400), addDays(today, 60), view).slice(-count)
  return rows.length > 0 ? json(200, rows) : exception(404, 'Value(s) not found')
}

function rowsOf(code: number, from: IsoDate, to: IsoDate, view: View): Row[] {
  const today = dayInBrasilia(view.now)
  const valueOn = daily[code]
  if (valueOn) {
    const last = code === 432 ? nextMeeting(today) : today
    return daysBetween(from, to < last ? to : last).flatMap((day) => {
      const valor = valueOn(day, view)
      if (valor === undefined) return []
      const period = ofPeriods.includes(code) ? { datafim: formatDay(addMonths(day, 1)) } : {}
      return [{ data: formatDay(day), ...period, valor }]
    })
  }
  if (code === 4390) {
    return monthsBetween(from, to < today ? to : today)
      .filter((first) => addMonths(first, 1) <= today)
      .map((first) => ({ data: formatDay(first), valor: (selicOfMonth(first) * 100).toFixed(2) }))
  }
  return (monthly[code] ?? [])
    .map(([month, value]) => ({ first: `${month}-01`, value }))
    .filter(({ first }) => first >= from && first <= to && isPublished(first, today))
    .map(({ first, value }) => ({ data: day(first), valor: Number(value).toFixed(2) }))
}

/** The index of a month comes out around the tenth of the next. */
function isPublished(first: string, today: IsoDate): boolean {
  // A month of the seed with a day is a day.
  return dayNumber(today) - dayNumber(first as IsoDate) > 40
}

function day(text: string | number | undefined): string {
  return formatDay(String(text) as IsoDate) // days of the seed
}

function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let at = from; at <= to; at = addDays(at, 1)) days.push(at)
  return days
}

/** In percent; none before the decisions that are known begin, which is later than the calendar does. */
function target(day: IsoDate): number | undefined {
  const decided = inForce(selicTargets, day)
  return decided && decided.annualRate * 100
}

function targetOfBusinessDay(day: IsoDate): number | undefined {
  const selic = target(day)
  return selic !== undefined && isBusinessDay(day) ? selic : undefined
}

function cdiYear(day: IsoDate): number | undefined {
  const selic = targetOfBusinessDay(day)
  return selic && selic - 0.1
}

/** Percent of one business day, six decimals, `under` percentage points below the target. */
function overDay(day: IsoDate, under: number): string | undefined {
  const selic = targetOfBusinessDay(day)
  if (selic === undefined) return undefined
  return (((1 + (selic - under) / 100) ** (1 / 252) - 1) * 100).toFixed(6)
}

const [recordedTr] = indicators.tr
const trFrom = String(recordedTr?.[0])

/** Of the month from `day` on: from the CDI, as the Central Bank's formula has it about 2015; from the recorded day on, as recorded. */
function trOn(day: IsoDate): number {
  if (day >= trFrom) return Number(recordedTr?.[2]) / 100
  const month = selicOfMonth(firstOf(day))
  return Math.max(0, (1 + month) / (1.005 + 0.36 * month) - 1)
}

function savingsOf(day: IsoDate, additional: number): string {
  return (((1 + trOn(day)) * (1 + additional) - 1) * 100).toFixed(4)
}

/** Over the TR, by the target; before it is known, by twelve months of the CDI. */
function additionalOn(day: IsoDate): number {
  const annual = (target(day) ?? ((1 + selicOfMonth(firstOf(day))) ** 12 - 1) * 100) / 100
  return annual > 0.085 ? 0.005 : (1 + 0.7 * annual) ** (1 / 12) - 1
}

/** The CDI of the month as published, until 2023; then the target over its business days. */
function selicOfMonth(first: IsoDate): number {
  // The beginning of a day is its month.
  const known = cdiMonthsUntil2023.get(first.slice(0, 7) as IsoMonth)
  if (known !== undefined) return known
  return businessDaysOf(first).reduce((factor, day) => factor * (1 + Number(overDay(day, 0)) / 100), 1) - 1
}

/** The month in equal parts. */
function overDayBefore2024(day: IsoDate): string | undefined {
  const days = businessDaysOf(firstOf(day))
  if (!days.includes(day)) return undefined
  return (((1 + selicOfMonth(firstOf(day))) ** (1 / days.length) - 1) * 100).toFixed(6)
}

const daysOfMonths = new Map<IsoDate, IsoDate[]>()

/** Before the calendar of holidays, the days of the week. */
function businessDaysOf(first: IsoDate): IsoDate[] {
  const known = daysOfMonths.get(first)
  if (known) return known
  const days = daysBetween(first, addDays(addMonths(first, 1), -1)).filter((day) =>
    hasBankCalendar(day) ? isBusinessDay(day) : !isWeekend(day),
  )
  daysOfMonths.set(first, days)
  return days
}

function firstOf(day: IsoDate): IsoDate {
  // The month of a day and its first.
  return `${day.slice(0, 7)}-01` as IsoDate
}

function monthsBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const months: IsoDate[] = []
  for (let first = firstOf(from); first <= to; first = addMonths(first, 1))
    if (first >= from) months.push(first)
  return months
}

function ptaxSell(pair: string, day: IsoDate, now: Date): string | undefined {
  return bulletinsOf(pair, day, now)
    .find(({ kind }) => kind === 'Fechamento')
    ?.sell.toFixed(4)
}

function nextMeeting(today: IsoDate): IsoDate {
  // Days of the seed; after the last one nothing is filled in.
  return (indicators.nextMeetings.find((meeting) => meeting > today) ?? today) as IsoDate
}

function exception(statusCode: number, detail: string): Answer {
  const name = 'br.gov.bcb.pec.sgs.comum.excecoes.SGSNegocioException'
  return json(statusCode, { erro: { statusCode, detail: `${name}: ${detail}` } })
}

const tooLong = json(406, {
  error: 'O sistema aceita uma janela de consulta de, no máximo, 10 anos em séries de periodicidade diária',
  message: 'Para acessar uma série de periodicidade diária, é necessário informar a dataInicial',
  syntax:
    'https://api.bcb.gov.br/dados/serie/bcdata.sgs.{codigo_serie}/dados?formato=json&dataInicial=dd/MM/aaaa',
})
