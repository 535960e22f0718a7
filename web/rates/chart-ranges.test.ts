import { expect, test } from 'vitest'
import {
  type ChartPoint,
  type ChartRange,
  changeOver,
  daily,
  isCutShort,
  lastSession,
  rangeOf,
  thinned,
} from './chart-ranges.ts'
import { conclusionOf, spanInWords, subtitleOf } from './charts/chart-words.ts'

const dollar = { name: 'O dólar', unit: 'reais por dólar', prefix: 'R$', decimals: 4 }
const origin = { measure: 'Fechamento', source: 'awesomeapi', simulated: false } as const

function days(count: number, last = '2026-11-19'): ChartPoint[] {
  const end = Date.parse(`${last}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    price: 5 + index / 1000,
  }))
}

const range = (id: ChartRange['id'], points: ChartPoint[]) => rangeOf(id, { ...origin, points })
const daysOf = ({ points }: ChartRange) => [points[0]?.at, points.at(-1)?.at, points.length]

test('ranges of days end at the newest point, count sessions up to five, and months by the calendar', () => {
  const points = days(400)
  expect(daysOf(range('1D', points))).toEqual(['2026-11-18', '2026-11-19', 2])
  expect(daysOf(range('5D', points))).toEqual(['2026-11-14', '2026-11-19', 6])
  expect(daysOf(range('1M', points))).toEqual(['2026-10-19', '2026-11-19', 32])
  expect(daysOf(range('1A', points))).toEqual(['2025-11-19', '2026-11-19', 366])
  expect(range('6M', []).points).toEqual([])
})

test('ranges of instants count hours', () => {
  const hours = Array.from({ length: 200 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 10, index)).toISOString(),
    price: 500_000 + index,
  }))
  expect(range('1D', hours).points).toHaveLength(25)
  expect(range('5D', hours).points).toHaveLength(121)
})

test('the last price of a day in Brasília closes it, not that of a day in London', () => {
  const points = [
    { at: '2026-11-19T02:00:00.000Z', price: 1 },
    { at: '2026-11-19T03:00:00.000Z', price: 2 },
    { at: '2026-11-20T02:30:00.000Z', price: 3 },
  ]
  expect(daily(points)).toEqual([
    { at: '2026-11-18', price: 1 },
    { at: '2026-11-19', price: 3 },
  ])
})

test('a thinner line keeps its ends and its extremes', () => {
  const points = days(1000)
  points[333] = { at: '2020-01-01', price: 99 }
  points[334] = { at: '2020-01-02', price: 0.5 }
  const thin = thinned(points, 130)
  expect(thin.length).toBeLessThanOrEqual(133)
  expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)])
  expect(thin).toContainEqual({ at: '2020-01-01', price: 99 })
  expect(thin).toContainEqual({ at: '2020-01-02', price: 0.5 })
  expect(thinned(days(10), 130)).toEqual(days(10))
})

test('the conclusion is in words; a series younger than the range says since when', () => {
  expect(conclusionOf(dollar, range('1M', days(40)))).toBe('O dólar subiu 0,62\u00A0% em um mês')
  const fall = days(40).map(({ at, price }) => ({ at, price: 1 / price }))
  expect(conclusionOf(dollar, range('1M', fall))).toBe('O dólar caiu 0,62\u00A0% em um mês')
  const flat = days(40).map(({ at }) => ({ at, price: 5 }))
  expect(conclusionOf(dollar, range('1M', flat))).toBe('O dólar terminou como começou em um mês')
  const young = range('5A', days(100))
  expect(isCutShort(young)).toBe(true)
  expect(conclusionOf(dollar, young)).toBe('O dólar subiu 1,98\u00A0% desde 12/08/2026')
  expect(conclusionOf(dollar, range('1A', []))).toBe('O dólar: sem dado em um ano')
  expect(conclusionOf(dollar, range('1D', days(1)))).toBe('O dólar: um só preço em um dia')
})

test('a change is over what it says, or there is none', () => {
  const today = '2026-11-21'
  const of = (points: ChartPoint[]) => changeOver(rangeOf('1M', { points, ...origin }), today)
  expect(of(days(40))).toBeCloseTo(5.039 / 5.008 - 1, 6)
  // Three candles of two months ago, as a source gave them for a month and a year.
  expect(of(days(3, '2026-09-17'))).toBeNull()
  expect(of(days(3))).toBeNull()
  expect(of(days(400, '2026-09-17'))).toBeNull()
  expect(of(days(40, '2026-11-18'))).toBeNull()
  expect(of([])).toBeNull()
})

/** `count` minutes that end at an instant. */
function minutes(count: number, last: string): ChartPoint[] {
  const end = Date.parse(last)
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(end - (count - 1 - index) * 60_000).toISOString(),
    price: 5 + index / 1000,
  }))
}

test('a hundred minutes are never called a day: their hours and their date are said', () => {
  const hundred = range('1D', minutes(100, '2026-11-18T17:00:00Z'))
  expect(conclusionOf(dollar, hundred)).toBe('O dólar subiu 1,98\u00A0% das 12:21 às 14:00 de 18/11/2026')
  const overnight = range('1D', [
    ...minutes(60, '2026-11-17T20:00:00Z'),
    { at: '2026-11-18T12:00:00.000Z', price: 5 },
  ])
  expect(spanInWords(overnight)).toBe('das 16:01 de 17/11/2026 às 09:00 de 18/11/2026')
  expect(spanInWords(range('1D', minutes(1441, '2026-11-18T17:00:00Z')))).toBe('em um dia')
})

test('the last session is the newest day, and what came before while that has one price', () => {
  const points = [...minutes(60, '2026-11-17T20:00:00Z'), ...minutes(2, '2026-11-18T12:01:00Z')]
  expect(lastSession(points)).toEqual(points.slice(-2))
  expect(lastSession(points.slice(0, -1))).toHaveLength(61)
  expect(lastSession([])).toEqual([])
})

test('under the conclusion: what each point is, its unit, days and source', () => {
  expect(subtitleOf(dollar, range('5D', days(40)))).toBe(
    'Fechamento, em reais por dólar, de 14/11/2026 a 19/11/2026. Fonte: AwesomeAPI.',
  )
  expect(subtitleOf(dollar, { ...range('5D', days(40)), simulated: true })).toMatch(
    'Fonte: simulador, no formato de AwesomeAPI.',
  )
})
