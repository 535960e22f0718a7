import { parseDay } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { thirteenthAvos } from '#web/finance/labour/service-time.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { day, type Texts, whole } from '../form/fields.ts'
import { averagesField, dependantsField, monthlyField, salaryField } from '../form/payroll.ts'

/** Months of the year that count since an admission in it; undefined without one. */
function avosSince({ admission = '', date = '' }: Texts): string | undefined {
  const [first, year] = [parseDay(admission), parseDay(date)?.slice(0, 4)]
  if (!(first && first.slice(0, 4) === year)) return undefined
  // The last day of the year of a day.
  const last = `${year}-12-31` as IsoDate
  const fewestDays = inForce(rescisaoTables, last)?.fewestDays.thirteenth
  return fewestDays === undefined ? undefined : String(thirteenthAvos(first, last, last, fewestDays))
}

export const fields = {
  salary: salaryField('O de dezembro, por mês'),
  averages: averagesField,
  admission: day('Admissão', {
    key: 'ad',
    optional: true,
    half: true,
    hint: 'Se foi neste ano, dd/mm/aaaa; antes, deixe vazio',
  }),
  avos: whole('Meses que contam', {
    key: 'm',
    example: '12',
    suggest: avosSince,
    min: 1,
    max: 12,
    half: true,
    hint: 'Pela admissão; mude se algum teve menos de 15 dias de trabalho',
  }),
  dependants: dependantsField,
  advance: monthlyField('Primeira parcela recebida', { key: 'p', hint: 'Vazio: metade do bruto' }),
  alimony: monthlyField('Pensão alimentícia', { key: 'pa', more: true, hint: 'A parte que sai do 13º' }),
  date: day('Ano do 13º', { key: 'd', live: 'today', more: true, hint: 'Qualquer dia do ano' }),
}
