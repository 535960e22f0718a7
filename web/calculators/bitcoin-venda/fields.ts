import { brl, choice, day, number, percent } from '../form/fields.ts'

export const satsPerCoin = 100_000_000
/** In centavos: a trillion reais. */
export const most = 1_000_000_000_000_00

/** The price is a figure for the example, not a quote: the page fills in the price of the moment. */
export const fields = {
  amount: number('Quantia', {
    key: 'q',
    example: '0,01',
    max: 21_000_000 * satsPerCoin,
    grouped: ({ unit }) => unit !== 'btc',
    step: 0.01,
  }),
  unit: choice('Quantia em', { key: 'u', options: { btc: 'bitcoin', sats: 'satoshis', reais: 'R$' } }),
  price: brl('Preço do bitcoin', {
    key: 'p',
    example: '550.000,00',
    min: 1,
    max: most,
    step: 1000,
    live: 'btc',
    hint: 'De 1 bitcoin',
  }),
  paid: brl('Quanto você pagou', {
    key: 'y',
    max: most,
    step: 1000,
    optional: true,
    hint: 'Por tudo o que vende agora, com as taxas. Vazio: a conta fica sem imposto',
  }),
  monthSales: brl('Total vendido no mês', {
    key: 't',
    max: most,
    step: 1000,
    optional: true,
    hint: 'De todas as moedas, com esta venda. Vazio: só ela',
  }),
  custody: choice('Custódia', {
    key: 'g',
    options: { brasil: 'corretora no Brasil', propria: 'carteira própria', exterior: 'no exterior' },
  }),
  averageCost: brl('Preço médio de compra', {
    key: 'm',
    max: most,
    step: 1000,
    optional: true,
    more: true,
    hint: 'De 1 bitcoin, se você não sabe quanto pagou por estes',
  }),
  brokerage: percent('Corretagem', {
    key: 'c',
    example: '0,5',
    max: 0.1,
    half: true,
    more: true,
    hint: 'Exemplo: cada corretora tem a sua',
  }),
  date: day('Data da venda', {
    key: 'd',
    max: '2099-12-31',
    live: 'today',
    half: true,
    more: true,
  }),
}
