import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { defineCalculator, type NotaRow, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { calculateFund, type FundInput, type FundResult } from './calculate.ts'
import { fields } from './fields.ts'
import { refusalInWords, summaryInWords, warningsOf } from './words.ts'

type Answer = Extract<FundResult, { ok: true }>
type Sale = NonNullable<Answer['sale']>

export const calculator = defineCalculator({
  slug: 'fundos-imobiliarios',
  fields,
  toInput,
  calculate: calculateFund,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'unitIncome', times: 0.1 }, columns: { field: 'units', times: 0.2 } },
  tables: [darf, fiiIncome, rendaVariavel],
  ruleDates: { field: 'date', since: '2006-01-01' },
})

function toInput(
  { saleFees = 0, earlierLoss = 0, unitAmortization = 0, linkedShare, ...typed }: Values<typeof fields>,
  refuse: (field: keyof typeof fields, message: string) => void,
): FundInput {
  if (unitAmortization > typed.unitCost)
    refuse('unitAmortization', 'A amortização não pode passar do preço médio da cota.')
  if (linkedShare !== undefined && linkedShare < typed.share)
    refuse('linkedShare', 'Junto com as pessoas ligadas, a parte não pode ser menor que a sua.')
  if (typed.unitPrice !== undefined && saleFees > typed.units * typed.unitPrice)
    refuse('saleFees', 'Os custos não podem passar do valor da venda.')
  return { ...typed, saleFees, earlierLoss, unitAmortization, linkedShare: linkedShare ?? typed.share }
}

function show(answer: Answer, input: FundInput): Shown {
  const { lines, total, income, yieldOnCost, checks, sale } = answer
  const { units, unitIncome, unitAmortization } = input
  return {
    title: `FII, ${units === 1 ? '1 cota' : `${formatNumber(units, 0)} cotas`}`,
    stamp: `${formatPercent(yieldOnCost.month)} ao mês sobre o custo`,
    headline: { label: 'Você recebe no mês', amount: total },
    aside: sale && { label: 'Se vender, fica com', amount: sale.statement.total },
    rows: lines.map(({ key, ...line }): NotaRow => {
      if (key !== 'ir' || line.amount !== 0) return line
      const formula = 'o fundo e você cumprem todas as condições'
      return { label: line.label, formula, source: line.source, text: 'isento' }
    }),
    total: { label: 'Recebe no mês', amount: total },
    apart: [
      {
        title: 'Rendimento sobre o que você pagou',
        rows: [
          { label: 'No mês', text: formatPercent(yieldOnCost.month) },
          {
            label: 'No ano, se o mês se repetir',
            text: formatPercent(yieldOnCost.year),
            formula: `12 × ${formatPercent(yieldOnCost.month, 4)}, sem reaplicar`,
          },
        ],
      },
      ...(sale ? [{ title: 'Se vender as cotas', rows: saleRows(sale, input) }] : []),
    ],
    summary: summaryInWords(answer),
    warnings: warningsOf(answer, input.date),
    excluded: [
      'A subida ou a queda do preço da cota, que muda todo dia.',
      'Direitos de subscrição e o valor patrimonial do fundo.',
      'Imposto do próprio fundo sobre o que ele aplica.',
      'Cotas que, mesmo poucas, dão direito a uma parte do rendimento maior que a da lei: elas também pagam (Lei 11.033/2004, art. 3º, § 1º, II e III).',
      ...(sale ? ['Multa e juros de um DARF pago depois do prazo.'] : ['A venda das cotas.']),
    ],
    tables: [
      {
        caption: 'O que a isenção do rendimento pede, tudo ao mesmo tempo',
        columns: ['Condição', 'Situação'],
        rows: checks.map(({ words, isMet }) => [words, isMet ? 'cumprida' : 'não cumprida']),
      },
    ],
    excel: `=ARRED(${excelNumber(units)}*${excelNumber(unitIncome / 100, 2)};2)${income.ir > 0 ? `-${excelNumber(income.ir / 100, 2)}` : ''}${unitAmortization > 0 ? `+ARRED(${excelNumber(units)}*${excelNumber(unitAmortization / 100, 2)};2)` : ''}`,
  }
}

function saleRows({ statement, cost, gain, lossCarried, darf }: Sale, { earlierLoss }: FundInput): NotaRow[] {
  const rows: NotaRow[] = [
    ...statement.lines,
    { label: 'Fica com', amount: statement.total, kind: 'subtotal' },
    { label: 'Custo das cotas', text: formatBrl(cost) },
    { label: gain < 0 ? 'Prejuízo' : 'Ganho', text: formatBrl(Math.abs(gain)) },
  ]
  if (darf && !darf.isBelowMinimum)
    rows.push({
      label: `DARF ${darf.code}`,
      text: darf.payBy ? `até ${formatDay(darf.payBy)}` : 'até o último dia útil do mês seguinte',
    })
  if (lossCarried > 0)
    rows.push({
      label: 'Prejuízo para os próximos ganhos com FII',
      text: formatBrl(lossCarried),
      formula: earlierLoss > 0 ? `com os ${formatBrl(earlierLoss)} de antes` : undefined,
    })
  return rows
}
