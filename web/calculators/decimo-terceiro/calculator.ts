import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { defineCalculator, type Shown } from '../form/calculator.ts'
import { fgtsApart, payParts } from '../form/payroll.ts'
import { shortBrl } from '../form/words.ts'
import {
  calculateThirteenthSalary,
  type ThirteenthInput,
  type ThirteenthRefusal,
  type ThirteenthResult,
} from './calculate.ts'
import { fields } from './fields.ts'

type Answer = Extract<ThirteenthResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'decimo-terceiro',
  fields,
  toInput({ admission, averages = 0, dependants = 0, alimony = 0, ...typed }, refuse): ThirteenthInput {
    const year = typed.date.slice(0, 4)
    if (admission && admission.slice(0, 4) > year)
      refuse('admission', `A admissão é depois de ${year}, o ano do 13º.`)
    return { ...typed, averages, dependants, alimony }
  },
  calculate: calculateThirteenthSalary,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'salary', times: 0.1 }, columns: { field: 'avos', add: 1 } },
  tables: [fgtsTables, inssTables, irrfTables],
  ruleDates: { field: 'date', since: '2024-01-01' },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
})

function show(answer: Answer, input: ThirteenthInput): Shown {
  const { lines, total, gross, inss, tax, first, second, fgts } = answer
  return {
    title: `13º de ${shortBrl(input.salary)}`,
    stamp: `até ${formatDay(second.payBy)}`,
    headline: { label: 'Nas duas parcelas', amount: total },
    aside: {
      label: 'Primeira e segunda',
      value: second.amount,
      text: `${formatBrl(first.amount)} + ${formatBrl(second.amount)}`,
    },
    parts: payParts({ label: 'que caem na conta', value: total }, inss, tax),
    rows: lines,
    total: { label: '13º líquido', amount: total },
    apart: [
      {
        title: 'As duas parcelas',
        rows: [
          {
            label: `Primeira, até ${formatDay(first.payBy)}`,
            amount: first.amount,
            formula: input.advance === undefined ? 'metade do bruto, sem desconto' : 'a que você digitou',
          },
          {
            label: `Segunda, até ${formatDay(second.payBy)}`,
            amount: second.amount,
            formula: `${formatBrl(total)} menos a primeira`,
          },
        ],
      },
      fgtsApart('do 13º', gross, fgts),
    ],
    summary: summaryInWords(answer),
    notes: [
      'O INSS e o imposto são do 13º inteiro, contados à parte do salário, e saem todos da segunda parcela.',
      'O desconto simplificado é usado quando ajuda: a lei não o proíbe no 13º, e nenhum texto oficial o confirma.',
      'Prazo que cai em dia sem expediente nos bancos vem para o dia útil anterior.',
    ],
    excluded: [
      'Faltas não justificadas: o mês com menos de 15 dias de trabalho não conta.',
      'A diferença das comissões de dezembro, paga até 10 de janeiro.',
      'Salário que mudou entre as parcelas: a segunda acerta pelo de dezembro, e a primeira você digita.',
      'Quem sai do emprego no ano: use a rescisão.',
    ],
    excel: excelOf(answer, input),
    carry: [
      {
        to: 'salario-liquido',
        label: 'o salário líquido do mês',
        texts: { s: String(input.salary / 100), n: String(input.dependants) },
      },
      {
        to: 'juros-compostos',
        label: 'juros compostos, guardando a segunda parcela',
        texts: { v: String(second.amount / 100), a: '0' },
      },
    ],
  }
}

function summaryInWords({ first, second, inss, tax, reduction }: Answer): string {
  const withheld =
    tax > 0 ? `${formatBrl(inss)} de INSS e ${formatBrl(tax)} de imposto` : `${formatBrl(inss)} de INSS`
  const saved = reduction > 0 ? ` A redução da lei tirou ${formatBrl(reduction)} do imposto.` : ''
  return `${formatBrl(first.amount)} na primeira e ${formatBrl(second.amount)} na segunda, que paga ${withheld}.${saved}`
}

export function refusalInWords({ reason }: ThirteenthRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de INSS e imposto para esse ano: as guardadas começam em 2024. Use um ano mais recente.'
    case 'advance-above-net':
      return 'A primeira parcela passa do 13º líquido. Confira o valor digitado e os meses que contam.'
    case 'discounts-above-pay':
      return 'A pensão passa do 13º. Confira os valores digitados.'
  }
}

/** Gross less what is withheld. */
function excelOf({ inss, tax }: Answer, { salary, averages, avos, alimony }: ThirteenthInput): string {
  const reais = (cents: number) => excelNumber(cents / 100, 2)
  return `=ARRED((${reais(salary)}+${reais(averages)})*${avos}/12;2)-${reais(inss)}-${reais(tax)}-${reais(alimony)}`
}
