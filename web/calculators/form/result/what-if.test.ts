import { expect, test } from 'vitest'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { calculator as moedas } from '../../calculadora-moedas/calculator.ts'
import { workedDay } from '../ask.ts'
import { differenceOf, sensitivityOf } from './WhatIf.tsx'

const percent = (value: number, after = '') => ({
  label: 'Retorno',
  value,
  text: `${formatPercent(value)}${after}`,
})
const rate = (percent: number) => ({
  label: 'Rende',
  value: percent,
  text: `${formatNumber(percent, 4)}\u00A0% ao ano`,
})
const brl = (amount: number) => ({ label: 'Total', amount })
const days = (value: number) => ({ label: 'Quando', value, text: `${value} meses` })

test.each([
  { headline: percent(0.1365), base: percent(0.1265), said: '+1,00\u00A0p.p.' },
  { headline: percent(-0.05, ' ao ano'), base: percent(0.1, ' ao ano'), said: '\u221215,00\u00A0p.p.' },
  // 12,34 % and 12,35 % as printed, though hardly apart.
  { headline: percent(0.123_451), base: percent(0.123_449), said: '+0,01\u00A0p.p.' },
  { headline: rate(12.4683), base: rate(12.0068), said: '+0,46\u00A0p.p.' },
  { headline: rate(12.0069), base: rate(12.0068), said: '+0,0001\u00A0p.p.' },
  { headline: percent(0.123_41), base: percent(0.123_42), said: 'igual' },
  { headline: brl(1_234_56), base: brl(1_000_00), said: '+235' },
  { headline: brl(1_000_49), base: brl(1_000_00), said: 'igual' },
  { headline: days(12), base: days(18), said: 'a menos' },
])('a neighbour of the result says $said', ({ headline, base, said }) => {
  expect(differenceOf(headline, base)).toBe(said)
})

test('an exchange rate steps in centavos, and is said in reais', () => {
  const sensitivity = sensitivityOf(moedas, { ...moedas.exampleOn(workedDay), dollarRate: '5,0933' })
  expect(sensitivity?.rows.steps.map(({ text }) => text)).toEqual(['4,84', '5,0933', '5,35'])
})
