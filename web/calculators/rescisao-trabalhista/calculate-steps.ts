import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import type { Step } from '#web/finance/core/statement.ts'
import { remuneration, vacationRight } from '#web/finance/labour/rescisao.ts'
import { completeYears } from '#web/finance/labour/service-time.ts'
import { rescisaoRules as rules } from '#web/finance/tables/labour/rescisao.ts'
import type { Law } from './calculate-paid.ts'
import type { RescisaoInput } from './calculate-question.ts'

/** The numbers on the way to the lines. */
export function stepsOf(input: RescisaoInput, law: Law): Step[] {
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
        formula: `${days} + ${perYear} × ${years} anos, no máximo ${most}`,
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
      formula: `${input.absences} faltas sem justificativa no período`,
      source: rules.overdueVacation,
    },
    {
      key: 'payBy',
      label: 'A empresa paga até',
      unit: 'day',
      value: payBy,
      formula: `${formatDay(lastDay)} + ${table.paymentDays} dias corridos`,
      source: rules.payBy,
    },
    {
      key: 'lateFine',
      label: 'Multa se a empresa atrasar, a seu favor',
      unit: 'cents',
      value: input.salary,
      formula: `um salário, ${formatBrl(input.salary)}, fora desta conta`,
      source: rules.lateFine,
    },
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
