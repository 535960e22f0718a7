import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn, ruleSource } from '#web/finance/core/statement.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { propertyRules, smallSales } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { type Deal, lawOf } from './calculate-property.ts'
import type { GainInput } from './question.ts'

/** One question of the tree: what was answered, what follows, and what would break the exemption. */
export type Decision = {
  key: string
  question: string
  answer: 'yes' | 'no'
  outcome: 'exempt' | 'partly-exempt' | 'goes-on'
  because: string
  breaks: string
  source: RuleSource
}

type Decided = { decisions: Decision[]; isExempt: boolean; exemptBy?: RuleSource }

/** The exemptions in the order in which they are asked; undefined when a table is missing. */
export function decisionsOf(input: GainInput, deal: Deal): Decided | undefined {
  if (input.kind === 'imovel') return propertyDecisions(input, deal)
  if (input.kind === 'exterior' && input.isFinancialAbroad) return abroadDecision(input)
  return smallSaleDecision(input, deal)
}

function smallSaleDecision(input: GainInput, deal: Deal): Decided | undefined {
  const { kind, soldOn } = input
  const month = input.monthSales ?? deal.price
  const limit = limitOf(input)
  if (!limit) return undefined
  const isExempt = month <= limit.upTo
  const decision: Decision = {
    key: 'small-sale',
    question: `No mês da venda você vendeu até ${formatBrl(limit.upTo)} em ${limit.of}?`,
    ...answered(isExempt),
    because: `vendas de ${formatBrl(month)} no mês de ${formatDay(soldOn).slice(3)}`,
    breaks:
      kind === 'cripto'
        ? 'Conta a soma de todas as moedas e das trocas de uma por outra: um centavo acima, o ganho inteiro paga.'
        : 'Conta a soma das vendas de bens da mesma natureza: um centavo acima, o ganho inteiro paga.',
    source: limit.source,
  }
  return { decisions: [decision], isExempt, ...(isExempt && deal.gain > 0 && { exemptBy: limit.source }) }
}

function limitOf({ kind, soldOn }: GainInput): { upTo: Cents; of: string; source: RuleSource } | undefined {
  if (kind === 'cripto') {
    const table = inForce(cryptoTables, soldOn)
    return table && { upTo: table.exemptSalesUpTo, of: 'criptoativos', source: ruleSource(table) }
  }
  const table = inForce(smallSales, soldOn)
  if (!table) return undefined
  return kind === 'acoes_fora_da_bolsa'
    ? {
        upTo: table.exemptUpTo['over-the-counter-shares'],
        of: 'ações fora da bolsa',
        source: ruleSource(table),
      }
    : { upTo: table.exemptUpTo.goods, of: 'bens da mesma natureza', source: ruleSource(table) }
}

function abroadDecision({ soldOn }: GainInput): Decided | undefined {
  const source = ruleOn(foreignIncomeTables, soldOn)
  if (!source) return undefined
  const decision: Decision = {
    key: 'abroad',
    question: 'É aplicação financeira no exterior?',
    answer: 'yes',
    outcome: 'goes-on',
    because: 'não há isenção por valor: o ganho entra na declaração anual',
    breaks:
      'Perdas do ano e de anos anteriores com aplicações no exterior diminuem o ganho; imposto pago lá pode ser crédito.',
    source,
  }
  return { decisions: [decision], isExempt: false }
}

type Rules = (typeof propertyRules)[number]

function propertyDecisions(input: GainInput, deal: Deal): Decided | undefined {
  const rules = inForce(propertyRules, input.soldOn)
  if (!rules) return undefined
  const decisions = [
    longAgo(input, rules),
    onlyProperty(input, deal, rules),
    reinvestment(input, deal, rules),
  ]
  return { decisions, isExempt: false }
}

function longAgo({ boughtOn }: GainInput, rules: Rules): Decision {
  const { before, perYear } = rules.purchaseReduction
  const lastFree = before - Math.round(1 / perYear)
  const isOld = Number(boughtOn.slice(0, 4)) <= lastFree
  return {
    key: 'bought-long-ago',
    question: `Comprou até ${lastFree}?`,
    ...answered(isOld),
    because: `compra em ${formatDay(boughtOn)}`,
    breaks: `De ${lastFree + 1} a ${before - 1} a redução é menor a cada ano; depois não há.`,
    source: lawOf(rules, 'purchaseReduction'),
  }
}

function onlyProperty(input: GainInput, deal: Deal, rules: Rules): Decision {
  const { isOnlyProperty, soldOtherInFiveYears } = input
  const isOnly = isOnlyProperty && !soldOtherInFiveYears && deal.price <= rules.onlyPropertyUpTo
  return {
    key: 'only-property',
    question: `Era o seu único imóvel, vendido por até ${formatBrl(rules.onlyPropertyUpTo)}?`,
    ...answered(isOnly),
    because: onlyPropertyBecause(input, deal),
    breaks: `A isenção cai com outro imóvel, mesmo em parte ou terreno; com outro vendido nos últimos ${rules.reinvestment.onceInYears} anos; com preço acima do limite, mesmo por um centavo.`,
    source: lawOf(rules, 'onlyProperty'),
  }
}

function reinvestment(input: GainInput, deal: Deal, rules: Rules): Decision {
  const { days, onceInYears } = rules.reinvestment
  const counts = input.isResidential && !input.usedReinvestmentInFiveYears && deal.price > 0
  const fraction = counts ? Math.min(1, input.reinvested / deal.price) : 0
  const partly = fraction > 0 && fraction < 1 ? ({ outcome: 'partly-exempt' } as const) : {}
  return {
    key: 'reinvestment',
    question: `Vai comprar, ou quitar, outro imóvel residencial no Brasil até ${formatDay(addDays(input.soldOn, days))}?`,
    ...answered(fraction > 0),
    ...partly,
    because: fraction > 0 ? `${formatPercent(fraction)} do preço` : reinvestmentBecause(input),
    breaks: `A isenção cai com imóvel comercial ou terreno, dos dois lados; com mais de ${days} dias do contrato; com esta isenção já usada nos últimos ${onceInYears} anos. Dinheiro pago pelo outro imóvel antes da venda não conta. Sem a compra, o imposto é devido com multa e juros.`,
    source: lawOf(rules, 'reinvestment'),
  }
}

function answered(isYes: boolean): Pick<Decision, 'answer' | 'outcome'> {
  return isYes ? { answer: 'yes', outcome: 'exempt' } : { answer: 'no', outcome: 'goes-on' }
}

function onlyPropertyBecause({ isOnlyProperty, soldOtherInFiveYears }: GainInput, { price }: Deal): string {
  if (!isOnlyProperty) return 'você respondeu que não era o único'
  return soldOtherInFiveYears ? 'você já vendeu outro imóvel em cinco anos' : `preço de ${formatBrl(price)}`
}

function reinvestmentBecause({ isResidential, usedReinvestmentInFiveYears, reinvested }: GainInput): string {
  if (reinvested === 0) return 'você não disse quanto vai usar em outro imóvel'
  if (!isResidential) return 'o imóvel vendido não é residencial'
  return usedReinvestmentInFiveYears ? 'esta isenção já foi usada em cinco anos' : 'preço zero'
}
