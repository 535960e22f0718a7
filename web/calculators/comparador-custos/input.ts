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
import { abroadWays, type ComparisonInput } from './question.ts'

const annualYield = percentField('Rendimento ao ano', { min: 0, max: 1 })
const years = wholeField('Por quantos anos', { min: 1, max: 35 })
const price = (label: string) => brlField(label, { min: 1, max: 1_000_000_000_00 })
const cost = (label: string) => brlField(label, { max: 1_000_000_000_00 })

const instalments = z.object({
  mode: z.literal('instalments'),
  annualYield,
  cashPrice: price('Preço à vista'),
  instalments: wholeField('Número de parcelas', { min: 1, max: 420 }),
  instalment: price('Valor da parcela'),
  firstAt: choiceField('Primeira parcela', ['now', 'next-month']),
})

const rentOrBuy = z.object({
  mode: z.literal('rent-or-buy'),
  annualYield,
  years,
  rent: price('Aluguel'),
  annualAdjustment: percentField('Reajuste ao ano', { min: -0.1, max: 0.5 }),
  propertyValue: price('Valor do imóvel'),
  appreciation: percentField('Valorização ao ano', { min: -0.2, max: 0.5 }),
  downPayment: cost('Entrada'),
  purchaseCosts: cost('ITBI e registro'),
  annualLoanRate: percentField('Taxa do financiamento ao ano', { min: 0, max: 2 }),
  loanMonths: wholeField('Prazo do financiamento', {
    min: 1,
    max: 420,
    above: 'O prazo máximo costuma ser 420 meses.',
  }),
  system: choiceField('Sistema', ['sac', 'price']),
  ownerCosts: cost('Manutenção por mês'),
  sellingCost: percentField('Custo de venda', { min: 0, max: 0.2 }),
})

const car = z.object({
  mode: z.literal('car'),
  annualYield,
  years: wholeField('Por quantos anos', { min: 1, max: 20 }),
  price: price('Preço do carro (FIPE)'),
  depreciation: percentField('Desvalorização ao ano', { min: 0, max: 0.9 }),
  ipvaRate: percentField('IPVA', { min: 0, max: 0.1 }),
  insurance: cost('Seguro por ano'),
  maintenance: cost('Manutenção por ano'),
  kmPerMonth: wholeField('Quilômetros por mês', { min: 0, max: 20_000 }),
  fuelPerKm: decimalField('Combustível por km', { max: 100 }),
  appPerKm: decimalField('Corrida por km', { max: 1000 }),
  subscription: optionalField(cost('Assinatura por mês')),
})

const abroad = z.object({
  mode: z.literal('abroad'),
  annualYield,
  date: dayField('Calcular pela regra de'),
  amount: price('Quanto vou gastar'),
  currency: currencyField('Moeda'),
  commercialRate: decimalField('Câmbio comercial', { min: 0.000001, max: 1_000_000 }),
  ways: listField(
    'Formas de pagamento',
    {
      way: choiceField('Forma de pagamento', abroadWays),
      spread: spreadField('Spread'),
      fee: brlField('Tarifa', { max: 5000_00 }),
    },
    { min: 2, max: abroadWays.length },
  ),
  cardPaidAt: choiceField('Fatura do cartão', ['now', 'next-month']),
})

type Typed = z.output<typeof instalments | typeof rentOrBuy | typeof car | typeof abroad>

/** What was typed in one mode of `/comparador-custos` to a question for `calculateComparison`. */
export const comparisonInput = z.pipe(
  z.discriminatedUnion(
    'mode',
    [instalments, rentOrBuy, car, abroad],
    'Escolha uma opção em Modo: instalments, rent-or-buy, car, abroad.',
  ),
  z.transform((typed, context): ComparisonInput => {
    refuseConflicts(context, mistakesIn(typed))
    if (typed.mode !== 'car') return typed
    // Reais per kilometre to centavos.
    return { ...typed, fuelPerKm: typed.fuelPerKm * 100, appPerKm: typed.appPerKm * 100 }
  }),
)

function mistakesIn(typed: Typed): [path: string, message: string][] {
  if (typed.mode === 'rent-or-buy' && typed.downPayment > typed.propertyValue)
    return [['downPayment', 'A entrada não pode passar do valor do imóvel.']]
  if (typed.mode === 'abroad' && new Set(typed.ways.map(({ way }) => way)).size !== typed.ways.length)
    return [['ways', 'Informe cada forma de pagamento uma vez.']]
  return []
}

/** R$ 1.000,00 in cash or 12 of R$ 93,00; the page fills the yield (CDI of 22/09/2026 less tax, some 11 % a year). */
export const comparisonExample = {
  mode: 'instalments',
  annualYield: '11',
  cashPrice: '1.000,00',
  instalments: '12',
  instalment: '93,00',
  firstAt: 'next-month',
}
