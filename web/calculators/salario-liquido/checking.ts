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
  notTyped,
  olderTables,
  otherDependants,
  ownLine,
  taxes,
  withoutAlimony,
  withoutAverages,
  withoutReduction,
  withoutSimplified,
} from '../form/checking/payroll.ts'
import type { NetPayResult } from './calculate.ts'

type Answer = Extract<NetPayResult, { ok: true }>

/** As payslips name them, each program with words of its own. */
const lines: readonly CheckedLine<Answer>[] = [
  { key: 'paid', label: 'Total de vencimentos', words: /total.{0,20}(venc|prov|brut)/, sum: 'paid' },
  { key: 'taken', label: 'Total de descontos', words: /total.{0,20}(desc|dedu)/, sum: 'taken' },
  { key: 'net', label: 'Valor líquido', words: /liquido/, sum: 'net' },
  ...footLines,
  {
    key: 'inss',
    isCommon: true,
    label: 'INSS',
    words: /inss|previdencia (soc|oficial)/,
    ours: ownLine('inss'),
    taken: true,
  },
  {
    key: 'irrf',
    isCommon: true,
    label: 'Imposto de renda',
    words: /\birr?f?\b|imposto/,
    ours: ownLine('irrf'),
    taken: true,
  },
  { key: 'alimony', label: 'Pensão alimentícia', words: /pensao/, ours: ownLine('alimony'), taken: true },
  {
    key: 'pension',
    label: 'Previdência privada',
    words: /previdencia|pgbl|fundo de pensao/,
    ours: ownLine('pension'),
    taken: true,
  },
  {
    key: 'transport',
    isCommon: true,
    label: 'Vale-transporte',
    words: /\b(vale|v\.?)[ .-]*transp|\bvt\b/,
    ours: ownLine('transport'),
    taken: true,
  },
  {
    key: 'others',
    isCommon: true,
    label: 'Outros descontos',
    words:
      /outros|plano|saude|assistencia|medic|odonto|seguro|convenio|copartic|co-partic|adiant|emprestimo|consigna|refeicao|alimentacao|\bv[ra]\b|farmacia|drogaria|sindica|assistencial|confederativa|mensalidade|associac|\bvale\b/,
    ours: ownLine('others'),
    taken: true,
  },
  {
    key: 'family',
    label: 'Salário-família',
    words: /sal(ario)?\.?[ -]*fam/,
    ours: ownLine('family'),
  },
  {
    key: 'extras',
    isCommon: true,
    label: 'Extras do mês',
    words: /extra|adicional|comiss|noturno|insalub|pericul|\bdsr\b|gratific|premio/,
    ours: ownLine('extras'),
  },
  {
    key: 'salary',
    label: 'Salário',
    repeated: /\bsal(ario)?\.?[ -]+base/,
    words: /salario|ordenado|\bsal\b|(horas|dias) (norm|trab)/,
    ours: ownLine('salary'),
  },
]

const hypotheses: readonly Hypothesis<Answer>[] = [
  olderTables(['date'], taxes),
  {
    ...withoutReduction,
    values: ({ tax }) => (tax.reduction > 0 ? { irrf: tax.tableTax } : undefined),
  },
  withoutAverages('extras', taxes),
  {
    key: 'real-days',
    cause: 'o salário dividido pelos dias do mês, e não por 30',
    when: 'O mês teria sido contado com 31 dias, e o seu pago por 30.',
    ask: 'Por quantos dias o salário do mês foi dividido?',
    lines: ['salary', ...taxes],
    change: (texts) => withAmount(texts, 'salary', (amountOf(texts, 'salary') * 30) / 31),
  },
  ...flatInss<Answer>(
    ({ gross }) => gross,
    (texts) => dayIn(texts, 'date'),
  ),
  notTyped('extras', 'extras', 'Extras do mês'),
  notTyped('others', 'others', 'Outros descontos'),
  notTyped('alimony', 'alimony', 'Pensão alimentícia'),
  notTyped('pension', 'pension', 'Previdência na folha'),
  {
    key: 'transport-full',
    cause: 'o vale-transporte pelo limite da lei, mais que as passagens',
    when: 'O desconto é o menor dos dois: o limite da lei, uma parte do salário, ou o custo das passagens que você digitou.',
    ask: 'O desconto do vale-transporte passou do custo das passagens?',
    lines: ['transport'],
    change: (texts) =>
      amountOf(texts, 'transport') > 0
        ? withAmount(texts, 'transport', amountOf(texts, 'salary'))
        : undefined,
  },
  notTyped('transport', 'transport', 'Passagens do mês'),
  {
    key: 'transport-uncapped',
    cause: 'o vale-transporte acima do limite da lei',
    when: 'Teria sido descontado o custo inteiro das passagens.',
    ask: 'O desconto do vale-transporte ficou no limite da lei?',
    lines: ['transport'],
    change: (texts) =>
      withAmount(texts, 'salary', amountOf(texts, 'salary') + 20 * amountOf(texts, 'transport')),
  },
  {
    key: 'transport-on-extras',
    cause: 'o limite do vale-transporte contado sobre o salário com os extras',
    when: 'A base teria sido o total ganho no mês, e não o salário fixo.',
    ask: 'Sobre que valor foi contado o desconto do vale-transporte?',
    lines: ['transport'],
    change: (texts) => withAmount(texts, 'salary', amountOf(texts, 'salary') + amountOf(texts, 'extras')),
  },
  withoutAlimony,
  {
    key: 'pension-not-deducted',
    cause: 'o imposto sem descontar a previdência da base',
    when: 'A previdência na folha diminui a base do imposto, e não teria diminuído.',
    ask: 'A previdência privada foi abatida da base do imposto?',
    lines: ['irrf'],
    joins: true,
    change: (texts) => withAmount(texts, 'pension', 0),
  },
  {
    key: 'other-job',
    cause: 'o INSS sem contar o seu outro emprego',
    when: 'A empresa não teria a declaração do que o outro emprego já desconta.',
    ask: 'A minha declaração de outro emprego foi usada no INSS?',
    lines: taxes,
    change: (texts) => withAmount(texts, 'otherJob', 0),
  },
  ...otherDependants(['irrf']),
  withoutSimplified(
    ({ gross }) => gross,
    (texts) => dayIn(texts, 'date'),
  ),
  notTyped('salary', 'salary', 'Salário bruto'),
]

export const checking = defineChecking<Answer>({
  document: 'holerite',
  from: 'employer',
  lines,
  hypotheses,
})
