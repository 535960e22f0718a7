import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parseFocus } from './bcb-focus.ts'

provesOrigins('bcb-focus', {
  'ExpectativasMercadoAnuais_2026-09-25.partial.json':
    'partial: Mediana/Data/DataReferencia real (a public test, "amostras das respostas reais"); other numbers composed',
  'ExpectativasMercadoSelic_2026-08-28.json': 'verbatim: a C# test (line breaks inside the literal joined)',
})

provesRefusals('bcb-focus', [
  {
    good: 'ExpectativasMercadoAnuais_2026-09-25.partial.json',
    parse: (answer) => parseFocus(answer, 'IPCA'),
    signed: /Mediana|numeroRespondentes$/,
  },
])

test('the newest median of each year', () => {
  const [first] = parseFocus(sample('bcb-focus/ExpectativasMercadoAnuais_2026-09-25.partial.json'), 'IPCA')
  expect(first).toEqual({ day: '2026-09-25', year: 2026, median: 4.9915, respondents: 150 })
})

test('the number of who answered is beside the expectation, which stands without it', () => {
  const answer = sample('bcb-focus/ExpectativasMercadoAnuais_2026-09-25.partial.json') as { value: object[] } // as recorded
  const renamed = answer.value.map((row) => {
    const { numeroRespondentes: respondentes, ...rest } = row as { numeroRespondentes: number }
    return { ...rest, respondentes }
  })
  const [first] = parseFocus({ value: renamed }, 'IPCA')
  expect(first).toEqual({ day: '2026-09-25', year: 2026, median: 4.9915, respondents: null })
})
