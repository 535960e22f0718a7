import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Line, type RuleSource, ruleSource } from '#web/finance/core/statement.ts'
import { propertyRules } from '#web/finance/tables/income-tax/ganho-capital.ts'
import type { Deal } from './calculate-deal.ts'
import type { PropertyGain } from './calculate-property.ts'
import type { GainInput } from './calculate-question.ts'

/** From the price to what is taxed. */
export function gainLines(
  input: GainInput,
  deal: Deal,
  property: PropertyGain | undefined,
  exemptBy: RuleSource | undefined,
): Line[] {
  const edition = inForce(propertyRules, input.soldOn)
  const costRule = edition && { ...ruleSource(edition), source: edition.articles.cost }
  const part = input.share < 1 ? `${formatPercent(input.share)} de ` : ''
  const whole = { price: input.price, saleExpenses: input.saleExpenses, ...pick(input) }
  const taken = [
    { key: 'saleExpenses', label: 'Corretagem da venda', amount: deal.saleExpenses },
    ...deal.costs,
  ]
  const lines: Line[] = [
    {
      key: 'price',
      label: 'Preço da venda',
      amount: deal.price,
      formula: `${part}${formatBrl(input.price)}`,
    },
    ...taken.map(({ key, label, amount }) => ({
      key,
      label,
      amount: 0 - amount,
      formula: `${part}${formatBrl(whole[key as keyof typeof whole])}`,
      ...(costRule && { source: costRule }),
    })),
    {
      key: 'loss',
      label: lossLabel(input),
      amount: deal.loss,
      formula: `custo e despesas de ${formatBrl(deal.cost + deal.saleExpenses)} contra ${formatBrl(deal.price)}`,
    },
    ...(property ? property.lines : exemptionLine(deal, exemptBy)),
  ]
  return lines.filter(({ amount, key }) => amount !== 0 || key === 'price' || key === 'cost')
}

function lossLabel({ kind, isFinancialAbroad }: GainInput): string {
  return kind === 'exterior' && isFinancialAbroad
    ? 'Prejuízo: diminui outros ganhos do ano no exterior'
    : 'Prejuízo: sem imposto, e não compensa outro ganho'
}

function exemptionLine({ gain }: Deal, source: RuleSource | undefined): Line[] {
  if (!source) return []
  const formula = `o ganho inteiro, ${formatBrl(gain)}`
  return [{ key: 'exemption', label: 'Isenção de bens de pequeno valor', amount: 0 - gain, formula, source }]
}

function pick({ cost, itbi, purchaseBrokerage, improvements, interest }: GainInput) {
  return { cost, itbi, purchaseBrokerage, improvements, interest }
}
