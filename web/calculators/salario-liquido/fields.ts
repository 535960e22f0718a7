import { brl, day, whole } from '../form/fields.ts'

const most = 1_000_000_00
const monthly = { max: most, optional: true, half: true } as const

export const fields = {
  salary: brl('Salário bruto', {
    key: 's',
    example: '3.500,00',
    min: 1_00,
    max: most,
    half: true,
    hint: 'Por mês, antes dos descontos',
  }),
  extras: brl('Extras do mês', { key: 'x', ...monthly, hint: 'Hora extra, adicional, comissão' }),
  dependants: whole('Dependentes no imposto', {
    key: 'n',
    example: '0',
    max: 20,
    optional: true,
    half: true,
  }),
  transport: brl('Passagens do mês', {
    key: 'v',
    ...monthly,
    hint: 'Só se você recebe vale-transporte',
  }),
  others: brl('Outros descontos', { key: 'o', ...monthly, hint: 'Plano de saúde, empréstimo, adiantamento' }),
  alimony: brl('Pensão alimentícia', {
    key: 'p',
    ...monthly,
    more: true,
    hint: 'Por decisão da Justiça ou escritura',
  }),
  pension: brl('Previdência na folha', {
    key: 'pr',
    ...monthly,
    more: true,
    hint: 'PGBL ou fundo da empresa',
  }),
  children: whole('Filhos de até 14 anos', {
    key: 'f',
    max: 20,
    optional: true,
    half: true,
    more: true,
    hint: 'Ou com deficiência: salário-família',
  }),
  otherJob: brl('Salário em outro emprego', {
    key: 'e',
    ...monthly,
    more: true,
    hint: 'Onde o INSS é descontado primeiro',
  }),
  date: day('Dia do pagamento', { key: 'd', live: 'today', more: true }),
}
