import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parseSgs } from './bcb-sgs.ts'

provesOrigins('bcb-sgs', {
  '12_cdi_diario.json':
    'verbatim: three public recorded answers (01-02/10/2026 = 0.050788). % per business day; (1+v/100)^252-1 = 13.65%',
  '13522_ipca_12m_2026-09-25.json': 'verbatim: a public test ("payloads REAIS gravados da API (2026-09-25)")',
  '1_dolar_ptax_venda_recorte_2026-10-05.json':
    'partial: a public repository, scripts/testar-indices.mjs ("recortes REAIS do SGS, sondados em 05/10/2026"); excerpt; business days only',
  '432_selic_meta_recorte_2026-10-05.json':
    'partial: a public repository, scripts/testar-indices.mjs ("recortes REAIS do SGS, sondados em 05/10/2026"); an excerpt (two spans) of one response of 401 points; every CALENDAR day is present',
  '432_ultimos3_future_dates_2026-10-05.json':
    'verbatim: a public repository, scripts/testar-indices.mjs ("recortes REAIS do SGS, sondados em 05/10/2026"); the same fixture exists in another public repository (bcb_sgs432_ultimos3.json). THE trap: asked on 2026-10-05, last row is the next Copom date',
  '433_ipca_2026-09-25.json':
    'verbatim: a public test ("payloads REAIS gravados da API (2026-09-25)") (negative month)',
  '4389_cdi_anual_2026-09-25.json': 'verbatim: a public test ("payloads REAIS gravados da API (2026-09-25)")',
  'composed/11_selic_diaria.composed.json':
    'composed: series 11 had the same daily value as 12 in this regime; values composed from series 12',
  'composed/189_igpm.composed.json': 'composed: shape only; VALUES SYNTHETIC',
  'composed/195_poupanca.composed.json':
    'composed: rows of 195 and 226 carry an extra "dataFim"/"datafim" (handled in wilsonfreitas/python-bcb bcb/sgs/__init__.py _format_df). VALUES SYNTHETIC (0.5% + TR guess). key casing "datafim" follows python-bcb; accept dataFim too',
  'composed/226_tr.composed.json': 'composed: shape as above; VALUE SYNTHETIC',
  'error_200_requisicao_invalida.html':
    'partial: first 7 lines verbatim from wilsonfreitas/python-bcb#27 (2026-03-23); also msperlin/GetBCBData#6 (`lexical error ... <?xml version="1.0" encoding="p`); tail closed here. BCB may send it with status 200',
  'error_400_invalid_date.json': 'verbatim: a public test ("payloads REAIS gravados da API (2026-09-25)")',
  'error_400_ultimos_gt_20.json':
    'verbatim: https://github.com/wilsonfreitas/python-bcb/issues/22 (2025-04-21)',
  'error_404_no_values.json':
    'verbatim: a public test ("payloads REAIS gravados da API (2026-09-25)"); HTTP 404; means EMPTY RANGE, not failure',
  'error_406_window_10y.json':
    'verbatim: https://github.com/wilsonfreitas/python-bcb/issues/19 (2025-03-29); HTTP 406 per wilsonfreitas/rbcb#63 #64 (still so on 2026-08-20)',
})

provesRefusals('bcb-sgs', [
  {
    good: '433_ipca_2026-09-25.json',
    parse: (answer) => parseSgs(answer, '2026-12-31', true),
    signed: /valor$/,
  },
])

test('the Selic target is not of days to come', () => {
  const answer = sample('bcb-sgs/432_ultimos3_future_dates_2026-10-05.json')
  expect(parseSgs(answer, '2026-10-05', true)).toEqual([])
  expect(parseSgs(answer, '2026-11-03', true).at(-1)).toEqual({ day: '2026-11-03', value: 13.75 })
})

test.each([
  ['12_cdi_diario', 0.050788],
  ['433_ipca_2026-09-25', -0.32],
  ['13522_ipca_12m_2026-09-25', 4.22],
  ['4389_cdi_anual_2026-09-25', 13.65],
  ['1_dolar_ptax_venda_recorte_2026-10-05', 5.2238],
  ['432_selic_meta_recorte_2026-10-05', 13.75],
])('%s ends with %s', (name, value) => {
  const points = parseSgs(sample(`bcb-sgs/${name}.json`), '2026-10-05', true)
  expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted())
  expect(points.at(-1)?.value).toBe(value)
})

test('one wrong row costs a row of what is looked up by its day, and all of what is multiplied', () => {
  const answer = sample('bcb-sgs/4389_cdi_anual_2026-09-25.json') as { valor: string | null }[] // as recorded
  const days = (isWhole: boolean) =>
    parseSgs(answer.with(4, { ...answer[4], valor: null }), '2026-10-05', isWhole).map(({ day }) => day)
  expect(days(false).at(-1)).toBe('2026-09-23')
  expect(days(false)).toHaveLength(4)
  expect(() => days(true)).toThrow('4.valor')
})

test('a period says its last day', () => {
  const [period] = parseSgs(sample('bcb-sgs/composed/226_tr.composed.json'), '2026-10-05', true)
  expect(period).toEqual({ day: '2026-10-01', until: '2026-11-01', value: 0.1734 })
})

test('of two values of a day the later one holds', () => {
  const revised = [
    { data: '01/08/2026', valor: '-0.32' },
    { data: '01/08/2026', valor: '-0.30' },
  ]
  expect(parseSgs(revised, '2026-10-05', true)).toEqual([{ day: '2026-08-01', value: -0.3 }])
})

test.each(['error_404_no_values', 'error_406_window_10y', 'error_400_invalid_date'])(
  '%s is no series',
  (name) => {
    expect(() => parseSgs(sample(`bcb-sgs/${name}.json`), '2026-10-05', true)).toThrow()
  },
)
