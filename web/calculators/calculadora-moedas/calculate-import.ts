import { formatBrl, formatCents, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { type Line, ruleSource, type Step, statement } from '#web/finance/core/statement.ts'
import { rateInReais } from '#web/finance/exchange/currencies.ts'
import { type ImportacaoInput, type ImportCost, importCost } from '#web/finance/exchange/importacao.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { icmsImportacao, states } from '#web/finance/tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import type {
  BrazilComparison,
  CurrencyResult,
  ImportAnswer,
  ImportQuestion,
  Notice,
  Regime,
} from './question.ts'

/**
 * Cost of a purchase abroad until the door: customs value, import duty, ICMS inside its own base, spread, IOF,
 * dispatch. Where the shop may or may not be in the Remessa Conforme, both regimes. Rounded as in `importCost`.
 *
 * @see Lei 15.502/2026, Portaria MF 1.342/2026, Convênio ICMS 81/2023; facts/08-importacao.md
 */
export function calculateImport(question: ImportQuestion): CurrencyResult {
  const regimes: Regime[] = []
  for (const one of programmesOf(question)) {
    const cost = importCost(toCost(question, one))
    if (!cost.ok) return cost
    regimes.push(regimeOf(question, one, cost))
  }
  const [first] = regimes
  if (!first) throw new RangeError('no regime')
  return {
    ok: true,
    tab: 'importar',
    lines: first.lines,
    total: first.total,
    regimes,
    byState: totalsByState(question, first),
    brazil:
      question.brazilPrice === undefined
        ? undefined
        : compareWithBrazil(question, first, question.brazilPrice),
    history: historyOf(question, first.programme),
    steps: first.steps,
    notices: noticesOf(question, first),
  }
}

function programmesOf({ programme, goods }: ImportQuestion): readonly ('yes' | 'no')[] {
  if (goods === 'gift') return ['no']
  return programme === 'no' ? ['no', 'yes'] : ['yes', 'no']
}

/** Who gets a gift pays what is charged on it, not the gift. */
function paidOf({ goods }: ImportQuestion, { total, value }: ImportCost): Cents {
  return goods === 'gift' ? total - value : total
}

function regimeOf(question: ImportQuestion, programme: 'yes' | 'no', cost: ImportCost): Regime {
  const { customsValue, value, duty, icmsRate, icms, iofRate, iof, total } = cost
  return {
    programme,
    ...statement(linesOf(question, cost), paidOf(question, cost)),
    customsValueUsd: customsValue,
    value,
    duty,
    icmsRate,
    icms,
    iofRate,
    iof,
    overPrice: value > 0 ? total / value - 1 : 0,
    steps: stepsOf(cost),
  }
}

function linesOf(question: ImportQuestion, cost: ImportCost): Line[] {
  const { customsValue, value, taxed, duty, icmsRate, icmsBase, icms, spread, iofRate, iof } = cost
  const isBook = question.goods === 'book'
  const taxes: Line[] = [
    {
      key: 'duty',
      label: 'Imposto de importação',
      amount: duty,
      formula: dutyInWords(question, cost),
      source: isBook ? undefined : cost.dutyRule,
    },
    {
      key: 'icms',
      label: `ICMS (${question.state}), por dentro`,
      amount: icms,
      formula: isBook
        ? 'Livro é imune (Constituição, art. 150, VI, d)'
        : `${formatBrl(icmsBase)} × ${formatPercent(icmsRate, 0)}; a base é (${formatBrl(taxed)} + ${formatBrl(duty)}) ÷ (1 − ${formatPercent(icmsRate, 0)})`,
      source: isBook ? undefined : cost.icmsRule,
    },
  ]
  const dispatch = {
    key: 'dispatch',
    label: 'Despacho postal',
    amount: cost.dispatchFee,
    formula: cost.dispatchFee > 0 ? 'Cobrado pela transportadora' : 'Não há no Remessa Conforme',
  }
  if (question.goods === 'gift') return [...taxes, dispatch]
  return [
    {
      key: 'customs-value',
      label: 'Produto, frete e seguro (valor aduaneiro)',
      amount: value,
      formula: `US$ ${formatCents(customsValue)} × ${rateInReais(question.dollarRate)}`,
    },
    ...taxes,
    {
      key: 'spread',
      label: 'Spread de quem faz o câmbio',
      amount: spread,
      formula: `${formatBrl(value)} × ${formatPercent(question.spread)}`,
    },
    {
      key: 'iof',
      label: 'IOF do câmbio',
      amount: iof,
      formula: `(${formatBrl(value)} + ${formatBrl(spread)}) × ${formatPercent(iofRate)}`,
      source: cost.iofRule,
    },
    dispatch,
  ]
}

function stepsOf({ icmsRate, icmsBase }: ImportCost): Step[] {
  return [
    {
      key: 'icms-base',
      label: 'Base do ICMS',
      unit: 'cents',
      value: icmsBase,
      formula: `(valor aduaneiro + imposto de importação) ÷ (1 − ${formatPercent(icmsRate, 0)})`,
    },
  ]
}

