import * as z from 'zod/mini'
import { brlField, choiceField, dayField, decimalField, listField, spreadField } from '../form/old/fields.ts'
import { type ModalitiesInput, uses } from './calculate.ts'

const symbols = { USD: 'US$', EUR: '€' } as const

const typed = z.object({
  date: dayField('Calcular pela regra de'),
  currency: choiceField('Moeda', ['USD', 'EUR']),
  commercialRate: decimalField('Câmbio comercial', { min: 0.0001, max: 1000 }),
  amount: brlField('Quantia', { min: 1, max: 10_000_000_00 }),
  amountIn: choiceField('Quantia em', ['foreign', 'brl']),
  use: choiceField('Como vou usar', uses),
  ways: listField(
    'Formas de usar',
    {
      use: choiceField('Como vou usar', uses),
      spread: spreadField('Spread da instituição'),
      fee: brlField('Tarifa fixa', { max: 5000_00 }),
    },
    { min: 1, max: uses.length },
  ),
})

/** What was typed on `/dolar-hoje` and `/euro-hoje` to a question for `calculateModalities`. */
export const modalitiesInput = z.pipe(
  typed,
  z.transform((question, { issues }): ModalitiesInput => {
    const named = question.ways.map(({ use }) => use)
    if (!named.includes(question.use) || new Set(named).size !== named.length) {
      const message = 'Informe o spread de cada forma de usar uma vez, e o da forma escolhida.'
      issues.push({ code: 'custom', message, path: ['ways'], input: question.ways })
    }
    return { ...question, currency: symbols[question.currency] }
  }),
)

/** Spreads are estimates that the reader changes: each institution sets its own. PTAX of spec/pages.md §1. */
export const modalitiesExample = {
  date: '20/11/2026',
  currency: 'USD',
  commercialRate: '5,2238',
  amount: '100,00',
  amountIn: 'foreign',
  use: 'card',
  ways: [
    { use: 'commercial', spread: '0', fee: '0,00' },
    { use: 'cash', spread: '5,5', fee: '0,00' },
    { use: 'card', spread: '4', fee: '0,00' },
    { use: 'account', spread: '2', fee: '0,00' },
    { use: 'third-party', spread: '2', fee: '0,00' },
    { use: 'investment', spread: '1,5', fee: '0,00' },
  ],
}
