import { expect, test } from 'vitest'
import { dataPicture, plot } from './data-picture.ts'

const chart = (kind: 'line' | 'bar', points: string) =>
  dataPicture({ _type: 'chart', kind, caption: 'Conclusão', unit: 'R$', alt: 'Em palavras', points })

test('a line says its two ends, several lines where they lie farthest apart', () => {
  expect(chart('line', ';Selic\n01/2026;15\n02/2026;14,5\n03/2026;14,75')?.figures).toEqual([
    { label: '01/2026', value: '15,00' },
    { label: '03/2026', value: '14,75' },
  ])
  expect(chart('line', ';2025;2026\nR$ 5 mil;312,89;0\nR$ 8 mil;1037,85;1037,85')?.figures).toEqual([
    { label: '2025, R$ 5 mil', value: '312,89' },
    { label: '2026, R$ 5 mil', value: '0,00' },
  ])
})

test('of more than three bars the lowest and the highest are said, in their order', () => {
  expect(chart('bar', ';x\na;3\nb;9\nc;-1\nd;4')?.figures).toEqual([
    { label: 'b', value: '9' },
    { label: 'c', value: '−1' },
  ])
})

const table = (cells: string[][]) =>
  dataPicture({
    _type: 'simpleTable',
    caption: 'Preços',
    columns: [
      { _key: 'a', label: 'Versão', numeric: false },
      { _key: 'b', label: 'Preço', numeric: true },
    ],
    rows: cells.map((row) => ({ _key: row[0] ?? '', cells: row })),
  })

test('a table with numbers of one unit is drawn as bars', () => {
  const picture = table([
    ['Um', 'R$ 10,00'],
    ['Outro', 'R$ 20,00'],
  ])
  expect(picture).toMatchObject({
    kind: 'bar',
    unit: 'R$',
    lines: [[10, 20]],
    alt: 'Um: R$ 10,00; Outro: R$ 20,00',
  })
})

test.each([
  [
    'two units',
    table([
      ['Um', 'R$ 10,00'],
      ['Outro', '20 %'],
    ]),
  ],
  [
    'words',
    table([
      ['Um', 'caro'],
      ['Outro', 'caro'],
    ]),
  ],
  ['one row', table([['Um', '10']])],
  ['a chart without points', chart('bar', '')],
  ['a table of nothing', dataPicture({ _type: 'compareTable' })],
  ['no block', dataPicture(null)],
])('%s: no picture', (_, picture) => {
  expect(picture).toBeUndefined()
})

test('bars begin at zero, whatever their sign', () => {
  const picture = chart('bar', ';x\na;-5\nb;5')
  const { bars } = picture ? plot(picture, 100, 50) : { bars: [] }
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [25, 25],
    [0, 25],
  ])
})
