import { expect, test } from 'vitest'
import type { DocumentKey } from './calculate-documents.ts'
import { rescisaoExample, rescisaoInput } from './input.ts'
import { documentInWords, unemploymentRefusalInWords } from './words.ts'

const cases: [object, string, string][] = [
  [{ admission: '21/11/2026' }, 'admission', 'A admissão não pode ser depois do último dia.'],
  [{ admission: '' }, 'admission', 'Preencha o campo Admissão.'],
  [{ lastDay: '31/02/2026' }, 'lastDay', 'Digite a data como dd/mm/aaaa.'],
  [{ salary: '1.000.000,01' }, 'salary', 'O valor máximo é R$\u00A01.000.000,00.'],
  [{ salary: '0' }, 'salary', 'Preencha o salário, as médias ou os dois.'],
  [{ absences: '61' }, 'absences', 'O valor máximo é 60.'],
  [
    { overdueVacations: [{ absences: 'x' }] },
    'overdueVacations.0.absences',
    'Digite só números, por exemplo 1.500,00.',
  ],
  [
    { admission: '10/03/2025', overdueVacations: [{ absences: '0' }, { absences: '0' }] },
    'overdueVacations',
    'De uma data à outra só se completa 1 período de férias.',
  ],
  [{ kind: 'antecipada_empregador_479' }, 'fixedTermEnd', 'Preencha o campo Fim previsto do contrato.'],
]

test.each(cases)('%o is refused at %s', (changes, field, message) => {
  const { error } = rescisaoInput.safeParse({ ...rescisaoExample, ...changes })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([field, message])
})

test('who resigns has no indemnified notice', () => {
  const resigned = { ...rescisaoExample, kind: 'pedido_demissao' }
  expect(rescisaoInput.safeParse(resigned).error?.issues[0]?.path).toEqual(['notice'])
  expect(rescisaoInput.safeParse({ ...resigned, notice: 'nao_cumprido' }).success).toBe(true)
})

test('documents and refusals of seguro-desemprego have words', () => {
  const keys: DocumentKey[] = ['trct', 'fgts-key', 'loan-statement']
  for (const key of keys) expect(documentInWords(key).length).toBeGreaterThan(10)
  expect(unemploymentRefusalInWords({ ok: false, reason: 'too-few-months' })).toContain('meses')
})
