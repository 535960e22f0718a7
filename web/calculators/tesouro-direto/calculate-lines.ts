import { termBetween } from '#web/finance/calendar/term.ts'
import { formatBrl, formatDay, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Line, RuleSource, Step } from '#web/finance/core/statement.ts'
import { type LotsRedemption, redemptionTaxLines } from '#web/finance/fixed-income/redemption.ts'
import { ltnPrice, type TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import type { TesouroInput } from './calculate-position.ts'

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

/** What was put in, what came above it, the taxes and the custody fee. */
export function linesOf({ input, redeemed, custody, end }: Outcome): Line[] {
  const { amount, monthlyContribution } = input
  const { invested, gross } = redeemed
  const contributions = invested - amount
  const lines: Line[] = [
    { key: 'amount', label: 'Valor aplicado', amount, formula: 'valor que você digitou' },
  ]
  if (contributions > 0) {
    lines.push({
      key: 'contributions',
      label: 'Aportes',
      amount: contributions,
      formula: `${formatNumber(contributions / monthlyContribution, 0)} aportes de ${formatBrl(monthlyContribution)}`,
    })
  }
  lines.push({
    key: 'yield',
    label: gross < invested ? 'Perda na venda' : 'Rendimento bruto',
    amount: gross - invested,
    formula: `${formatBrl(gross)} recebidos até ${formatDay(end)}, menos o aplicado: ${bondInWords(input)}`,
  })
  return [
    ...lines,
    ...redemptionTaxLines(redeemed, end, ['pagamento', 'pagamentos']),
    ...custodyLine(custody),
  ]
}

function custodyLine({ fee, meanBase, days, annualRate, freeBalance, source }: Outcome['custody']): Line[] {
  if (fee === 0) return []
  const above = freeBalance > 0 ? ` acima de ${formatBrl(freeBalance)}` : ''
  const formula = `${percentInWords(annualRate)} ao ano × ${formatBrl(meanBase)} de saldo médio${above} × ${formatNumber(days, 0)} dias ÷ 365`
  return [{ key: 'custody', label: 'Taxa de custódia da B3', amount: -fee, formula, source }]
}

export function stepsOf(input: TesouroInput, end: IsoDate): Step[] {
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
  return [
    { key: 'days', label: 'Dias corridos', unit: 'days', value: held.days, formula: 'da compra ao fim' },
    {
      key: 'business-days',
      label: 'Dias úteis até o vencimento',
      unit: 'days',
      value: businessDays,
      formula: 'da compra, inclusive, ao vencimento, exclusive',
    },
    ...(bond === 'prefixado' ? [price] : []),
  ]
}

const names: Record<TesouroBond, string> = {
  selic: 'Tesouro Selic',
  prefixado: 'Tesouro Prefixado',
  'prefixado-juros': 'Tesouro Prefixado com juros semestrais',
  ipca: 'Tesouro IPCA+',
  'ipca-juros': 'Tesouro IPCA+ com juros semestrais',
  'renda-mais': 'Tesouro RendA+',
  'educa-mais': 'Tesouro Educa+',
}

function bondInWords({ bond, annualRate, indexRate, sale }: TesouroInput): string {
  const index = bond === 'selic' ? 'Selic' : 'IPCA'
  const withIndex = bond.startsWith('prefixado') ? '' : `${index} de ${percentInWords(indexRate)} ao ano + `
  const sold = sale ? `, vendido a ${percentInWords(sale.annualRate)}` : ''
  return `${names[bond]} comprado a ${withIndex}${percentInWords(annualRate)} ao ano${sold}`
}
