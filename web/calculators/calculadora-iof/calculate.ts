import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { type Line, type RuleSource, ruleSource, statement } from '#web/finance/core/statement.ts'
import { fxRateHistory, iofOnExchange } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { iofOnVgbl, type VgblRule, vgblHistory } from '#web/finance/pension/iof-vgbl.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { calculateCreditIof } from './calculate-credit.ts'
import type {
  ExchangeQuestion,
  IofInput,
  IofResult,
  Notice,
  RedemptionAnswer,
  RedemptionQuestion,
  VgblQuestion,
} from './question.ts'

/**
 * IOF on an exchange, a loan, a redemption or contributions to VGBL, by the rule of the day: lines that add up, the rate
 * on the whole, its share of the cost, and how the rule changed.
 *
 * @see Decreto 6.306/2007; facts/01-iof.md; each tab says its own rounding
 */
export function calculateIof(input: IofInput): IofResult {
  switch (input.tab) {
    case 'cambio':
      return calculateExchangeIof(input)
    case 'credito':
      return calculateCreditIof(input)
    case 'investimento':
      return calculateRedemptionIof(input)
    case 'vgbl':
      return calculateVgblIof(input)
  }
}

/**
 * IOF = amount in reais × rate of the operation on the day, rounded once. It is paid on top, and taken out of what comes
 * in. Decreto 6.306/2007, art. 15-B.
 */
function calculateExchangeIof({ operation, amount, date }: ExchangeQuestion): IofResult {
  const tax = iofOnExchange({ operation, amount, date })
  if (!tax.ok) return tax
  const { iof, rate, rule, clause } = tax
  const signed = operation === 'inflow' ? -iof : iof
  const lines: Line[] = [
    { key: 'amount', label: 'Valor em reais', amount, formula: 'com o câmbio e o spread da instituição' },
    {
      key: 'iof',
      label: `IOF (${clause})`,
      amount: signed,
      formula: rate === 0 ? 'alíquota zero' : `${formatBrl(amount)} × ${percentInWords(rate)}`,
      source: rule,
    },
  ]
  const notices: Notice[] = []
  if (dependsOnInjunction(fxRateHistory(operation), date)) notices.push('iof-injunction')
  if (rate === 0) notices.push('exempt')
  if (rule.confidence === 'uncertain') notices.push('uncertain-rule')
  return {
    ok: true,
    tab: 'cambio',
    ...statement(lines, amount + signed),
    iof,
    rate,
    shareOfCost: amount === 0 ? 0 : iof / Math.max(amount, amount + signed),
    steps: [
      {
        key: 'rate',
        label: 'Alíquota da operação',
        unit: 'fraction',
        value: rate,
        formula: `Decreto 6.306/2007, ${clause}`,
        source: rule,
      },
    ],
    history: fxRateHistory(operation).map(({ rate, rule, isOlder }) => ({
      words: percentInWords(rate),
      rule,
      isOlder,
    })),
    notices,
  }
}

type Taxes = Extract<ReturnType<typeof redemptionTaxes>, { ok: true }>

/**
 * IOF on the yield of a redemption in the first 30 days, then income tax on the rest: yield × share of the day, rounded;
 * (yield − IOF) × rate of the term, rounded.
 *
 * @see Decreto 6.306/2007, art. 32 and annex; Lei 11.033/2004, arts. 1º and 3º; facts/01-iof.md §4
 */
function calculateRedemptionIof(question: RedemptionQuestion): IofResult {
  const { date, days } = question
  if (question.product === 'lci-lca') return zeroRated(question)
  const taxes = redemptionTaxes({ yield: question.yield, days, date })
  if (!taxes.ok) return taxes
  const { iof, iofShare, netYield } = taxes
  return {
    ok: true,
    tab: 'investimento',
    ...statement(linesOf(question, taxes), netYield),
    iof,
    rate: iofShare,
    shareOfCost: shareOf(iof, question.yield),
    steps: [
      {
        key: 'share',
        label: `Parte do rendimento no ${days}º dia`,
        unit: 'fraction',
        value: iofShare,
        formula: 'Anexo do Decreto 6.306/2007; o 1º dia é o seguinte à aplicação',
        source: taxes.iofRule,
      },
    ],
    days: daysOf(question),
    history: historyOf(),
    notices: iofShare === 0 ? ['zero-from-day-30'] : [],
  }
}

function linesOf(
  question: RedemptionQuestion,
  { iof, iofShare, ir, irRate, iofRule, irRule }: Taxes,
): Line[] {
  const yieldLine = yieldLineOf(question)
  return [
    yieldLine,
    {
      key: 'iof',
      label: 'IOF sobre o rendimento',
      amount: -iof,
      formula:
        iofShare === 0
          ? `zero no ${question.days}º dia`
          : `${formatBrl(question.yield)} × ${percentInWords(iofShare)} (${question.days}º dia)`,
      source: iofRule,
    },
    {
      key: 'ir',
      label: 'Imposto de renda',
      amount: -ir,
      formula: `(${formatBrl(question.yield)} − ${formatBrl(iof)}) × ${percentInWords(irRate)}`,
      source: irRule,
    },
  ]
}

