import { addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { ruleOn } from '#web/finance/core/statement.ts'
import { symbolOf } from '#web/finance/exchange/currencies.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { capitalGainsRates, propertyRules } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { defineCalculator, type Headline, type NotaRow, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { stepRow } from '../form/words.ts'
import { calculateComparison, monthsOf } from './calculate.ts'
import { excelOf } from './excel.ts'
import { fields } from './fields.ts'
import { abroadWays, type Comparison, type ComparisonInput, type Option } from './question.ts'
import { chartOf, tablesOf } from './tables.ts'
import {
  breakEvenInWords,
  embeddedInText,
  excludedOf,
  inToday,
  isTimed,
  notesOf,
  optionsInWords,
  refusalInWords,
  stampInWords,
  summaryInWords,
  tieInWords,
  titleInWords,
  warningsOf,
  winnerInWords,
} from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void
/** A question of one mode before its yield, whose tax depends on how long it is followed. */
type Asked = ComparisonInput extends infer One
  ? One extends unknown
    ? Omit<One, 'annualYield'>
    : never
  : never

export const calculator = defineCalculator({
  slug: 'comparador-custos',
  fields,
  toInput(typed, refuse): ComparisonInput {
    const asked = askedOf(typed, refuse)
    return { ...asked, ...yieldOf(typed, monthsOf(asked)) }
  },
  calculate: calculateComparison,
  refusal: refusalInWords,
  show,
  tables: [capitalGainsRates, fixedIncomeIr, iofCambio, iofInjunction, propertyRules],
  ruleDates: { field: 'date', since: '2018-03-03' },
})

/** A yield before the tax loses what a redemption at the end of the comparison would pay. */
function yieldOf({ annualYield = 0, yieldIs = 'net', date }: Typed, months: number) {
  const days = dayNumber(addMonths(date, months)) - dayNumber(date)
  const irRate = fixedIncomeIrRate(days, date)
  const rule = ruleOn(fixedIncomeIr, date)
  if (yieldIs === 'net' || irRate === undefined || !rule) return { annualYield }
  const net = Number((annualYield * (1 - irRate)).toPrecision(15))
  return { annualYield: net, taxed: { grossYield: annualYield, irRate, rule } }
}

/** Fields that are not asked get any value. */
function askedOf(typed: Typed, refuse: Refuse): Asked {
  switch (typed.mode) {
    case 'instalments': {
      const { mode, date, cashPrice = 0, instalments = 1, instalment = 0, firstAt = 'now' } = typed
      return { mode, date, cashPrice, instalments, instalment, firstAt }
    }
    case 'rent-or-buy':
      return homeOf(typed, refuse)
    case 'car':
      return carOf(typed, refuse)
    case 'abroad':
      return abroadOf(typed, refuse)
  }
}

function homeOf(typed: Typed, refuse: Refuse): Asked {
  const { date, years = 1, rent = 0, propertyValue = 0, downPayment = 0, system = 'sac' } = typed
  const { annualAdjustment = 0, appreciation = 0, purchaseCosts = 0, ownerCosts = 0 } = typed
  const { annualLoanRate = 0, loanMonths = 1, loanCharges = 0, sellingCost = 0, taxesGain = false } = typed
  if (downPayment > propertyValue) refuse('downPayment', 'A entrada não pode passar do valor do imóvel.')
  return {
    ...{ mode: 'rent-or-buy', date, years, rent, propertyValue, downPayment, system },
    ...{ annualAdjustment, appreciation, purchaseCosts, ownerCosts },
    ...{ annualLoanRate, loanMonths, loanCharges, sellingCost, taxesGain },
  }
}

function carOf(typed: Typed, refuse: Refuse): Asked {
  const { date, years = 1, price = 0, depreciation = 0, ipvaRate = 0, insurance = 0, maintenance = 0 } = typed
  const { kmPerMonth = 0, fuelPerKm = 0, appPerKm = 0, subscription } = typed
  if (years > 20) refuse('years', 'O valor máximo é 20 anos para um carro.')
  // Reais per kilometre to centavos, without the tail that 2.6 × 100 leaves.
  const perKm = (reais: number) => Number((reais * 100).toPrecision(12))
  return {
    ...{ mode: 'car', date, years, price, depreciation, ipvaRate, insurance, maintenance, kmPerMonth },
    ...{ fuelPerKm: perKm(fuelPerKm), appPerKm: perKm(appPerKm), subscription },
  }
}

function abroadOf(typed: Typed, refuse: Refuse): Asked {
  const { date, amount = 0, currency = 'USD', cardPaidAt = 'now' } = typed
  const commercialRate = typed.usdRate ?? typed.eurRate ?? typed.otherRate ?? 1
  const spreads = {
    card: { spread: typed.cardSpread, fee: typed.cardFee },
    account: { spread: typed.accountSpread, fee: typed.accountFee },
    cash: { spread: typed.cashSpread, fee: typed.cashFee },
    pix: { spread: typed.pixSpread, fee: typed.pixFee },
  }
  const ways = abroadWays.flatMap((way) => {
    const { spread, fee = 0 } = spreads[way]
    return spread === undefined ? [] : [{ way, spread, fee }]
  })
  if (ways.length < 2) refuse('accountSpread', 'Preencha o spread de ao menos duas formas de pagar.')
  const cents = roundCents(amount * 100)
  return {
    mode: 'abroad',
    date,
    amount: cents,
    currency: symbolOf(currency),
    commercialRate,
    ways,
    cardPaidAt,
  }
}

function show(answer: Comparison, input: ComparisonInput): Shown {
  const { options, winner, difference, lines, total } = answer
  const best = options.find((option) => option.key === winner) ?? options.find((one) => one.total === total)
  const name = best ? optionsInWords[best.key] : ''
  return {
    title: titleInWords(input),
    stamp: stampInWords(input),
    headline: {
      label: winner ? `Diferença${inToday(input)}` : tieInWords(options),
      amount: difference,
    },
    verdict: winnerInWords(answer, input),
    aside: asideOf(answer, input),
    rows: shownLines(lines),
    total: { label: `${name}${inToday(input)}`, amount: total },
    apart: [
      ...options.filter((option) => option !== best).map((option) => otherOption(option, input)),
      ...(isTimed(input)
        ? [{ title: 'A taxa da comparação', rows: [...answer.steps.map(stepRow), ...embeddedRows(answer)] }]
        : []),
    ],
    summary: summaryInWords(answer, input),
    notes: notesOf(answer, input),
    warnings: warningsOf(answer, input),
    excluded: excludedOf(input),
    chart: chartOf(answer, input),
    tables: tablesOf(answer, input),
    excel: excelOf(answer, input),
    carry: carryOf(input),
  }
}

function otherOption({ key, lines, total }: Option, input: ComparisonInput) {
  const name = optionsInWords[key]
  const sum: NotaRow = { label: `${name}${inToday(input)}`, amount: total, kind: 'subtotal' }
  return { title: name, rows: [...shownLines(lines), sum] }
}

/** Those of nothing are left out, unless there is no other. */
function shownLines(lines: Option['lines']): Option['lines'] {
  const others = lines.filter(({ amount }) => amount !== 0)
  return others.length > 0 ? others : lines
}

function asideOf({ breakEven, embeddedMonthlyRate, total }: Comparison, input: ComparisonInput) {
  if (input.mode === 'abroad') {
    const value = total / input.amount
    const text = `R$\u00A0${formatNumber(value, 4)}`
    return { label: `Cada ${input.currency} sai por`, value, text } satisfies Headline
  }
  if (embeddedMonthlyRate !== undefined) {
    const text = `${embeddedInText(embeddedMonthlyRate)} ao mês`
    return { label: 'Juros embutidos', value: embeddedMonthlyRate, text }
  }
  if (breakEven?.kind === 'years')
    return { label: 'Comprar custa menos', value: breakEven.years, text: breakEvenInWords(breakEven) }
  if (breakEven?.kind === 'km-per-month')
    return { label: 'Carro próprio custa menos', value: breakEven.km, text: breakEvenInWords(breakEven) }
  return undefined
}

function embeddedRows({ embeddedMonthlyRate, embeddedAnnualRate }: Comparison): NotaRow[] {
  if (embeddedMonthlyRate === undefined || embeddedAnnualRate === undefined) return []
  const formula = 'A taxa que iguala as parcelas ao preço à vista'
  return [
    { label: 'Juros embutidos ao mês', text: embeddedInText(embeddedMonthlyRate, 4), formula },
    {
      label: 'Juros embutidos ao ano',
      text: embeddedInText(embeddedAnnualRate),
      formula: 'A do mês, composta por 12 meses',
    },
  ]
}

function carryOf(input: ComparisonInput): Shown['carry'] {
  if (input.mode !== 'rent-or-buy') return []
  const texts = {
    v: String(input.propertyValue / 100),
    e: String(input.downPayment / 100),
    eu: 'brl',
    t: String(Number((input.annualLoanRate * 100).toFixed(6))),
    n: String(input.loanMonths),
    s: input.system,
  }
  return [{ to: 'simulador-financiamento', label: 'as parcelas deste financiamento', texts }]
}
