import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { nonBusinessDayInWords } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { defineCalculator, type Shown } from '../form/calculator.ts'
import { fgtsApart, payParts } from '../form/payroll.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import {
  calculateVacation,
  type VacationInput,
  type VacationRefusal,
  type VacationResult,
} from './calculate.ts'
import { fields } from './fields.ts'

type Answer = Extract<VacationResult, { ok: true }>

/** CLT, art. 130: the most that a period gives. */
const longest = 30

export const calculator = defineCalculator({
  slug: 'ferias',
  fields,
  toInput({ averages = 0, sold = 0, dependants = 0, alimony = 0, ...typed }, refuse): VacationInput {
    const left = longest - typed.rest
    if (sold > left)
      refuse('sold', `Com ${typed.rest} dias de descanso, cabem ${left} vendidos: são ${longest} ao todo.`)
    return { ...typed, averages, sold, dependants, alimony }
  },
  calculate: calculateVacation,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'salary', times: 0.1 }, columns: { field: 'rest', add: 5 } },
  tables: [fgtsTables, inssTables, irrfTables, rescisaoTables],
  ruleDates: { field: 'start', since: '2024-01-01' },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
})

function show(answer: Answer, input: VacationInput): Shown {
  const { lines, total, taxed, inss, tax, fgts, payBy, back, worked, restAhead } = answer
  const beside = fgtsApart('das férias', taxed, fgts)
  return {
    title: `Férias de ${countInWords(input.rest, 'days')}, com ${shortBrl(input.salary)}`,
    stamp: `até ${formatDay(payBy)}`,
    headline: { label: 'Cai na conta', amount: total },
    parts: payParts({ label: 'que caem na conta', value: total }, inss, tax),
    rows: lines,
    total: { label: 'Férias líquidas', amount: total },
    apart: [
      {
        title: 'Os dias',
        rows: [
          {
            label: 'A empresa paga até',
            text: formatDay(payBy),
            formula: payDayInWords(answer, input),
          },
          {
            label: 'Você volta em',
            text: formatDay(back),
            formula: `${input.rest} dias corridos depois de ${formatDay(input.start)}`,
          },
        ],
      },
      {
        ...beside,
        rows: [
          ...beside.rows,
          ...(worked.days > 0
            ? [
                {
                  label: 'Salário do mês, bruto, que vem depois',
                  amount: worked.amount,
                  formula: `${worked.days}/30 × ${formatBrl(input.salary)}: os dias do mês fora do descanso`,
                },
              ]
            : []),
        ],
      },
    ],
    summary: summaryInWords(answer, input),
    notes: [
      'O imposto das férias é contado à parte do salário. Que a redução de 2026 olhe só este pagamento, nenhum texto oficial confirma.',
      'O INSS é o das férias sozinhas. Se no mesmo mês há dias trabalhados, a empresa soma os dois, e o desconto pode ser maior.',
    ],
    warnings: [
      `As férias vêm adiantadas: no mês do descanso, o salário só traz os dias trabalhados.`,
      ...(restAhead
        ? [
            `Férias não podem começar nos dois dias antes do descanso semanal nem de feriado (CLT, art. 134, § 3º), e ${formatDay(restAhead.day)} é ${restAhead.why}. Se você folga nesse dia, peça outro começo.`,
          ]
        : []),
    ],
    excluded: [
      'Férias fora do prazo, que são pagas em dobro: estão na rescisão.',
      'Faltas, que diminuem os dias de direito: digite os que você tem.',
      'A primeira parcela do 13º, se você a pediu junto.',
      'Convenção coletiva e abono da empresa.',
    ],
    excel: excelOf(answer, input),
    carry: [
      { to: 'decimo-terceiro', label: '13º, com este salário', texts: { s: String(input.salary / 100) } },
    ],
  }
}

function payDayInWords({ payBy }: Answer, { start }: VacationInput): string {
  const due = addDays(start, -2)
  const why = nonBusinessDayInWords(due)
  const moved = payBy < due && why ? `; ${formatDay(due)} é ${why}: vale o dia útil anterior` : ''
  return `dois dias antes do começo (CLT, art. 145)${moved}`
}

function summaryInWords({ total, payBy }: Answer, { salary, rest, sold }: VacationInput): string {
  const sale = sold > 0 ? ` e ${countInWords(sold, 'days')} vendidos` : ''
  const more = total - salary
  const beside = more > 0 ? ` São ${formatBrl(more)} acima do salário bruto de um mês.` : ''
  return `${countInWords(rest, 'days')} de descanso${sale} deixam ${formatBrl(total)}, pagos até ${formatDay(payBy)}.${beside}`
}

export function refusalInWords({ reason }: VacationRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de INSS e imposto para essa data: as guardadas começam em 01/01/2024. Use uma data mais recente.'
    case 'discounts-above-pay':
      return 'A pensão passa das férias. Confira os valores digitados.'
  }
}

/** Each amount of days and its third, less what is withheld. */
function excelOf({ inss, tax }: Answer, { salary, averages, rest, sold, alimony }: VacationInput): string {
  const reais = (cents: number) => excelNumber(cents / 100, 2)
  const pay = `(${reais(salary)}+${reais(averages)})`
  const withThird = (days: number) => `ARRED(${pay}*${days}/30;2)+ARRED(ARRED(${pay}*${days}/30;2)/3;2)`
  const paid = sold > 0 ? `${withThird(rest)}+${withThird(sold)}` : withThird(rest)
  return `=${paid}-${reais(inss)}-${reais(tax)}-${reais(alimony)}`
}
