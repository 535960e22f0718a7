import { formatDay } from '#web/finance/core/format.ts'
import { csv, decimal, percent, sourceWords } from '../assets/asset-csv.ts'
import type { RateKind } from '../feeds/bonds-kinds.ts'
import type { BondTable } from './bonds.ts'

const addedTo: Record<RateKind, string> = { nominal: '', selic: 'Selic', ipca: 'IPCA', igpm: 'IGP-M' }

/** The bonds for a spreadsheet in Portuguese. Empty where there is no rate or price. */
export function bondsCsv({ rows, day, origin }: BondTable): string {
  return csv(
    [
      'Título',
      'Vencimento',
      'Índice somado à taxa',
      'Taxa de compra (% a.a.)',
      'Preço de compra (R$)',
      'Taxa de venda (% a.a.)',
      'Preço de venda (R$)',
      'Data base',
      'Fonte',
    ],
    rows.map(({ name, maturity, rateKind, investRate, investPrice, redeemRate, redeemPrice }) => [
      name,
      formatDay(maturity),
      rateKind === null ? 'não informado' : addedTo[rateKind],
      percent(investRate),
      decimal(investPrice),
      percent(redeemRate),
      decimal(redeemPrice),
      day ? formatDay(day) : '',
      origin ? sourceWords(origin) : '',
    ]),
  )
}
