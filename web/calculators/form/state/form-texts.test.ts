import { expect, test } from 'vitest'
import type { Figures } from '#web/rates/figures.ts'
import { calculator as currencies } from '../../calculadora-moedas/calculator.ts'
import { calculator as thirteenth } from '../../decimo-terceiro/calculator.ts'
import { calculator } from '../../juros-compostos/calculator.ts'
import { calculator as travel } from '../../orcamento-viagem/calculator.ts'
import { workedDay } from '../ask.ts'
import type { Texts } from '../fields.ts'
import { fromLink, liveTexts, startSuiting, startTexts, suggested } from './form-texts.ts'

const example = calculator.exampleOn(workedDay)

const links: { linked: Texts; kept: Texts; ignored: string[] }[] = [
  { linked: { initial: '5.000,00' }, kept: { initial: '5.000,00' }, ignored: [] },
  {
    linked: { initial: 'abc', term: '5' },
    kept: { initial: '1.000,00', term: '5' },
    ignored: ['Valor inicial'],
  },
  { linked: { solveFor: 'zzz' }, kept: { solveFor: 'total' }, ignored: ['Quero descobrir'] },
  { linked: { goal: '<script>' }, kept: { goal: '100.000,00' }, ignored: ['Meta'] },
  { linked: { ratePer: 'month' }, kept: { ratePer: 'year' }, ignored: ['A taxa é'] },
  { linked: { ratePer: 'month', rate: '1' }, kept: { ratePer: 'month', rate: '1' }, ignored: [] },
]

test.each(links)('a link with $linked ignores $ignored', ({ linked, kept, ignored }) => {
  expect(fromLink(calculator, example, linked)).toEqual({ texts: { ...example, ...kept }, ignored })
})

test('choosing a share of the CDI asks for 100, and back again for the rate of the page', () => {
  const share = suggested(calculator, example, example, { ...example, ratePer: 'cdi' })
  expect(share).toMatchObject({ rate: '100' })
  expect(suggested(calculator, example, share, { ...share, ratePer: 'year' })).toMatchObject({
    rate: '13,65',
  })
  const own = { ...example, rate: '12' }
  expect(suggested(calculator, example, own, { ...own, ratePer: 'cdi' })).toMatchObject({ rate: '12' })
})

test('what a field suggests follows one that is still being typed into, and again when that changes', () => {
  const example = { ...thirteenth.exampleOn(workedDay), date: '20/11/2026' }
  const admitted = (before: Texts, admission: string) =>
    suggested(thirteenth, example, before, { ...before, admission })
  const march = admitted(example, '16032026')
  expect(march).toMatchObject({ admission: '16032026', avos: '10' })
  const tidy = admitted(march, '16/03/2026')
  expect(tidy).toMatchObject({ avos: '10' })
  expect(admitted(tidy, '18032026')).toMatchObject({ avos: '9' })
  expect(admitted({ ...tidy, avos: '8' }, '18032026')).toMatchObject({ avos: '8' })
})

const ofBank = { label: 'referência do Banco Central Europeu de 18/11/2026', source: 'frankfurter' } as const
const rates: Figures = {
  GBP: { ...ofBank, text: '7,012', simulated: false },
  JPY: { ...ofBank, text: '0,034512', simulated: false },
}

test('a chosen currency brings its rate, and none where there is none; one typed for another does not stay', () => {
  const dollars = startTexts(currencies, rates)
  expect(dollars).toMatchObject({ from: 'USD', fromRate: '' })
  const choose = (before: Texts, from: string) =>
    suggested(currencies, dollars, before, { ...before, from }, rates)
  const pounds = choose(dollars, 'GBP')
  expect(pounds).toMatchObject({ fromRate: '7,012', toRate: '' })
  expect(choose(pounds, 'JPY')).toMatchObject({ fromRate: '0,034512' })
  expect(choose({ ...pounds, fromRate: '7,5' }, 'ARS')).toMatchObject({ fromRate: '' })
  const other = { ...pounds, fromRate: '7,5', to: 'JPY' }
  expect(suggested(currencies, dollars, pounds, other, rates)).toMatchObject({
    fromRate: '7,5',
    toRate: '0,034512',
  })
})

test('a link that says only where to go has the prices of that place, and none of the example', () => {
  const trip = travel.exampleOn(workedDay)
  const start = (linked: Texts) => fromLink(travel, startSuiting(travel, trip, linked, {}), linked).texts
  expect(start({ destination: 'orlando' })).toMatchObject({ lodging: '169,00', food: '80,00', tours: '' })
  expect(start({ destination: 'orlando', lodging: '90,00' })).toMatchObject({ lodging: '90,00' })
})

test('what an editor or a link chose has its rate too', () => {
  expect(startTexts(currencies, rates, { from: 'JPY' })).toMatchObject({ from: 'JPY', fromRate: '0,034512' })
  expect(startTexts(currencies, rates, { from: 'JPY', fromRate: '0,03' })).toMatchObject({ fromRate: '0,03' })
  expect(liveTexts(currencies, { ...currencies.exampleOn(workedDay), to: 'GBP' }, rates)).toMatchObject({
    toRate: '7,012',
  })
})
