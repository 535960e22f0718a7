import { currencyOptions, otherCurrency, symbolOf } from '#web/finance/exchange/currencies.ts'
import { states } from '#web/finance/tables/exchange/icms-importacao.ts'
import { brl, choice, day, number, spread, type Texts } from '../form/fields.ts'
import { conversionUses, payments } from './question.ts'
import { paymentsInWords, usesInWords } from './words.ts'

const isImport = ({ tab }: Texts) => tab === 'importar'
const isConversion = ({ tab }: Texts) => tab === 'converter'
const isGift = (texts: Texts) => isImport(texts) && texts.goods === 'gift'
const isPurchase = (texts: Texts) => isImport(texts) && texts.goods !== 'gift'
/** With a side in reais one may ask what the exchange really costs. */
const hasReal = (texts: Texts) => isConversion(texts) && (texts.from === 'BRL') !== (texts.to === 'BRL')
const isPaid = (texts: Texts) => hasReal(texts) && texts.use !== 'commercial'
const involves = (code: string) => (texts: Texts) =>
  isConversion(texts) ? texts.from === code || texts.to === code : texts.currency === code

const rateLimits = { min: 0.00001, max: 1000 }
const inReais = (code: string | undefined) => `Quantos reais vale 1 ${code}`
const priceUnit = ({ currency = 'USD' }: Texts) => symbolOf(currency)
const price = { max: 10_000_000_00, unit: priceUnit, half: true, step: 1, when: isImport } as const
const more = { more: true, half: true } as const

/** The purchase of spec/pages.md §4 at the PTAX of §1. */
export const fields = {
  tab: choice('Quero', {
    key: 'aba',
    options: { converter: 'Converter', importar: 'Comprar de fora' },
  }),
  amount: brl('Valor', {
    key: 'v',
    example: '100,00',
    min: 1,
    max: 1_000_000_000_00,
    step: 10,
    unit: ({ from = 'USD' }: Texts) => symbolOf(from),
    when: isConversion,
  }),
  from: choice('De', { key: 'de', example: 'USD', options: currencyOptions, half: true, when: isConversion }),
  to: choice('Para', {
    key: 'para',
    example: 'BRL',
    options: currencyOptions,
    half: true,
    when: isConversion,
  }),
  product: brl('Preço do produto', { key: 'p', example: '40,00', ...price, min: 1 }),
  currency: choice('Moeda do preço', {
    key: 'm',
    example: 'USD',
    options: currencyOptions,
    half: true,
    when: isImport,
  }),
  freight: brl('Frete', { key: 'f', example: '5,00', ...price }),
  insurance: brl('Seguro', { key: 's', example: '0,00', ...price }),
  dollarRate: number('Dólar', {
    key: 'd',
    example: '5,2238',
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    half: true,
    live: 'usd',
    when: (texts) => isImport(texts) || involves('USD')(texts),
  }),
  euroRate: number('Euro', {
    key: 'e',
    example: '6,1000',
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    half: true,
    live: 'eur',
    when: involves('EUR'),
  }),
  fromRate: number('Cotação da moeda de origem', {
    key: 'cd',
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    hint: ({ from }: Texts) => inReais(from),
    live: ({ from }: Texts) => otherCurrency(from),
    when: (texts) => isConversion(texts) && otherCurrency(texts.from) !== undefined,
  }),
  toRate: number('Cotação da moeda de destino', {
    key: 'cp',
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    hint: ({ to }: Texts) => inReais(to),
    live: ({ to }: Texts) => otherCurrency(to),
    when: (texts) => isConversion(texts) && otherCurrency(texts.to) !== undefined,
  }),
  currencyRate: number('Cotação da moeda do preço', {
    key: 'cm',
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    hint: ({ currency }: Texts) => inReais(currency),
    live: ({ currency }: Texts) => otherCurrency(currency),
    when: (texts) => isImport(texts) && otherCurrency(texts.currency) !== undefined,
  }),
  programme: choice('A loja está no Remessa Conforme?', {
    key: 'rc',
    options: { yes: 'sim', no: 'não', unknown: 'não sei' },
    when: isPurchase,
  }),
  state: choice('Estado de entrega', {
    key: 'uf',
    example: 'SP',
    // Each state says itself.
    options: Object.fromEntries(states.map((state) => [state, state])) as Record<
      (typeof states)[number],
      string
    >,
    half: true,
    when: isImport,
  }),
  payment: choice('Forma de pagamento', {
    key: 'pg',
    example: payments[0],
    options: paymentsInWords,
    half: true,
    when: isPurchase,
  }),
  use: choice('Como vou usar', {
    key: 'u',
    example: conversionUses[0],
    options: usesInWords,
    when: hasReal,
  }),
  spread: spread('Spread da instituição', {
    key: 'sp',
    example: '4',
    half: true,
    hint: 'Estimativa: cada uma define o seu',
    when: (texts) => isPaid(texts) || isPurchase(texts),
    suggest: suggestedSpread,
  }),
  fee: brl('Tarifa fixa', { key: 't', example: '0,00', max: 5000_00, half: true, step: 1, when: isPaid }),
  goods: choice('O que é', {
    key: 'o',
    options: {
      common: 'produto comum',
      medicine: 'remédio para uso próprio',
      book: 'livro',
      gift: 'presente de outra pessoa',
    },
    ...more,
    when: isImport,
  }),
  brazilPrice: brl('Preço no Brasil', {
    key: 'br',
    ...more,
    min: 1,
    max: 1_000_000_00,
    step: 10,
    hint: 'Para comparar',
    optional: true,
    when: isPurchase,
  }),
  customsRate: number('Dólar da Receita', {
    key: 'dr',
    ...more,
    ...rateLimits,
    unit: 'reais',
    step: 0.01,
    hint: 'Vazio: o mesmo dólar',
    optional: true,
    when: isImport,
  }),
  dispatchFee: brl('Despacho postal', {
    key: 'dp',
    example: '15,00',
    ...more,
    max: 1000_00,
    step: 1,
    hint: 'Estimativa, fora do Remessa Conforme',
    when: (texts) => isGift(texts) || (isPurchase(texts) && texts.programme !== 'yes'),
  }),
  date: day('Dia', {
    key: 'dt',
    min: '1999-01-04',
    live: 'today',
    more: true,
    hint: (texts) =>
      isConversion(texts) ? 'De outro dia, vêm a cotação oficial e a regra' : 'Qual regra de imposto vale',
  }),
}

/** As institutions ask; the page says that they are estimates (spec/pages.md §1). */
function suggestedSpread({ tab, use, payment }: Texts): string | undefined {
  const spreads: Readonly<Record<string, string>> = {
    cash: '5,5',
    account: '2',
    'third-party': '2',
    investment: '1,5',
    receive: '2',
    pix: '0',
  }
  return spreads[(tab === 'importar' ? payment : use) ?? '']
}
