import { expect, test } from 'vitest'
import { resultOf, workedDay } from '../form/ask.ts'
import type { Texts } from '../form/fields.ts'
import { suggested } from '../form/form-texts.ts'
import { calculator } from './calculator.ts'
import { destinations } from './destinations.ts'

const start = calculator.exampleOn(workedDay)
const change = (before: Texts, changes: Texts) =>
  suggested(calculator, start, before, { ...before, ...changes }, {})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

// GSA, fiscal year 2026: Orlando, 01/01 to 31/03, US$ 169 and US$ 80; BOL, 12/07/2025: US$ 185.
test('a destination brings its own figures in dollars, and nothing where no source was found', () => {
  const orlando = change(start, { destination: 'orlando' })
  expect(orlando).toMatchObject({
    lodging: '169,00',
    food: '80,00',
    visa: '185,00',
    transport: '',
    tours: '',
    shopping: '',
  })
  expect(change(orlando, { destination: 'other' })).toMatchObject({ lodging: '90,00', visa: '20,00' })
  const { shown, answer } = resultOf(calculator, { ...orlando, dollarRate: '5,0000', adults: '2' })
  expect(answer.lines[1]).toMatchObject({ key: 'lodging-2', amount: 169_00 * 9 * 5 })
  expect(plain(shown.excluded[0] ?? '')).toBe('O que ficou em branco: transporte, passeios, compras.')
  expect(shown.tables?.at(-1)?.rows[1]?.[1]).toContain('US$ 185 de taxa consular')
})

test('another currency keeps no figure of the euro', () => {
  for (const currency of ['USD', 'GBP', 'JPY'])
    expect(change(start, { currency })).toMatchObject({ lodging: '', food: '', transport: '', visa: '' })
  expect(change(start, { currency: 'BRL' })).toMatchObject({ lodging: '250,00', food: '90,00' })
})

test('what the reader typed stays', () => {
  const typed = change({ ...start, lodging: '120,00' }, { destination: 'paris' })
  expect(typed).toMatchObject({ lodging: '120,00', food: '173,00' })
})

test('some 25 destinations, each with an amount and what its border asks', () => {
  const all = Object.values(destinations)
  expect(all.length).toBeGreaterThanOrEqual(25)
  for (const { lodging, food, entry } of all) {
    expect(Math.min(lodging, food)).toBeGreaterThan(0)
    expect(entry).not.toMatch(/\.$/)
  }
})

// By hand, 1.000 dollars at 5,00: 5.000 × 1,02 × 1,035 = 5.278,50; × 1,04 × 1,035 = 5.382,00; × 1,055 × 1,035 = 5.459,63.
test('card, account and cash for this trip, in one sentence', () => {
  const money = { currency: 'USD', dollarRate: '5,0000', shopping: '1.000,00', contingency: '0' }
  const none = {
    tickets: '0',
    lodging: '0',
    food: '0',
    transport: '0',
    tours: '0',
    insurance: '0',
    visa: '0',
  }
  const { shown, answer } = resultOf(calculator, { ...money, ...none, phone: '0' })
  expect(answer.allIn).toEqual([
    { way: 'account', total: 5278_50 },
    { way: 'card', total: 5382_00 },
    { way: 'cash', total: 5459_63 },
  ])
  expect(plain(shown.summary)).toContain(
    'Com estes spreads, tudo na conta global a viagem custa R$ 5.278,50; no cartão, R$ 103,50 a mais; em espécie, R$ 181,13 a mais.',
  )
})

test('less than three months before, what lacks comes first', () => {
  const soon = { departure: '10/01/2027', return: '19/01/2027', date: '28/11/2026' }
  expect(plain(resultOf(calculator, soon).shown.summary)).toMatch(
    /Faltam R\$ [\d.,]+ até 10\/01\/2027: em 1 mês isso pede R\$ [\d.,]+ por mês\./,
  )
  expect(resultOf(calculator).shown.summary).toContain('guarde')
})
