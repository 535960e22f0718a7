import { addDays } from '#web/finance/calendar/days.ts'
import { mondayIn } from '../form/example-days.ts'
import { day, type ExampleDay, whole } from '../form/fields.ts'
import { averagesField, dependantsField, monthlyField, salaryField } from '../form/payroll.ts'
import { restAhead } from './calculate.ts'

/** The first Monday, a month from today or later, on which a vacation may begin. */
const allowedMonday: ExampleDay = (today) => {
  let start = mondayIn(1)(today)
  while (restAhead(start)) start = addDays(start, 7)
  return start
}

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
  start: day('Primeiro dia das férias', { key: 'd', example: allowedMonday, half: true, min: '2000-01-01' }),
  dependants: dependantsField,
  alimony: monthlyField('Pensão alimentícia', { key: 'pa', more: true, hint: 'A parte que sai das férias' }),
}
