import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  ruleOn,
  ruleSource,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import { annualRateOf, type Yield } from '#web/finance/fixed-income/yields.ts'
import { minimumIncomeTax } from '#web/finance/income-tax/dividends.ts'
import { monthsRoundedUp } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom, realRateFrom } from '#web/finance/interest/interest.ts'
import { monthsToGoal } from '#web/finance/interest/savings.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'

type IncomeSource = Yield | { kind: 'dividend-yield'; annualRate: Fraction }

export type PassiveIncomeInput = {
  /** Wanted each month, after tax. */
  monthlyIncome: Cents
  /** Whether `monthlyIncome` and the contributions are of today's money until the goal is reached. */
  inTodaysMoney: boolean
  source: IncomeSource
  taxation: Taxation
  annualIpca: Fraction
  wealth: Cents
  monthlyContribution: Cents
  /** After tax: rent, benefits. */
  otherIncomes: readonly { name: string; monthly: Cents }[]
  /** A lower CDI to see what the goal becomes with it. */
  stressCdi?: Fraction
  /** Whose tables hold. */
  date: IsoDate
}

type Goal = {
  ok: true
  wealth: Cents
  /** At the tax on the yield of this wealth. */
  rates: Rates
  /** Until `wealth` is gathered; a month begun counts. */
  time: { ok: true; months: number } | { ok: false; reason: 'unreachable' }
} & Statement

export type PassiveIncomeResult =
  | {
      ok: true
      /** The wanted income less the others, per month. */
      needed: Cents
      income: Statement
      /** Spends the whole yield after tax: prices eat the wealth and the income. Lines of one month. */
      consuming: Goal
      /** Spends each month only what is left above inflation. Lines of the first month, in money of its end. */
      preserving: Goal | { ok: false; reason: 'no-perpetual-income' }
      /** The same, spending once a year the twelve months together, at its end: the wealth waits longer for them. */
      preservingYearly?: Cents
      stress?: { annualCdi: Fraction } & Wealths
      /** Monthly yield of round sums. */
      yields: { wealth: Cents; gross: Cents; net: Cents; real: Cents }[]
      steps: Step[]
      notices: Notice[]
    }
  | PassiveIncomeRefusal

type Notice = 'dividend-yield' | 'dividend-tax' | 'minimum-tax' | 'no-perpetual-income'

export type PassiveIncomeRefusal = {
  ok: false
  reason: 'no-table-in-force' | 'no-yield' | 'income-covered' | 'too-large'
}

const mostWealth: Cents = 1_000_000_000_000_000
const roundWealths: readonly Cents[] = [100_000_00, 500_000_00, 1_000_000_00]

/**
 * The wealth that gives a monthly income, in the ways that differ: spending the whole net yield, income ÷ (i × (1 − tax)),
 * or keeping the purchasing power: income ÷ real net rate of a month, or 12 × income ÷ that of a year where it is spent
 * once a year. Each rounded to the centavo; the tax of fixed income is that of more than 720 days.
 *
 * @see spec/pages.md §19; facts/09-planejamento.md §1; Lei 11.033/2004, art. 1º; Lei 15.270/2025
 */
export function calculatePassiveIncome(input: PassiveIncomeInput): PassiveIncomeResult {
  const others = input.otherIncomes.reduce((sum, { monthly }) => sum + monthly, 0)
  const needed = input.monthlyIncome - others
  if (needed <= 0) return { ok: false, reason: 'income-covered' }
  if (!incomeTaxOf(input.taxation, 0, input.date)) return { ok: false, reason: 'no-table-in-force' }
  const ways = waysOf(input, needed)
  const { consuming, preserving, preservingYearly } = ways
  if (!consuming) return { ok: false, reason: 'no-yield' }
  if (Math.max(...Object.values(wealthsOf(ways))) > mostWealth) return { ok: false, reason: 'too-large' }
  const stress = stressOf(input, needed)
  return {
    ok: true,
    needed,
    income: incomeLines(input, needed),
    consuming: goalOf(consuming, input, consumingLines(consuming, needed)),
    preserving: preserving
      ? goalOf(preserving, { ...input, inTodaysMoney: true }, preservingLines(preserving, needed, input))
      : { ok: false, reason: 'no-perpetual-income' },
    ...(preservingYearly && { preservingYearly: preservingYearly.wealth }),
    yields: roundWealths.map((wealth) => yieldOf(wealth, input, consuming.rates)),
    ...(stress && { stress }),
    steps: stepsOf(preserving ?? consuming, input.annualIpca),
    notices: noticesOf(input, ways),
  }
}

