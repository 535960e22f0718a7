import {
  businessDayFrom,
  businessDayUntil,
  nonBusinessDayInWords,
} from '#web/finance/calendar/business-days.ts'
import { addDays, daysBetween } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import { calculateRescisao, remuneration, vacationRight } from '#web/finance/labour/rescisao.ts'
import { completeYears, monthsAfter } from '#web/finance/labour/service-time.ts'
import {
  type RescisaoKind,
  type RescisaoTable,
  rescisaoTables,
  rescisaoRules as rules,
} from '#web/finance/tables/labour/rescisao.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { type FgtsAccounts, fgtsAccounts, type Guarantee, guaranteeOf } from './calculate-fgts.ts'
import {
  discountLines,
  type Law,
  overdueVacationsOf,
  paidLines,
  type RescisaoLine,
} from './calculate-lines.ts'
import { type Unemployment, unemploymentOf } from './calculate-unemployment.ts'
import type { RescisaoInput, Stability, Waiver } from './question.ts'

export type RescisaoTrabalhistaResult =
  | ({
      ok: true
      lines: readonly RescisaoLine[]
      steps: Step[]
      totalPaid: Cents
      totalDiscounts: Cents
      /** Ten calendar days after the end of the contract. */
      payBy: IsoDate
      noticeDays: number
      projectedDate: IsoDate
      /** Debts that may not be taken now: beyond one month's pay, and what the payroll loan still is. */
      stillOwed: { beyondCap: Cents; loan: Cents; uncovered: Cents }
      /** Apart: it is not part of the net pay. */
      fgts: FgtsAccounts
      /** Of a payroll loan, where one is left and the law lets it be called. */
      guarantee?: Guarantee
      unemployment: Unemployment
      /** The last day is the eve of an anniversary, and the year may be counted. */
      eve?: Eve
      /** An anniversary of the work that is near: the notice would be longer from it on. */
      next?: NextYear
      documents: DocumentKey[]
      notices: NoticeCode[]
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/** Notice if the year that ends tomorrow were whole, and its extra pay. */
export type Eve = { years: number; anniversary: IsoDate; noticeDays: number; net: Cents; fgts: Cents }

/** The notice of who leaves from the next anniversary on, and the gross amount that it adds. */
export type NextYear = { years: number; anniversary: IsoDate; noticeDays: number; more: Cents }

/**
 * Pay at the end of a contract, line by line; `total` is the net pay. FGTS and
 * seguro-desemprego stand apart.
 *
 * @throws RangeError for more overdue vacations than complete years, or an end before the admission
 * @see `calculateRescisao`; facts/02-rescisao.md
 */
export function calculateRescisaoTrabalhista(asked: RescisaoInput): RescisaoTrabalhistaResult {
  const table = inForce(rescisaoTables, asked.lastDay)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const input = isNoticeOwed(asked, table) ? { ...asked, notice: 'indenizado' as const } : asked
  const overdue = overdueVacationsOf(input, table)
  const law = calculateRescisao({ ...input, overdueVacations: overdue })
  if (!law.ok) return law
  const fgts = fgtsAccounts(input, law)
  const guarantee = fgts && guaranteeOf(input, law, fgts)
  const unemployment = unemploymentOf(input, law)
  if (!(fgts && unemployment)) return { ok: false, reason: 'no-table-in-force' }
  const lines: RescisaoLine[] = [...paidLines(input, law, overdue), ...discountLines(input, law)]
  const withEve = calculateRescisao({ ...input, overdueVacations: overdue, eveIsYear: true })
  const eve = withEve.ok ? eveOf(input, law, withEve) : undefined
  return {
    ok: true,
    ...statement(lines, law.net),
    lines,
    steps: stepsOf(input, law),
    totalPaid: law.totalPaid,
    totalDiscounts: law.totalDiscounts,
    payBy: law.payBy,
    noticeDays: law.noticeDays,
    projectedDate: law.projectedDate,
    stillOwed: { beyondCap: law.beyondCap, loan: law.loanLeft, uncovered: law.uncovered },
    fgts,
    ...(guarantee && { guarantee }),
    unemployment,
    ...(eve && { eve }),
    ...nextYearOf(input, law),
    documents: documentsOf(input),
    notices: [
      ...waiverNotices(asked, table),
      ...noticesOf(input, law, lines),
      ...(isPaidNextYear(unemployment, input) ? ['unemployment-next-year' as const] : []),
    ],
  }
}

/** Undefined where the notice is the same either way. */
function eveOf({ admission, lastDay }: RescisaoInput, law: Law, withEve: Law): Eve | undefined {
  if (withEve.noticeDays === law.noticeDays) return undefined
  return {
    years: completeYears(admission, lastDay) + 1,
    anniversary: addDays(lastDay, 1),
    noticeDays: withEve.noticeDays,
    net: withEve.net - law.net,
    fgts: withEve.fgts.deposits + withEve.fgts.fine - law.fgts.deposits - law.fgts.fine,
  }
}

/** How far an anniversary may be to be one to wait for, in days. */
const nearDays = 92

/** Nothing where the notice is not paid, has its most days already, or the year is not near; the eve of it is told apart. */
function nextYearOf(input: RescisaoInput, law: Law): { next?: NextYear } {
  const { admission, lastDay, notice } = input
  const years = completeYears(admission, lastDay) + 1
  const anniversary = monthsAfter(admission, years * 12)
  const days = daysBetween(lastDay, anniversary)
  if (notice !== 'indenizado' || law.verbas.notice === 0 || days < 2 || days > nearDays) return {}
  const then = calculateRescisao({ ...input, lastDay: anniversary, overdueVacations: [] })
  if (!then.ok || then.noticeDays <= law.noticeDays) return {}
  const more = then.verbas.notice - law.verbas.notice
  return { next: { years, anniversary, noticeDays: then.noticeDays, more } }
}

/** A waiver does not free the employer from paying, unless the employee asked for it and has a new job. */
function isNoticeOwed({ kind, notice, waiver }: RescisaoInput, { rights }: RescisaoTable): boolean {
  return notice === 'dispensado' && waiver !== 'novo_emprego' && rights[kind].notice > 0
}

function waiverNotices(
  { kind, notice, waiver = 'empresa' }: RescisaoInput,
  table: RescisaoTable,
): NoticeCode[] {
  return notice === 'dispensado' && table.rights[kind].notice > 0 ? [`waived-${waiver}`] : []
}

/** The numbers on the way to the lines. */
function stepsOf(input: RescisaoInput, law: Law): Step[] {
  const { admission, lastDay, notice } = input
  const years = completeYears(admission, lastDay)
  const { table, noticeDays, projectedDate, payBy } = law
  const steps: Step[] = [
    {
      key: 'completeYears',
      label: 'Anos completos de casa',
      unit: 'years',
      value: years,
      formula: `de ${formatDay(admission)} a ${formatDay(lastDay)}`,
    },
  ]
  if (noticeDays > 0) {
    const { days, perYear, most } = table.notice
    steps.push(
      {
        key: 'noticeDays',
        label: 'Dias de aviso',
        unit: 'days',
        value: noticeDays,
        formula: `${days} + ${perYear} × ${years} ${years === 1 ? 'ano' : 'anos'}, no máximo ${most}`,
        source: rules.notice,
      },
      {
        key: 'projectedDate',
        label: 'Data projetada pelo aviso',
        unit: 'day',
        value: projectedDate,
        formula: `${formatDay(lastDay)} + ${noticeDays} dias: conta para o 13º e as férias`,
        source: rules.notice,
      },
    )
  }
  if (notice === 'trabalhado' && table.rights[input.kind].notice > 0) {
    steps.push({
      key: 'workedNotice',
      label: 'Aviso trabalhado',
      unit: 'days',
      value: table.notice.days,
      formula: '2 horas a menos por dia ou 7 dias corridos sem trabalhar, à sua escolha, sem desconto',
      source: rules.workedNotice,
    })
  }
  steps.push(
    {
      key: 'vacationRight',
      label: 'Férias a que o período dá direito',
      unit: 'days',
      value: vacationRight(input.absences, table),
      formula: `${input.absences} ${input.absences === 1 ? 'falta' : 'faltas'} sem justificativa no período`,
      source: rules.overdueVacation,
    },
    {
      key: 'payBy',
      label: 'A empresa paga até',
      unit: 'day',
      value: payBy,
      formula: `${formatDay(lastDay)} + ${table.paymentDays} dias corridos${daysAround(payBy)}`,
      source: rules.payBy,
    },
    ...lateFine(input),
    {
      key: 'remuneration',
      label: 'Remuneração que serve de base',
      unit: 'cents',
      value: remuneration(input),
      formula: `salário ${formatBrl(input.salary)} + médias ${formatBrl(input.variableAverage)}`,
    },
  )
  return steps
}

/** None after a death, or where a court has to say whose fault it was: nobody pays late for those ten days. */
function lateFine(input: RescisaoInput): Step[] {
  if (input.kind === 'morte' || input.kind === 'culpa_reciproca') return []
  return [
    {
      key: 'lateFine',
      label: 'Multa se a empresa atrasar, a seu favor',
      unit: 'cents',
      value: remuneration(input),
      formula: 'um mês de salário com as médias, fora desta conta',
      source: rules.lateFine,
    },
  ]
}

export type NoticeCode =
  | 'below-minimum-wage'
  | 'commission-only'
  | `stability-${Exclude<Stability, 'nao'>}`
  | 'resigning-gestante'
  | 'resigning-stable'
  | `waived-${Waiver}`
  | 'birthday-withdrawal'
  | 'domestic-reserve'
  | 'payroll-loan'
  | 'debts-capped'
  | 'uncovered'
  | 'long-worked-notice'
  | 'notice-refused'
  | 'notice-in-fine-base'
  | 'thirteenth-crosses-year'
  | 'thirteenth-instalments'
  | 'agreement-projection'
  | 'unfair-early-end'
  | 'unemployment-next-year'
  | 'deadline-without-banks'

function noticesOf(input: RescisaoInput, law: Law, lines: readonly RescisaoLine[]): NoticeCode[] {
  const { kind, stability, isDomestic, notice } = input
  const rights = law.table.rights[kind]
  const found: [boolean, NoticeCode][] = [
    [stability !== 'nao' && kind !== 'morte', stabilityCode(input)],
    ...payNotices(input),
    [lines.some(({ key }) => key === 'thirteenthNextYear'), 'thirteenth-crosses-year'],
    [mayHaveAdvance(input, law), 'thirteenth-instalments'],
    [law.noticeDays > 0 && rights.fine !== 'none' && !isDomestic, 'notice-in-fine-base'],
    [kind === 'acordo_484a' && law.noticeDays > 0, 'agreement-projection'],
    [notice === 'trabalhado' && rights.notice > 0 && isLong(input, law), 'long-worked-notice'],
    [notice === 'nao_cumprido' && rights.notice > 0, 'notice-refused'],
    [rights.unemployment === 'uncertain', 'unfair-early-end'],
    [isDomestic, 'domestic-reserve'],
    [input.hasBirthdayWithdrawal && rights.withdrawal > 0 && kind !== 'morte', 'birthday-withdrawal'],
    [law.discounts.payrollLoan > 0, 'payroll-loan'],
    [law.beyondCap > 0, 'debts-capped'],
    [law.uncovered > 0, 'uncovered'],
    [nonBusinessDayInWords(law.payBy) !== undefined, 'deadline-without-banks'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}

/** The business days on both sides of a deadline on a day without banks: the law does not say which holds. */
function daysAround(deadline: IsoDate): string {
  const why = nonBusinessDayInWords(deadline)
  if (!why) return ''
  return `: ${why}; dia útil anterior ${formatDay(businessDayUntil(deadline))}, seguinte ${formatDay(businessDayFrom(deadline))}`
}

function payNotices(input: RescisaoInput): [boolean, NoticeCode][] {
  const minimum = inForce(salarioMinimoTables, input.lastDay)?.monthly ?? 0
  const pay = remuneration(input)
  return [
    [input.salary === 0 && pay > 0, 'commission-only'],
    [pay < minimum, 'below-minimum-wage'],
  ]
}

/** Who resigns loses no stability by force: the resignation itself needs help to be valid (CLT, art. 500). */
function stabilityCode({ kind, stability }: RescisaoInput): NoticeCode {
  const isLeaving = kind === 'pedido_demissao' || kind === 'antecipada_empregado_480'
  if (isLeaving) return stability === 'gestante' ? 'resigning-gestante' : 'resigning-stable'
  return `stability-${stability === 'nao' ? 'outra' : stability}`
}

/** The first instalment of the 13º is due by the end of November, and many have it before (Lei 4.749/1965, art. 2º). */
function mayHaveAdvance({ lastDay, thirteenthAdvance = 0 }: RescisaoInput, { verbas }: Law): boolean {
  return lastDay.slice(5, 7) >= '10' && thirteenthAdvance === 0 && verbas.thirteenth > 0
}

/** Whether the notice of the law is longer than the 30 days that a worked one has. */
function isLong({ admission, lastDay }: RescisaoInput, { table }: Law): boolean {
  return table.notice.perYear * completeYears(admission, lastDay) > 0
}

/** Its instalments follow the table of the day of each. */
function isPaidNextYear(unemployment: Unemployment, { lastDay }: RescisaoInput): boolean {
  return unemployment.ok && unemployment.askUntil.slice(0, 4) > lastDay.slice(0, 4)
}

/** The tables of INSS change every January: those of a later year are not known yet. */
export type DocumentKey =
  | 'trct'
  | 'ctps'
  | 'fgts-statement'
  | 'fgts-key'
  | 'unemployment-form'
  | 'medical-exam'
  | 'income-report'
  | 'agreement'
  | 'resignation-letter'
  | 'dependants-certificate'
  | 'loan-statement'

const withFgts = ['fgts-key', 'fgts-statement'] as const
const ofKind: Record<RescisaoKind, readonly DocumentKey[]> = {
  sem_justa_causa: [...withFgts, 'unemployment-form'],
  rescisao_indireta: [...withFgts, 'unemployment-form'],
  pedido_demissao: ['resignation-letter'],
  justa_causa: [],
  acordo_484a: ['agreement', ...withFgts],
  termino_prazo: withFgts,
  antecipada_empregador_479: withFgts,
  antecipada_empregado_480: [],
  culpa_reciproca: withFgts,
  morte: ['dependants-certificate', ...withFgts],
}

function documentsOf({ kind, payrollLoan = 0 }: RescisaoInput): DocumentKey[] {
  return [
    'trct',
    'ctps',
    ...ofKind[kind],
    ...(kind === 'morte' ? [] : (['medical-exam'] as const)),
    'income-report',
    ...(payrollLoan > 0 ? (['loan-statement'] as const) : []),
  ]
}
