import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatCents, formatDay } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { ruleOn } from '#web/finance/core/statement.ts'
import { completeYears } from '#web/finance/labour/service-time.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { saqueAniversarioTables } from '#web/finance/tables/labour/saque-aniversario.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { answeringMonths } from '../form/open-day.ts'
import { ruleInWords, stepRow } from '../form/words.ts'
import { calculateRescisaoTrabalhista, type NoticeCode, type RescisaoTrabalhistaResult } from './calculate.ts'
import type { FgtsAccounts } from './calculate-fgts.ts'
import type { RescisaoLine } from './calculate-lines.ts'
import type { Unemployment } from './calculate-unemployment.ts'
import { fields, recentWindow } from './fields.ts'
import type { RescisaoInput } from './question.ts'
import { tablesOf } from './tables.ts'
import {
  eveInWords,
  excludedInWords,
  guaranteeInWords,
  noticeInWords,
  refusalInWords,
  summaryInWords,
  titleOf,
  unemploymentRefusalInWords,
} from './words.ts'

type Answer = Extract<RescisaoTrabalhistaResult, { ok: true }>
type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

export const calculator = answeringMonths(
  defineCalculator({
    slug: 'rescisao-trabalhista',
    fields,
    toInput,
    calculate: calculateRescisaoTrabalhista,
    refusal: refusalInWords,
    show,
    tables: [
      consignadoTables,
      domesticoTables,
      fgtsTables,
      inssTables,
      irrfTables,
      rescisaoTables,
      salarioMinimoTables,
      saqueAniversarioTables,
      seguroDesempregoTables,
    ],
    ruleDates: { field: 'lastDay' },
    checking: () => import('./checking.ts').then(({ checking }) => checking),
  }),
)

function toInput(typed: Typed, refuse: Refuse): RescisaoInput {
  const { overdueVacations = 0, overdueAbsences = [], fgtsBalance, salaryGrowth = 0, ...rest } = typed
  const { alimonyBalance = 0, alimonyThirteenth = 0, variableAverage = 0, ...others } = rest
  refuseConflicts(typed, refuse)
  return {
    ...others,
    variableAverage,
    // Where the kind has no notice, nobody owes one.
    notice: typed.notice ?? 'dispensado',
    overdueVacations: Array.from({ length: overdueVacations }, (_, index) => ({
      absences: overdueAbsences[index]?.absences ?? 0,
    })),
    absences: typed.absences ?? 0,
    dependants: typed.dependants ?? 0,
    alimony: { balance: alimonyBalance, thirteenth: alimonyThirteenth },
    fgts: fgtsBalance === undefined ? { salaryGrowth } : { balance: fgtsBalance },
    noticeInFineBase: typed.noticeInFineBase ?? true,
    unemploymentRequest: Number(typed.unemploymentRequest),
  }
}

/** Between fields that are right alone. */
function refuseConflicts(typed: Typed, refuse: Refuse) {
  const { kind, admission, lastDay, fixedTermEnd, salary, variableAverage = 0 } = typed
  if (admission > lastDay) refuse('admission', 'A admissão não pode ser depois do último dia.')
  else refusePeriods(typed, completeYears(admission, lastDay), refuse)
  if (fixedTermEnd !== undefined && fixedTermEnd <= lastDay) {
    refuse('fixedTermEnd', 'O fim previsto precisa ser depois do último dia de trabalho.')
  }
  refuseMonths(typed, refuse)
  if (salary + variableAverage === 0) refuse('salary', 'Preencha o salário, a média de extras ou os dois.')
  if (kind === 'pedido_demissao' && typed.notice === 'indenizado') {
    refuse(
      'notice',
      'No pedido de demissão a empresa não indeniza o aviso: escolha trabalhado, não cumprido (desconta 30 dias) ou dispensado.',
    )
  }
}

