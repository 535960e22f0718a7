import * as z from 'zod/mini'
import { states } from '#web/finance/tables/exchange/icms-importacao.ts'
import {
  brlField,
  choiceField,
  currencyField,
  dayField,
  decimalField,
  optionalField,
  refuseConflicts,
  spreadField,
} from '../form/old/fields.ts'
import { type ConversionQuestion, type CurrencyInput, conversionUses, payments } from './question.ts'

const date = dayField('Data', { min: '1999-01-04' })
const rate = (label: string) => decimalField(label, { min: 0.000001, max: 1_000_000_000 })

const conversion = z.object({
  tab: z.literal('converter'),
  date,
  amount: brlField('Valor', { min: 1, max: 1_000_000_000_00 }),
  from: currencyField('De'),
  fromRate: optionalField(rate('Cotação da moeda de origem')),
  to: currencyField('Para'),
  toRate: optionalField(rate('Cotação da moeda de destino')),
  use: choiceField('Como vou usar', conversionUses),
  spread: spreadField('Spread da instituição'),
  fee: brlField('Tarifa fixa', { max: 5000_00 }),
})

const parcel = z.object({
  tab: z.literal('importar'),
  date,
  currency: currencyField('Moeda do preço'),
  currencyRate: rate('Cotação da moeda do preço'),
  dollarRate: rate('Dólar'),
  product: brlField('Preço do produto', { min: 1, max: 10_000_000_00 }),
  freight: brlField('Frete', { max: 10_000_000_00 }),
  insurance: brlField('Seguro', { max: 10_000_000_00 }),
  goods: choiceField('O que é', ['common', 'medicine', 'book']),
  programme: choiceField('A loja está no Remessa Conforme?', ['yes', 'no', 'unknown']),
  state: choiceField('Estado de entrega', states),
  payment: choiceField('Forma de pagamento', payments),
  spread: spreadField('Spread'),
  dispatchFee: brlField('Despacho postal', { max: 1000_00 }),
  brazilPrice: optionalField(brlField('Preço no Brasil', { min: 1, max: 1_000_000_00 })),
})

type Typed = z.output<typeof conversion> | z.output<typeof parcel>
type Mistake = [path: string, message: string]

/** What was typed on one tab of `/calculadora-moedas` to a question for `calculateCurrency`. */
export const currencyInput = z.pipe(
  z.discriminatedUnion('tab', [conversion, parcel], 'Escolha uma opção em Aba: converter, importar.'),
  z.transform((typed, context): CurrencyInput => {
    refuseConflicts(context, mistakesIn(typed))
    return toInput(typed)
  }),
)

function mistakesIn(typed: Typed): Mistake[] {
  if (typed.tab === 'converter') return mistakesInConversion(typed)
  const differ = typed.currency === 'USD' && typed.currencyRate !== typed.dollarRate
  return differ ? [['currencyRate', 'O preço é em dólar: as duas cotações precisam ser iguais.']] : []
}

function mistakesInConversion({ from, to, fromRate, toRate, use }: z.output<typeof conversion>): Mistake[] {
  const mistakes: Mistake[] = []
  if (from !== 'BRL' && fromRate === undefined) mistakes.push(['fromRate', `Preencha a cotação de ${from}.`])
  if (to !== 'BRL' && toRate === undefined) mistakes.push(['toRate', `Preencha a cotação de ${to}.`])
  if (from === to) mistakes.push(['to', 'Escolha duas moedas diferentes.'])
  if (use === 'receive' && to !== 'BRL')
    mistakes.push(['use', 'Para receber do exterior, escolha o real em Para.'])
  if (use !== 'commercial' && from !== 'BRL' && to !== 'BRL')
    mistakes.push(['use', 'Para incluir spread e IOF, uma das moedas precisa ser o real.'])
  return mistakes
}

function toInput(typed: Typed): CurrencyInput {
  if (typed.tab === 'converter') {
    const { from, fromRate = 1, to, toRate = 1, ...rest } = typed
    const currency = (name: string, value: number) => ({ code: name, rate: name === 'BRL' ? 1 : value })
    return { ...rest, from: currency(from, fromRate), to: currency(to, toRate) } satisfies ConversionQuestion
  }
  const { currency, currencyRate, ...rest } = typed
  return { ...rest, currency: { code: currency, rate: currencyRate } }
}

/** The purchase of spec/pages.md §4, at the PTAX of §1 (5,2238). The page fills date and rates. */
export const currencyExample = {
  tab: 'importar',
  date: '20/11/2026',
  currency: 'USD',
  currencyRate: '5,2238',
  dollarRate: '5,2238',
  product: '40,00',
  freight: '5,00',
  insurance: '0,00',
  goods: 'common',
  programme: 'yes',
  state: 'SP',
  payment: 'card',
  spread: '4',
  dispatchFee: '15,00',
  brazilPrice: '',
}
