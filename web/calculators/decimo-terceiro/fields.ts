import { day, whole } from '../form/fields.ts'
import { averagesField, dependantsField, monthlyField, salaryField } from '../form/payroll.ts'

export const fields = {
  salary: salaryField('O de dezembro, por mês'),
  avos: whole('Meses que contam', {
    key: 'm',
    example: '12',
    min: 1,
    max: 12,
    half: true,
    hint: 'No ano, com 15 dias ou mais de trabalho',
  }),
  averages: averagesField,
  dependants: dependantsField,
  advance: monthlyField('Primeira parcela recebida', { key: 'p', hint: 'Vazio: metade do bruto' }),
  alimony: monthlyField('Pensão alimentícia', { key: 'pa', more: true, hint: 'A parte que sai do 13º' }),
  date: day('Ano do 13º', { key: 'd', live: 'today', more: true, hint: 'Qualquer dia do ano' }),
}
