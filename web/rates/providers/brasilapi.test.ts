import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parseHolidays, parseRate } from './brasilapi.ts'

provesOrigins('brasilapi', {
  'composed/feriados_2026.computed.json':
    'composed: computed with the algorithm of BrasilAPI services/holidays/index.js @0104c49 (incl. its newer "weekday" key); includes Carnaval x2, Páscoa, Corpus Christi; does NOT include 24/12, 31/12',
  'composed/feriados_2027.computed.json':
    'composed: computed with the algorithm of BrasilAPI services/holidays/index.js @0104c49 (incl. its newer "weekday" key); includes Carnaval x2, Páscoa, Corpus Christi; does NOT include 24/12, 31/12',
  'composed/taxas.composed.json':
    'composed: pages/api/taxas/v1/index.js maps npm "selic" to {nome,valor}; no date in the answer',
  'error_429_vercel.txt':
    'partial: BrasilAPI#835/#826: text/plain 429 with x-vercel-mitigated: deny when the User-Agent is empty; 403 when it is "node"',
})

provesRefusals('brasilapi', [
  { good: 'composed/feriados_2026.computed.json', parse: parseHolidays },
  {
    good: 'composed/taxas.composed.json',
    parse: (answer) => parseRate(answer, 'Selic'),
  },
])

test('the holidays of a year, Consciência Negra among them', () => {
  const days = parseHolidays(sample('brasilapi/composed/feriados_2026.computed.json')).map(({ day }) => day)
  expect(days).toContain('2026-11-20')
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBe(days.length)
})

test('a rate by its name, and no other', () => {
  const answer = sample('brasilapi/composed/taxas.composed.json') as object[]
  const names = ['Selic', 'CDI', 'IPCA'] as const
  expect(names.map((name) => parseRate(answer, name))).toEqual([13.75, 13.65, 4.22])
  expect(() => parseRate(answer.slice(1), 'Selic')).toThrow('Selic: ausente')
  expect(() => parseRate([{ nome: 'Selic', valor: 0 }], 'Selic')).toThrow('Selic: não é positivo')
  expect(parseRate([{ nome: 'IPCA', valor: -0.1 }], 'IPCA')).toBe(-0.1)
})
