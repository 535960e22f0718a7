import { iofCambio, iofCambioInvestimento } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { defineCalculator } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { calculateModalities, type ModalitiesInput } from './calculate.ts'
import { fields, fieldsOf } from './fields.ts'
import { show } from './show.ts'
import { refusalInWords } from './words.ts'

type Typed = Values<ReturnType<typeof fieldsOf>>

/** On the page of the dollar, at the PTAX of spec/pages.md §1. */
export const calculator = defineFor('US$', fields)

/** On the page of the euro. */
export const euroCalculator = defineFor(
  '€',
  fieldsOf({ live: 'eur', symbol: '€', use: 'card', rate: '6,1000' }),
)

function defineFor(currency: string, fields: ReturnType<typeof fieldsOf>) {
  return defineCalculator({
    slug: 'cambio-modalidades',
    fields,
    toInput: (typed) => toInput(currency, typed),
    calculate: calculateModalities,
    refusal: refusalInWords,
    show,
    whatIf: { rows: { field: 'rate', times: 0.05 }, columns: { field: 'amount', times: 0.2 } },
    tables: [iofCambio, iofCambioInvestimento, iofInjunction],
    ruleDates: { field: 'date', since: '2018-03-03' },
    checking: () => import('./checking.ts').then(({ checking }) => checking),
    isChecked: ({ use, amountIn }) => use !== 'commercial' && amountIn === 'foreign',
  })
}

/** A spread or a fee left empty is none. */
function toInput(currency: string, typed: Typed): ModalitiesInput {
  const { date, rate, amount, amountIn, use } = typed
  return {
    date,
    currency,
    commercialRate: rate,
    amount,
    amountIn,
    use,
    ways: [
      { use: 'commercial', spread: 0, fee: 0 },
      { use: 'cash', spread: typed.cashSpread ?? 0, fee: typed.cashFee ?? 0 },
      { use: 'card', spread: typed.cardSpread ?? 0, fee: typed.cardFee ?? 0 },
      { use: 'account', spread: typed.accountSpread ?? 0, fee: typed.accountFee ?? 0 },
      { use: 'third-party', spread: typed.thirdPartySpread ?? 0, fee: typed.thirdPartyFee ?? 0 },
      { use: 'investment', spread: typed.investmentSpread ?? 0, fee: typed.investmentFee ?? 0 },
    ],
  }
}
