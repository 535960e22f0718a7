import { brl, choice, day, whole } from '../form/fields.ts'
import { dependantsField, monthlyField, salaryField } from '../form/payroll.ts'
import { regimesInWords } from './question.ts'

export const fields = {
  salary: salaryField('O da CLT, por mês'),
  benefits: monthlyField('Benefícios da empresa', {
    key: 'b',
    hint: 'Vale-refeição, plano de saúde, por mês',
  }),
  invoice: brl('Nota por mês', {
    key: 'f',
    example: '6.000,00',
    min: 1_00,
    max: 300_000_00,
    half: true,
    hint: 'O que o PJ cobra',
  }),
  months: whole('Meses com nota no ano', {
    key: 'm',
    example: '12',
    min: 1,
    max: 12,
    half: true,
    hint: 'Descanso de PJ é mês sem nota',
  }),
  regime: choice('Como o PJ paga', { key: 'r', options: regimesInWords, compared: true }),
  accountant: brl('Contador', {
    key: 'c',
    example: '300,00',
    max: 100_000_00,
    optional: true,
    half: true,
    hint: 'Por mês; o MEI não precisa',
  }),
  dependants: dependantsField,
  date: day('Regras do dia', { key: 'd', live: 'today', more: true }),
}
