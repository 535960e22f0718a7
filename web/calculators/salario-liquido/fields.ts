import { day, whole } from '../form/fields.ts'
import { dependantsField, monthlyField, salaryField } from '../form/payroll.ts'

export const fields = {
  salary: salaryField('Por mês, antes dos descontos'),
  extras: monthlyField('Extras do mês', { key: 'x', hint: 'Hora extra, adicional, comissão' }),
  dependants: dependantsField,
  transport: monthlyField('Passagens do mês', { key: 'v', hint: 'Só se você recebe vale-transporte' }),
  others: monthlyField('Outros descontos', { key: 'o', hint: 'Plano de saúde, empréstimo, adiantamento' }),
  alimony: monthlyField('Pensão alimentícia', {
    key: 'p',
    more: true,
    hint: 'Por decisão da Justiça ou escritura',
  }),
  pension: monthlyField('Previdência na folha', { key: 'pr', more: true, hint: 'PGBL ou fundo da empresa' }),
  children: whole('Filhos de até 14 anos', {
    key: 'f',
    max: 20,
    optional: true,
    half: true,
    more: true,
    hint: 'Ou com deficiência: salário-família',
  }),
  otherJob: monthlyField('Salário em outro emprego', {
    key: 'e',
    more: true,
    hint: 'Onde o INSS é descontado primeiro',
  }),
  date: day('Dia do pagamento', { key: 'd', live: 'today', more: true }),
}
