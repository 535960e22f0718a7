import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { shortRate } from '../form/checking/bank.ts'
import { type CheckedLine, defineChecking, type Hypothesis, type Values } from '../form/checking/checking.ts'
import type { CdbResult } from './calculate.ts'

type Answer = Extract<CdbResult, { ok: true }>

const lines: readonly CheckedLine<Answer>[] = [
  { key: 'net', label: 'Valor líquido', words: /liquid|resgat/, sum: 'net' },
  { key: 'gross', label: 'Valor bruto', words: /(valor|saldo|total).{0,20}brut|^bruto/, sum: 'paid' },
  { key: 'iof', isCommon: true, label: 'IOF', words: /\biof\b/, ours: ({ iof }) => iof, taken: true },
  {
    key: 'ir',
    isCommon: true,
    label: 'Imposto de renda',
    words: /\birr?f?\b|imposto/,
    ours: ({ ir }) => ir,
    taken: true,
  },
  {
    key: 'yield',
    label: 'Rendimento bruto',
    words: /rend|juros|lucro/,
    ours: ({ gross, invested }) => gross - invested,
  },
  {
    key: 'amount',
    label: 'Valor aplicado',
    words: /aplic|invest|principal|compra/,
    ours: ({ invested }) => invested,
  },
]

/** Taxes of the document's yield, or of ours, as if held for some days; undefined where those are the days of ours. */
function taxesAfter(
  days: number,
  { gross, invested, paidOn, ir }: Answer,
  theirs: Values,
): Values | undefined {
  const own = gross - invested
  const [asHeld, taxes] = [own, theirs.yield ?? own].map((gain) =>
    redemptionTaxes({ yield: gain, days, date: paidOn }),
  )
  return taxes?.ok && asHeld?.ok && asHeld.ir !== ir ? { iof: taxes.iof, ir: taxes.ir } : undefined
}

/** A day in each bracket of the income tax, the last of them without an end. */
const bracketDays = (fixedIncomeIr[0]?.brackets ?? []).map(({ upToDays }, index, all) =>
  Number.isFinite(upToDays) ? upToDays : (all[index - 1]?.upToDays ?? 0) + 1,
)

const hypotheses: readonly Hypothesis<Answer>[] = [
  ...bracketDays.map((days) => ({
    key: 'other-bracket',
    cause: 'o imposto de outra faixa de prazo',
    when: 'O prazo teria sido contado de outra data, e cada faixa tem a sua alíquota.',
    ask: 'De que dia a que dia foi contado o prazo, e que alíquota foi usada?',
    lines: ['ir'],
    values: (answer: Answer, _: unknown, theirs: Values) => taxesAfter(days, answer, theirs),
  })),
  {
    key: 'without-iof',
    cause: 'um resgate sem IOF',
    when: 'O resgate teria sido contado como de 30 dias ou mais.',
    ask: 'Em quantos dias o IOF foi contado?',
    lines: ['iof', 'ir'],
    values: (answer, _, theirs) => (answer.iof > 0 ? taxesAfter(30, answer, theirs) : undefined),
  },
  {
    key: 'cdi-100',
    cause: 'o rendimento a 100 % do CDI',
    when: 'O papel renderia o CDI inteiro, e não a parte dele que você digitou.',
    ask: 'Quanto do CDI este papel rende?',
    change: (texts) => (texts.kind === 'cdi-share' ? { ...texts, rate: '100' } : undefined),
  },
  {
    key: 'other-rate',
    cause: (texts) =>
      `uma taxa de ${shortRate(texts, 'rate')}\u00A0% ${texts.kind === 'cdi-share' ? 'do CDI' : 'ao ano'}, a que este rendimento tem, ou o CDI de outros dias`,
    when: 'A conta usa o CDI que você digitou, igual até o fim. O CDI de verdade muda.',
    ask: 'Que taxa e que índice deram este rendimento?',
    isLast: true,
    change: (texts, { solve }) =>
      solve('rate', 'yield', texts.kind === 'cdi-share' ? 300 : texts.kind === 'fixed' ? 100 : 30),
  },
]

export const checking = defineChecking<Answer>({
  document: 'extrato do CDB',
  from: 'bank',
  lines,
  hypotheses,
})
