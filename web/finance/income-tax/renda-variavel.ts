import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { darf } from '../tables/income-tax/darf.ts'
import { rendaVariavel } from '../tables/income-tax/renda-variavel.ts'

type ExchangeMonth = {
  /** Any day of the month of the trades. */
  date: IsoDate
  /** All sales of shares in the month, day trades apart. */
  shareSales: Cents
  /** Results, already without fees: a loss is negative. */
  shareResult: Cents
  /** ETFs of shares, BDRs, options, futures: taxed like shares, without their exemption. */
  otherCommonResult?: Cents
  dayTradeResult?: Cents
  fiiResult?: Cents
  /** Losses of earlier months, positive; each offsets only its own kind. */
  commonLoss?: Cents
  dayTradeLoss?: Cents
  fiiLoss?: Cents
  /** Tax withheld by the broker on common trades and on day trades. */
  commonWithheld?: Cents
  dayTradeWithheld?: Cents
}

type Kind = { base: Cents; tax: Cents; lossCarried: Cents }

type ExchangeMonthResult =
  | {
      ok: true
      /** There was a gain with shares and it is exempt. */
      areSharesExempt: boolean
      common: Kind
      dayTrade: Kind
      fii: Kind
      /** The three taxes less what was withheld. */
      due: Cents
      /** `due` is below the least that a DARF may have: it waits for the next months. */
      isBelowMinimum: boolean
      /** Withheld beyond the three taxes, for the next months of the year. */
      withheldCarried: Cents
      source: string
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Tax of a person's month on the exchange, DARF 6015.
 *
 * For each kind (common, day trade, FII): base = max(0, result − losses carried), tax = round(base × rate); a negative
 * balance is the loss to carry, without limit of time. With sales of shares up to R$ 20.000,00 their gain stays out
 * and consumes no loss; their loss always counts. What was withheld comes off the sum of the three taxes.
 *
 * @see Lei 11.033/2004, arts. 2º and 3º; IN RFB 1.585/2015; facts/04-ganho-capital.md §5
 */
export function calculateExchangeMonth({
  date,
  shareSales,
  shareResult,
  otherCommonResult = 0,
  dayTradeResult = 0,
  fiiResult = 0,
  commonLoss = 0,
  dayTradeLoss = 0,
  fiiLoss = 0,
  commonWithheld = 0,
  dayTradeWithheld = 0,
}: ExchangeMonth): ExchangeMonthResult {
  const table = inForce(rendaVariavel, date)
  const forms = inForce(darf, date)
  if (!(table && forms)) return { ok: false, reason: 'no-table-in-force' }
  const areSharesExempt = checkCents(shareSales) <= table.exemptShareSalesUpTo && checkResult(shareResult) > 0
  const commonResult = checkResult(otherCommonResult) + (areSharesExempt ? 0 : checkResult(shareResult))
  const common = taxKind(commonResult, commonLoss, table.commonRate)
  const dayTrade = taxKind(dayTradeResult, dayTradeLoss, table.dayTradeRate)
  const fii = taxKind(fiiResult, fiiLoss, table.fiiRate)
  const balance =
    common.tax + dayTrade.tax + fii.tax - checkCents(commonWithheld) - checkCents(dayTradeWithheld)
  const due = Math.max(0, balance)
  return {
    ok: true,
    areSharesExempt,
    common,
    dayTrade,
    fii,
    due,
    isBelowMinimum: due < forms.minimum,
    withheldCarried: Math.max(0, -balance),
    source: table.source,
  }
}

function taxKind(result: Cents, earlierLoss: Cents, rate: Fraction): Kind {
  const balance = checkResult(result) - checkCents(earlierLoss)
  const base = Math.max(0, balance)
  return { base, tax: roundCents(base * rate), lossCarried: Math.max(0, -balance) }
}

function checkResult(result: Cents): Cents {
  if (!Number.isSafeInteger(result)) throw new RangeError(`not a result: ${result}`)
  return result
}
