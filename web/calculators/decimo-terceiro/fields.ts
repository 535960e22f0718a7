import { brl, day, whole } from '../form/fields.ts'

const most = 1_000_000_00

export const fields = {
  salary: brl('Salário bruto', {
    key: 's',
    example: '3.500,00',
    min: 1_00,
    max: most,
    half: true,
    hint: 'O de dezembro, por mês',
  }),
  avos: whole('Meses que contam', {
    key: 'm',
    example: '12',
    min: 1,
    max: 12,
    half: true,
    hint: 'No ano, com 15 dias ou mais de trabalho',
  }),
  averages: brl('Média de extras', {
    key: 'e',
    max: most,
    optional: true,
    half: true,
    hint: 'Hora extra, comissão, adicional, por mês',
  }),
  dependants: whole('Dependentes no imposto', {
    key: 'n',
    example: '0',
    max: 20,
    optional: true,
    half: true,
  }),
  advance: brl('Primeira parcela recebida', {
    key: 'p',
    max: most,
    optional: true,
    half: true,
    hint: 'Vazio: metade do bruto',
  }),
  alimony: brl('Pensão alimentícia', {
    key: 'pa',
    max: most,
    optional: true,
    half: true,
    more: true,
    hint: 'A parte que sai do 13º',
  }),
  date: day('Ano do 13º', { key: 'd', live: 'today', more: true, hint: 'Qualquer dia do ano' }),
}
