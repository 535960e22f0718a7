import { dayNumber } from '#web/finance/calendar/business-days.ts'
import { anniversariesUntil } from '#web/finance/calendar/term.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import {
  type CustodyPeriod,
  incomeBondCustody,
  type TesouroBond,
  tesouroCustodyOver,
} from '#web/finance/fixed-income/tesouro-direto.ts'
import type { CustodyBond } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import type { Bought, Position } from './calculate-position.ts'

const custodyBonds: Record<Exclude<TesouroBond, 'renda-mais' | 'educa-mais'>, CustodyBond> = {
  selic: 'selic',
  prefixado: 'prefixado',
  'prefixado-juros': 'prefixado',
  ipca: 'ipca',
  'ipca-juros': 'ipca',
}

/** The fee of the whole time held, on the mean of the balances at the beginning and at the end of each year. */
export function custodyOf({ bond, date }: Bought, position: Position, end: IsoDate) {
  const periods = periodsOf(date, position, end)
  if (bond !== 'renda-mais' && bond !== 'educa-mais') {
    return tesouroCustodyOver({ bond: custodyBonds[bond], periods, date: end })
  }
  if (end < position.ends) return incomeBondCustody({ bond, periods, date: end })
  const wage = inForce(salarioMinimoTables, date)
  if (!wage) return { ok: false, reason: 'no-table-in-force' } as const
  const incomeInWages = position.monthlyIncome(end) / wage.monthly
  return incomeBondCustody({ bond, periods, date: end, incomeInWages })
}

function periodsOf(date: IsoDate, position: Position, end: IsoDate): CustodyPeriod[] {
  let opens = date
  let opening = position.valueOn(date)
  return anniversariesUntil(date, end).map((closes) => {
    // At the last payment nothing is left: the balance is what it was about to pay.
    const closing = closes < position.ends ? position.valueOn(closes) : opening
    const period = { averageBalance: (opening + closing) / 2, days: dayNumber(closes) - dayNumber(opens) }
    opens = closes
    opening = closing
    return period
  })
}
