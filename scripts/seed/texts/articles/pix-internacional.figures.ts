import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { abroad, payAbroad, wayRow } from './abroad.figures.ts'

export const four = abroad({
  amount: '100',
  cardSpread: '4',
  accountSpread: '2',
  cashSpread: '5,5',
  pixSpread: '3',
})
const byPix = (percent: number) => payAbroad(100, { spread: percent / 100, operation: 'third-party' })
export const onCard = payAbroad(100, { spread: 0.04 })
export const onAccount = payAbroad(100, { spread: 0.02, operation: 'own-account' })
export const extra = ({ total, exchange }: typeof onCard) => total - exchange
const spreads = [1, 2, 3, 4, 5, 6]

export const shown = byPix(3)

/** The price of the QR code taken apart again: without the tax, then against the dollar of the day. */
export const withoutTax = `R$ ${formatNumber(shown.charged / 10_000, 4)}`

export const wayRows = [
  wayRow(four, 'Conta global', 'Conta global (2 %)'),
  wayRow(four, 'Pix no exterior', 'Pix no exterior (3 %)'),
  wayRow(four, 'Cartão', 'Cartão de crédito (4 %)'),
  wayRow(four, 'Espécie', 'Dinheiro vivo (5,5 %)'),
]
export const spreadsInWords = spreads
  .map((percent) => `${formatBrl(extra(byPix(percent)))} com spread de ${percent} %`)
  .join(', ')
export const spreadPoints = spreads.map((percent) => [
  `${percent} %`,
  (extra(byPix(percent)) / 100).toFixed(2),
])
export const overCharged = formatNumber(shown.total / shown.charged, 3)
export const savedByPix = formatBrl(onCard.total - shown.total)
