import { formatCents, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import type { ModalitiesInput, ModalitiesResult, Notice, Use } from './calculate.ts'

type Refusal = Extract<ModalitiesResult, { ok: false }>

export const usesInWords: Readonly<Record<Use, string>> = {
  commercial: 'Comercial (referência)',
  cash: 'Espécie',
  card: 'Cartão',
  account: 'Conta global',
  'third-party': 'Remessa a terceiros',
  investment: 'Investimento',
}

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'iof-injunction': injunctionInWords,
  'reference-only':
    'O câmbio comercial é a referência entre bancos. Quem compra paga também spread e, quase sempre, IOF.',
  'investment-only':
    'Esta alíquota vale só para quem envia para investir (inciso XXI-A). Para gastar ou comprar, ela não vale.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do IOF dessa forma de usar nessa data. Escolha uma data mais recente.'
    case 'too-little':
      return 'Essa quantia em reais não paga a tarifa e um centavo da moeda. Aumente a quantia.'
  }
}

type Answer = Extract<ModalitiesResult, { ok: true }>

/** The amount as it was typed, in its currency: `US$ 100`, `R$ 562,29`. */
export function amountInWords({ amount, amountIn, currency }: ModalitiesInput): string {
  return `${amountIn === 'brl' ? 'R$' : currency}\u00A0${short(amount)}`
}

/** `spread 4 % · IOF 3,5 % · VET 5,6229`, or why there is no more to say. */
export function noteOfUse(answer: Answer | undefined, { ways }: ModalitiesInput, use: Use): string {
  if (use === 'commercial') return 'só referência'
  const spread = `spread ${percent(ways.find((way) => way.use === use)?.spread ?? 0)}`
  const one = answer?.modalities.find((modality) => modality.use === use)
  if (answer?.withoutRule.includes(use)) return `${spread} · sem alíquota nessa data`
  return one ? `${spread} · IOF ${percent(one.iofRate)} · VET\u00A0${formatNumber(one.vet, 4)}` : spread
}

export function totalOfUse(
  answer: Answer | undefined,
  { amountIn, currency }: ModalitiesInput,
  use: Use,
): string {
  const one = answer?.modalities.find((modality) => modality.use === use)
  if (!one) return '–'
  return amountIn === 'brl' ? `${currency}\u00A0${formatCents(one.amount)}` : formatCents(one.total)
}

/** 0.035 → `3,5 %`: as many decimals as it has, at most two. */
export function percent(fraction: number): string {
  return percentInWords(fraction, 2)
}

function short(amount: number): string {
  return amount % 100 === 0 ? formatNumber(amount / 100, 0) : formatCents(amount)
}
