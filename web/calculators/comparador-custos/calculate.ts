import { percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import type { Step } from '#web/finance/core/statement.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { internalRate } from '#web/finance/interest/internal-rate.ts'
import {
  type CostPart,
  presentCost,
  presentStatement,
  runningPresentValue,
} from '#web/finance/interest/present-cost.ts'
import { candidatesOf } from './calculate-candidates.ts'
import type {
  AbroadQuestion,
  BreakEven,
  Candidate,
  CarQuestion,
  Comparison,
  ComparisonInput,
  ComparisonResult,
  InstalmentsQuestion,
  Notice,
  Option,
  OptionKey,
  RentOrBuyQuestion,
} from './question.ts'

type Months =
  | Pick<InstalmentsQuestion, 'mode' | 'instalments'>
  | Pick<RentOrBuyQuestion | CarQuestion, 'mode' | 'years'>
  | Pick<AbroadQuestion, 'mode'>

/** From R$ 10 trilhões on, a double no longer holds every centavo. */
const largest: Cents = 1_000_000_000_000_000

/**
 * Cost of each option in money of today: Σ amount of the month ÷ (1 + i)^month, where i is the yield of the money. The
 * lines of an option add up to its cost; the smallest wins.
 *
 * @see facts/09-planejamento.md §3
 */
export function calculateComparison(input: ComparisonInput): ComparisonResult {
  const candidates = candidatesOf(input)
  if (!candidates) return { ok: false, reason: 'no-table-in-force' }
  const monthlyRate = monthlyRateFrom(input.annualYield)
  const months = monthsOf(input)
  const withExit = candidates.map((candidate) => ({ key: candidate.key, parts: partsOf(candidate, months) }))
  if (withExit.some(({ parts }) => !isHeld(parts))) return { ok: false, reason: 'too-large' }
  const options = withExit.map(({ key, parts }): Option => ({ key, ...presentStatement(parts, monthlyRate) }))
  const breakEven = breakEvenOf(input, candidates, monthlyRate)
  const embeddedMonthlyRate = input.mode === 'instalments' ? embeddedRate(input) : undefined
  const verdict = verdictOf(options)
  return {
    ok: true,
    mode: input.mode,
    lines: verdict.cheapest.lines,
    total: verdict.cheapest.total,
    options,
    winner: verdict.winner,
    difference: verdict.difference,
    embeddedMonthlyRate,
    embeddedAnnualRate: embeddedMonthlyRate === undefined ? undefined : annualRateFrom(embeddedMonthlyRate),
    breakEven,
    years: yearsOf(candidates, months, monthlyRate),
    sensitivity: [-0.01, 0, 0.01].map((shift) => {
      const annualYield = input.annualYield + shift
      const rate = monthlyRateFrom(annualYield)
      const totals = withExit.map(({ key, parts }) => ({ key, total: presentCost(parts, rate) }))
      const { winner, difference } = verdictOf(totals)
      return { annualYield, winner, difference }
    }),
    steps: stepsOf(input, monthlyRate),
    notices: noticesOf(input, embeddedMonthlyRate, breakEven),
  }
}

function stepsOf({ annualYield, taxed }: ComparisonInput, monthlyRate: Fraction): Step[] {
  const net: Step | undefined = taxed && {
    key: 'net-yield',
    label: 'Rendimento do seu dinheiro, ao ano, sem o imposto',
    unit: 'fraction',
    value: annualYield,
    formula: `${percentInWords(taxed.grossYield)} × (1 − ${percentInWords(taxed.irRate)} de IR)`,
    source: taxed.rule,
  }
  const perMonth: Step = {
    key: 'monthly-rate',
    label: 'Rendimento do seu dinheiro, ao mês',
    unit: 'fraction',
    value: monthlyRate,
    formula: `(1 + ${percentInWords(annualYield, 7)})^(1 ÷ 12) − 1`,
  }
  return net ? [net, perMonth] : [perMonth]
}

export function monthsOf(input: Months): number {
  switch (input.mode) {
    case 'instalments':
      return input.instalments
    case 'abroad':
      return 1
    default:
      return input.years * 12
  }
}

function partsOf({ parts, exit }: Candidate, months: number): CostPart[] {
  if (!exit) return parts
  const amounts = [...new Array<number>(months).fill(0), -exit.valueAt(months)]
  const { label, formula, source } = exit
  return [...parts, { key: 'exit', label, formula, source, amounts }]
}

/** Whether the plain sum of all amounts, which no present value at a yield from 0 on exceeds, is one of centavos. */
function isHeld(parts: readonly CostPart[]): boolean {
  const sum = parts.reduce(
    (total, { amounts }) => total + amounts.reduce((part, one) => part + Math.abs(one), 0),
    0,
  )
  return sum <= largest
}

function verdictOf<One extends { key: OptionKey; total: Cents }>(options: readonly One[]) {
  const [cheapest, next] = options.toSorted((a, b) => a.total - b.total)
  if (!cheapest) throw new RangeError('nothing to compare')
  const difference = next ? next.total - cheapest.total : 0
  return { cheapest, difference, winner: difference > 0 ? cheapest.key : undefined }
}

/** Running cost of an option for who leaves after each month: paid so far less what comes back. Unrounded. */
function costByMonth({ parts, exit }: Candidate, months: number, monthlyRate: Fraction): number[] {
  const running = parts.map((part) => runningPresentValue(part, monthlyRate))
  return Array.from({ length: months + 1 }, (_, month) => {
    const paid = running.reduce((sum, values) => sum + (values[Math.min(month, values.length - 1)] ?? 0), 0)
    return exit ? paid - exit.valueAt(month) / (1 + monthlyRate) ** month : paid
  })
}

function yearsOf(
  candidates: readonly Candidate[],
  months: number,
  monthlyRate: Fraction,
): Comparison['years'] {
  const costs = candidates.map((candidate) => ({
    key: candidate.key,
    byMonth: costByMonth(candidate, months, monthlyRate),
  }))
  return Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
    const month = Math.min(months, (index + 1) * 12)
    const totals = costs.map(({ key, byMonth }) => ({ key, total: roundCents(byMonth[month] ?? 0) }))
    return { year: index + 1, totals }
  })
}

