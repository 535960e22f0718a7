import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'ir-o-04: a redução parcial, com dois dependentes',
    typed: { salary: '7.000,00', dependants: '2', date: '30/11/2026' },
    headline: '5.568,02',
    says: ['781,51', '650,47', '46,61'],
  },
  {
    from: 'ir-o-03: R$ 5.000 não pagam imposto em 2026',
    typed: { salary: '5.000,00', date: '30/11/2026' },
    headline: '4.498,49',
    says: ['501,51', '312,89'],
  },
  {
    from: 'ir-o-12: um 13º inteiro de R$ 6.000, com a metade adiantada',
    typed: { salary: '6.000,00', date: '20/12/2026' },
    headline: '4.973,39',
    says: ['641,51', '385,10', '1.973,39'],
  },
  {
    from: 'ir-o-07: o mesmo salário antes da tabela de 05/2025',
    typed: { salary: '5.000,00', date: '30/04/2025' },
    headline: '4.155,25',
    says: ['509,60', '335,15'],
  },
  {
    from: 'ir-o-08: o mesmo salário antes da redução de 2026',
    typed: { salary: '5.000,00', date: '31/05/2025' },
    headline: '4.177,51',
  },
  {
    from: 'ir-o-05: o fim da redução',
    typed: { salary: '7.350,00', date: '30/11/2026' },
    headline: '5.635,36',
    says: ['830,51', '884,13'],
  },
  {
    from: 'ir-o-09: a tabela de 2023, com um dependente',
    typed: { salary: '3.000,00', dependants: '1', date: '31/01/2024' },
    headline: '2.714,18',
    says: ['258,82', '27,00'],
  },
  {
    from: 'ir-o-14: salário-família no limite, e o INSS à mão: 121,575 + 359,38 × 9 % = 153,92',
    typed: { salary: '1.980,38', children: '2', date: '30/11/2026' },
    headline: '1.961,54',
    says: ['153,92', '135,08'],
  },
  {
    // 3.500 − 308,60 − 0 − 210 (6 % de 3.500) − 120
    from: 'à mão: vale-transporte de R$ 300, do qual o empregado paga 6 % de 3.500, e plano de R$ 120',
    typed: { salary: '3.500,00', transport: '300,00', others: '120,00', date: '30/11/2026' },
    headline: '2.861,40',
    says: ['308,60', '210,00', '120,00'],
  },
]

export const wrongs: Wrongs = {
  salary: ['', 'Preencha o campo Salário bruto.'],
  date: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2024-01-01', typed: onDate, because: 'tabelas de INSS e salário mínimo de 2024' },
]
