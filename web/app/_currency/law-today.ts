import { quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { dollarsInWords, rateInWords } from '#web/finance/changelog/rule-words.ts'
import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { type Edition, inForce } from '#web/finance/core/in-force.ts'
import { iofRatesOn, paysAlike, ratesByWay, type Way } from '#web/finance/exchange/iof-words.ts'
import {
  type FxOperation,
  iofCambio,
  iofCambioInvestimento,
} from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'

/** The edition in force on the day the page is made: what its texts may say of the law. */
export function today<Table extends Edition>(editions: readonly Table[]): Table {
  const edition = inForce(editions, todayInBrasilia())
  if (!edition) throw new Error(`no edition in force today: ${editions[0]?.source}`)
  return edition
}

/** `3,5 %`: the IOF on an exchange today. */
export function iofToday(operation: FxOperation): string {
  const rate = today(operation === 'investment' ? iofCambioInvestimento : iofCambio).rates[operation]
  if (rate === undefined) throw new Error(`no IOF today on ${operation}`)
  return rateInWords(rate)
}

/** `3,5 % (Decreto 6.306/2007, art. 15-B, VII, em vigor desde 17/07/2025)`: the IOF of a card today, with its law. */
export function cardIofWithLaw(): string {
  const quote = quotedRules['iof-cartao'].on(todayInBrasilia())
  if (!quote) throw new Error('no IOF today on card')
  return `${quote.text} (${quote.law}, em vigor desde ${formatDay(quote.source.from)})`
}

/** The IOF of several ways of paying today, those alike together. */
export function iofByWay(ways: readonly Way[]): string {
  const words = ratesByWay(ways, iofRatesOn(todayInBrasilia()))
  if (words === undefined) throw new Error(`no IOF today on one of ${ways}`)
  return words
}

export const paysAlikeToday = (ways: readonly Way[]) => paysAlike(ways, todayInBrasilia())

/** That the Supreme Court has still to decide on the rates of today; empty when a later decree has set them anew. */
export function injunctionInWords(): string {
  const injunction = inForce(iofInjunction, todayInBrasilia())
  const isBehind = injunction && today(iofCambio).from <= injunction.from
  return isBehind ? ` ${injunction.source}. Conferido em ${formatDay(injunction.checkedOn)}.` : ''
}

/** Cash that a traveller need not declare, in dollars. */
export function undeclaredCashToday(): string {
  return dollarsInWords(today(travelLimits).declaredCash)
}

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
