import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsPath, centavosInWords, toCentavos } from './Centavos.tsx'

const parts = (...values: number[]) => values.map((value) => ({ value }))

test.each([
  { values: [522.38, 20.9, 19.01], centavos: [93, 4, 3], from: 'design/mock, US$ 100 no cartão' },
  { values: [1000, 36000, 39216.34], centavos: [1, 47, 52], from: 'design/mock, juros compostos' },
  { values: [1, 1, 1], centavos: [34, 33, 33], from: 'empate: a primeira parte leva' },
  { values: [5], centavos: [100], from: 'uma parte só' },
  { values: [0, 8], centavos: [0, 100], from: 'parte zero não ganha centavo' },
  { values: [0, 0], centavos: [0, 0], from: 'nada a dividir' },
])('$values → $centavos ($from)', ({ values, centavos }) => {
  expect(toCentavos(parts(...values))).toEqual(centavos)
})

test.each([
  { count: 0, value: 0, words: '0 centavos' },
  { count: 0, value: 0.5, words: 'menos de 1 centavo' },
  { count: 1, value: 0.5, words: '1 centavo' },
  { count: 93, value: 522.38, words: '93 centavos' },
])('$count of $value: $words', ({ count, value, words }) => {
  expect(centavosInWords(count, value)).toBe(words)
})

test('adds to 100, never more than one centavo away from the exact share', () => {
  const amounts = fc.array(fc.double({ min: 0, max: 1e308, noNaN: true }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      amounts.filter((values) => Math.max(...values) > 0),
      (values) => {
        const centavos = toCentavos(parts(...values))
        const largest = Math.max(...values)
        const total = values.reduce((sum, value) => sum + value / largest, 0)
        expect(centavos.reduce((sum, value) => sum + value, 0)).toBe(100)
        for (const [index, count] of centavos.entries()) {
          const exact = ((values[index] ?? 0) / largest / total) * 100
          expect(Math.abs(count - exact)).toBeLessThan(1)
        }
      },
    ),
  )
})

test.each([
  [-1, 5],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 5],
])('refuses %d', (...values) => {
  expect(() => toCentavos(parts(...values))).toThrow(RangeError)
})

test.each([
  { from: 0, to: 93, height: 4, path: 'M0 0h230v40h-230zM230 0h10v10h-10z' },
  { from: 93, to: 97, height: 4, path: 'M230 10h10v30h-10zM240 0h10v10h-10z' },
  { from: 1, to: 2, height: 4, path: 'M0 10h10v10h-10z' },
  { from: 7, to: 7, height: 4, path: '' },
])('cells $from to $to, $height per column → $path (design/mock)', ({ from, to, height, path }) => {
  expect(cellsPath(from, to, height)).toBe(path)
})