/** A wealth with the tax on its own yield. */
type Way = { wealth: Cents; rates: Rates; tax: IncomeTax }

type Ways = { consuming?: Way; preserving?: Way; preservingYearly?: Way }

/** Those that there are: nothing may be left of the yield, or nothing above inflation. */
function waysOf(question: Question, needed: Cents): Ways {
  const consuming = settle(question, ({ netMonthlyRate }) => needed / netMonthlyRate)
  const preserving = settle(question, ({ realMonthlyRate }) => needed / realMonthlyRate)
  // Shares pay through the year: there is no yearly yield that waits for its end.
  const isSum = question.source.kind === 'dividend-yield'
  const preservingYearly = isSum
    ? undefined
    : settle(question, ({ realAnnualRate }) => (needed * 12) / realAnnualRate)
  return {
    ...(consuming && { consuming }),
    ...(preserving && { preserving }),
    ...(preservingYearly && { preservingYearly }),
  }
}

type Question = Pick<PassiveIncomeInput, 'source' | 'taxation' | 'annualIpca' | 'date'>

/** More rounds than the rate of the minimum tax ever took to stand still. */
const mostRounds = 500

/**
 * The least wealth that gives the income when the yield of that very wealth is taxed by its size: from no tax upwards,
 * each round asks for the wealth at the tax of the round before. Undefined when a rate leaves nothing.
 */
function settle(
  { source, taxation, annualIpca, date }: Question,
  wealthAt: (rates: Rates) => number,
): Way | undefined {
  let tax = incomeTaxOf(taxation, 0, date)
  for (let round = 0; tax && round < mostRounds; round++) {
    const rates = ratesOf(source, tax.rate, annualIpca)
    const exact = wealthAt(rates)
    if (!(exact > 0 && Number.isFinite(exact))) return undefined
    const wealth = roundOrHuge(exact)
    const next = incomeTaxOf(taxation, roundOrHuge(exact * rates.monthlyRate), date)
    if (!next || next.rate <= tax.rate || round === mostRounds - 1) return { wealth, rates, tax }
    tax = next
  }
  return undefined
}

function goalOf({ wealth, rates }: Way, input: PassiveIncomeInput, lines: Statement): Goal {
  return { ok: true, wealth, rates, time: timeTo(wealth, input, rates), ...lines }
}

function ratesOf(source: IncomeSource, taxRate: Fraction, annualIpca: Fraction): Rates {
  // A dividend yield is what the months paid, added up: a twelfth each.
  const isSum = source.kind === 'dividend-yield'
  const annualRate = isSum ? source.annualRate : annualRateOf(source)
  const monthlyRate = isSum ? annualRate / 12 : monthlyRateFrom(annualRate)
  const netAnnualRate = annualRate * (1 - taxRate)
  const netMonthlyRate = monthlyRate * (1 - taxRate)
  return {
    annualRate,
    monthlyRate,
    netMonthlyRate,
    netAnnualRate,
    realMonthlyRate: realRateFrom(netMonthlyRate, monthlyRateFrom(annualIpca)),
    realAnnualRate: realRateFrom(netAnnualRate, annualIpca),
  }
}

/** In a month: before tax, after it, and what may be spent of it if the rest is to keep up with prices. */
function yieldOf(wealth: Cents, { taxation, annualIpca, date }: PassiveIncomeInput, { monthlyRate }: Rates) {
  const gross = roundCents(wealth * monthlyRate)
  const rate = incomeTaxOf(taxation, gross, date)?.rate ?? 0
  const real = realRateFrom(monthlyRate * (1 - rate), monthlyRateFrom(annualIpca))
  return {
    wealth,
    gross,
    net: gross - roundCents(gross * rate),
    real: roundCents(wealth * Math.max(0, real)),
  }
}

