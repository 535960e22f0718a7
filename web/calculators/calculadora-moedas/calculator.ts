import { icmsImportacao } from '#web/finance/tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import { iofCambio, iofCambioInvestimento } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { defineCalculator, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { calculateCurrency } from './calculate.ts'
import { fields } from './fields.ts'
import type { ConversionAnswer, CurrencyInput, ImportAnswer } from './question.ts'
import { showConversion } from './show-conversion.ts'
import { showImport } from './show-import.ts'
import { refusalInWords } from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

export const calculator = defineCalculator({
  slug: 'calculadora-moedas',
  fields,
  toInput,
  calculate: calculateCurrency,
  refusal: refusalInWords,
  show,
  whatIf: ({ tab, from, to }) => {
    if (tab === 'importar')
      return { rows: { field: 'dollarRate', times: 0.05 }, columns: { field: 'product', times: 0.2 } }
    if (from !== 'USD' && to !== 'USD') return undefined
    return { rows: { field: 'dollarRate', times: 0.05 }, columns: { field: 'amount', times: 0.2 } }
  },
  tables: [icmsImportacao, impostoImportacao, iofCambio, iofCambioInvestimento, iofInjunction],
  ruleDates: { field: 'date', since: '2008-01-03' },
})

/** Beyond this a number has no centavos. */
const mostCents = 1_000_000_000_000_000
const tooLarge =
  'O resultado passa do que esta conta mostra ao centavo. Diminua o valor ou confira a cotação.'

/** Fields that are not asked get any value: `refuse` was told where it matters. */
function toInput(typed: Typed, refuse: Refuse): CurrencyInput {
  const { tab, date, dollarRate = 1, euroRate = 1, spread = 0 } = typed
  const currency = (code: string, other: number | undefined) => {
    const rates: Readonly<Record<string, number>> = { BRL: 1, USD: dollarRate, EUR: euroRate }
    return { code, rate: rates[code] ?? other ?? 1 }
  }
  if (tab === 'converter') {
    const { amount = 1, from = 'USD', to = 'BRL', use = 'commercial', fee = 0 } = typed
    if (from === to) refuse('to', 'Escolha duas moedas diferentes.')
    if (use === 'receive' && to !== 'BRL') refuse('use', 'Para receber do exterior, escolha o real em Para.')
    const sides = { from: currency(from, typed.fromRate), to: currency(to, typed.toRate) }
    if ((amount * Math.max(1, sides.from.rate)) / sides.to.rate > mostCents) refuse('amount', tooLarge)
    return { tab, date, amount, ...sides, use, spread, fee }
  }
  const { product = 1, freight = 0, insurance = 0, state = 'SP', goods = 'common' } = typed
  const price = currency(typed.currency ?? 'USD', typed.currencyRate)
  if (((product + freight + insurance) * price.rate) / dollarRate > mostCents / 1000)
    refuse('product', tooLarge)
  const { programme = 'no', payment = 'pix', dispatchFee = 0, brazilPrice, customsRate } = typed
  return {
    tab,
    date,
    currency: price,
    dollarRate,
    customsRate,
    product,
    freight,
    insurance,
    goods,
    programme,
    state,
    payment,
    spread,
    dispatchFee,
    brazilPrice,
  }
}

function show(answer: ConversionAnswer | ImportAnswer, input: CurrencyInput): Shown {
  // The answer is of the tab that was asked for.
  if (answer.tab === 'converter' && input.tab === 'converter') return showConversion(answer, input)
  if (answer.tab === 'importar' && input.tab === 'importar') return showImport(answer, input)
  throw new RangeError(`an answer of ${answer.tab} to a question of ${input.tab}`)
}
