import { businessDayFrom } from '../calendar/business-days.ts'
import { addMonths, anniversariesUntil, dayNumber } from '../calendar/days.ts'
import { businessDaysFrom, businessDaysInWords, type Term, termBetween } from '../calendar/term.ts'
import { formatBrl, formatNumber } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type IsoDate } from '../core/money.ts'
import {
  type Line,
  type RuleSource,
  ruleSource,
  type Statement,
  type Step,
  statement,
} from '../core/statement.ts'
import { fgcTables } from '../tables/fixed-income/fgc.ts'
import {
  exemptionLines,
  grownLot,
  type Lot,
  type LotsRedemption,
  redeemLots,
  redemptionTaxLines,
} from './redemption.ts'
import { type Yield, yieldFactor, yieldInWords } from './yields.ts'

export type Holding = {
  amount: Cents
  /** Applied on the same day of each month after the first, at the same rate. */
  monthlyContribution: Cents
  paper: Yield
  date: IsoDate
  maturity: IsoDate
  /** LCI, LCA: neither income tax nor IOF. */
  exempt: boolean
  /** Deposits of the same person in the same conglomerate: they share the limit of the FGC. */
  otherDeposits?: Cents
}

/** Amounts and days of the applications, whatever the paper. */
export type Applications = Pick<Holding, 'amount' | 'monthlyContribution' | 'date' | 'maturity'>

/** Position on an anniversary of the application, as if the paper ended on that day. */
type HoldingYear = { date: IsoDate; invested: Cents; gross: Cents; net: Cents }

export type HoldingResult =
  | ({
      ok: true
      invested: Cents
      gross: Cents
      iof: Cents
      ir: Cents
      net: Cents
      /** When the bank pays: the maturity, or the next business day. */
      paidOn: IsoDate
      /** To `paidOn`. */
      term: Term
      steps: Step[]
      years: HoldingYear[]
      fgc: { limit: Cents; covered: Cents; excess: Cents; perFourYears?: Cents; source: RuleSource }
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' | 'too-large' }

/**
 * A bank's paper held to `maturity` with its index constant: gross value by business days, IOF and IR of each
 * application by its own calendar days, and what the FGC covers of the gross value. A maturity on a day without banks is
 * paid on the next business day, whose days and taxes count.
 *
 * @see Código Civil, art. 132, § 1º; Lei 11.033/2004, arts. 1º and 3º; Decreto 6.306/2007, art. 32; facts/05-renda-fixa.md §2 and §7
 */
export function holdBankPaper(holding: Holding): HoldingResult {
  const { date, maturity, exempt } = holding
  checkCents(holding.amount)
  checkCents(holding.monthlyContribution)
  if (maturity <= date) throw new RangeError(`${maturity} is not after ${date}`)
  const paidOn = businessDayFrom(maturity)
  const term = termBetween(date, paidOn)
  const course = courseOf(holding)
  const fgc = inForce(fgcTables, date)
  const redeemed = redeemLots({ lots: course.lotsAt(paidOn), date: paidOn, exempt })
  if (!redeemed.ok) return redeemed
  if (!fgc) return { ok: false, reason: 'no-table-in-force' }
  const { invested, gross, iof, ir, net } = redeemed
  const covered = Math.min(gross, Math.max(0, fgc.perConglomerate - (holding.otherDeposits ?? 0)))
  const { perConglomerate: limit, perFourYears } = fgc
  return {
    ok: true,
    ...statement(linesOf(holding, redeemed, { term, paidOn }), net),
    ...{ invested, gross, iof, ir, net, paidOn, term },
    steps: stepsOf(holding, term),
    years: yearsOf(holding, course, paidOn),
    fgc: { limit, covered, excess: gross - covered, perFourYears, source: ruleSource(fgc) },
  }
}

type Course = { lotsAt: (end: IsoDate) => Lot[] }

/** The applications and what each is worth on a day. Business days are counted from the first: a lot's are a difference. */
function courseOf(holding: Holding): Course {
  const { date, paper } = holding
  const businessDays = businessDaysFrom(date)
  const applied = applicationsOf(holding)
  return {
    lotsAt: (end) =>
      applied
        .filter(({ day }) => day < end)
        .map(({ day, amount }) => {
          const held = Math.max(0, businessDays(end) - businessDays(day))
          return grownLot(amount, yieldFactor(paper, held), dayNumber(end) - dayNumber(day))
        }),
  }
}

/** Applications with their days, oldest first. */
export function applicationsOf({ amount, monthlyContribution, date, maturity }: Applications) {
  const applied = [{ day: date, amount }]
  if (monthlyContribution === 0) return applied
  for (let month = 1, day = addMonths(date, 1); day < maturity; day = addMonths(date, ++month)) {
    applied.push({ day, amount: monthlyContribution })
  }
  return applied
}

function yearsOf({ date, exempt }: Holding, { lotsAt }: Course, paidOn: IsoDate): HoldingYear[] {
  const years: HoldingYear[] = []
  for (const day of anniversariesUntil(date, paidOn)) {
    const redeemed = redeemLots({ lots: lotsAt(day), date: day, exempt })
    if (redeemed.ok) {
      years.push({ date: day, invested: redeemed.invested, gross: redeemed.gross, net: redeemed.net })
    }
  }
  return years
}

function linesOf(
  holding: Holding,
  redeemed: Extract<LotsRedemption, { ok: true }>,
  { term, paidOn }: { term: Term; paidOn: IsoDate },
): Line[] {
  const { amount, monthlyContribution, paper } = holding
  const contributions = redeemed.invested - amount
  const invested: Line[] = [
    { key: 'amount', label: 'Valor aplicado', amount, formula: 'como no formulário' },
    {
      key: 'contributions',
      label: 'Aportes',
      amount: contributions,
      formula: contributionsInWords(
        monthlyContribution > 0 ? contributions / monthlyContribution : 0,
        monthlyContribution,
      ),
    },
    {
      key: 'yield',
      label: 'Rendimento bruto',
      amount: redeemed.yield,
      formula:
        contributions > 0
          ? `${yieldInWords(paper)} sobre cada aplicação até o vencimento, menos o aplicado`
          : growthInWords(holding, term),
    },
  ]
  const shown = contributions > 0 ? invested : invested.filter(({ key }) => key !== 'contributions')
  return [...shown, ...(holding.exempt ? exemptionLines(paidOn) : redemptionTaxLines(redeemed, paidOn))]
}

function contributionsInWords(count: number, each: Cents): string {
  return `${formatNumber(count, 0)} ${count === 1 ? 'aporte' : 'aportes'} de ${formatBrl(each)}`
}

function growthInWords({ amount, paper }: Holding, { businessDays }: Term): string {
  const factor = formatNumber(yieldFactor(paper, businessDays), 8)
  return `${formatBrl(amount)} × (${factor} − 1): ${yieldInWords(paper)} por ${businessDaysInWords(businessDays)}`
}

function stepsOf({ paper }: Holding, { days, businessDays }: Term): Step[] {
  return [
    {
      key: 'days',
      label: 'Dias corridos',
      unit: 'days',
      value: days,
      formula: 'da aplicação ao pagamento',
    },
    {
      key: 'business-days',
      label: 'Dias úteis',
      unit: 'days',
      value: businessDays,
      formula: 'da aplicação, inclusive, ao pagamento, exclusive, pelos feriados da lei de hoje',
    },
    {
      key: 'factor',
      label: 'Fator do período',
      unit: 'factor',
      value: yieldFactor(paper, businessDays),
      formula: `${yieldInWords(paper)} por ${businessDaysInWords(businessDays)}`,
    },
  ]
}
