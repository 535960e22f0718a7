import { expect, test } from 'vitest'
import type { ChartRange } from '#web/rates/chart-ranges.ts'
import type { Quote, Reading } from '#web/rates/quote.ts'
import { rateGraph } from './rate-graph.ts'

const quote: Quote = {
  kind: 'spot',
  last: 5.2238,
  bid: 5.2232,
  ask: 5.2238,
  low: null,
  high: null,
  change: null,
  changeFraction: null,
  pricedAt: '2026-11-19T19:59:00.000Z',
  simulated: false,
  source: 'awesomeapi',
  depth: 0,
  fetchedAt: '2026-11-19T20:00:00.000Z',
}

const range: ChartRange = {
  id: '1A',
  points: [
    { at: '2025-11-19', price: 5.34 },
    { at: '2026-11-19', price: 5.22 },
  ],
  measure: 'PTAX de venda',
  source: 'bcb-ptax',
  simulated: false,
}

function typesOf(reading: Pick<Reading, 'quote'>, ranges: readonly ChartRange[]): string[] {
  const name = 'Dólar hoje'
  const asked = { name, path: '/dolar-hoje', currency: 'USD', ranges }
  return rateGraph({ ...asked, reading: { series: 'usd-brl', failedAt: null, ...reading } }).map(
    (node) => node['@type'],
  )
}

test('search engines are told a real rate and its history', () => {
  expect(typesOf({ quote }, [range])).toEqual([
    'BreadcrumbList',
    'WebPage',
    'ExchangeRateSpecification',
    'Dataset',
  ])
  const graph = rateGraph({
    name: 'Dólar hoje',
    path: '/dolar-hoje',
    currency: 'USD',
    reading: { series: 'usd-brl', quote, failedAt: null },
    ranges: [range],
  })
  expect(graph[2]).toMatchObject({
    currency: 'USD',
    currentExchangeRate: { price: 5.2238, priceCurrency: 'BRL', validFrom: '2026-11-19T19:59:00.000Z' },
  })
  expect(graph[3]).toMatchObject({
    temporalCoverage: '2025-11-19/2026-11-19',
    distribution: { contentUrl: expect.stringMatching(/^http.*\/api\/series\?series=usd-brl&range=1A$/) },
  })
})

test('what a simulator made, or nobody said, is never told', () => {
  const page = ['BreadcrumbList', 'WebPage']
  expect(typesOf({ quote: { ...quote, simulated: true } }, [{ ...range, simulated: true }])).toEqual(page)
  expect(typesOf({ quote: null }, [{ ...range, points: [] }])).toEqual(page)
})
