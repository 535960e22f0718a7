import { businessDayFrom, paidAfterMonths } from '#web/finance/calendar/business-days.ts'
import { addDays, anniversariesUntil, dayNumber } from '#web/finance/calendar/days.ts'
import { businessDaysFrom, termBetween } from '#web/finance/calendar/term.ts'
import { formatBrl, formatDay, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import {
  type Lot,
  type LotsRedemption,
  redeemLots,
  redemptionTaxLines,
} from '#web/finance/fixed-income/redemption.ts'
import {
  bondNames,
  type CustodyPeriod,
  incomeBondCustody,
  indexedBondPrice,
  ltnPrice,
  type TesouroBond,
  tesouroCustodyOver,
} from '#web/finance/fixed-income/tesouro-direto.ts'
import { growthFactor } from '#web/finance/interest/interest.ts'
import { type CustodyBond, tesouroBonds } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { type Position, positionOf, type TesouroInput } from './calculate-position.ts'

/** Payments of one day, after taxes and before the custody fee. */
type TesouroPayment = { day: IsoDate; gross: Cents; iof: Cents; ir: Cents; net: Cents }

/** On an anniversary of the first purchase, at the rate of the purchase. */
type TesouroYear = { date: IsoDate; invested: Cents; value: Cents; received: Cents; net: Cents }

/** The result of selling on the same day at another rate. */
type SaleScenario = { annualRate: Fraction; gross: Cents; net: Cents; gain: Cents }

type TesouroNotice = 'loss' | 'market-price' | 'iof' | 'income-custody-uncertain'

export type TesouroAnswer = {
  ok: true
  invested: Cents
  gross: Cents
  iof: Cents
  ir: Cents
  custody: Cents
  net: Cents
  /** Of RendA+ and Educa+: what each month pays before tax, in money of the first purchase, and how many months. */
  income?: { monthly: Cents; payments: number }
  /** Of what follows the IPCA: the net in money of the first purchase. */
  realNet?: Cents
  payments: TesouroPayment[]
  years: TesouroYear[]
  /**
   * Of a sale before the maturity: that of the question, or one after a year (half of a shorter term). From 2 points
   * below the rate to 2 above; a tenth of a point for the ágio of the Selic. None for a bond that ends at once.
   */
  scenarios: SaleScenario[]
  scenarioDay?: IsoDate
  steps: Step[]
  notices: TesouroNotice[]
} & Statement

export type TesouroRefusal =
  | { ok: false; reason: 'no-table-in-force' | 'no-minimum-wage' | 'too-large' }
  | { ok: false; reason: 'waiting-period'; earliest: IsoDate }

const shifts = [-0.02, -0.015, -0.01, -0.005, 0, 0.005, 0.01, 0.015, 0.02]
/** The ágio of the Selic moves by hundredths of a point. */
const selicShifts = [-0.001, -0.0005, 0, 0.0005, 0.001]

/**
 * Net of a bond of Tesouro Direto, held to its last payment or sold before at another rate: gross, IOF and IR of
 * each payment by its own days, custody fee, net. The quantity bought is not rounded to hundredths of a bond, and the
 * index is constant.
 *
 * @see facts/05-renda-fixa.md §1 and §3; Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function calculateTesouro(asked: TesouroInput): TesouroAnswer | TesouroRefusal {
  const input = onBusinessDays(asked)
  const { bond, date, sale, annualRate } = input
  const rules = inForce(tesouroBonds, date)
  if (!rules) return { ok: false, reason: 'no-table-in-force' }
  const isIncome = bond === 'renda-mais' || bond === 'educa-mais'
  const earliest = businessDayFrom(addDays(date, rules.waitingDays))
  if (isIncome && sale && sale.day < earliest) return { ok: false, reason: 'waiting-period', earliest }
  const position = positionOf(input, sale?.day ?? input.maturity, rules)
  const end = sale?.day ?? position.ends
  const outcome = endedOn(input, position, end, sale?.annualRate ?? annualRate)
  if (!outcome.ok) return outcome
  const { redeemed, custody, lots, net } = outcome
  const { invested, gross, iof, ir } = redeemed
  const payments = paymentsByDay(lots)
  const income = incomeOf(bond, position.monthlyIncome(end), rules)
  const scenarioDay = scenarioDayOf(input, position.ends, earliest)
  return {
    ok: true,
    ...statement(linesOf({ input, redeemed, custody, end }), net),
    ...{ invested, gross, iof, ir, custody: custody.fee, net },
    ...(income && { income }),
    ...realNetOf(input, payments, { day: end, fee: custody.fee }),
    payments,
    years: yearsOf(input, position, end),
    scenarios: scenarioDay ? scenariosOf(input, position, scenarioDay) : [],
    ...(scenarioDay && { scenarioDay }),
    steps: stepsOf(input, end),
    notices: noticesOf({
      loss: net < invested,
      isSold: end < position.ends,
      iof,
      isIncome,
    }),
  }
}

/** The Tesouro buys back on business days: a sale asked for another day is made on the next one. */
function onBusinessDays(input: TesouroInput): TesouroInput {
  const { sale } = input
  return sale ? { ...input, sale: { ...sale, day: businessDayFrom(sale.day) } } : input
}

function incomeOf(bond: TesouroBond, monthly: number, { payments }: (typeof tesouroBonds)[number]) {
  if (bond !== 'renda-mais' && bond !== 'educa-mais') return undefined
  return { monthly: roundCents(monthly), payments: payments[bond] }
}

/** The day of the sale that the scenarios are about; RendA+ and Educa+ are bought back from `earliest` on. */
function scenarioDayOf({ bond, date, sale }: TesouroInput, ends: IsoDate, earliest: IsoDate) {
  if (sale) return sale.day < ends ? sale.day : undefined
  const year = paidAfterMonths(date, 12)
  const half = addDays(date, Math.floor((dayNumber(ends) - dayNumber(date)) / 2))
  const day = year < ends ? year : businessDayFrom(half)
  const first = bond === 'renda-mais' || bond === 'educa-mais' ? earliest : addDays(date, 1)
  return day >= first && day < ends ? day : undefined
}

/** Each payment after its taxes, and the custody fee, divided by what the IPCA grew until their day. */
function realNetOf(
  { bond, date, indexRate }: TesouroInput,
  payments: readonly TesouroPayment[],
  custody: { day: IsoDate; fee: Cents },
) {
  if (bond === 'selic' || bond.startsWith('prefixado')) return {}
  const businessDays = businessDaysFrom(date)
  const real = (amount: Cents, day: IsoDate) => amount / growthFactor(indexRate, businessDays(day) / 252)
  const received = payments.reduce((sum, { day, net }) => sum + real(net, day), 0)
  return { realNet: roundCents(received - real(custody.fee, custody.day)) }
}

function endedOn(input: TesouroInput, position: Position, end: IsoDate, saleRate: Fraction) {
  const lots = position.received(end, saleRate)
  const redeemed = redeemLots({ lots, date: end, exempt: false })
  if (!redeemed.ok) return redeemed
  const custody = custodyOf(input, position, end)
  if (!custody.ok) return custody
  return { ok: true as const, lots, redeemed, custody, net: redeemed.net - custody.fee }
}

function paymentsByDay(lots: readonly Lot[]): TesouroPayment[] {
  const byDay = new Map<IsoDate, Lot[]>()
  for (const lot of lots) {
    if (lot.paidOn) byDay.set(lot.paidOn, [...(byDay.get(lot.paidOn) ?? []), lot])
  }
  return [...byDay]
    .flatMap(([day, paid]) => {
      const redeemed = redeemLots({ lots: paid, date: day, exempt: false })
      if (!redeemed.ok) return []
      const { gross, iof, ir, net } = redeemed
      return [{ day, gross, iof, ir, net }]
    })
    .toSorted((a, b) => dayNumber(a.day) - dayNumber(b.day))
}

/** Each year as if the rest were sold at the rate of the purchase; the last one as it ended. */
function yearsOf(input: TesouroInput, position: Position, end: IsoDate): TesouroYear[] {
  return anniversariesUntil(input.date, end).flatMap((day) => {
    const saleRate = day === end ? (input.sale?.annualRate ?? input.annualRate) : input.annualRate
    const outcome = endedOn(input, position, day, saleRate)
    if (!outcome.ok) return []
    const sold = day < position.ends ? outcome.lots.filter(({ paidOn }) => paidOn === day) : []
    const value = sold.reduce((sum, { gross }) => sum + gross, 0)
    const { invested, gross } = outcome.redeemed
    return [{ date: day, invested, value, received: gross - value, net: outcome.net }]
  })
}

function scenariosOf(input: TesouroInput, position: Position, end: IsoDate): SaleScenario[] {
  const rate = input.sale?.annualRate ?? input.annualRate
  return (input.bond === 'selic' ? selicShifts : shifts).flatMap((shift) => {
    const annualRate = Number((rate + shift).toFixed(8))
    const outcome = endedOn(input, position, end, annualRate)
    if (!outcome.ok) return []
    const { gross, invested } = outcome.redeemed
    return [{ annualRate, gross, net: outcome.net, gain: outcome.net - invested }]
  })
}

function noticesOf(of: { loss: boolean; isSold: boolean; iof: Cents; isIncome: boolean }): TesouroNotice[] {
  const notices: TesouroNotice[] = []
  if (of.loss) notices.push('loss')
  if (of.isSold) notices.push('market-price')
  if (of.iof > 0) notices.push('iof')
  if (of.isIncome) notices.push('income-custody-uncertain')
  return notices
}

type Outcome = {
  input: TesouroInput
  redeemed: Extract<LotsRedemption, { ok: true }>
  custody: {
    fee: Cents
    meanBase: Cents
    days: number
    annualRate: Fraction
    freeBalance: Cents
    source: RuleSource
  }
  end: IsoDate
}

function linesOf({ input, redeemed, custody, end }: Outcome): Line[] {
  const { amount, monthlyContribution } = input
  const { invested, gross } = redeemed
  const contributions = invested - amount
  const lines: Line[] = [{ key: 'amount', label: 'Valor aplicado', amount, formula: 'como no formulário' }]
  if (contributions > 0) {
    lines.push({
      key: 'contributions',
      label: 'Aportes',
      amount: contributions,
      formula: `${contributions === monthlyContribution ? '1 aporte' : `${formatNumber(contributions / monthlyContribution, 0)} aportes`} de ${formatBrl(monthlyContribution)}`,
    })
  }
  lines.push({
    key: 'yield',
    label: gross < invested ? 'Perda na venda' : 'Rendimento bruto',
    amount: gross - invested,
    formula: `${formatBrl(gross)} recebidos até ${formatDay(end)}, menos o aplicado: ${bondInWords(input)}`,
  })
  return [...lines, ...taxLines(redeemed, end, contributions > 0), ...custodyLine(custody)]
}

/** With contributions every payment is taxed once for each of them: their number would say nothing. */
function taxLines(redeemed: Outcome['redeemed'], end: IsoDate, hasContributions: boolean): Line[] {
  if (!hasContributions) return redemptionTaxLines(redeemed, end, ['pagamento', 'pagamentos'])
  const byRate = redeemed.byRate.map((rate) => ({ ...rate, lots: 1 }))
  return redemptionTaxLines({ ...redeemed, byRate }, end, ['aporte', 'aportes']).map((line) =>
    line.key === 'iof'
      ? line
      : { ...line, formula: `${line.formula}, com o imposto arredondado em cada aporte e pagamento` },
  )
}

function custodyLine({ fee, meanBase, days, annualRate, freeBalance, source }: Outcome['custody']): Line[] {
  if (fee === 0) return []
  const above = freeBalance > 0 ? ` acima de ${formatBrl(freeBalance)}` : ''
  const formula = `${percentInWords(annualRate)} ao ano × ${formatBrl(meanBase)} de saldo médio${above} × ${formatNumber(days, 0)} dias ÷ 365`
  return [{ key: 'custody', label: 'Taxa de custódia da B3', amount: -fee, formula, source }]
}

function stepsOf(input: TesouroInput, end: IsoDate): Step[] {
  const { bond, date, maturity, annualRate } = input
  const held = termBetween(date, end)
  const { businessDays } = termBetween(date, maturity)
  const price: Step = {
    key: 'unit-price',
    label: 'Preço de um título na compra',
    unit: 'cents',
    value: ltnPrice(annualRate, businessDays),
    formula: `R$\u00A01.000,00 ÷ (1 + ${percentInWords(annualRate)})^(${formatNumber(businessDays, 0)} ÷ 252), truncado`,
  }
  const quotation: Step = {
    key: 'quotation',
    label: 'Cotação na compra, em % do valor atualizado',
    unit: 'count',
    value: indexedBondPrice(1, annualRate, businessDays).quotation,
    formula: `100 ÷ (1 + ${percentInWords(annualRate)})^(${formatNumber(businessDays, 0)} ÷ 252), truncada`,
  }
  const isIncome = bond === 'renda-mais' || bond === 'educa-mais'
  return [
    { key: 'days', label: 'Dias corridos', unit: 'days', value: held.days, formula: 'da compra ao fim' },
    {
      key: 'business-days',
      label: isIncome ? 'Dias úteis até o primeiro pagamento' : 'Dias úteis até o vencimento',
      unit: 'days',
      value: businessDays,
      formula: 'da compra, inclusive, a esse dia, exclusive, pelos feriados da lei de hoje',
    },
    ...(bond === 'prefixado' ? [price] : []),
    ...(bond === 'selic' || bond === 'ipca' ? [quotation] : []),
  ]
}

function bondInWords({ bond, annualRate, indexRate, sale }: TesouroInput): string {
  const index = bond === 'selic' ? 'Selic' : 'IPCA'
  const withIndex = bond.startsWith('prefixado') ? '' : `${index} de ${percentInWords(indexRate)} ao ano + `
  const sold = sale ? `, vendido a ${percentInWords(sale.annualRate)}` : ''
  return `${bondNames[bond]} comprado a ${withIndex}${percentInWords(annualRate)} ao ano${sold}`
}

const custodyBonds: Record<Exclude<TesouroBond, 'renda-mais' | 'educa-mais'>, CustodyBond> = {
  selic: 'selic',
  prefixado: 'prefixado',
  'prefixado-juros': 'prefixado',
  ipca: 'ipca',
  'ipca-juros': 'ipca',
}

/** The fee of the whole time held, on the mean of the balances at the beginning and at the end of each year. */
function custodyOf({ bond, date, otherBalance }: TesouroInput, position: Position, end: IsoDate) {
  const periods = periodsOf(date, position, end)
  if (bond !== 'renda-mais' && bond !== 'educa-mais') {
    return tesouroCustodyOver({ bond: custodyBonds[bond], otherBalance, periods, date: end })
  }
  if (end < position.ends) return incomeBondCustody({ bond, periods, date: end })
  const wage = inForce(salarioMinimoTables, date)
  if (!wage) return { ok: false, reason: 'no-minimum-wage' } as const
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
