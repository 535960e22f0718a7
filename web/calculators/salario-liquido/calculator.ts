import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { inssSlices } from '#web/finance/labour/inss.ts'
import { thirteenthDueDays } from '#web/finance/labour/payroll.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioFamiliaTables } from '#web/finance/tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { valeTransporteTables } from '#web/finance/tables/labour/vale-transporte.ts'
import { defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import { fgtsApart, payParts } from '../form/payroll.ts'
import { shortBrl } from '../form/words.ts'
import {
  calculateNetPay,
  type NetPayInput,
  type NetPayNotice,
  type NetPayRefusal,
  type NetPayResult,
} from './calculate.ts'
import { fields } from './fields.ts'

type Answer = Extract<NetPayResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'salario-liquido',
  fields,
  toInput: ({
    extras = 0,
    transport = 0,
    others = 0,
    alimony = 0,
    pension = 0,
    otherJob = 0,
    dependants = 0,
    children = 0,
    ...typed
  }): NetPayInput => ({
    ...typed,
    extras,
    transport,
    others,
    alimony,
    pension,
    otherJob,
    dependants,
    children,
  }),
  calculate: calculateNetPay,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'salary', times: 0.1 }, columns: { field: 'dependants', add: 1 } },
  tables: [
    fgtsTables,
    inssTables,
    irrfTables,
    salarioFamiliaTables,
    salarioMinimoTables,
    valeTransporteTables,
  ],
  ruleDates: { field: 'date', since: '2024-01-01' },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
})

function show(answer: Answer, input: NetPayInput): Shown {
  const { lines, total, gross, inss, tax, fgts, notices } = answer
  const kept = Math.max(0, gross - inss - tax.tax)
  return {
    title: `Salário de ${shortBrl(input.salary)}`,
    headline: { label: 'Cai na conta', amount: total },
    parts: payParts({ label: 'depois de INSS e imposto', value: kept }, inss, tax.tax),
    rows: lines,
    total: { label: 'Salário líquido', amount: total },
    apart: [fgtsApart('do salário', gross, fgts)],
    summary: summaryInWords(answer),
    notes: [
      'INSS arredondado uma vez, na soma das faixas. Sistemas que cortam cada faixa podem dar até dois centavos a menos.',
      'O imposto usa a melhor das duas contas: as deduções da lei (INSS, dependentes, pensão, previdência) ou o desconto simplificado.',
      'O INSS segue o mês trabalhado, e o imposto, o dia do pagamento: aqui os dois usam a data que você escolheu.',
    ],
    warnings: notices.map((notice) => noticeInWords(notice, input)),
    excluded: [
      'Férias, adiantamento de salário e 13º pagos no mesmo mês.',
      'Contribuição ao sindicato, que pede a sua autorização.',
      'Vale-refeição e vale-alimentação, que não são salário quando pagos em cartão ou tíquete.',
      'A declaração anual: ela pode devolver ou cobrar a diferença.',
    ],
    tables: paymentsTables(answer, input),
    excel: excelOf(answer, input),
    carry: [
      {
        to: 'rescisao-trabalhista',
        label: 'rescisão, com este salário',
        texts: { s: String(input.salary / 100), n: String(input.dependants) },
      },
      {
        to: 'clt-pj',
        label: 'CLT ou PJ, com este salário',
        texts: { s: String(input.salary / 100), n: String(input.dependants) },
      },
      {
        to: 'imposto-de-renda',
        label: 'a declaração de 12 meses assim',
        texts: {
          a: input.date.slice(0, 4),
          r: String((12 * gross) / 100),
          i: String((12 * inss) / 100),
          w: String((12 * tax.tax) / 100),
          n: String(input.dependants),
        },
      },
    ],
  }
}

/** The month beside the two halves of a 13º. */
function paymentsTables(
  { gross, inss, tax, total, thirteenth }: Answer,
  { date }: Pick<NetPayInput, 'date'>,
): Table[] {
  if (!thirteenth) return []
  const due = thirteenthDueDays(date.slice(0, 4))
  const { first, second, inss: inssOf13, tax: taxOf13 } = thirteenth
  return [
    {
      caption: 'Quanto cai em cada pagamento, em reais; no 13º inteiro, só o salário e os dependentes',
      columns: ['Pagamento', 'Bruto', 'INSS', 'Imposto de renda', 'Cai na conta'],
      rows: [
        ['Salário do mês', gross, inss, tax.tax, total],
        [`13º, 1ª parcela, até ${formatDay(due.first)}`, first, 0, 0, first],
        [
          `13º, 2ª parcela, até ${formatDay(due.second)}`,
          second + inssOf13 + taxOf13,
          inssOf13,
          taxOf13,
          second,
        ],
      ],
    },
  ]
}

function summaryInWords({ total, gross, inss, tax }: Answer): string {
  const share = formatPercent((inss + tax.tax) / gross, 1)
  const saved = tax.reduction > 0 ? ` A redução da lei tirou ${formatBrl(tax.reduction)} do imposto.` : ''
  return `de ${formatBrl(gross)}, caem ${formatBrl(total)}. INSS e imposto levam ${share}.${saved}`
}

export function noticeInWords(notice: NetPayNotice, { date }: Pick<NetPayInput, 'date'>): string {
  switch (notice) {
    case 'below-minimum-wage':
      return `O salário está abaixo do mínimo, ${formatBrl(inForce(salarioMinimoTables, date)?.monthly ?? 0)}. Por mês inteiro, só é permitido em jornada menor, na proporção das horas.`
    case 'above-ceiling':
      return `Acima de ${formatBrl(inForce(inssTables, date)?.brackets.at(-1)?.upTo ?? 0)}, o teto, o INSS não cresce.`
    case 'no-family-allowance':
      return `O salário-família é de quem recebe até ${formatBrl(inForce(salarioFamiliaTables, date)?.limit ?? 0)} no mês, somados os empregos.`
    case 'two-payers':
      return 'Com dois empregos, cada um desconta o imposto como se fosse o único; na declaração anual os dois se somam e costuma faltar imposto. Avise as duas empresas, para o INSS não passar do teto.'
  }
}

export function refusalInWords({ reason }: NetPayRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de INSS e imposto para essa data: as guardadas começam em 01/01/2024. Use uma data mais recente.'
    case 'discounts-above-pay':
      return 'Os descontos passam do salário. Confira os valores digitados.'
  }
}

/** Gross, less INSS by its slices and the tax by its bracket, less the other discounts. */
function excelOf({ lines, tax, gross, inss }: Answer, { date, otherJob }: NetPayInput): string {
  const reais = (cents: number) => excelNumber(cents / 100, 2)
  const slices = inssSlices(gross, date).map(({ part, rate }) => `${reais(part)}*${excelNumber(rate * 100)}%`)
  const inssFormula = otherJob > 0 ? reais(inss) : `ARRED(${slices.join('+')};2)`
  const deduction = Math.round(tax.base * tax.rate) - tax.tableTax
  const taxFormula =
    tax.tableTax > 0
      ? `(ARRED(${reais(tax.base)}*${excelNumber(tax.rate * 100)}%;2)-${reais(deduction)}-${reais(tax.reduction)})`
      : '0'
  const rest = lines
    .filter(({ key }) => !['salary', 'extras', 'inss', 'irrf'].includes(key))
    .map(({ amount }) => `${amount < 0 ? '-' : '+'}${reais(Math.abs(amount))}`)
  return `=${reais(gross)}-${inssFormula}-${taxFormula}${rest.join('')}`
}
