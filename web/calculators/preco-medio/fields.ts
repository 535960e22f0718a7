import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { dueIn } from '../form/example-days.ts'
import { brl, choice, day, percent, rows, text, whole } from '../form/fields.ts'
import type { Side } from './calculate-trades.ts'

const most = 1_000_000_000_00
const loss = { max: most, half: true, optional: true, more: true } as const

/** As brokers write it: the word or its first letter. */
const sides: Readonly<Record<string, Side>> = { c: 'buy', v: 'sell', b: 'bonus' }

const side = {
  ...choice('Operação', {
    key: 'c',
    options: { compra: 'compra', venda: 'venda', bonificação: 'bonificação' },
  }),
  read: (typed: string, refuse: (message: string) => undefined) =>
    /^(c|compra|v|venda|b|bonifica[çc][ãa]o)$/i.test(typed)
      ? sides[typed.charAt(0).toLowerCase()]
      : refuse('escreva compra, venda ou bonificação.'),
}

/** `PETR4` of `PETR4F`: the market of fractions trades the same paper. */
export const wholeCode = (typed: string) => typed.toUpperCase().replace(/(?<=\d)F$/, '')

const code = {
  ...text('Código', { key: 'p' }),
  read: (typed: string, refuse: (message: string) => undefined) =>
    /^[a-z0-9]{4,8}$/i.test(typed) ? wholeCode(typed) : refuse('escreva o código do papel, como PETR4.'),
}

const codes = (label: string, key: string, hint: string) =>
  text(label, { key, optional: true, half: true, more: true, hint })

/** Two purchases and a sale above the exempt amount. */
function exampleOn(today: IsoDate): string {
  const on = (months: number) => formatDay(dueIn(-months)(today))
  return [
    `${on(8)}; compra; PETR4; 600; 30,00; 5,00`,
    `${on(5)}; compra; PETR4; 400; 36,00; 5,00`,
    `${on(1)}; venda; PETR4; 700; 40,00; 9,00`,
  ].join('\n')
}

export const fields = {
  trades: rows('Compras e vendas', {
    key: 'n',
    example: exampleOn,
    min: 1,
    max: 300,
    hint: 'Uma por linha: data; compra, venda ou bonificação; código; quantidade; preço; custos da nota, se houve',
    cells: {
      date: day('Data', { key: 'd' }),
      side,
      code,
      quantity: whole('Quantidade', { key: 'q', min: 1, max: 1_000_000 }),
      price: brl('Preço', { key: 'v', max: 100_000_00 }),
      fees: brl('Custos', { key: 't', max: 1_000_000_00, optional: true, hint: 'Se houve' }),
    },
  }),
  funds: codes('Códigos de FII e Fiagro', 'f', 'Separados por espaço'),
  others: codes('Códigos de ETF e BDR', 'e', 'Separados por espaço'),
  commonLoss: brl('Prejuízo de antes', { key: 'p', ...loss, hint: 'Em operações comuns' }),
  dayTradeLoss: brl('Prejuízo em day trade', { key: 'pd', ...loss, hint: 'De antes, não usado' }),
  fundLoss: brl('Prejuízo com FII', { key: 'pf', ...loss, hint: 'De antes, não usado' }),
  paidOn: day('Dia do pagamento', {
    key: 'd',
    optional: true,
    more: true,
    hint: 'Se o DARF do último mês de vendas atrasou, dd/mm/aaaa',
  }),
  selic: percent('Selic dos meses inteiros', {
    key: 's',
    max: 5,
    optional: true,
    more: true,
    hint: 'Soma das taxas por mês, do mês depois do vencimento ao anterior ao pagamento',
  }),
}