function breakEvenOf(
  input: ComparisonInput,
  candidates: readonly Candidate[],
  monthlyRate: Fraction,
): BreakEven | undefined {
  const [first, second] = candidates
  if (!(first && second)) return undefined
  switch (input.mode) {
    case 'instalments':
      return { kind: 'cash-price', amount: presentCost(second.parts, monthlyRate) }
    case 'rent-or-buy': {
      const months = input.years * 12
      const rent = costByMonth(first, months, monthlyRate)
      const buy = costByMonth(second, months, monthlyRate)
      const month = buy.findIndex((cost, index) => index > 0 && cost <= (rent[index] ?? 0))
      return month > 0 ? { kind: 'years', years: month / 12 } : undefined
    }
    case 'car':
      return kmBreakEven(first, second, input.kmPerMonth, input.years * 12, monthlyRate)
    case 'abroad':
      return undefined
  }
}

/** Both costs are straight lines of the kilometres: own car with a fixed part, rides without. */
function kmBreakEven(
  own: Candidate,
  app: Candidate,
  km: number,
  months: number,
  monthlyRate: Fraction,
): BreakEven | undefined {
  if (km === 0) return undefined
  const fuel = presentCostOf(
    own.parts.filter(({ key }) => key === 'fuel'),
    monthlyRate,
  )
  const fixed = (costByMonth(own, months, monthlyRate).at(-1) ?? 0) - fuel
  const perKm = (presentCostOf(app.parts, monthlyRate) - fuel) / km
  const tie = fixed / perKm
  return perKm > 0 && tie >= 0 && Number.isFinite(tie) ? { kind: 'km-per-month', km: tie } : undefined
}

function presentCostOf(parts: readonly CostPart[], monthlyRate: Fraction): number {
  return parts.reduce((sum, part) => sum + (runningPresentValue(part, monthlyRate).at(-1) ?? 0), 0)
}

/** The monthly rate at which the instalments are worth the cash price; undefined where there is none. */
function embeddedRate({
  cashPrice,
  instalments,
  instalment,
  firstAt,
}: InstalmentsQuestion): Fraction | undefined {
  const paid = new Array<Cents>(instalments).fill(-instalment)
  const [today = 0, ...later] = firstAt === 'now' ? paid : [0, ...paid]
  const found = internalRate([cashPrice + today, ...later])
  return found.ok ? found.rate : undefined
}

function noticesOf(
  input: ComparisonInput,
  embedded: Fraction | undefined,
  breakEven: BreakEven | undefined,
): Notice[] {
  const notices: Notice[] = []
  if (input.mode === 'instalments') {
    const difference = input.instalment * input.instalments - input.cashPrice
    if (difference > 0 && embedded !== undefined) notices.push('hidden-interest')
    if (difference < 0) notices.push('discount-for-instalments')
  }
  const mayTie = input.mode === 'rent-or-buy' || (input.mode === 'car' && input.kmPerMonth > 0)
  if (mayTie && !breakEven) notices.push('no-break-even')
  if (input.mode === 'abroad' && dependsOnInjunction(fxRateHistory('card'), input.date))
    notices.push('iof-injunction')
  return notices
}
