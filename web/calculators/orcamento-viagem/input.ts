import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  currencyField,
  dayField,
  decimalField,
  listField,
  optionalField,
  percentField,
  refuseConflicts,
  spreadField,
  wholeField,
} from '../form/old/fields.ts'
import { itemKinds, itemPers, paymentWays, type TripInput } from './question.ts'

const rate = (label: string) => decimalField(label, { min: 0.000001, max: 1_000_000 })

const typed = z.object({
  date: dayField('Calcular pela regra de'),
  departure: dayField('Ida'),
  return: dayField('Volta'),
  adults: wholeField('Adultos', { min: 1, max: 50 }),
  children: wholeField('Crianças', { min: 0, max: 50 }),
  childShare: percentField('Criança gasta', { min: 0, max: 1 }),
  currencies: listField('Moedas', { code: currencyField('Moeda'), rate: rate('Cotação') }, { max: 5 }),
  dollarRate: optionalField(rate('Dólar')),
  items: listField(
    'Gastos',
    {
      kind: choiceField('Gasto', itemKinds),
      amount: brlField('Valor', { max: 10_000_000_00 }),
      currency: currencyField('Moeda do gasto'),
      per: choiceField('O valor é', itemPers),
    },
    { min: 1, max: 60 },
  ),
  contingency: percentField('Imprevistos', { min: 0, max: 0.5 }),
  payments: listField(
    'Formas de pagamento',
    {
      way: choiceField('Forma de pagamento', paymentWays),
      share: percentField('Parte', { min: 0, max: 1 }),
      spread: spreadField('Spread'),
    },
    { min: 1, max: paymentWays.length },
  ),
  saved: brlField('Já guardei', { max: 100_000_000_00 }),
  annualYield: percentField('Rendimento ao ano', { min: 0, max: 1 }),
})

type Typed = z.output<typeof typed>

/** What was typed on `/orcamento-viagem` to a question for `calculateTrip`. */
export const tripInput = z.pipe(
  typed,
  z.transform((trip, context): TripInput => {
    refuseConflicts(context, mistakesIn(trip))
    return trip
  }),
)

function mistakesIn({
  departure,
  return: back,
  currencies,
  items,
  payments,
}: Typed): [path: string, message: string][] {
  const known = new Set(['BRL', ...currencies.map((currency) => currency.code)])
  const shares = payments.reduce((sum, { share }) => sum + share, 0)
  const rules: [isWrong: boolean, path: string, message: string][] = [
    [back <= departure, 'return', 'A volta precisa ser depois da ida.'],
    [currencies.some((one) => one.code === 'BRL'), 'currencies', 'O real não precisa de cotação.'],
    [known.size !== currencies.length + 1, 'currencies', 'Informe cada moeda uma vez.'],
    [items.some((item) => !known.has(item.currency)), 'items', 'Informe a cotação da moeda de cada gasto.'],
    [Math.abs(shares - 1) > 1e-9, 'payments', 'A soma das formas de pagamento precisa dar 100%.'],
    [
      new Set(payments.map(({ way }) => way)).size !== payments.length,
      'payments',
      'Informe cada forma de pagamento uma vez.',
    ],
  ]
  return rules.filter(([isWrong]) => isWrong).map(([, path, message]) => [path, message])
}

/** Ten days in Portugal for two, at the euro of the page's day; 13,65 % is the CDI of 22/09/2026. The page fills them. */
export const tripExample = {
  date: '20/11/2026',
  departure: '10/06/2027',
  return: '19/06/2027',
  adults: '2',
  children: '0',
  childShare: '50',
  currencies: [{ code: 'EUR', rate: '6,10' }],
  dollarRate: '5,2238',
  items: [
    { kind: 'tickets', amount: '4.500,00', currency: 'BRL', per: 'person' },
    { kind: 'lodging', amount: '90,00', currency: 'EUR', per: 'night' },
    { kind: 'food', amount: '35,00', currency: 'EUR', per: 'person-day' },
    { kind: 'transport', amount: '20,00', currency: 'EUR', per: 'day' },
    { kind: 'tours', amount: '120,00', currency: 'EUR', per: 'person' },
    { kind: 'shopping', amount: '300,00', currency: 'EUR', per: 'trip' },
    { kind: 'insurance', amount: '15,00', currency: 'BRL', per: 'person-day' },
    { kind: 'visa', amount: '20,00', currency: 'EUR', per: 'person' },
    { kind: 'phone', amount: '80,00', currency: 'BRL', per: 'person' },
  ],
  contingency: '10',
  payments: [
    { way: 'card', share: '30', spread: '4' },
    { way: 'account', share: '60', spread: '2' },
    { way: 'cash', share: '10', spread: '5,5' },
  ],
  saved: '2.000,00',
  annualYield: '11',
}
