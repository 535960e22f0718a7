import * as z from 'zod/mini'
import { formatBrl } from '#web/finance/core/format.ts'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  optionalField,
  percentField,
  refuseConflicts,
  yesNoField,
} from '../form/old/fields.ts'
import type { GainInput } from './question.ts'

const most = 1_000_000_000_00
const amount = (label: string) => brlField(label, { max: most })
const maybe = (label: string) => optionalField(amount(label))

const typed = z.object({
  kind: choiceField('Tipo', ['imovel', 'bem_movel', 'acoes_fora_da_bolsa', 'cripto', 'exterior']),
  price: brlField('Valor de venda', { min: 1, max: most }),
  saleExpenses: maybe('Corretagem da venda'),
  cost: amount('Custo de compra'),
  itbi: maybe('ITBI e cartório'),
  purchaseBrokerage: maybe('Corretagem da compra'),
  improvements: maybe('Obras e reformas'),
  interest: maybe('Juros do financiamento'),
  boughtOn: dayField('Data da compra'),
  soldOn: dayField('Data da venda', { max: '2099-12-31' }),
  share: percentField('Sua parte', { min: 0.0001, max: 1 }),
  isOnlyProperty: yesNoField('Único imóvel'),
  isResidential: yesNoField('Imóvel residencial'),
  reinvested: maybe('Quanto vai usar em outro imóvel'),
  usedReliefInFiveYears: yesNoField('Usou isenção ou vendeu outro imóvel em 5 anos'),
  monthSales: maybe('Vendas da mesma natureza no mês'),
  isFinancialAbroad: yesNoField('Aplicação financeira no exterior'),
  earlierGain: maybe('Ganho já tributado de outras partes do bem'),
  instalments: listField(
    'Parcelas',
    { date: dayField('Data da parcela'), amount: brlField('Valor da parcela', { min: 1, max: most }) },
    { max: 420 },
  ),
})

/** What was typed, by field, to a question for `calculateGain`. */
export const gainInput = z.pipe(
  typed,
  z.transform((fields, context): GainInput => {
    refuseConflicts(context, conflicts(fields))
    const { saleExpenses = 0, itbi = 0, purchaseBrokerage = 0, improvements = 0, interest = 0 } = fields
    const { reinvested = 0, earlierGain = 0 } = fields
    return {
      ...fields,
      saleExpenses,
      itbi,
      purchaseBrokerage,
      improvements,
      interest,
      reinvested,
      earlierGain,
    }
  }),
)

type Typed = z.output<typeof typed>

/** What is wrong between fields that are right alone. */
function conflicts({ boughtOn, soldOn, price, instalments, saleExpenses = 0, monthSales, share }: Typed) {
  const found: [keyof Typed, string][] = []
  if (boughtOn > soldOn) found.push(['soldOn', 'A data da venda não pode ser antes da compra.'])
  if (saleExpenses > price) found.push(['saleExpenses', 'A corretagem não pode passar do valor de venda.'])
  if (monthSales !== undefined && monthSales < Math.round(price * share)) {
    found.push(['monthSales', 'As vendas do mês incluem esta: não podem ser menores que a sua parte dela.'])
  }
  const sum = instalments.reduce((total, one) => total + one.amount, 0)
  if (instalments.length > 0 && sum !== price) {
    found.push([
      'instalments',
      `As parcelas somam ${formatBrl(sum)}; o valor de venda é ${formatBrl(price)}.`,
    ])
  }
  if (instalments.some(({ date }) => date < soldOn)) {
    found.push(['instalments', 'Nenhuma parcela pode ser antes da venda.'])
  }
  return found
}

/** The amounts of spec/pages.md §15, with the days of a home bought eleven years before. */
export const gainExample = {
  kind: 'imovel',
  price: '500.000,00',
  saleExpenses: '',
  cost: '300.000,00',
  itbi: '',
  purchaseBrokerage: '',
  improvements: '',
  interest: '',
  boughtOn: '10/03/2015',
  soldOn: '10/11/2026',
  share: '100',
  isOnlyProperty: 'nao',
  isResidential: 'sim',
  reinvested: '',
  usedReliefInFiveYears: 'nao',
  monthSales: '',
  isFinancialAbroad: 'nao',
  earlierGain: '',
  instalments: [],
}
