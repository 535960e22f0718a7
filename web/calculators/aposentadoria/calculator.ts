import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { combineRates } from '#web/finance/interest/rate-conversion.ts'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { isencao65Tables } from '#web/finance/tables/income-tax/isencao-65.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { iofVgbl } from '#web/finance/tables/pension/iof-vgbl.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { previdenciaRegressiva } from '#web/finance/tables/pension/previdencia-regressiva.ts'
import {
  benefitTables,
  generalRuleTables,
  tollRuleTables,
  transitionTables,
} from '#web/finance/tables/pension/retirement.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { durationInWords } from '../form/words.ts'
import { calculateRetirement, type RetirementResult, type RuleRow } from './calculate.ts'
import { fields } from './fields.ts'
import type { RetirementInput } from './question.ts'
import {
  excludedOf,
  metOnInWords,
  noteCodes,
  noticeInWords,
  refusalInWords,
  ruleInSentence,
  summaryInWords,
  yearsInWords,
} from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void
export type Answer = Extract<RetirementResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'aposentadoria',
  fields,
  toInput,
  calculate: calculateRetirement,
  refusal: refusalInWords,
  show,
  tables: [
    benefitTables,
    generalRuleTables,
    inssTables,
    iofVgbl,
    irpfAnualTables,
    isencao65Tables,
    pgblTables,
    previdenciaRegressiva,
    salarioMinimoTables,
    tollRuleTables,
    transitionTables,
  ],
  ruleDates: { field: 'date', since: '2024-01-01' },
})

function toInput(typed: Typed, refuse: Refuse): RetirementInput {
  const { sex, contributionYears, contributionMonths, birth, date } = typed
  const { taxableIncome = 0, legalDeductions = 0, savings = 0, plan = 'livre', ...rest } = typed
  const { realReturn = 0, inflation = 0, incomeYears = 1 } = typed
  const contributedMonths = contributionYears * 12 + contributionMonths
  const monthsAtReform = monthsTyped(typed)
  if (birth > date) refuse('birth', 'O nascimento não pode ser depois da data da conta.')
  else if (contributedMonths > completeMonths(birth, date)) {
    refuse('contributionYears', 'O tempo de contribuição não pode passar da idade.')
  }
  if ((monthsAtReform ?? 0) > contributedMonths) {
    refuse('yearsAtReform', 'O tempo em 13/11/2019 não pode passar do tempo de contribuição de hoje.')
  }
  return {
    ...rest,
    sex: sex === 'mulher' ? 'woman' : 'man',
    contributedMonths,
    monthsAtReform,
    // The typed return is above inflation; the tax looks at the whole return.
    annualReturn: combineRates([realReturn, inflation]),
    taxableIncome,
    legalDeductions,
    ...{ savings, plan, inflation, incomeYears },
  }
}

function monthsTyped({ yearsAtReform, monthsAtReform }: Typed): number | undefined {
  if (yearsAtReform === undefined && monthsAtReform === undefined) return undefined
  return (yearsAtReform ?? 0) * 12 + (monthsAtReform ?? 0)
}

function show(answer: Answer, input: RetirementInput): Shown {
  const { lines, total, chosen, sooner, benefit, gap, notices, rules } = answer
  const first = sooner ?? chosen
  const known = rules.filter((rule) => rule.benefit !== undefined)
  return {
    title: `Aposentadoria, ${ruleInSentence(first)}`,
    stamp: 'Estimativa, em dinheiro de hoje',
    headline: {
      label: first.isMet ? 'Aposentadoria' : 'Você pode se aposentar em',
      value: completeMonths(input.date, first.metOn ?? input.date),
      text: first.isMet ? 'já pode pedir' : metOnInWords(first),
    },
    aside: asideOf(answer, input),
    parts:
      input.desiredIncome === undefined
        ? undefined
        : [
            { label: 'INSS', value: benefit },
            { label: 'do que você guardar', value: gap },
          ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: 'Renda por mês', amount: total },
    apart: apartOf(answer, input),
    summary: summaryInWords(answer, input),
    notes: notices.filter((code) => noteCodes.includes(code)).map((code) => noticeInWords(code, input)),
    warnings: notices.filter((code) => !noteCodes.includes(code)).map((code) => noticeInWords(code, input)),
    excluded: excludedOf(input),
    dates: datesOf(rules),
    chart: chartOf(known),
    tables: [
      rulesTable(rules),
      ...(input.wasInsuredBeforeReform ? [calendarTable(answer)] : []),
      ...outlook(answer),
    ],
    carry: carryOf(answer, input),
  }
}

/** The benefit; or, where a plan is asked for, what it takes. */
function asideOf({ benefit, complement }: Answer, { desiredIncome }: RetirementInput): Shown['aside'] {
  if (desiredIncome === undefined) return { label: 'O INSS pagaria por mês', amount: benefit }
  return complement.months === 0
    ? { label: 'Falta juntar, depois do imposto', amount: complement.shortfall }
    : { label: 'Guarde por mês até lá', amount: complement.monthlyContribution }
}

