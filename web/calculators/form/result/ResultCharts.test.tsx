import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultTable } from './ResultCharts.tsx'

test('a column of figures is one of numbers, in cents or as text; one with words is none', () => {
  const table = {
    caption: 'As formas',
    columns: ['Forma', 'Total', 'IOF', 'VET', 'Desde'],
    rows: [
      ['Cartão', 541_26, '3,5\u00A0%', '5,4126', '17/07/2025'],
      ['Comercial', 502_85, '0 %', '5,0285', 'sempre'],
    ],
  }
  const html = renderToStaticMarkup(<ResultTable table={table} isFolded={false} />)
  const [, classes = ''] = /<table class="([^"]*)"/.exec(html) ?? []
  expect(classes.match(/\bn\d|_n\d/g)?.map((name) => name.replace('_', ''))).toEqual(['n2', 'n3', 'n4'])
})