function yieldLineOf(question: RedemptionQuestion): Line {
  return {
    key: 'yield',
    label: 'Rendimento bruto',
    amount: question.yield,
    formula: 'O que o investimento rendeu até o resgate',
  }
}

/** The table of the page: the same yield redeemed on each of the first 30 days. */
function daysOf({ yield: gain, date }: RedemptionQuestion): RedemptionAnswer['days'] {
  const shares = inForce(iofInvestimento, date)?.yieldShareByDay ?? []
  const rows: RedemptionAnswer['days'] = []
  for (const index of shares.keys()) {
    const taxes = redemptionTaxes({ yield: gain, days: index + 1, date })
    if (!taxes.ok) continue
    const { iofShare: share, iof, ir, netYield } = taxes
    rows.push({ day: index + 1, share, iof, ir, netYield })
  }
  return rows
}

function zeroRated(question: RedemptionQuestion): IofResult {
  const edition = inForce(iofInvestimentoZero, question.date)
  if (!edition) return { ok: false, reason: 'no-table-in-force' }
  const rule = ruleSource(edition)
  const iofLine: Line = {
    key: 'iof',
    label: 'IOF sobre o rendimento',
    amount: 0,
    formula: 'Alíquota zero para LCI e LCA',
    source: rule,
  }
  return {
    ok: true,
    tab: 'investimento',
    ...statement([yieldLineOf(question), iofLine], question.yield),
    iof: 0,
    rate: 0,
    shareOfCost: 0,
    steps: [],
    days: [],
    history: [{ words: 'alíquota zero', rule }],
    notices: ['exempt'],
  }
}

function historyOf(): { words: string; rule: RuleSource }[] {
  return iofInvestimento.map((edition) => ({
    words: `de ${percentInWords(edition.yieldShareByDay[0] ?? 0)} do rendimento no 1º dia a zero no ${edition.yieldShareByDay.length}º`,
    rule: ruleSource(edition),
  }))
}

function shareOf(iof: Cents, gain: Cents): number {
  return gain > 0 ? iof / gain : 0
}

/**
 * IOF on one person's contributions to VGBL plans: the rate on what each contribution adds above the limit of its
 * period, rounded per contribution.
 *
 * @see Decreto 6.306/2007, art. 22; facts/01-iof.md §6
 */
function calculateVgblIof({ contributions }: VgblQuestion): IofResult {
  const result = iofOnVgbl(contributions)
  if (!result.ok) return result
  const contributed = contributions.reduce((sum, { amount }) => sum + amount, 0)
  const lines = result.contributions.map(({ iof, rate, taxed, accumulated, limit, rule }, index): Line => {
    const { date, insurer } = contributions[index] ?? { date: rule.from, insurer: '' }
    return {
      key: `contribution-${index + 1}`,
      label: `IOF do aporte de ${formatDay(date)}, ${insurer}`,
      amount: iof,
      formula: chargeInWords({ rate, taxed, accumulated, limit }),
      source: rule,
    }
  })
  const { total: iof } = result
  return {
    ok: true,
    tab: 'vgbl',
    ...statement(lines, iof),
    iof,
    rate: contributed > 0 ? iof / contributed : 0,
    shareOfCost: contributed > 0 ? iof / (contributed + iof) : 0,
    contributed,
    charged: result.contributions.map(({ taxed, rate }) => ({ taxed, rate })),
    steps: [
      {
        key: 'contributed',
        label: 'Aportes somados',
        unit: 'cents',
        value: contributed,
        formula: contributions.length === 1 ? 'um aporte' : `soma de ${contributions.length} aportes`,
      },
    ],
    history: vgblHistory().map((change) => ({ words: ruleInWords(change), rule: change.rule })),
    notices: contributions.some(({ date }) => dependsOnInjunction(vgblHistory(), date))
      ? ['iof-injunction']
      : [],
  }
}

type Charge = { rate: number; taxed: Cents; accumulated: Cents; limit: Cents }

function chargeInWords({ rate, taxed, accumulated, limit }: Charge): string {
  if (rate === 0) return 'sem cobrança nesse dia'
  const sum = `${formatBrl(accumulated)} somados no período`
  if (taxed === 0) return `${sum}, dentro do limite de ${formatBrl(limit)}`
  return `${sum}, limite de ${formatBrl(limit)}: ${formatBrl(taxed)} × ${percentInWords(rate)}`
}

function ruleInWords({ rate, limit, charged, summedOver, period }: VgblRule): string {
  if (rate === 0) return 'sem cobrança'
  const what = charged === 'whole' ? 'do total, quando passa de' : 'do que passa de'
  const sum = summedOver === 'insurer' ? 'em cada seguradora' : 'somando as seguradoras'
  return `${percentInWords(rate)} ${what} ${formatBrl(limit)} no ${period === 'year' ? 'ano' : 'mês'}, ${sum}`
}