/** The months of the last 36 hold those of the shorter time before the dismissal. */
function refuseMonths(
  { isDomestic, unemploymentRequest, recentMonths = 0, monthsWorked }: Typed,
  refuse: Refuse,
) {
  const window = recentWindow({ isDomestic: isDomestic ? 'sim' : '', unemploymentRequest })
  if (recentMonths > window) refuse('recentMonths', `São no máximo ${window} meses.`)
  if (monthsWorked !== undefined && monthsWorked < recentMonths) {
    refuse('monthsWorked', 'Não podem ser menos do que os meses logo antes da saída, que estão dentro deles.')
  }
}

function refusePeriods({ overdueVacations = 0, overdueAbsences = [] }: Typed, years: number, refuse: Refuse) {
  if (overdueVacations > years) {
    const many = years === 1 ? 'só se completa 1 período' : `só se completam ${years} períodos`
    const periods = years === 0 ? 'não se completa nenhum período' : many
    refuse('overdueVacations', `De uma data à outra ${periods} de férias.`)
  }
  if (overdueAbsences.length > overdueVacations) {
    refuse('overdueAbsences', 'Há mais linhas do que períodos de férias vencidas.')
  }
}

/** The last day, until when to be paid, where the notice ends, and between which days the seguro-desemprego is asked for. */
function datesOf(
  { payBy, projectedDate, unemployment }: Answer,
  { lastDay }: RescisaoInput,
): NonNullable<Shown['dates']> {
  const days = [
    { day: lastDay, title: 'Último dia do contrato' },
    { day: payBy, title: 'Prazo para receber as verbas' },
    ...(projectedDate > lastDay
      ? [
          {
            day: projectedDate,
            title: 'Fim do aviso indenizado',
            detail: 'o tempo até aqui conta no 13º e nas férias',
          },
        ]
      : []),
    ...(unemployment.ok
      ? [
          { day: unemployment.askFrom, title: 'Começa o prazo para pedir o seguro-desemprego' },
          { day: unemployment.askUntil, title: 'Acaba o prazo do seguro-desemprego' },
        ]
      : []),
  ]
  return { title: 'As datas', days: days.toSorted((a, b) => a.day.localeCompare(b.day)) }
}

function show(answer: Answer, input: RescisaoInput): Shown {
  const { lines, total, totalPaid, payBy, notices, steps, fgts } = answer
  const isDeath = input.kind === 'morte'
  const paid = lines.filter(({ incidence }) => incidence)
  const taken = lines.filter(({ incidence }) => !incidence)
  return {
    title: titleOf(input.kind),
    stamp: stampOf(lines),
    headline: { label: isDeath ? 'A família recebe, líquido' : 'Você recebe, líquido', amount: total },
    aside: {
      label: 'Prazo para pagar',
      value: Number(payBy.replaceAll('-', '')),
      text: `até ${formatDay(payBy)}`,
    },
    parts: partsOf(answer),
    rows: [
      ...(paid.length > 0
        ? [heading(`${isDeath ? 'A pagar' : 'Você ganha'} (● conta para INSS, IR ou FGTS; ○ não conta)`)]
        : []),
      ...paid.map(paidRow),
      { label: 'Total bruto', amount: totalPaid, kind: 'subtotal' },
      ...(taken.length > 0 ? [heading(isDeath ? 'Descontos' : 'Descontam de você')] : []),
      ...taken,
    ],
    total: { label: 'Líquido', amount: total },
    apart: [
      {
        title: `Fora do holerite: FGTS${fgts.isEstimated ? ', estimado' : ''}`,
        rows: fgtsRows(fgts, isDeath),
      },
      { title: 'Seguro-desemprego', rows: unemploymentRows(answer.unemployment, input) },
      ...steps
        .filter(({ key }) => key === 'lateFine')
        .map((step) => ({ title: 'Se a empresa atrasar o pagamento', rows: [stepRow(step)] })),
    ],
    summary: summaryInWords(answer, input),
    notes: [
      ...steps.filter(({ key }) => key !== 'lateFine').map(noteOf),
      ...estimateNotes(fgts),
      ...notices.filter(isMethod).map((code) => noticeInWords(code, input.lastDay)),
    ],
    warnings: warningsOf(answer, input),
    excluded: excludedInWords(input),
    dates: datesOf(answer, input),
    chart: chartOf(paid, totalPaid),
    tables: tablesOf(answer, input),
    excel: excelOf(lines),
    carry:
      total > 0
        ? [
            {
              to: 'juros-compostos',
              label: 'juros compostos, guardando este valor',
              texts: { v: String(total / 100), a: '0' },
            },
          ]
        : [],
  }
}

