import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { type Line, type RuleSource, ruleSource, statement } from '#web/finance/core/statement.ts'
import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import type { IofResult, RedemptionAnswer, RedemptionQuestion } from './types.ts'

type Taxes = Extract<ReturnType<typeof redemptionTaxes>, { ok: true }>

/**
 * IOF on the yield of a redemption in the first 30 days, then income tax on the rest: yield × share of the day, rounded;
 * (yield − IOF) × rate of the term, rounded.
 *
 * @see Decreto 6.306/2007, art. 32 and annex; Lei 11.033/2004, arts. 1º and 3º; facts/01-iof.md §4
 */
export function calculateRedemptionIof(question: RedemptionQuestion): IofResult {
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
      formula: `${formatBrl(question.yield)} × ${formatPercent(iofShare, 0)} (${question.days}º dia)`,
      source: iofRule,
    },
    {
      key: 'ir',
      label: 'Imposto de renda',
      amount: -ir,
      formula: `(${formatBrl(question.yield)} − ${formatBrl(iof)}) × ${formatPercent(irRate, 1)}`,
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
    words: `de ${formatPercent(edition.yieldShareByDay[0] ?? 0, 0)} do rendimento no 1º dia a zero no ${edition.yieldShareByDay.length}º`,
    rule: ruleSource(edition),
  }))
}

function shareOf(iof: Cents, gain: Cents): number {
  return gain > 0 ? iof / gain : 0
}
