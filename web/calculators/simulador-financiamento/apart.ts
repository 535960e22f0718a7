import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { NotaRow, Shown } from '../form/calculator.ts'
import { durationInWords, stepRow } from '../form/words.ts'
import type { FinancingAnswer, FinancingInput } from './question.ts'
import { hasExtras, offersInWords, pricesInWords } from './words.ts'

type Part = NonNullable<Shown['apart']>[number]

/** Beside the first instalment: the whole contract, the day it begins, its rates, what a bank asks, what was looked for. */
export function apartOf(answer: FinancingAnswer, input: FinancingInput): Part[] {
  const { lines, total, onTheDay } = answer
  const parts: Part[] = [
    {
      title: hasExtras(input) ? 'No contrato inteiro, com as amortizações extras' : 'No contrato inteiro',
      rows: [...lines, { label: 'Total pago até o fim', amount: total, kind: 'subtotal' }],
    },
    {
      title: 'No dia do contrato',
      rows: [
        ...onTheDay.lines.filter(({ amount }) => amount !== 0),
        { label: 'Total a pagar nesse dia', amount: onTheDay.total, kind: 'subtotal' },
      ],
    },
    { title: 'Taxas', rows: [...answer.steps.map(stepRow), ...cetRows(answer), ...iofRows(answer, input)] },
    { title: 'O que o banco olha', rows: bankRows(answer, input) },
    { title: 'Quitar de uma vez', rows: settlementRows(answer) },
    { title: 'Sua meta', rows: goalRows(answer) },
  ]
  return parts.filter(({ rows }) => rows.length > 0)
}

function cetRows({ cet }: FinancingAnswer): NotaRow[] {
  if (!cet.ok)
    return [{ label: 'CET', text: 'sem resultado', formula: 'Tarifas e IOF passam do que é liberado' }]
  const formula = 'Juros, seguros, tarifas e IOF, sem as amortizações extras'
  return [
    { label: 'CET ao ano', text: capped(cet.annualRate), formula },
    {
      label: 'CET ao mês',
      text: capped(cet.monthlyRate, 4),
      formula: '(1 + CET ao ano)^(1 ÷ 12) − 1',
    },
  ]
}

/** Beyond 10.000 % nobody reads its digits. */
function capped(rate: number, decimals = 2): string {
  return rate > 100 ? `mais de ${formatPercent(100, 0)}` : formatPercent(rate, decimals)
}

/** Borrowed with the rest, it is no line of its own in the contract. */
function iofRows({ cost }: FinancingAnswer, { financesCosts }: FinancingInput): NotaRow[] {
  const line = cost.lines.find(({ key }) => key === 'iof')
  if (!(financesCosts && line && line.amount > 0)) return []
  const { amount, formula, source } = line
  return [{ label: 'IOF, dentro do valor financiado', text: formatBrl(amount), formula, source }]
}

function bankRows(answer: FinancingAnswer, input: FinancingInput): NotaRow[] {
  const { oldestBirth, assetValue } = input
  const { incomeNeeded, longestMonths, firstPaid, affordable } = answer
  const rows: NotaRow[] = []
  // In a grace period nothing is paid yet: no income is asked for, and there is no share of it.
  if (incomeNeeded) {
    const share = formatPercent(firstPaid / incomeNeeded, 0)
    const formula = `${formatBrl(firstPaid)} ÷ ${share}: é prática dos bancos, não lei`
    rows.push({ label: 'Renda bruta da família que a parcela pede', text: formatBrl(incomeNeeded), formula })
  }
  if (longestMonths !== undefined && oldestBirth) {
    const formula = `Pela idade de quem nasceu em ${formatDay(oldestBirth)}`
    rows.push({ label: 'Prazo máximo', text: durationInWords(longestMonths), formula })
  }
  const price = affordable && {
    label: 'Imóvel que cabe na renda',
    text: pricesInWords(affordable, input),
    formula: 'Com a mesma entrada e o mesmo prazo, até o que a entrada e o programa deixam',
  }
  return [...rows, ...housingRows(answer, assetValue), ...(price ? [price] : [])]
}

function housingRows({ housing }: FinancingAnswer, assetValue: number): NotaRow[] {
  const { sfh, mcmv } = housing ?? {}
  const rows: NotaRow[] = []
  if (sfh) {
    const within = (fits: boolean) => (fits ? 'dentro do limite' : 'acima do limite')
    const formula = `Valor de ${formatBrl(assetValue)}, ${within(sfh.fitsProperty)}; taxa ${within(sfh.fitsCost)}`
    const text = sfh.fitsProperty && sfh.fitsCost ? 'sim' : 'não: é SFI'
    rows.push({ label: 'Cabe no SFH', text, formula, source: sfh.rule })
  }
  if (mcmv) {
    const formula = `Primeira parcela de ${offersInWords(mcmv)}, no mesmo prazo e sistema, se você e o imóvel forem aceitos`
    rows.push({ label: 'Minha Casa, Minha Vida', text: mcmv.band, formula, source: mcmv.rule })
  }
  return rows
}

function settlementRows({ settlement }: FinancingAnswer): NotaRow[] {
  if (!settlement?.ok) return []
  const { month, dueOn, balance, interestSaved, rule } = settlement
  return [
    {
      label: `Saldo depois da ${month}ª parcela`,
      amount: balance,
      formula: `Em ${formatDay(dueOn)}: só o que falta amortizar, sem os juros que ainda não venceram`,
      source: rule,
    },
    { label: 'Juros que você deixa de pagar', amount: interestSaved, formula: 'Os das parcelas seguintes' },
  ]
}

function goalRows({ goal }: FinancingAnswer): NotaRow[] {
  if (!goal?.ok) return []
  return [
    {
      label: 'Amortize por mês, além da parcela',
      amount: goal.monthlyExtra,
      formula: 'O menor valor que chega lá, reduzindo o prazo',
    },
    { label: 'Quita em', text: durationInWords(goal.months) },
    { label: 'Economiza de juros', amount: goal.interestSaved },
  ]
}