function warningsOf({ eve, noticeDays, notices, guarantee }: Answer, input: RescisaoInput): string[] {
  const others = notices.filter((code) => !isMethod(code))
  return [
    ...(eve ? [eveInWords(eve, noticeDays)] : []),
    ...others.map((code) => noticeInWords(code, input.lastDay)),
    ...(guarantee ? [guaranteeInWords(guarantee, input.lastDay)] : []),
  ]
}

/** How a sum is made, not what its reader must look out for. */
function isMethod(code: NoticeCode): boolean {
  return code === 'notice-in-fine-base'
}

function heading(label: string): NotaRow {
  return { label, kind: 'heading', text: '' }
}

function paidRow({ incidence, ...line }: RescisaoLine): NotaRow {
  const marks = incidence && [
    { label: 'INSS', on: incidence.inss },
    { label: 'IR', on: incidence.irrf },
    { label: 'FGTS', on: incidence.fgts },
  ]
  return { ...line, marks }
}

/** The newest law among the lines. */
function stampOf(lines: readonly RescisaoLine[]): string | undefined {
  const newest = lines
    .flatMap(({ source }) => source?.from ?? [])
    .toSorted()
    .at(-1)
  return newest && `Regra de ${formatDay(newest)}`
}

function noteOf(step: Answer['steps'][number]): string {
  const { label, formula, source, ...row } = stepRow(step)
  const value = 'text' in row ? `: ${row.text}` : ''
  return `${label}${value} (${formula}). ${source ? ruleInWords(source) : ''}`.trimEnd()
}

/** Of what is due: what is left, what the State takes, what pays debts. */
function partsOf({ lines, total }: Answer) {
  const takenBy = (isTax: boolean) =>
    lines
      .filter(({ key, incidence }) => !incidence && key !== 'uncovered' && /^(inss|irrf)/.test(key) === isTax)
      .reduce((sum, { amount }) => sum - amount, 0)
  const uncovered = lines.find(({ key }) => key === 'uncovered')?.amount ?? 0
  return [
    { label: 'o que fica', value: total },
    { label: 'INSS e imposto de renda', value: takenBy(true) },
    { label: 'outros descontos', value: Math.max(0, takenBy(false) - uncovered) },
  ].filter(({ value }) => value > 0)
}

/** One account, or the range of two where the balance was estimated. */
function fgtsRows(fgts: FgtsAccounts, isDeath: boolean): NotaRow[] {
  const [low, high] = fgts.isEstimated ? [fgts.low, fgts.high] : [fgts.account, fgts.account]
  const rows = low.lines.map((line) => {
    const most = high.lines.find(({ key }) => key === line.key)?.amount ?? line.amount
    if (most === line.amount) return line
    const { label, source } = line
    const text = rangeOf(line.amount, most)
    return line.key === 'fgts-balance'
      ? {
          label: 'Depósitos do contrato',
          formula: 'entre a menor e a maior estimativa; veja como em “De onde vem cada número”',
          text,
        }
      : { label, formula: 'sobre cada estimativa', source, text }
  })
  const out = isDeath ? 'Os dependentes sacam' : 'Você pode sacar'
  return [
    ...rows,
    { label: out, text: rangeOf(low.withdrawable, high.withdrawable), kind: 'subtotal' },
    ...(high.retained > 0
      ? [
          {
            label: 'Fica na conta do FGTS',
            text: rangeOf(low.retained, high.retained),
            kind: 'subtotal' as const,
          },
        ]
      : []),
  ]
}

