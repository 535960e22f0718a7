import { mondayIn } from '../form/example-days.ts'
import { brl, day, whole } from '../form/fields.ts'

const most = 1_000_000_00

export const fields = {
  salary: brl('Salário bruto', {
    key: 's',
    example: '3.500,00',
    min: 1_00,
    max: most,
    half: true,
    hint: 'Por mês',
  }),
  averages: brl('Média de extras', {
    key: 'e',
    max: most,
    optional: true,
    half: true,
    hint: 'Hora extra, comissão, adicional, por mês',
  }),
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
  dependants: whole('Dependentes no imposto', {
    key: 'n',
    example: '0',
    max: 20,
    optional: true,
    half: true,
  }),
  alimony: brl('Pensão alimentícia', {
    key: 'pa',
    max: most,
    optional: true,
    half: true,
    more: true,
    hint: 'A parte que sai das férias',
  }),
}