/** The two of `preserving` are absent when nothing is left above inflation. */
type Wealths = { consuming?: Cents; preserving?: Cents; preservingYearly?: Cents }

function wealthsOf({ consuming, preserving, preservingYearly }: Ways): Wealths {
  return {
    ...(consuming && { consuming: consuming.wealth }),
    ...(preserving && { preserving: preserving.wealth }),
    ...(preservingYearly && { preservingYearly: preservingYearly.wealth }),
  }
}

function roundOrHuge(amount: number): Cents {
  return amount > mostWealth ? mostWealth + 1 : roundCents(amount)
}

/** At the net rate; above inflation when the goal moves with prices. */
function timeTo(
  goal: Cents,
  input: PassiveIncomeInput,
  { netMonthlyRate, realMonthlyRate }: Rates,
): Goal['time'] {
  const monthlyRate = input.inTodaysMoney ? realMonthlyRate : netMonthlyRate
  const time = monthsToGoal(goal, {
    initial: input.wealth,
    contribution: input.monthlyContribution,
    monthlyRate,
    contributionAt: 'end',
  })
  return time.ok ? { ok: true, months: monthsRoundedUp(time.months) } : time
}

function stressOf(input: PassiveIncomeInput, needed: Cents) {
  const { source, stressCdi } = input
  if (stressCdi === undefined || !('annualCdi' in source)) return undefined
  const ways = waysOf({ ...input, source: { ...source, annualCdi: stressCdi } }, needed)
  return ways.consuming && { annualCdi: stressCdi, ...wealthsOf(ways) }
}

function noticesOf({ source, taxation }: PassiveIncomeInput, { consuming, preserving }: Ways): Notice[] {
  const isTaxed = [consuming, preserving].some((way) => way && way.tax.rate > 0)
  const notices: Notice[] = []
  if (source.kind === 'dividend-yield') notices.push('dividend-yield')
  if (taxation === 'dividends' && isTaxed) notices.push('dividend-tax')
  if (taxation === 'dividends-several' && isTaxed) notices.push('minimum-tax')
  if (!preserving) notices.push('no-perpetual-income')
  return notices
}

/** Fixed income held for more than 720 days; LCI, LCA, FII and the like; dividends of one company, or of many. */
type Taxation = 'fixed-income' | 'exempt' | 'dividends' | 'dividends-several'

type IncomeTax = { rate: Fraction; source?: RuleSource }

/** On an investment that yields `gross` a month; undefined before the tables. */
function incomeTaxOf(taxation: Taxation, gross: Cents, date: IsoDate): IncomeTax | undefined {
  switch (taxation) {
    case 'exempt':
      return { rate: 0 }
    case 'fixed-income': {
      const table = inForce(fixedIncomeIr, date)
      const longest = table?.brackets.at(-1)
      return table && longest && { rate: longest.rate, source: ruleSource(table) }
    }
    case 'dividends': {
      const table = inForce(dividendTables, date)
      return table && { rate: gross > table.exemptUpTo ? table.rate : 0, source: ruleSource(table) }
    }
    case 'dividends-several': {
      const year = minimumIncomeTax({
        year: Number(date.slice(0, 4)),
        // Falling prices can take more than the rate gives: there is no income then.
        income: Math.max(0, Math.min(gross * 12, mostWealth)),
        paid: 0,
      })
      const source = ruleOn(irpfm, date)
      if (year.ok) return { rate: year.rate, ...(source && { source }) }
      return inForce(dividendTables, date) && { rate: 0 }
    }
  }
}

type Rates = {
  annualRate: Fraction
  monthlyRate: Fraction
  /** After tax. The month's: yield of a month × (1 − tax). The year's: yield of a year × (1 − tax). */
  netMonthlyRate: Fraction
  netAnnualRate: Fraction
  realMonthlyRate: Fraction
  realAnnualRate: Fraction
}

type Income = { monthlyIncome: Cents; otherIncomes: readonly { name: string; monthly: Cents }[] }

