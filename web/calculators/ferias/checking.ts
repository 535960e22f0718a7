import { roundCents } from '#web/finance/core/money.ts'
import {
  amountOf,
  type CheckedLine,
  defineChecking,
  type Hypothesis,
  withAmount,
} from '../form/checking/checking.ts'
import {
  dayIn,
  flatInss,
  footLines,
  olderTables,
  otherDependants,
  ownLine,
  taxes,
  taxesOn,
  withheldOn,
  withoutAlimony,
  withoutAverages,
  withoutReduction,
  withoutSimplified,
} from '../form/checking/payroll.ts'
import type { Texts } from '../form/fields.ts'
import type { VacationResult } from './calculate.ts'

type Answer = Extract<VacationResult, { ok: true }>

const lines: readonly CheckedLine<Answer>[] = [
  { key: 'paid', label: 'Total bruto', words: /total.{0,20}(venc|prov|brut)|^bruto/, sum: 'paid' },
  { key: 'taken', label: 'Total de descontos', words: /total.{0,20}(desc|dedu)/, sum: 'taken' },
  { key: 'net', label: 'Líquido das férias', words: /liquido/, sum: 'net' },
  ...footLines,
  {
    key: 'inss',
    isCommon: true,
    label: 'INSS das férias',
    words: /inss|previd/,
    ours: ownLine('inss'),
    taken: true,
  },
  {
    key: 'irrf',
    isCommon: true,
    label: 'Imposto de renda das férias',
    words: /\birr?f?\b|imposto/,
    ours: ownLine('irrf'),
    taken: true,
  },
  { key: 'alimony', label: 'Pensão alimentícia', words: /pensao/, ours: ownLine('alimony'), taken: true },
  {
    key: 'sold-third',
    label: 'Terço do abono',
    words: /([1l]\/3|terco).{0,30}(abon|vend|pecun)|abon.{0,30}([1l]\/3|terco)/,
    ours: ownLine('sold-third'),
  },
  { key: 'third', label: 'Terço das férias', words: /[1l]\/3|terco/, ours: ownLine('rest-third') },
  { key: 'sold', label: 'Abono pecuniário', words: /\babo|vend|pecun/, ours: ownLine('sold') },
  { key: 'rest', label: 'Férias', words: /ferias|medias/, ours: ownLine('rest') },
]

const earned = ['rest', 'third', 'sold', 'sold-third']
const amountOfLine = ({ lines }: Answer, key: string) => lines.find((line) => line.key === key)?.amount ?? 0

const hypotheses: readonly Hypothesis<Answer>[] = [
  olderTables(['start'], taxes),
  {
    ...withoutReduction,
    values: ({ taxed }, texts) => {
      const withheld = withheldOn(taxed, texts, 'start')
      return withheld && withheld.reduction > 0 ? { irrf: withheld.tableTax } : undefined
    },
  },
  withoutAverages('averages', [...earned, ...taxes]),
  {
    key: 'tax-without-third',
    cause: 'o INSS e o imposto só sobre as férias, sem o terço',
    when: 'O terço das férias tiradas também paga INSS e imposto, e teria ficado fora da base.',
    ask: 'O terço entrou na base do INSS e do imposto?',
    lines: taxes,
    values: (answer, texts) => taxesOn(answer.taxed - amountOfLine(answer, 'rest-third'), texts, 'start'),
  },
  {
    key: 'sold-taxed',
    cause: 'o INSS e o imposto também sobre os dias vendidos',
    when: 'O abono e o terço dele não pagam INSS nem imposto, e teriam entrado na base.',
    ask: 'O abono entrou na base do INSS e do imposto?',
    lines: taxes,
    values: ({ taxed, free }, texts) => (free > 0 ? taxesOn(taxed + free, texts, 'start') : undefined),
  },
  {
    key: 'third-joined',
    cause: 'o terço das férias e o dos dias vendidos numa linha só',
    when: 'A linha do papel seria a soma dos dois.',
    ask: 'O terço do abono está na linha do terço das férias?',
    lines: ['third'],
    values: (answer) =>
      answer.free > 0
        ? { third: amountOfLine(answer, 'rest-third') + amountOfLine(answer, 'sold-third') }
        : undefined,
  },
  {
    key: 'rounded-day',
    cause: 'o valor de um dia arredondado antes de multiplicar',
    when: 'O salário dividido por 30 teria sido arredondado, e só depois multiplicado pelos dias.',
    ask: 'O valor do dia foi arredondado antes da conta?',
    lines: [...earned, ...taxes],
    values: (answer, texts) => {
      const ofDay = roundCents(((amountOf(texts, 'salary') + amountOf(texts, 'averages')) * 100) / 30)
      const [rest, sold] = [ofDay * amountOf(texts, 'rest'), ofDay * amountOf(texts, 'sold')]
      const [third, soldThird] = [roundCents(rest / 3), roundCents(sold / 3)]
      const withheld = taxesOn(rest + third, texts, 'start')
      return { rest, third, ...(answer.free > 0 && { sold, 'sold-third': soldThird }), ...withheld }
    },
  },
  {
    key: 'real-days',
    cause: 'as férias divididas pelos dias do mês, e não por 30',
    when: 'O mês teria sido contado com 31 dias.',
    ask: 'Por quantos dias o salário do mês foi dividido?',
    lines: [...earned, ...taxes],
    change: (texts) => {
      const by31 = (field: string) => (amountOf(texts, field) * 30) / 31
      return withAmount(withAmount(texts, 'salary', by31('salary')), 'averages', by31('averages'))
    },
  },
  ...flatInss<Answer>(
    ({ taxed }) => taxed,
    (texts) => dayIn(texts, 'start'),
  ),
  ...Array.from({ length: 26 }, (_, index) => ({
    key: 'other-days',
    cause: `férias de ${index + 5} dias`,
    when: 'O papel teria outro número de dias de descanso.',
    ask: 'De que dia a que dia são as férias?',
    lines: [...earned, ...taxes],
    change: (texts: Texts) => ({ ...texts, rest: String(index + 5) }),
  })),
  withoutAlimony,
  ...otherDependants(['irrf']),
  withoutSimplified(
    ({ taxed }) => taxed,
    (texts) => dayIn(texts, 'start'),
  ),
]

export const checking = defineChecking<Answer>({
  document: 'recibo de férias',
  from: 'employer',
  lines,
  hypotheses,
})
