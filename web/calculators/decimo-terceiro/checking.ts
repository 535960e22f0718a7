import { fgtsDeposit } from '#web/finance/labour/payroll-lines.ts'
import {
  amountOf,
  type CheckedLine,
  type Checking,
  defineChecking,
  type Hypothesis,
  shifted,
  type Values,
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
  withoutSimplified,
} from '../form/checking/payroll.ts'
import type { Texts } from '../form/fields.ts'
import type { ThirteenthResult } from './calculate.ts'

type Answer = Extract<ThirteenthResult, { ok: true }>

const lines: readonly CheckedLine<Answer>[] = [
  { key: 'taken', label: 'Total de descontos', words: /total.{0,20}(desc|dedu)/, sum: 'taken' },
  { key: 'net', label: 'Líquido da segunda parcela', words: /liquido/, sum: 'net' },
  footLines[0],
  {
    ...footLines[1],
    label: 'FGTS desta parcela',
    // Each instalment has its deposit (Lei 8.036/1990, art. 15).
    ours: ({ gross, first, second }) => fgtsDeposit(gross - first.amount, second.payBy)?.amount,
  },
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
    words: /adiant|\b(1a?|primeira) parc|desc.{0,20}\b1(a|\b)/,
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

const otherAvo = (more: number) => ({
  key: `avo${more}`,
  cause: `um doze avos a ${more > 0 ? 'mais' : 'menos'}`,
  when: 'Um mês com 15 dias ou mais teria sido contado de outro jeito.',
  ask: 'Que meses contaram no 13º?',
  change: (texts: Texts) => ({ ...texts, avos: String(amountOf(texts, 'avos') + more) }),
})

const hypotheses: readonly Hypothesis<Answer>[] = [
  olderTables(['date'], taxes),
  {
    ...withoutReduction,
    values: ({ tax, reduction }) => (reduction > 0 ? { irrf: tax + reduction } : undefined),
  },
  withoutAverages('averages', ['thirteenth', ...taxes]),
  ...[-1, 1].map((more) => ({ ...otherAvo(more), lines: ['thirteenth', ...taxes] })),
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
  {
    key: 'fgts-of-whole',
    cause: 'o FGTS do 13º inteiro',
    when: 'O depósito da primeira parcela, que é do mês dela, estaria somado ao da segunda.',
    ask: 'O FGTS da primeira parcela foi depositado com ela?',
    lines: ['fgts'],
    values: ({ fgts }) => ({ fgts: fgts.amount }),
  },
  withoutAlimony,
  ...otherDependants(['irrf']),
  withoutSimplified(
    ({ gross }) => gross,
    (texts) => dayIn(asSecond(texts), 'date'),
  ),
]

/** The receipt of the first instalment has its amount once or as the total and the net, and no discount. */
function isFirst({ first, thirteenth = first, net, ...theirs }: Values): boolean {
  const taken = (theirs.inss ?? 0) + (theirs.irrf ?? 0) + (theirs.alimony ?? 0)
  if (first === undefined || thirteenth !== first) return false
  return net === undefined ? taken + (theirs.taken ?? 0) === 0 : net === first - taken
}

/** Of the first instalment: what is paid and deposited of it, and nothing taken. */
const firstLines: readonly CheckedLine<Answer>[] = lines.map((line) => {
  switch (line.key) {
    case 'net':
      return { ...line, label: 'Líquido da primeira parcela' }
    case 'first':
      return { ...line, label: 'Primeira parcela', taken: undefined }
    case 'thirteenth':
      return { ...line, label: 'Total de vencimentos', ours: ({ first }) => first.amount, apart: 'brl' }
    case 'fgts':
      return { ...line, ours: ({ first }) => fgtsDeposit(first.amount, first.payBy)?.amount }
    default:
      return line.taken ? { ...line, ours: () => 0 } : line
  }
})

const ofFirst = ['first', 'thirteenth', 'fgts']

const firstChecking: Checking<Answer> = {
  document: 'recibo da primeira parcela do 13º',
  from: 'employer',
  lines: firstLines,
  hypotheses: [
    withoutAverages('averages', ofFirst),
    ...[-1, 1].map((more) => ({ ...otherAvo(more), lines: ofFirst })),
    {
      key: 'taxes-on-first',
      cause: 'o INSS e o imposto já na primeira parcela',
      when: 'Os dois são do 13º inteiro e saem na segunda, e teriam sido descontados antes.',
      ask: 'Por que houve desconto na primeira parcela?',
      lines: taxes,
      values: ({ first }, texts) => taxesThen(first.amount, texts),
    },
    {
      key: 'fgts-of-whole',
      cause: 'o FGTS do 13º inteiro',
      when: 'O depósito da segunda parcela, que é do mês dela, estaria somado ao da primeira.',
      ask: 'Sobre que valor foi depositado o FGTS?',
      lines: ['fgts'],
      values: ({ fgts }) => ({ fgts: fgts.amount }),
    },
  ],
}

export const checking = defineChecking<Answer>({
  document: 'recibo de 13º',
  from: 'employer',
  lines,
  titled: {
    words: /adiant|\b(1a?|primeira) parc/,
    others: /\b(2a?|segunda) parc|final|quitac/,
    named: 'thirteenth',
    is: 'first',
  },
  hypotheses,
  insteadFor: (theirs) => (isFirst(theirs) ? firstChecking : undefined),
})
