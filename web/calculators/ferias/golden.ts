import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'ir-o-13 pelo INSS e o imposto de 4.666,67: 30 dias de R$ 3.500 e o terço, com um dependente',
    typed: { salary: '3.500,00', dependants: '1', start: '01/12/2026' },
    headline: '4.211,82',
    says: ['1.166,67', '454,85', '229,51'],
  },
  {
    from: 'ir-o-04: férias e terço de R$ 7.000, isto é, de R$ 5.250 por mês, com dois dependentes',
    typed: { salary: '5.250,00', dependants: '2', start: '01/12/2026' },
    headline: '5.568,02',
    says: ['781,51', '650,47'],
  },
  {
    from: 'ir-o-03 e CLT, art. 143: os R$ 5.000 de 30 dias, e nada a descontar dos vendidos',
    typed: { salary: '5.625,00', rest: '20', sold: '10', start: '01/12/2026' },
    headline: '6.998,49',
    says: ['3.750,00', '1.250,00', '1.875,00', '625,00', '501,51'],
  },
  {
    from: 'ir-o-05: o fim da redução, 7.350 = 5.512,50 × 4/3',
    typed: { salary: '5.512,50', start: '01/12/2026' },
    headline: '5.635,36',
  },
  {
    from: 'ir-o-07: R$ 5.000 pela tabela de antes de 05/2025',
    typed: { salary: '3.750,00', start: '01/04/2025' },
    headline: '4.155,25',
  },
  {
    from: 'ir-o-08: R$ 5.000 antes da redução',
    typed: { salary: '3.750,00', start: '02/06/2025' },
    headline: '4.177,51',
  },
  {
    from: 'ir-o-09: R$ 3.000 pela tabela de 2023, com um dependente',
    typed: { salary: '2.250,00', dependants: '1', start: '15/01/2024' },
    headline: '2.714,18',
  },
  {
    from: 'à mão: 10/30 de (3.000 + 600) e o terço são 1.600; INSS de 7,5 %, sem imposto',
    typed: { salary: '3.000,00', averages: '600,00', rest: '10', start: '01/12/2026' },
    headline: '1.480,00',
    says: ['1.200,00', '400,00', '120,00'],
  },
]

export const wrongs: Wrongs = {
  salary: ['', 'Preencha o campo Salário bruto.'],
  rest: ['31', 'O valor máximo é 30.'],
  sold: ['10', 'Com 30 dias de descanso, cabem 0 vendidos: são 30 ao todo.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2024-01-01', typed: (start) => ({ start }), because: 'tabelas de INSS de 2024' },
]
