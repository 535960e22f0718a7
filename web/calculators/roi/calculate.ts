import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import {
  calculateDatedPayback,
  calculatePayback,
  calculateRoi,
  netCdi,
} from '#web/finance/fixed-income/roi.ts'
import { growthFactor, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import {
  type AnnualIrr,
  annualIrr,
  type Flows,
  firstMoney,
  highestAnnualRate,
  sumOf,
  type Timed,
  timed,
} from './calculate-irr.ts'

type Opportunity = {
  /** Day of the income tax rule, the one on which the money would leave the CDI. */
  date: IsoDate
  /** Per year, before tax. */
  annualCdi: Fraction
}

export type SimpleQuestion = Opportunity & {
  mode: 'simple'
  invested: Cents
  final: Cents
  months: number
}

export type FlowsQuestion = Opportunity & {
  mode: 'flows'
  flows: Flows
  /** Money comes in first: not known yet, a loan, or an investment without its sign. */
  moneyIn: 'ask' | 'loan' | 'minus'
}

export type RoiInput = SimpleQuestion | FlowsQuestion

export type Notice =
  | 'no-irr'
  | 'several-irr'
  | 'not-paid-back'
  | 'below-cdi'
  | 'short-term'
  | 'gain-below-cdi'
  | 'loss-above-cdi'
  | 'irr-against-npv'

/** The same money in the CDI: gross yield, income tax on it, and what is left per year. */
type CdiAlternative = Statement & { netAnnualRate: Fraction; irRate: Fraction }

export type SimpleAnswer = Statement & {
  ok: true
  mode: 'simple'
  roi: Fraction
  /** Absent beyond 100.000 % a year, which says nothing. */
  annualRoi?: Fraction
  cdi: CdiAlternative
  /** Returned, less the net result of the CDI. */
  overCdi: Cents
  steps: Step[]
  notices: Notice[]
}

/** Lines add up to the net present value at the net CDI. */
export type FlowsAnswer = Statement & {
  ok: true
  mode: 'flows'
  /** From the first flow to the last. */
  months: number
  roi: Fraction
  /** As if everything went in on the first day and came back on the last. Absent beyond 100.000 % a year. */
  annualRoi?: Fraction
  irr: AnnualIrr
  netAnnualCdi: Fraction
  npv: Cents
  /** On the day of the last flow, at the net CDI; absent beyond R$ 10 trilhões. */
  atEnd?: AtEnd
  /** In months, with their fraction; dated flows in days ÷ 365 × 12. */
  payback?: number
  discountedPayback?: number
  /** In order of time. */
  rows: { period: number; date?: IsoDate; amount: Cents; present: Cents; balance: Cents }[]
  steps: Step[]
  notices: Notice[]
}

/** Money that comes in first and is paid back: lines are what came in and what went out. */
export type LoanAnswer = Statement & {
  ok: true
  mode: 'loan'
  months: number
  /** Cost of the money. */
  irr: AnnualIrr
  rows: FlowsAnswer['rows']
  notices: Notice[]
}

/** Money in, put into the CDI as it came; money out, had it stayed there. */
type AtEnd = { reinvested: Cents; cdi: Cents }

export type RoiResult =
  | SimpleAnswer
  | FlowsAnswer
  | LoanAnswer
  | {
      ok: false
      reason:
        | 'no-table-in-force'
        | 'nothing-invested'
        | 'money-in-first'
        | 'nothing-paid'
        | 'no-term'
        | 'too-large'
    }

/**
 * Whether an investment paid for itself: return, the same per year, payback, present value and internal rate, against
 * the CDI after income tax.
 *
 * @see facts/09-planejamento.md §1; each mode says its own rounding
 */
export function calculateReturn(input: RoiInput): RoiResult {
  return input.mode === 'simple' ? calculateSimple(input) : calculateFlows(input)
}

/** From R$ 10 trilhões on, a double no longer holds every centavo. */
const largest: Cents = 1_000_000_000_000_000

/**
 * ROI = final ÷ invested − 1; per year (1 + ROI)^(12 ÷ months) − 1. Against it, the same money at the CDI for the same
 * months, less income tax by the term, each rounded once.
 */
function calculateSimple(question: SimpleQuestion): RoiResult {
  const { invested, final, months, date, annualCdi } = question
  const alternative = netCdi({ annualCdi, months, date })
  if (!alternative.ok) return alternative
  if (invested * alternative.grossFactor > largest) return { ok: false, reason: 'too-large' }
  const { roi, annualRate } = calculateRoi({ invested, final, years: months / 12 })
  const cdi = cdiStatement(question, alternative)
  const lines: Line[] = [
    { key: 'final', label: 'Retorno total', amount: final, formula: 'Tudo o que voltou' },
    { key: 'invested', label: 'Investimento', amount: -invested, formula: 'Tudo o que saiu' },
  ]
  return {
    ok: true,
    mode: 'simple',
    ...statement(lines, final - invested),
    roi,
    ...(annualRate <= highestAnnualRate && { annualRoi: annualRate }),
    cdi,
    overCdi: final - cdi.total,
    steps: simpleSteps(question, roi, annualRate),
    notices: [
      ...(final < cdi.total ? (['below-cdi'] as const) : []),
      ...(months < 12 ? (['short-term'] as const) : []),
    ],
  }
}

type Net = Extract<ReturnType<typeof netCdi>, { ok: true }>

function cdiStatement({ invested, months, annualCdi }: SimpleQuestion, net: Net): CdiAlternative {
  const gain = roundCents(invested * (net.grossFactor - 1))
  const ir = roundCents(gain * net.irRate)
  const lines: Line[] = [
    { key: 'invested', label: 'O mesmo valor no CDI', amount: invested, formula: 'O que você investiu' },
    {
      key: 'yield',
      label: 'Rendimento bruto',
      amount: gain,
      formula: `${formatBrl(invested)} × ((1 + ${formatPercent(annualCdi)})^(${months} ÷ 12) − 1)`,
    },
    {
      key: 'ir',
      label: 'Imposto de renda',
      amount: -ir,
      formula: `${formatBrl(gain)} × ${formatPercent(net.irRate, 1)}, por ${formatNumber(net.days, 0)} dias`,
      source: net.irRule,
    },
  ]
  return { ...statement(lines, invested + gain - ir), netAnnualRate: net.netAnnualRate, irRate: net.irRate }
}

function simpleSteps({ invested, final, months }: SimpleQuestion, roi: number, annualRate: number): Step[] {
  const steps: Step[] = [
    {
      key: 'roi',
      label: 'Retorno sobre o investimento (ROI)',
      unit: 'fraction',
      value: roi,
      formula: `${formatBrl(final)} ÷ ${formatBrl(invested)} − 1`,
    },
    {
      key: 'annual-roi',
      label: 'ROI ao ano',
      unit: 'fraction',
      value: annualRate,
      formula: `(1 + ${formatPercent(roi)})^(12 ÷ ${months}) − 1`,
    },
  ]
  return steps.filter(({ key }) => key === 'roi' || annualRate <= highestAnnualRate)
}

/**
 * Return of flows by month or by date. ROI = money in ÷ money out − 1; net present value at the CDI that income tax leaves
 * over the whole term; internal rate per year; paybacks. Each present value is rounded so that the column adds up.
 */
function calculateFlows(question: FlowsQuestion): RoiResult {
  const first = firstMoney(question.flows)
  if (!first || first.amount < 0) return calculateInvestment(question)
  if (question.moneyIn === 'ask') return { ok: false, reason: 'money-in-first' }
  return question.moneyIn === 'loan'
    ? calculateLoan(question)
    : calculateInvestment(withSign(question, first.time))
}

/** The same flows, those at the time `first` going out. */
function withSign(question: FlowsQuestion, first: number): FlowsQuestion {
  const { flows } = question
  if (flows.by === 'month') {
    const amounts = flows.amounts.map((amount, time) => (time === first ? -amount : amount))
    return { ...question, flows: { by: 'month', amounts } }
  }
  const dated = timed(flows).flatMap(({ date, time, amount }) =>
    date ? [{ date, amount: time === first ? -Math.abs(amount) : amount }] : [],
  )
  return { ...question, flows: { by: 'date', dated } }
}

/** A loan by its flows: what it costs in money and per year. Against the CDI there is nothing to say of it. */
function calculateLoan(question: FlowsQuestion): RoiResult {
  const flows = timed(question.flows)
  const months = flows.at(-1)?.time ?? 0
  const [moneyIn, moneyOut] = [1, -1].map((sign) => sumOf(flows.filter(({ amount }) => amount * sign > 0)))
  if (!moneyOut) return { ok: false, reason: 'nothing-paid' }
  if (months === 0) return { ok: false, reason: 'no-term' }
  const irr = annualIrr(question.flows)
  const lines: Line[] = [
    { key: 'in', label: 'Dinheiro que entrou', amount: moneyIn ?? 0, formula: 'Soma das entradas' },
    { key: 'out', label: 'Dinheiro que você paga', amount: moneyOut, formula: 'Soma das saídas' },
  ]
  return {
    ok: true,
    mode: 'loan',
    ...statement(lines, (moneyIn ?? 0) + moneyOut),
    months,
    irr,
    rows: rowsOf(flows, 0),
    notices: noticesOfIrr(irr),
  }
}

function calculateInvestment(question: FlowsQuestion): RoiResult {
  const flows = timed(question.flows)
  const out = sumOf(flows.filter(({ amount }) => amount < 0))
  const months = flows.at(-1)?.time ?? 0
  if (out === 0) return { ok: false, reason: 'nothing-invested' }
  if (months === 0) return { ok: false, reason: 'no-term' }
  const { date, annualCdi } = question
  const net = netCdi({ annualCdi, months, date })
  if (!net.ok) return net
  const monthlyCdi = monthlyRateFrom(net.netAnnualRate)
  const rows = rowsOf(flows, monthlyCdi)
  const npv = sumOf(rows.map(({ present }) => ({ amount: present })))
  const irr = annualIrr(question.flows)
  const payback = paybackOf(question, 0)
  const gained = sumOf(flows.filter(({ amount }) => amount > 0))
  const { roi, annualRate } = calculateRoi({ invested: -out, final: gained, years: months / 12 })
  const atEnd = endOf(flows, monthlyCdi)
  return {
    ok: true,
    mode: 'flows',
    ...statement(linesOf(flows, npv, net.netAnnualRate), npv),
    months,
    roi,
    ...(annualRate <= highestAnnualRate && { annualRoi: annualRate }),
    irr,
    netAnnualCdi: net.netAnnualRate,
    npv,
    ...(atEnd && { atEnd }),
    payback,
    discountedPayback: paybackOf(question, net.netAnnualRate),
    rows,
    steps: flowSteps(question, net),
    notices: noticesOf({ irr, payback, npv, roi, netAnnualCdi: net.netAnnualRate }),
  }
}

/** The part of the running total that each flow adds, rounded on the total. */
function rowsOf(flows: Timed[], monthlyRate: Fraction): FlowsAnswer['rows'] {
  let exact = 0
  let balance = 0
  return flows.map(({ time, amount, date }) => {
    const before = roundCents(exact)
    exact += amount * Math.exp(-Math.log1p(monthlyRate) * time)
    balance += amount
    return { period: time, ...(date && { date }), amount, present: roundCents(exact) - before, balance }
  })
}

/** Each flow carried to the last one's day. */
function endOf(flows: Timed[], monthlyRate: Fraction): AtEnd | undefined {
  const end = flows.at(-1)?.time ?? 0
  const carried = (sign: 1 | -1) =>
    flows
      .filter(({ amount }) => amount * sign > 0)
      .reduce((sum, { time, amount }) => sum + amount * sign * growthFactor(monthlyRate, end - time), 0)
  const [reinvested, cdi] = [carried(1), carried(-1)]
  if (Math.max(reinvested, cdi) > largest) return undefined
  return { reinvested: roundCents(reinvested), cdi: roundCents(cdi) }
}

/** In months. */
function paybackOf({ flows }: FlowsQuestion, annualRate: Fraction): number | undefined {
  if (flows.by === 'month') {
    const found = calculatePayback(flows.amounts, monthlyRateFrom(annualRate))
    return found.ok ? found.periods : undefined
  }
  const found = calculateDatedPayback(flows.dated, annualRate)
  return found.ok ? (found.days / 365) * 12 : undefined
}

function linesOf(flows: Timed[], npv: Cents, netAnnualRate: Fraction): Line[] {
  const moneyIn = sumOf(flows.filter(({ amount }) => amount > 0))
  const moneyOut = sumOf(flows.filter(({ amount }) => amount < 0))
  return [
    { key: 'in', label: 'Dinheiro que voltou', amount: moneyIn, formula: 'Soma das entradas' },
    { key: 'out', label: 'Dinheiro que saiu', amount: moneyOut, formula: 'Soma das saídas' },
    {
      key: 'discount',
      label: 'Desconto pelo tempo',
      amount: npv - moneyIn - moneyOut,
      formula: `Cada valor ÷ (1 + ${formatPercent(netAnnualRate)})^(meses ÷ 12): o CDI líquido que o dinheiro renderia`,
    },
  ]
}

function flowSteps({ annualCdi }: FlowsQuestion, { netAnnualRate, irRate, days, irRule }: Net): Step[] {
  return [
    {
      key: 'net-cdi',
      label: 'CDI líquido ao ano',
      unit: 'fraction',
      value: netAnnualRate,
      formula: `CDI de ${formatPercent(annualCdi)} por ${formatNumber(days, 0)} dias, menos ${formatPercent(irRate, 1)} de imposto sobre o rendimento`,
      source: irRule,
    },
  ]
}

function noticesOfIrr(irr: AnnualIrr): Notice[] {
  if (irr.ok || irr.reason === 'too-large') return []
  return [irr.reason === 'several' ? 'several-irr' : 'no-irr']
}

type Measures = Pick<FlowsAnswer, 'irr' | 'payback' | 'npv' | 'roi' | 'netAnnualCdi'>

/** Measures that contradict each other are never left without a sentence. */
function noticesOf({ irr, payback, npv, roi, netAnnualCdi }: Measures): Notice[] {
  const notices = noticesOfIrr(irr)
  if (payback === undefined) notices.push('not-paid-back')
  if (npv < 0) notices.push(roi > 0 ? 'gain-below-cdi' : 'below-cdi')
  if (npv > 0 && roi < 0) notices.push('loss-above-cdi')
  // A centavo of rounding is no contradiction.
  if (irr.ok && Math.abs(npv) > 1 && npv > 0 !== irr.rate > netAnnualCdi) notices.push('irr-against-npv')
  return notices
}
