import {
  amountOf,
  type CheckedLine,
  defineChecking,
  type Hypothesis,
  shifted,
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
  withoutAlimony,
  withoutAverages,
  withoutReduction,
} from '../form/checking/payroll.ts'
import type { Texts } from '../form/fields.ts'
import type { ThirteenthResult } from './calculate.ts'

type Answer = Extract<ThirteenthResult, { ok: true }>

const lines: readonly CheckedLine<Answer>[] = [
  { key: 'taken', label: 'Total de descontos', words: /total.{0,20}(desc|dedu)/, sum: 'taken' },
  { key: 'net', label: 'Líquido da segunda parcela', words: /liquido/, sum: 'net' },
  ...footLines,
  {
    key: 'inss',
    isCommon: true,
    label: 'INSS do 13º',
    words: /inss|previd/,
    ours: ownLine('inss'),
    taken: true,
  },
  {
    key: 'irrf',
    isCommon: true,
    label: 'Imposto de renda do 13º',
    words: /\birr?f?\b|imposto/,
    ours: ownLine('irrf'),
    taken: true,
  },
  { key: 'alimony', label: 'Pensão alimentícia', words: /pensao/, ours: ownLine('alimony'), taken: true },
  {
    key: 'first',
    label: 'Primeira parcela (adiantamento)',
    words: /adiant|(1a?|primeira) parc|desc.{0,20}1/,
    ours: ({ first }) => first.amount,
    taken: true,
  },
  {
    key: 'thirteenth',
    label: '13º salário',
    words: /\b13\b|decimo terceiro|natalina|bruto|total.{0,20}(venc|prov)/,
    repeated: /^total/,
    ours: ownLine('thirteenth'),
  },
]

/** On the day of the second instalment, 20 December. */
function asSecond(texts: Texts): Texts {
  const year = shifted(texts, ['date'], 0)?.date?.slice(-4)
  return { ...texts, date: `20/12/${year}` }
}

/** Taxes of another base by the tables of the second instalment. */
const taxesThen = (income: number, texts: Texts) => taxesOn(income, asSecond(texts), 'date')

const hypotheses: readonly Hypothesis<Answer>[] = [
  olderTables(['date'], taxes),
  {
    ...withoutReduction,
    values: ({ tax, reduction }) => (reduction > 0 ? { irrf: tax + reduction } : undefined),
  },
  withoutAverages('averages', ['thirteenth', ...taxes]),
  ...[-1, 1].map((more) => ({
    key: `avo${more}`,
    cause: `um doze avos a ${more > 0 ? 'mais' : 'menos'}`,
    when: 'Um mês com 15 dias ou mais teria sido contado de outro jeito.',
    ask: 'Que meses contaram no 13º?',
    lines: ['thirteenth', ...taxes],
    change: (texts: Texts) => ({ ...texts, avos: String(amountOf(texts, 'avos') + more) }),
  })),
  {
    key: 'taxes-on-rest',
    cause: 'o INSS e o imposto só sobre a segunda metade',
    when: 'Os dois são do 13º inteiro, e teriam sido contados sem a primeira parcela.',
    ask: 'Sobre que valor foram contados o INSS e o imposto do 13º?',
    lines: taxes,
    values: ({ gross, first }, texts) => taxesThen(gross - first.amount, texts),
  },
  {
    key: 'taxes-with-salary',
    cause: 'o INSS e o imposto do 13º somados aos do salário',
    when: 'O 13º é contado à parte, e teria entrado na mesma base do salário do mês.',
    ask: 'O INSS e o imposto do 13º foram contados separados dos do salário?',
    lines: taxes,
    values: ({ gross }, texts) => {
      const salary = Math.round(amountOf(texts, 'salary') * 100)
      const [both, alone] = [taxesThen(gross + salary, texts), taxesThen(salary, texts)]
      return (
        both &&
        alone && {
          inss: (both.inss ?? 0) - (alone.inss ?? 0),
          irrf: (both.irrf ?? 0) - (alone.irrf ?? 0),
        }
      )
    },
  },
  ...flatInss<Answer>(
    ({ gross }) => gross,
    (texts) => dayIn(asSecond(texts), 'date'),
  ),
  withoutAlimony,
  ...otherDependants(['irrf']),
]

export const checking = defineChecking<Answer>({
  document: 'recibo de 13º',
  from: 'employer',
  lines,
  hypotheses,
})
