import { brl, choice, day, number, spread, type Texts } from '../form/fields.ts'
import { usesInWords } from './words.ts'

const more = { half: true, more: true, optional: true } as const
const fee = { example: '0,00', max: 5000_00, step: 1, ...more } as const

type Currency<Live> = { live: Live; symbol: string; use: keyof typeof usesInWords; rate: string }

/** The fields for one currency. Spreads are estimates of spec/pages.md §1: each institution sets its own. */
export function fieldsOf<const Live extends 'usd' | 'eur'>({ live, symbol, use, rate }: Currency<Live>) {
  return {
    amountIn: choice('Quantia em', { key: 'm', options: { foreign: symbol, brl: 'R$' }, half: true }),
    amount: brl('Quantia', {
      key: 'q',
      example: '100,00',
      min: 1,
      max: 10_000_000_00,
      step: 10,
      unit: ({ amountIn }: Texts) => (amountIn === 'brl' ? 'R$' : symbol),
      half: true,
    }),
    rate: number('Câmbio comercial', {
      key: 't',
      example: rate,
      min: 0.0001,
      max: 1000,
      step: 0.01,
      unit: 'reais',
      half: true,
      live,
    }),
    use: choice('Como vou usar', { key: 'u', example: use, options: usesInWords, compared: true }),
    cashSpread: spread(`Spread: ${usesInWords.cash}`, { key: 'se', example: '5,5', ...more }),
    cashFee: brl(`Tarifa: ${usesInWords.cash}`, { key: 'fe', ...fee }),
    cardSpread: spread(`Spread: ${usesInWords.card}`, { key: 'sc', example: '4', ...more }),
    cardFee: brl(`Tarifa: ${usesInWords.card}`, { key: 'fc', ...fee }),
    accountSpread: spread(`Spread: ${usesInWords.account}`, { key: 'sg', example: '2', ...more }),
    accountFee: brl(`Tarifa: ${usesInWords.account}`, { key: 'fg', ...fee }),
    thirdPartySpread: spread(`Spread: ${usesInWords['third-party']}`, { key: 'sr', example: '2', ...more }),
    thirdPartyFee: brl(`Tarifa: ${usesInWords['third-party']}`, { key: 'fr', ...fee }),
    investmentSpread: spread(`Spread: ${usesInWords.investment}`, { key: 'si', example: '1,5', ...more }),
    investmentFee: brl(`Tarifa: ${usesInWords.investment}`, { key: 'fi', ...fee }),
    date: day('Dia da compra', {
      key: 'd',
      live: 'today',
      hint: 'Escolhe a regra do IOF',
      more: true,
    }),
  }
}

/** Those of the dollar. */
export const fields = fieldsOf({ live: 'usd', symbol: 'US$', use: 'card', rate: '5,2238' })