function incomeLines({ monthlyIncome, otherIncomes }: Income, needed: Cents): Statement {
  const others = otherIncomes.map(
    ({ name, monthly }, at): Line => ({
      key: `other-${at + 1}`,
      label: name,
      amount: monthly,
      formula: 'como no formulário, por mês',
    }),
  )
  const invested: Line = {
    key: 'investment',
    label: 'Renda dos investimentos',
    amount: needed,
    formula: `${formatBrl(monthlyIncome)} por mês, menos as outras rendas`,
  }
  return statement([...others, invested], monthlyIncome)
}

/** A month that spends the whole net yield. */
function consumingLines({ wealth, rates, tax }: Way, needed: Cents): Statement {
  const gross = roundCents(wealth * rates.monthlyRate)
  const month = `${formatBrl(wealth)} × ${formatPercent(rates.monthlyRate, 7)} ao mês`
  return statement(
    [
      { key: 'yield', label: 'Rendimento do mês', amount: gross, formula: month },
      ...taxLine(gross, needed - gross, tax),
    ],
    needed,
  )
}

/** The first month of keeping the purchasing power, in money of its end. */
function preservingLines(
  { wealth, rates, tax }: Way,
  needed: Cents,
  { annualIpca }: Pick<PassiveIncomeInput, 'annualIpca'>,
): Statement {
  const gross = roundCents(wealth * rates.monthlyRate)
  const taxed = tax.rate === 0 ? 0 : -roundCents(gross * tax.rate)
  const monthlyIpca = monthlyRateFrom(annualIpca)
  const spent = roundCents(needed * (1 + monthlyIpca))
  return statement(
    [
      {
        key: 'yield',
        label: 'Rendimento do mês',
        amount: gross,
        formula: `${formatBrl(wealth)} × ${formatPercent(rates.monthlyRate, 7)} ao mês`,
      },
      ...taxLine(gross, taxed, tax),
      {
        key: 'kept',
        label: annualIpca < 0 ? 'O que a queda dos preços libera' : 'Reinvestir para não perder da inflação',
        amount: spent - gross - taxed,
        formula: `${formatBrl(wealth)} × ${formatPercent(monthlyIpca, 7)}, um mês de IPCA de ${percentInWords(annualIpca)} ao ano; sobram ${formatBrl(needed)} em dinheiro do começo do mês`,
      },
    ],
    spent,
  )
}

function taxLine(gross: Cents, amount: Cents, { rate, source }: IncomeTax): Line[] {
  const rounding: Line[] =
    amount === 0
      ? []
      : [{ key: 'rounding', label: 'Arredondamento', amount, formula: 'do patrimônio ao centavo' }]
  if (rate === 0) return rounding
  const formula = `${percentInWords(rate, 7)} × ${formatBrl(gross)}`
  return [{ key: 'tax', label: 'Imposto de renda', amount, formula, ...(source && { source }) }]
}

function stepsOf({ rates, tax }: Way, annualIpca: Fraction): Step[] {
  const { rate, source } = tax
  const taxed = rate > 0 ? ` × (1 − ${percentInWords(rate)})` : ''
  return [
    {
      key: 'net-monthly-rate',
      label: 'Rendimento por mês, depois do imposto',
      unit: 'fraction',
      value: rates.netMonthlyRate,
      formula: `${formatPercent(rates.monthlyRate, 7)}${taxed}`,
      ...(source && { source }),
    },
    {
      key: 'real-monthly-rate',
      label: 'Rendimento por mês acima da inflação',
      unit: 'fraction',
      value: rates.realMonthlyRate,
      formula: `(1 + ${formatPercent(rates.netMonthlyRate, 7)}) ÷ (1 + ${percentInWords(annualIpca)})^(1/12) − 1`,
    },
    {
      key: 'real-annual-rate',
      label: 'Rendimento por ano acima da inflação',
      unit: 'fraction',
      value: rates.realAnnualRate,
      formula: `(1 + ${formatPercent(rates.annualRate)}${taxed}) ÷ (1 + ${percentInWords(annualIpca)}) − 1`,
    },
  ]
}
