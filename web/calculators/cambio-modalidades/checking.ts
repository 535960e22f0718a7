import { formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { otherRules, shortRate } from '../form/checking/bank.ts'
import {
  amountOf,
  type CheckedLine,
  defineChecking,
  type Hypothesis,
  withAmount,
} from '../form/checking/checking.ts'
import type { Texts } from '../form/fields.ts'
import { type ModalitiesResult, operations } from './calculate.ts'
import { usesInWords } from './words.ts'

type Answer = Extract<ModalitiesResult, { ok: true }>

const lines: readonly CheckedLine<Answer>[] = [
  {
    key: 'foreign',
    label: 'Valor na moeda estrangeira',
    words:
      /us\$|u\$|€|£|\b(usd|eur|gbp)\b|\b(em|na) (dolar|euro|libra|moeda)|moeda (estrang|de origem|orig)|valor (de orig|orig)/,
    apart: 'foreign',
    isInformation: true,
  },
  {
    key: 'rate',
    label: 'Cotação usada',
    words:
      /cotac|cambio|conver[st]|^taxa$|^(valor do )?(dolar|euro)|\b(dolar|euro) (do dia|ptax|fech)|ptax|\bvet\b/,
    isInformation: true,
  },
  { key: 'total', label: 'Total', words: /total/, sum: 'paid' },
  { key: 'iof', label: 'IOF', words: /\biof\b|imposto/, ours: ({ iof }) => iof },
  {
    key: 'fee',
    label: 'Tarifa',
    words: /tarifa|taxa de (saque|servico|entrega)/,
    ours: ({ total, converted, iof }) => total - converted - iof || undefined,
  },
  {
    key: 'converted',
    label: 'Compra em reais, com o spread',
    words: /compra|valor|reais|internacional|exterior/,
    repeated: /\breais\b|valor/,
    ours: ({ converted }) => converted,
  },
]

/** The field of the spread, by way to use the money. */
const spreads = {
  cash: 'cashSpread',
  card: 'cardSpread',
  account: 'accountSpread',
  'third-party': 'thirdPartySpread',
  investment: 'investmentSpread',
} as const

/** Of the way that is chosen; the commercial reference has none, and no document. */
const spreadOf = ({ use }: Texts): string =>
  Object.entries(spreads).find(([name]) => name === use)?.[1] ?? spreads.card

const hypotheses: readonly Hypothesis<Answer>[] = [
  {
    key: 'typed-amount',
    cause: (texts) =>
      `a quantia: no papel são ${formatNumber(amountOf(texts, 'amount'), 2)} na moeda estrangeira, e você digitou outra`,
    when: 'Ponha a quantia do papel nos campos e compare de novo.',
    ask: 'De que compra é este valor?',
    joins: true,
    change: (texts, { theirs: { foreign } }) => {
      const isOther = foreign && texts.amountIn !== 'brl' && foreign !== amountOf(texts, 'amount') * 100
      return isOther ? withAmount(texts, 'amount', foreign / 100) : undefined
    },
  },
  ...otherRules(iofCambio, ['iof'], ({ rates }, { use }) => {
    const [, operation] = Object.entries(operations).find(([name]) => name === use) ?? []
    return percentInWords((operation && rates[operation]) ?? 0)
  }),
  ...(['cash', 'card', 'account', 'third-party', 'investment'] as const).map((use) => ({
    key: 'other-operation',
    cause: `o IOF de outra operação: ${usesInWords[use].toLowerCase()}`,
    when: 'A operação teria sido registrada de outro jeito.',
    ask: 'Como a operação foi registrada, e que alíquota de IOF foi usada?',
    lines: ['iof'],
    change: (texts: Texts) => ({ ...texts, use, [spreads[use]]: texts[spreadOf(texts)] ?? '0' }),
  })),
  {
    key: 'no-spread',
    cause: 'a compra pelo câmbio comercial, sem spread',
    when: 'A instituição não teria cobrado spread, ou o câmbio que você digitou já o inclui.',
    ask: 'Que cotação e que spread foram usados?',
    change: (texts) => ({ ...texts, [spreadOf(texts)]: '0' }),
  },
  {
    key: 'iof-without-spread',
    cause: 'o IOF contado sem o spread',
    when: 'A base do IOF é o valor em reais com o spread, e teria sido o câmbio comercial.',
    ask: 'Sobre que valor foi contado o IOF?',
    lines: ['iof'],
    change: (texts) => ({ ...texts, [spreadOf(texts)]: '0' }),
  },
  {
    key: 'other-spread',
    cause: (texts) => `um spread de ${shortRate(texts, spreadOf(texts))}\u00A0%, ou a cotação de outro dia`,
    when: 'Sobre o câmbio que você digitou, só esse spread dá o valor da compra.',
    ask: 'De que dia é a cotação, e qual é o spread?',
    isLast: true,
    joins: true,
    change: (texts, { solve }) => solve(spreadOf(texts), 'converted', 20),
  },
]

export const checking = defineChecking<Answer>({
  document: 'extrato do cartão ou da conta',
  from: 'bank',
  exchange: { foreign: 'foreign', rate: 'rate', reais: 'converted' },
  lines,
  hypotheses,
})
