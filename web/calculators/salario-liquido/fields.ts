import { formatBrl, parseDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { valeTransporteTables } from '#web/finance/tables/labour/vale-transporte.ts'
import { day, type Texts, whole } from '../form/fields.ts'
import { dependantsField, monthlyField, salaryField } from '../form/payroll.ts'

/** The most that is taken of this salary, and that nothing is taken from who leaves the field empty. */
function fareHint({ salary = '', date = '' }: Texts): string {
  const day = parseDay(date)
  const share = day && inForce(valeTransporteTables, day)?.share
  if (!share) return 'Só se você recebe vale-transporte'
  const most = formatBrl(roundCents((parseDecimal(salary) ?? 0) * 100 * share))
  return `O vale desconta até ${percentInWords(share)} do salário, ${most}; se elas custam menos, só o que custam. Vazio: sem vale-transporte`
}

export const fields = {
  salary: salaryField('Por mês, antes dos descontos'),
  extras: monthlyField('Extras do mês', { key: 'x', hint: 'Hora extra, adicional, comissão' }),
  dependants: dependantsField,
  transport: monthlyField('Passagens do mês', { key: 'v', hint: fareHint }),
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
