import { calculator } from '#web/calculators/calculadora-iof/calculator.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { iofOnCredit, iofOnRevolvingCredit } from '#web/finance/credit/iof-credito.ts'
import { iofOnExchange } from '#web/finance/exchange/iof-cambio.ts'
import { vgblHistory } from '#web/finance/pension/iof-vgbl.ts'
import type { Borrower } from '#web/finance/tables/credit/iof-credito.ts'
import { type FxOperation, fxClauses } from '#web/finance/tables/exchange/iof-cambio.ts'
import { answered, bare, worked } from '../../worked.ts'

export const TODAY = '2026-11-22'

export const rateOf = (operation: FxOperation, date: IsoDate = TODAY) =>
  percentInWords(answered(iofOnExchange({ operation, amount: 0, date })).rate)

const loan = {
  tab: 'credito',
  amount: '10.000,00',
  monthlyRate: '3',
  months: '12',
  monthLength: 'calendar',
  date: '20/11/2026',
}
export const inInstalments = worked(calculator, loan)
export const allAtOnce = worked(calculator, { ...loan, system: 'single' })

export const CASH = 5400_00
const cashOn = (date: IsoDate) => answered(iofOnExchange({ operation: 'cash', amount: CASH, date }))

/** A day inside each of the windows. */
const days: IsoDate[] = ['2025-05-22', '2025-06-20', '2025-07-05', '2025-07-17', TODAY]
export const [before, , suspended, restored] = days.map(cashOn)
export const step = formatBrl((restored?.iof ?? 0) - (suspended?.iof ?? 0))

const creditOn = (borrower: Borrower, date: IsoDate) => {
  const { rates } = answered(iofOnCredit({ borrower, date, installments: [] }))
  return { daily: percentInWords(rates.daily), additional: percentInWords(rates.additional) }
}
export const fromPerson = creditOn('individual', TODAY)
export const fromCompany = {
  before: creditOn('company', '2025-05-22'),
  may: creditOn('company', '2025-05-23'),
  now: creditOn('company', TODAY),
}

const vgblSince = (date: IsoDate) => {
  const found = vgblHistory().find(({ rule }) => rule.from === date)
  if (!found) throw new RangeError(`No rule of ${date}`)
  return { rate: percentInWords(found.rate), limit: formatBrl(found.limit) }
}
export const vgbl = { in2025: vgblSince('2025-07-17'), now: vgblSince('2026-01-01') }

/** A payment to someone abroad: the widest jump of all. */
export const PAYMENT = 5000_00
export const paymentOn = (date: IsoDate) =>
  formatBrl(answered(iofOnExchange({ operation: 'third-party', amount: PAYMENT, date })).iof)

export const OVERDRAFT = 1000_00
export const OVERDRAFT_DAYS = 10
export const overdraft = answered(
  iofOnRevolvingCredit({
    borrower: 'individual',
    date: TODAY,
    dailyBalances: Array.from({ length: OVERDRAFT_DAYS }, () => OVERDRAFT),
    increases: [OVERDRAFT],
  }),
)

const operations: [name: string, operation: FxOperation][] = [
  ['Cartão de crédito ou débito no exterior', 'card'],
  ['Saque no exterior', 'withdrawal'],
  ['Carga de pré-pago e cheque de viagem', 'prepaid-card'],
  ['Compra de moeda em espécie', 'cash'],
  ['Remessa para conta própria, cônjuge ou parente', 'own-account'],
  ['Remessa com finalidade de investimento', 'investment'],
  ['Outras transferências para fora', 'third-party'],
  ['Dinheiro que entra no Brasil', 'inflow'],
]

export const cashInWords = days.map((day) => `${formatBrl(cashOn(day).iof)} em ${formatDay(day)}`).join(', ')
export const cashPoints = days.map((day) => [formatDay(day), bare(formatBrl(cashOn(day).iof))])
export const operationRows = operations.map(([name, operation]) => [
  name,
  fxClauses[operation].replace('art. 15-B, ', ''),
  rateOf(operation),
])