/** Savings on the day of the retirement, and their tax on the way in and out. */
function apartOf({ complement, gap }: Answer, { plan, incomeYears }: RetirementInput) {
  if (gap === 0) return []
  const { capital, capitalNeeded, regimes, deduction, iof } = complement
  const taxes: NotaRow[] = [
    ...(regimes
      ? [
          {
            label: 'Renda do plano pela tabela regressiva',
            text: `${formatBrl(regimes.regressive)} por mês`,
          },
          {
            label: 'Renda do plano pela tabela progressiva',
            text: `${formatBrl(regimes.progressive)} por mês`,
            formula: 'o que essa renda acrescenta ao imposto do ano, junto com o benefício do INSS',
          },
        ]
      : []),
    ...(deduction
      ? [
          {
            label: 'Imposto a menos neste ano, com o PGBL',
            text: formatBrl(deduction.saving),
            formula: `${formatBrl(deduction.deducted)} abatidos da renda; o limite é ${formatBrl(deduction.limit)}`,
            source: deduction.source,
          },
        ]
      : []),
    ...(iof && iof.perYear > 0
      ? [{ label: 'IOF sobre os aportes de um ano', text: formatBrl(iof.perYear), source: iof.source }]
      : []),
  ]
  return [
    {
      title: `Para pagar ${formatBrl(gap)} por mês durante ${yearsInWords(incomeYears)}`,
      rows: [
        ...capital.lines.filter(({ amount }) => amount !== 0),
        { label: 'O que você teria no dia', amount: capital.total, kind: 'subtotal' as const },
        { label: 'O que é preciso ter', text: formatBrl(capitalNeeded) },
      ],
    },
    ...(taxes.length > 0 ? [{ title: `O imposto do ${plan}`, rows: taxes }] : []),
  ]
}

/** When each rule is met, and what it would pay where that is known. */
function datesOf(rules: readonly RuleRow[]): NonNullable<Shown['dates']> {
  const days = rules.flatMap(({ label, metOn, isMet, ageMonths, benefit }) =>
    metOn
      ? {
          day: metOn,
          title: label,
          detail: [
            ...(ageMonths === undefined ? [] : [`aos ${durationInWords(ageMonths)}`]),
            ...(benefit === undefined ? [] : [`${formatBrl(benefit)} por mês`]),
          ].join(', '),
          ...(isMet && { mark: 'já cumprida' }),
        }
      : [],
  )
  return {
    title: 'Quando você cumpre cada regra',
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}

/** The benefit by each rule; undefined where every rule pays the same. */
function chartOf(known: readonly RuleRow[]): Chart | undefined {
  if (new Set(known.map(({ benefit }) => benefit)).size < 2) return undefined
  const best = known.reduce((most, row) => ((row.benefit ?? 0) > (most.benefit ?? 0) ? row : most))
  const [first = best] = known
  const more = (best.benefit ?? 0) - (first.benefit ?? 0)
  return {
    kind: 'bars',
    title:
      more > 0
        ? `Esperar ${durationInWords((best.ageMonths ?? 0) - (first.ageMonths ?? 0))} aumenta o benefício em ${formatBrl(more)}`
        : 'Esperar não aumenta o benefício',
    subtitle: 'Benefício por mês em cada regra, em reais de hoje',
    series: [{ label: 'benefício', values: known.map(({ benefit = 0 }) => benefit) }],
    labels: known.map(({ label, isMet, metOn = '' }) => `${label}, ${isMet ? 'já' : metOn.slice(0, 4)}`),
  }
}

function rulesTable(rules: readonly RuleRow[]): Table {
  return {
    caption: 'Quando você cumpre cada regra, e o que ela pagaria por mês',
    columns: ['Regra', 'Cumprida em', 'Sua idade', 'Contribuição', 'Benefício (R$)', 'Lei'],
    rows: rules.map((row) => [
      row.label,
      metOnInWords(row),
      row.ageMonths === undefined ? 'não se aplica' : durationInWords(row.ageMonths),
      row.contributedMonths === undefined ? 'não se aplica' : durationInWords(row.contributedMonths),
      row.benefit ?? (row.metOn === undefined ? 'não se aplica' : 'depende do fator'),
      row.source.source,
    ]),
  }
}

function calendarTable({ calendar }: Answer): Table {
  return {
    caption: 'O que as regras de transição pedem em cada ano',
    columns: ['Ano', 'Pontos', 'Idade progressiva'],
    rows: calendar.map(({ year, points, ageYears }) => [
      String(year),
      String(points),
      durationInWords(ageYears * 12),
    ]),
  }
}

function outlook({ outlook, gap, complement, chosen }: Answer): Table[] {
  if (gap === 0 || complement.months === 0) return []
  return [
    {
      caption: `Quanto guardar por mês até ${formatDay(chosen.metOn ?? '2100-01-01')}, se o rendimento for outro, em reais`,
      columns: ['Rendimento acima da inflação, por ano', 'Guardar por mês'],
      rows: outlook.map(({ realReturn, monthlyContribution }) => [
        formatPercent(realReturn, 1),
        monthlyContribution,
      ]),
    },
  ]
}

/** The same saving in the calculator of compound interest, whose contributions also follow inflation. */
function carryOf(
  { complement }: Answer,
  { desiredIncome, savings, annualReturn, inflation }: RetirementInput,
) {
  const { months, monthlyContribution } = complement
  if (desiredIncome === undefined) return []
  if (months === 0 || months > 720 || savings + monthlyContribution === 0) return []
  const percentOf = (rate: number) => String(Number((rate * 100).toFixed(4)))
  const texts = {
    v: String(savings / 100),
    a: String(monthlyContribution / 100),
    t: percentOf(annualReturn),
    c: percentOf(inflation),
    i: percentOf(inflation),
    n: String(months),
    nu: 'months',
  }
  return [{ to: 'juros-compostos' as const, label: 'juros compostos, com este aporte', texts }]
}