/** `(US$ 100,00 × 60 % − US$ 30,00) × R$ 5,2238` */
function dutyInWords(
  { goods, date, dollarRate, customsRate = dollarRate }: ImportQuestion,
  { customsValue, dutyUsd }: ImportCost,
): string {
  if (goods === 'book') return 'Livro é imune (Constituição, art. 150, VI, d)'
  const compliant = inForce(impostoImportacao, date)?.compliant
  const value = `US$ ${formatCents(customsValue)}`
  const rate = rateInReais(customsRate)
  const full = compliant && roundCents(customsValue * compliant.rateAbove)
  if (compliant && full !== dutyUsd && full === dutyUsd + compliant.deduction)
    return `(${value} × ${formatPercent(compliant.rateAbove, 0)} − US$ ${formatCents(compliant.deduction)}) × ${rate}`
  return `${value} × ${formatPercent(customsValue > 0 ? dutyUsd / customsValue : 0, 0)} × ${rate}`
}

function totalsByState(question: ImportQuestion, { programme, total }: Regime): ImportAnswer['byState'] {
  const rates = new Map<number, (typeof states)[number]>()
  const table = inForce(icmsImportacao, question.date)
  for (const state of states) if (table) rates.set(table.exceptions[state] ?? table.rate, state)
  const totals = [...rates.values()].map((state) => {
    const cost = importCost(toCost({ ...question, state }, programme))
    return cost.ok ? paidOf(question, cost) : total
  })
  return { lowest: Math.min(total, ...totals), highest: Math.max(total, ...totals) }
}

function historyOf(question: ImportQuestion, programme: 'yes' | 'no'): ImportAnswer['history'] {
  const rows: ImportAnswer['history'] = []
  for (const edition of impostoImportacao) {
    const cost = importCost(toCost({ ...question, date: edition.from }, programme))
    if (!cost.ok) continue
    const { threshold, rateUpTo, rateAbove, deduction } = edition.compliant
    const less = deduction > 0 ? ` menos US$ ${formatCents(deduction)}` : ''
    const words = `${formatPercent(rateUpTo, 0)} até US$ ${formatCents(threshold)}; acima, ${formatPercent(rateAbove, 0)}${less}; fora do programa, ${formatPercent(edition.otherShopsRate, 0)}`
    rows.push({ words, duty: cost.duty, total: paidOf(question, cost), rule: ruleSource(edition) })
  }
  return rows
}

function noticesOf(question: ImportQuestion, { customsValueUsd, programme }: Regime): Notice[] {
  const { date, goods, payment, dispatchFee } = question
  const notices: Notice[] = []
  const threshold = inForce(impostoImportacao, date)?.compliant.threshold ?? 0
  const product = toCost(question, programme).product
  if (goods === 'gift') notices.push('gift')
  if (question.programme === 'unknown' && goods !== 'gift') notices.push('two-regimes')
  if (
    question.programme !== 'no' &&
    goods === 'common' &&
    product <= threshold &&
    customsValueUsd > threshold
  )
    notices.push('freight-crosses-threshold')
  if (goods === 'medicine') notices.push('medicine-icms')
  if (question.programme !== 'yes' && dispatchFee > 0) notices.push('dispatch-varies')
  if (goods !== 'gift' && dependsOnInjunction(fxRateHistory(exchanges[payment]), date))
    notices.push('iof-injunction')
  return notices
}

/** The import against a price in Brazil, and the price abroad at which they are the same. */
function compareWithBrazil(question: ImportQuestion, regime: Regime, price: Cents): BrazilComparison {
  const difference = regime.total - price
  const cheaper = difference === 0 ? 'same' : difference < 0 ? 'import' : 'brazil'
  return { price, difference, cheaper, breakEven: breakEvenOf(question, regime.programme, price) }
}

/** The total never falls as the product gets dearer: halving the interval ends at the last price that fits. */
function breakEvenOf(
  question: ImportQuestion,
  programme: 'yes' | 'no',
  price: Cents,
): BrazilComparison['breakEven'] {
  const totalAt = (product: Cents) => {
    const cost = importCost(toCost({ ...question, product }, programme))
    return cost.ok ? cost.total : Number.POSITIVE_INFINITY
  }
  if (totalAt(0) > price) return { ok: false, reason: 'never' }
  let fits = 0
  let tooDear = 1
  while (totalAt(tooDear) <= price) {
    fits = tooDear
    tooDear *= 2
  }
  while (tooDear - fits > 1) {
    const middle = Math.floor((fits + tooDear) / 2)
    if (totalAt(middle) <= price) fits = middle
    else tooDear = middle
  }
  const stopsAtCeiling = totalAt(tooDear) === Number.POSITIVE_INFINITY
  return stopsAtCeiling ? { ok: false, reason: 'up-to-the-ceiling' } : { ok: true, product: fits }
}

/** Pix in reais: the shop exchanges the money as an import of goods, at a zero rate. */
const exchanges = { card: 'card', pix: 'goods-import', account: 'own-account' } as const

/** Prices in cents of the dollar; a currency that is not the dollar crosses through the real. */
function toCost(question: ImportQuestion, programme: 'yes' | 'no'): ImportacaoInput {
  const { currency, dollarRate, customsRate, goods, product, freight, insurance, dispatchFee } = question
  const inDollars = (price: number) => roundCents((price * currency.rate) / dollarRate)
  return {
    date: question.date,
    state: question.state,
    product: inDollars(product),
    freight: inDollars(freight),
    insurance: inDollars(insurance),
    exchangeRate: dollarRate,
    customsRate,
    isCompliant: programme === 'yes',
    goods: goods === 'gift' ? 'common' : goods,
    dispatchFee: programme === 'yes' ? 0 : dispatchFee,
    spread: goods === 'gift' ? 0 : question.spread,
    payment: exchanges[goods === 'gift' ? 'pix' : question.payment],
  }
}
