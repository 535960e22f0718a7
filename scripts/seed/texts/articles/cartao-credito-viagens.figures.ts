import { calculator as iofCalculator } from '#web/calculators/calculadora-iof/calculator.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { bare, worked } from '../../worked.ts'
import { abroad, payAbroad, wayRow } from './abroad.figures.ts'

export const three = abroad({ amount: '100', cardSpread: '4', accountSpread: '2', cashSpread: '5,5' })
export const [, , , card] = wayRow(three, 'Cartão')

export const onCard = payAbroad(100, { spread: 0.04 })
export const onAccount = payAbroad(100, { spread: 0.02, operation: 'own-account' })
export const inCash = payAbroad(100, { spread: 0.055, operation: 'cash' })

/** The tax alone, on what the card charges. */
export const tax = worked(iofCalculator, {
  tab: 'cambio',
  operation: 'card',
  amount: bare(formatBrl(onCard.charged)),
  date: '20/11/2026',
})
export const extra = ({ total, exchange }: typeof onCard) => total - exchange

/** Assumed margin of a shop that converts by itself. */
export const inReais = payAbroad(100, { spread: 0.08 })
export const FEE = 25_00
export const withdrawn = (dollars: number) =>
  payAbroad(dollars, { spread: 0.04, operation: 'withdrawal', fee: FEE })

/** Two points a dollar, at R$ 20 a thousand. */
export const points = 100 * 2
export const pointsWorth = (points / 1000) * 20_00

export const wayRows = [
  wayRow(three, 'Conta global', 'Conta global (2 %)'),
  wayRow(three, 'Cartão', 'Cartão de crédito (4 %)'),
  wayRow(three, 'Espécie', 'Dinheiro vivo (5,5 %)'),
]
export const iofOnCard = formatBrl(onCard.total - onCard.charged)
export const extraPoints = [
  ['Conta global', onAccount] as const,
  ['Cartão', onCard] as const,
  ['Dinheiro vivo', inCash] as const,
].map(([name, way]) => [name, (extra(way) / 100).toFixed(2)])
export const realOverCard = formatBrl(inReais.total - onCard.total)
