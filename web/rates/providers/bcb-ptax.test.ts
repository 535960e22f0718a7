import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parsePtax } from './bcb-ptax.ts'

provesOrigins('bcb-ptax', {
  'CotacaoMoedaDia_USD_2023-06-27.json':
    'partial: values verbatim from BrasilAPI tests/cambio-v1.test.js (which re-keys them); keys/casing restored from services/cambio/cotacao.js. OLD label "Fechamento PTAX"',
  'CotacaoMoedaPeriodo_EUR_2026-03-01_2026-03-07.json':
    'verbatim: VCR cassette lineofflight/frankfurter spec/vcr_cassettes/bcb.yml, recorded 2026-03-31T19:25Z (request + headers in the .request.txt beside it)',
  'CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json':
    'verbatim: VCR cassette lineofflight/frankfurter spec/vcr_cassettes/bcb.yml, recorded 2026-03-31T19:25Z (request + headers in the .request.txt beside it)',
  'CotacaoMoedaPeriodo_micros_2026-09-18_21.json':
    'partial: a Java test (first 3 of 4 rows - the 4th looks invented). Shows $select projection and 5-6 fractional digits since mid-2026, label "Fechamento"',
  'composed/CotacaoMoedaDia_weekend_empty.json':
    'composed: empty array on non-business days: attested by BrasilAPI (walks back up to 7 days) and LucianoAMagalhaes/finance-hubs docs/research/apis-de-cotacao.md',
})

provesRefusals('bcb-ptax', [{ good: 'CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json', parse: parsePtax }])

test('the closes of a week, oldest first, with the time of Brasília', () => {
  const closes = parsePtax(sample('bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json'))
  expect(closes).toHaveLength(5)
  expect(closes[0]).toEqual({
    day: '2026-03-02',
    buy: 5.1995,
    sell: 5.2001,
    publishedAt: '2026-03-02T16:09:26.000Z',
  })
})

test('the close alone, under its old name too, of the bulletins of a day', () => {
  const closes = parsePtax(sample('bcb-ptax/CotacaoMoedaDia_USD_2023-06-27.json'))
  expect(closes.map(({ day }) => day)).toEqual(['2023-06-27'])
})

test('one close a day, in whatever order and however often they come', () => {
  const answer = sample('bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json') as {
    value: unknown[]
  } // as recorded
  const repeated = { value: [...answer.value.toReversed(), ...answer.value] }
  expect(parsePtax(repeated)).toEqual(parsePtax(answer))
})

test('nothing on a weekend', () => {
  expect(parsePtax(sample('bcb-ptax/composed/CotacaoMoedaDia_weekend_empty.json'))).toEqual([])
})

test('an answer without the buying rate is refused', () => {
  const projected = sample('bcb-ptax/CotacaoMoedaPeriodo_micros_2026-09-18_21.json')
  expect(() => parsePtax(projected)).toThrow('value.0.cotacaoCompra')
})

test('one wrong bulletin says nothing of the others', () => {
  const answer = sample('bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json') as {
    value: { cotacaoVenda: unknown }[]
  } // as recorded
  const [first, ...others] = answer.value
  const flawed = { value: [{ ...first, cotacaoVenda: null }, ...others] }
  expect(parsePtax(flawed)).toEqual(parsePtax(answer).slice(1))
  expect(() => parsePtax({ value: answer.value.map((row) => ({ ...row, cotacaoVenda: null })) })).toThrow(
    'value.0.cotacaoVenda',
  )
})
