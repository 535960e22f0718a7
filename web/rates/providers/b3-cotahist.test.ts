import { describe, expect, test } from 'vitest'
import { sampleText } from '../../../tests/provider-samples.ts'
import { outcomeOf, provesOrigins, provesRows } from '../../../tests/source-answers.ts'
import { parseCotahist } from './b3-cotahist.ts'

provesOrigins('b3-cotahist', {
  'COTAHIST_D04012016_excerpt.TXT':
    'verbatim: ropensci/rb3 inst/extdata/COTAHIST_D04012016.TXT: header, a few type-01 lines, trailer (latin-1, 245 columns)',
  'COTAHIST_D01092026_excerpt.TXT':
    'verbatim: a public test ("Linhas reais do COTAHIST_D01092026"): header, three assets of the cash market, five options, trailer',
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
  // One asset alone: of several a wrong one is left out.
  const lines = sampleText('b3-cotahist/COTAHIST_D04012016_excerpt.TXT')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('01') || line.includes('ABEV3 '))
  const good = lines.join('\n')
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

const of2026 = sampleText('b3-cotahist/COTAHIST_D01092026_excerpt.TXT')

test('of ten years later: shares and funds, and no option', () => {
  expect(parseCotahist(of2026).map(({ symbol, day, close }) => [symbol, day, close])).toEqual([
    ['PETR3', '2026-09-01', 52.37],
    ['PETR4', '2026-09-01', 46.87],
    ['BOVA11', '2026-09-01', 177.1],
  ])
})

test('a file of options alone is none of the cash market', () => {
  const options = of2026.split('\n').filter((line) => !/^01\d{8}(02|14)/.test(line))
  expect(() => parseCotahist(options.join('\n'))).toThrow('CODBDI: nenhum ativo')
})

provesRows('b3-cotahist', 'linha 2, PREULT', (wrong) => {
  const [header = '', , asset = '', ...others] = of2026.split('\r\n')
  const untraded = `${asset.slice(0, 108)}${'0'.repeat(13)}${asset.slice(121)}`
  const assets = Array.from({ length: 26 }, (_, index) => (index < wrong ? untraded : asset))
  return parseCotahist([header, ...assets, ...others.slice(-2)].join('\r\n'))
})
