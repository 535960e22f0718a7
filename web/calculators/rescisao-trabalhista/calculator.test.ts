import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import { said } from '../form/fields.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculator } from './calculator.ts'

const golden = { ...calculator.exampleOn(workedDay), lastDay: '20/11/2026' }

function shownOf(changes: Readonly<Record<string, string>> = {}) {
  const evaluation = calculator.evaluate({ ...golden, ...changes })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}

test('the golden case of spec/pages.md §14: headline, deadline, groups and marks', () => {
  const { headline, aside, rows, total, apart = [] } = shownOf()
  expect([headline, total, aside]).toMatchObject([
    { amount: 13_777_94 },
    { amount: 13_777_94 },
    { text: 'até 30/11/2026' },
  ])
  const headings = rows.flatMap(({ kind, label }) => (kind ? [label] : []))
  expect(headings).toEqual([
    'Você ganha (● conta para INSS, IR ou FGTS; ○ não conta)',
    'Total bruto',
    'Descontam de você',
  ])
  expect(rows.find(({ label }) => label.startsWith('Aviso'))?.marks).toEqual([
    { label: 'INSS', on: false },
    { label: 'IR', on: false },
    { label: 'FGTS', on: true },
  ])
  expect(apart.map(({ title }) => title)).toEqual([
    'Fora do holerite: FGTS, estimado',
    'Seguro-desemprego',
    'Se a empresa atrasar o pagamento',
  ])
})

const questions: readonly Readonly<Record<string, string>>[] = [
  {},
  { kind: 'pedido_demissao', notice: 'nao_cumprido', overdueVacations: '2', overdueAbsences: '1\n9' },
  { kind: 'acordo_484a', fgtsBalance: '42.500,00', hasBirthdayWithdrawal: 'sim', payrollLoan: '9.000' },
  { kind: 'justa_causa', salary: '0', variableAverage: '3.000' },
  { kind: 'termino_prazo', admission: '20/11/2026' },
  { kind: 'rescisao_indireta', salary: '1.000.000', admission: '10/03/1970', isDomestic: 'sim' },
  { kind: 'antecipada_empregador_479', fixedTermEnd: '20/12/2026' },
  { kind: 'antecipada_empregado_480', fixedTermEnd: '20/12/2026', provedLoss: '100.000' },
  { kind: 'culpa_reciproca', employerDebts: '90.000' },
  { kind: 'morte', thirteenthAdvance: '1.750,00', alimonyBalance: '100', alimonyThirteenth: '100' },
]

test.each(questions)('%o: the rows add up, the texts are sentences, nothing is NaN', (question) => {
  const shown = shownOf(question)
  const sum = shown.rows.reduce((all, row) => all + ('amount' in row && !row.kind ? row.amount : 0), 0)
  expect(sum).toBe(shown.total?.amount)
  expect(everyNumberIn(shown).every(Number.isFinite)).toBe(true)
  for (const text of [...shown.excluded, ...(shown.warnings ?? []), ...(shown.notes ?? [])]) {
    expect(text).toMatch(/^[A-Z0-9].*[.?]$/)
  }
  expect(shown.summary).toMatch(/^[a-z].*\.$/)
  expect(JSON.stringify(shown)).not.toMatch(/undefined|NaN|Infinity|\b1 (anos|faltas|dias)\b/)
})

test('seguro-desemprego without a right: no instalment and R$ 0,00, with the reason', () => {
  for (const [question, reason] of [
    [{ kind: 'justa_causa' }, 'Esse motivo de saída não dá direito'],
    [{ kind: 'morte' }, 'Esse motivo de saída não dá direito'],
    [{ recentMonths: '8' }, 'No primeiro pedido a lei pede salário em 12 dos 18 meses'],
    [{ kind: 'antecipada_empregador_479', fixedTermEnd: '20/12/2026' }, 'depende de provar'],
  ] as const) {
    const rows = shownOf(question).apart?.find(({ title }) => title === 'Seguro-desemprego')?.rows
    expect(rows).toMatchObject([
      { label: 'Parcelas', text: '0', formula: expect.stringContaining(reason) },
      { label: 'Total', amount: 0 },
    ])
  }
})

test('who resigned has no indemnified notice: the form asks for another, and suggests one', () => {
  const resigned = { ...golden, kind: 'pedido_demissao' }
  expect(calculator.evaluate(resigned)).toMatchObject({
    errors: { notice: expect.stringContaining('30 dias') },
  })
  const suggested = calculator.fields.notice?.suggest?.(resigned) ?? ''
  expect(calculator.evaluate({ ...resigned, notice: suggested })).toHaveProperty('result')
})

test('the formula of Excel has a sum for each line that is one, and amounts for the taxes', () => {
  expect(shownOf().excel).toBe(
    '=ARRED(3500*20/30;2)+ARRED(3500*39/30;2)+ARRED(3500*12/12;2)+ARRED(3500*300/360;2)+ARRED(2916,67*1/3;2)-185,68-308,6',
  )
  expect(shownOf({ kind: 'justa_causa', salary: '0', variableAverage: '3.000' }).excel).toBe('=0')
})

const cases: [Readonly<Record<string, string>>, string, string][] = [
  [{ admission: '21/11/2026' }, 'admission', 'A admissão não pode ser depois do último dia.'],
  [{ admission: '' }, 'admission', 'Preencha o campo Admissão.'],
  [{ lastDay: '31/02/2026' }, 'lastDay', 'Fevereiro de 2026 só tem 28 dias.'],
  [{ salary: '1.000.000,01' }, 'salary', 'O valor máximo é R$\u00A01.000.000,00.'],
  [{ salary: '0' }, 'salary', 'Preencha o salário, a média de extras ou os dois.'],
  [{ absences: '61' }, 'absences', 'O valor máximo é 60.'],
  [
    { overdueVacations: '1', overdueAbsences: 'x' },
    'overdueAbsences',
    'Linha 1: Digite só números, por exemplo 1.500,00.',
  ],
  [
    { overdueVacations: '1', overdueAbsences: '1\n2' },
    'overdueAbsences',
    'Há mais linhas do que períodos de férias vencidas.',
  ],
  [
    { admission: '10/03/2025', overdueVacations: '2' },
    'overdueVacations',
    'De uma data à outra só se completa 1 período de férias.',
  ],
  [
    { admission: '10/03/2026', overdueVacations: '1' },
    'overdueVacations',
    'De uma data à outra não se completa nenhum período de férias.',
  ],
  [{ kind: 'antecipada_empregador_479' }, 'fixedTermEnd', 'Preencha o campo Fim previsto do contrato.'],
  [
    { kind: 'antecipada_empregado_480', fixedTermEnd: '20/11/2026' },
    'fixedTermEnd',
    'O fim previsto precisa ser depois do último dia de trabalho.',
  ],
]

test.each(cases)('%o is refused at %s', (changes, field, message) => {
  expect(calculator.evaluate({ ...golden, ...changes })).toMatchObject({ errors: { [field]: message } })
})

test('what was received of the 13º is asked in view, from October on with the day of its first instalment', () => {
  const { thirteenthAdvance: field } = calculator.fields
  const hintOn = (lastDay: string) => said(field?.hint, { lastDay })
  expect(field?.more).toBeUndefined()
  expect(hintOn('30/09/2026')).not.toContain('1ª parcela')
  expect(hintOn('01/10/2026')).toContain('1ª parcela sai até 30/11')
})