/** How each of the two estimates comes about. */
function estimateNotes(fgts: FgtsAccounts): string[] {
  if (!fgts.isEstimated) return []
  return [fgts.low, fgts.high].flatMap(({ lines }) =>
    lines.slice(0, 1).map(({ label, formula }) => `${label}: ${formula}.`),
  )
}

function rangeOf(low: Cents, high: Cents): string {
  return low === high ? formatCents(low) : `${formatCents(low)} a ${formatCents(high)}`
}

function unemploymentRows(unemployment: Unemployment, input: RescisaoInput): NotaRow[] {
  if (!unemployment.ok) {
    const source = ruleOn(input.isDomestic ? domesticoTables : seguroDesempregoTables, input.lastDay)
    const formula = unemploymentRefusalInWords(unemployment, input)
    return unemployment.reason === 'unknown-months'
      ? [{ label: 'Parcelas', text: 'falta saber', formula, source }]
      : [
          { label: 'Parcelas', text: '0', formula, source },
          { label: 'Total', amount: unemployment.total },
        ]
  }
  const { instalments, instalment, total, formula, source, askFrom, askUntil } = unemployment
  return [
    { label: 'Parcelas', text: `${instalments} de ${formatBrl(instalment)}`, formula, source },
    { label: 'Total', amount: total },
    { label: 'Quando pedir', text: `${formatDay(askFrom)} a ${formatDay(askUntil)}` },
  ]
}

const barNames: Readonly<Record<string, string>> = {
  salaryBalance: 'Saldo de salário',
  notice: 'Aviso prévio',
  thirteenth: '13º',
  overdueVacation: 'Férias vencidas',
  accruedVacation: 'Férias proporcionais',
  overdueThird: 'Um terço das vencidas',
  accruedThird: 'Um terço das proporcionais',
  earlyEnd: 'Indenização do contrato',
}

/** The parts of the gross total, the largest first. */
function chartOf(paid: readonly RescisaoLine[], totalPaid: Cents): Chart | undefined {
  if (totalPaid === 0) return undefined
  const bars = Object.entries(barNames)
    .map(([key, label]) => {
      const ofKey = paid.filter((line) => line.key.startsWith(key))
      return { label, value: ofKey.reduce((sum, { amount }) => sum + amount, 0) }
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  const leading = bars.slice(0, (bars[0]?.value ?? 0) > totalPaid / 2 ? 1 : 2)
  const isMost = leading.reduce((sum, { value }) => sum + value, 0) > totalPaid / 2
  const names = leading.map(({ label }, index) => (index === 0 ? label : label.toLowerCase())).join(' e ')
  const title =
    bars.length === 1 ? 'é tudo o que há' : isMost ? 'mais da metade do bruto' : 'as maiores partes'
  return {
    kind: 'bars',
    title: `${names}: ${title}`,
    subtitle: `Partes do total bruto de ${formatBrl(totalPaid)}, em reais`,
    series: [{ label: 'valor', values: bars.map(({ value }) => value) }],
    labels: bars.map(({ label }) => label),
  }
}

/** Each line as its own sum where one product gives it, else as its amount. */
function excelOf(lines: readonly RescisaoLine[]): string {
  const terms = lines
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, sum }) =>
      sum && roundCents((sum.of * sum.times) / sum.over) === amount
        ? `ARRED(${excelNumber(sum.of / 100, 2)}*${excelNumber(sum.times)}/${sum.over};2)`
        : excelNumber(amount / 100, 2),
    )
  return `=${terms.join('+').replaceAll('+-', '-') || '0'}`
}
