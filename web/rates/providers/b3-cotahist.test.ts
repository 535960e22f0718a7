import { describe, expect, test } from 'vitest'
import { sampleText } from '../../../tests/provider-samples.ts'
import { outcomeOf, provesOrigins } from '../../../tests/source-answers.ts'
import { parseCotahist } from './b3-cotahist.ts'

provesOrigins('b3-cotahist', {
  'COTAHIST_D04012016_excerpt.TXT':
    'verbatim: ropensci/rb3 inst/extdata/COTAHIST_D04012016.TXT: header, a few type-01 lines, trailer (latin-1, 245 columns)',
})

test('the cash market of a day, prices with their two implied decimals', () => {
  const sessions = parseCotahist(sampleText('b3-cotahist/COTAHIST_D04012016_excerpt.TXT'))
  expect(sessions.find(({ symbol }) => symbol === 'ABEV3')).toMatchObject({
    day: '2016-01-04',
    open: 17.73,
    high: 17.73,
    low: 17.21,
    close: 17.21,
  })
})

describe('a wrong column', () => {
  const good = sampleText('b3-cotahist/COTAHIST_D04012016_excerpt.TXT')
  const lines = good.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('01') && line.includes('ABEV3 '))
  const withText = (start: number, text: string) => {
    const line = lines[at] ?? ''
    return lines.with(at, line.slice(0, start - 1) + text + line.slice(start - 1 + text.length)).join('\n')
  }
  const starts = [3, 13, 57, 70, 83, 109, 153, 171, 211]
  const cases = [
    ...starts.flatMap((start) =>
      ['       ', '0000,00', '-000100', 'NaN    ', '1e30000'].map((text) => withText(start, text)),
    ),
    lines.slice(1).join('\n'),
    lines.slice(0, -2).join('\n'),
    '',
    '<html></html>',
    lines.with(at, (lines[at] ?? '').slice(0, 200)).join('\n'),
  ]

  test('there are enough of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40)
  })

  test.each(cases)('case %#', (text) => {
    expect(['named', 'same']).toContain(outcomeOf(() => parseCotahist(text), null, parseCotahist(good)))
  })
})
