import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { bare, type Worked } from '../../worked.ts'
import { cryptoSale } from './token-law.figures.ts'

/** In reais: AwesomeAPI, 18/09/2026. */
const PRICE = 12_716.95
export const STAKE = 32

/** ETH a day, as ethereum.org tells the change of 15/09/2022. */
export const minedPerDay = 13_000
export const stakedPerDay = 1_700
const CIRCULATING = 122_041_373

export const sold = cryptoSale('60.000', '40.000')
export const half = cryptoSale('30.000', '20.000')
export const yearly = (perDay: number) => `${formatNumber((100 * perDay * 365) / CIRCULATING, 1)} %`

/** The price less the cost, before the exemption, so many times. */
export const gainOf = ({ shown: { apart = [] } }: Worked, times: number) => {
  const amounts = apart[0]?.rows.flatMap((row) => ('amount' in row ? row.amount : [])) ?? []
  const [price = 0, cost = 0] = amounts
  return bare(formatBrl((price + cost) * times))
}

/** A fee of the network, supposed. */
export const FEE = 5_00
export const feeShare = (amount: number) => percentInWords(FEE / amount, 1)

export const circulatingInMillions = formatNumber(CIRCULATING / 1_000_000, 0)
export const oneCoin = formatBrl(Math.round(PRICE * 100))
export const stakeInReais = formatBrl(Math.round(PRICE * STAKE * 100))
