import { formatNumber } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import type { BrazilComparison, ConversionUse, CurrencyResult, ImportQuestion, Notice } from './question.ts'

type Refusal = Extract<CurrencyResult, { ok: false }>

export const usesInWords: Readonly<Record<ConversionUse, string>> = {
  commercial: 'só a referência comercial',
  cash: 'comprar em espécie',
  card: 'no cartão',
  account: 'em conta global',
  'third-party': 'remessa a terceiros',
  investment: 'remessa para investir',
  receive: 'receber do exterior',
}

export const paymentsInWords: Readonly<Record<ImportQuestion['payment'], string>> = {
  card: 'cartão',
  pix: 'Pix em reais',
  account: 'conta global',
}

const noticesInWords: Readonly<Record<Exclude<Notice, 'medicine-icms'>, string>> = {
  'iof-injunction': injunctionInWords,
  'freight-crosses-threshold':
    'O produto sozinho fica no limite, mas o frete e o seguro contam: a soma passa dele e o imposto é outro.',
  gift: 'Presente de pessoa para pessoa, pelo correio, até US$ 50 era isento do imposto de importação (Portaria MF 156/1999, art. 1º, § 2º). Não confirmamos se ainda é. Esta conta cobra o imposto.',
  'dispatch-varies': 'O valor do despacho postal é uma estimativa: confira com a transportadora.',
  'two-regimes': 'A lista de lojas do Remessa Conforme está no site da Receita Federal.',
}

/** `date` chooses the limit that the text names. */
export function noticeInWords(notice: Notice, date: IsoDate): string {
  if (notice !== 'medicine-icms') return noticesInWords[notice]
  const limit = dollars(inForce(impostoImportacao, date)?.medicine.ceiling)
  return `Remédio para uso próprio não paga imposto de importação até ${limit}. Seu estado pode isentar também o ICMS.`
}

export const breakEvenInWords: Readonly<
  Record<Extract<BrazilComparison['breakEven'], { ok: false }>['reason'], string>
> = {
  never: 'Só o frete já custa mais do que o produto no Brasil.',
  'up-to-the-ceiling': 'Compensa importar em qualquer preço até o limite do regime simplificado.',
}

export function refusalInWords(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do imposto dessa data. Escolha uma data mais recente.'
    case 'above-ceiling':
      return `Acima de ${dollars(refusal.ceiling)} vale outro regime. Procure um despachante.`
    case 'too-little':
      return 'Essa quantia em reais não paga a tarifa e um centavo da moeda. Aumente a quantia.'
    case 'nothing-left':
      return 'O que você receberia não paga a tarifa e o imposto. Aumente a quantia ou diminua a tarifa.'
  }
}

function dollars(cents: Cents = 0): string {
  return `US$\u00A0${formatNumber(cents / 100, 0)}`
}
