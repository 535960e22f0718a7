import { expect, test } from 'vitest'
import { csvOf, messageOf } from '../form/actions/export.ts'
import { resultOf } from '../form/ask.ts'
import { differenceInWords, headlineInWords } from '../form/words.ts'
import { calculator } from './calculator.ts'

const asked = { tab: 'importar', product: '89', dollarRate: '5,2238', payment: 'pix', spread: '0' }
const show = (programme: string) => resultOf(calculator, { ...asked, programme }).shown

test('not knowing whether the shop is in the programme answers from one regime to the other, wherever it goes', () => {
  const [open, inside, outside] = [show('unknown'), show('yes'), show('no')]
  const [low, high] = [headlineInWords(inside.headline), headlineInWords(outside.headline)]
  const range = `de ${low} a ${high}`
  expect(headlineInWords(open.headline)).toBe(range)
  expect(open.summary).toContain(`${low} se a loja estiver no Remessa Conforme e ${high} se não estiver`)
  expect(messageOf(open)).toContain(range.replaceAll('\u00A0', ' '))
  expect(csvOf(open, [])).toContain(`Você paga;${range}`)
  expect(differenceInWords(open.headline, inside.headline, 2)).toBe(
    `No cenário 1, ${low}; no cenário 2, ${range}.`,
  )
  // Neither of the two passes for the answer anywhere else.
  expect(open).toMatchObject({ stamp: 'Depende da loja', total: { label: 'Total no programa' } })
  expect([open.parts, open.aside, open.chart, open.excel]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a price in Brazil decides where the regime is known', () => {
  const { verdict } = resultOf(calculator, { ...asked, programme: 'yes', brazilPrice: '800' }).shown
  expect(verdict?.short).toBe('Importar sai mais barato')
})

test('a price in Brazil is held against both regimes', () => {
  const { apart } = resultOf(calculator, { ...asked, programme: 'unknown', brazilPrice: '800' }).shown
  expect(apart?.at(-1)?.rows.map(({ label }) => label)).toEqual([
    'Preço no Brasil',
    'Importar custa a menos, no programa',
    'Importar custa a mais, fora do programa',
    'Preço de empate lá fora, sem frete, no programa',
  ])
})
