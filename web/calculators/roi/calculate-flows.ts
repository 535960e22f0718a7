import { dayNumber } from '#web/finance/calendar/business-days.ts'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Step, statement } from '#web/finance/core/statement.ts'
import { calculateDatedPayback, calculatePayback, netCdi } from '#web/finance/fixed-income/roi.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { datedInternalRate, type InternalRate, internalRate } from '#web/finance/interest/internal-rate.ts'
import type { FlowsAnswer, FlowsQuestion, Notice, RoiResult } from './types.ts'

/** `time` in months, fractional for dated flows: days ÷ 365 × 12. */
type Timed = { time: number; amount: Cents; date?: IsoDate }

/**
 * Return of flows by month or by date. ROI = money in ÷ money out − 1; net present value at the CDI that income tax leaves
 * over the whole term; internal rate per year; paybacks. Each present value is rounded so that the column adds up.
 */
export function calculateFlows(question: FlowsQuestion): RoiResult {
  const flows = timed(question)
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
  const irr = annualIrr(question)
  const payback = paybackOf(question, 0)
  return {
    ok: true,
    mode: 'flows',
    ...statement(linesOf(flows, npv, net.netAnnualRate), npv),
    roi: sumOf(flows.filter(({ amount }) => amount > 0)) / -out - 1,
    irr,
    netAnnualCdi: net.netAnnualRate,
    npv,
    payback,
    discountedPayback: paybackOf(question, net.netAnnualRate),
    rows,
    excel: question.flows.by === 'date' ? '=XTIR(valores;datas)' : '=(1+TIR(valores))^12-1',
    steps: stepsOf(question, net),
    notices: noticesOf(irr, payback, npv),
  }
}

function timed({ flows }: FlowsQuestion): Timed[] {
  if (flows.by === 'month') return flows.amounts.map((amount, time) => ({ time, amount }))
  const ordered = flows.dated.toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date))
  const [first] = ordered
  if (!first) return []
  const start = dayNumber(first.date)
  return ordered.map(({ date, amount }) => ({ date, amount, time: ((dayNumber(date) - start) / 365) * 12 }))
}

const sumOf = (flows: readonly { amount: Cents }[]) => flows.reduce((sum, { amount }) => sum + amount, 0)

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

function annualIrr({ flows }: FlowsQuestion): FlowsAnswer['irr'] {
  const found: InternalRate =
    flows.by === 'month' ? internalRate(flows.amounts) : datedInternalRate(flows.dated)
  if (!found.ok || flows.by === 'date') return found
  // e^700 is near the largest double.
  if (Math.log1p(found.rate) * 12 > 700) return { ok: false, reason: 'too-large' }
  return { ...found, rate: annualRateFrom(found.rate) }
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

type Net = Extract<ReturnType<typeof netCdi>, { ok: true }>

function stepsOf({ annualCdi }: FlowsQuestion, { netAnnualRate, irRate, days, irRule }: Net): Step[] {
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

function noticesOf(irr: FlowsAnswer['irr'], payback: number | undefined, npv: Cents): Notice[] {
  const notices: Notice[] = []
  if (!irr.ok) notices.push('no-irr')
  if (irr.ok && !irr.isUnique) notices.push('several-irr')
  if (payback === undefined) notices.push('not-paid-back')
  if (npv < 0) notices.push('below-cdi')
  return notices
}
