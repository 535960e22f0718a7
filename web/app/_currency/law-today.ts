import { dollarsInWords, rateInWords } from '#web/finance/changelog/rule-words.ts'
import { dayInBrasilia, formatBrl } from '#web/finance/core/format.ts'
import { type Edition, inForce } from '#web/finance/core/in-force.ts'
import {
  type FxOperation,
  iofCambio,
  iofCambioInvestimento,
} from '#web/finance/tables/exchange/iof-cambio.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'

/** The edition in force on the day the page is made: what its texts may say of the law. */
export function today<Table extends Edition>(editions: readonly Table[]): Table {
  const edition = inForce(editions, dayInBrasilia(new Date()))
  if (!edition) throw new Error(`no edition in force today: ${editions[0]?.source}`)
  return edition
}

/** `3,5 %`: the IOF on an exchange today. */
export function iofToday(operation: FxOperation): string {
  const rate = today(operation === 'investment' ? iofCambioInvestimento : iofCambio).rates[operation]
  if (rate === undefined) throw new Error(`no IOF today on ${operation}`)
  return rateInWords(rate)
}

/** Cash that a traveller need not declare, in dollars. */
export function undeclaredCashToday(): string {
  return dollarsInWords(today(travelLimits).declaredCash)
}

/** What the law says today of selling coins. */
export function coinSalesToday() {
  const { exemptSalesUpTo, report } = today(cryptoTables)
  const rates = today(capitalGainsRates).brackets.map(({ rate }) => rate)
  return {
    exemptUpTo: formatBrl(exemptSalesUpTo),
    reportAbove: formatBrl(report.above),
    rates: `${rateInWords(Math.min(...rates))} a ${rateInWords(Math.max(...rates))}`,
    abroad: rateInWords(today(foreignIncomeTables).rate),
  }
}
