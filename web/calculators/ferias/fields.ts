import { mondayIn } from '../form/example-days.ts'
import { day, whole } from '../form/fields.ts'
import { averagesField, dependantsField, monthlyField, salaryField } from '../form/payroll.ts'

export const fields = {
  salary: salaryField('Por mês'),
  averages: averagesField,
  rest: whole('Dias de descanso', {
    key: 'r',
    example: '30',
    min: 5,
    max: 30,
    half: true,
    hint: 'Os que você vai tirar agora',
  }),
  sold: whole('Dias vendidos', {
    key: 'v',
    example: '0',
    max: 10,
    optional: true,
    half: true,
    hint: 'O abono: até um terço do direito',
  }),
  start: day('Primeiro dia das férias', { key: 'd', example: mondayIn(1), half: true, min: '2000-01-01' }),
  dependants: dependantsField,
  alimony: monthlyField('Pensão alimentícia', { key: 'pa', more: true, hint: 'A parte que sai das férias' }),
}
