import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'ir-o-12: um ano inteiro, com R$ 3.000 adiantados',
    typed: { salary: '6.000,00', advance: '3.000,00', date: '20/12/2026' },
    headline: '4.973,39',
    says: ['641,51', '385,10', '1.973,39', '30/11/2026', '18/12/2026'],
  },
  {
    from: 'ir-o-13: sete meses, um dependente, sem adiantamento',
    typed: { salary: '8.000,00', avos: '7', dependants: '1', advance: '0', date: '20/12/2026' },
    headline: '4.211,82',
    says: ['4.666,67', '454,85', '229,51'],
  },
  {
    from: 'ir-o-03: R$ 5.000 não pagam imposto em 2026, nem no 13º (Lei 9.250/1995, art. 3º-A, § 3º)',
    typed: { salary: '5.000,00', date: '20/12/2026' },
    headline: '4.498,49',
    says: ['2.500,00', '1.998,49'],
  },
  {
    from: 'ir-o-08: os mesmos R$ 5.000 em 2025, sem a redução',
    typed: { salary: '5.000,00', date: '20/12/2025' },
    headline: '4.177,51',
    says: ['509,60', '312,89'],
  },
  {
    from: 'ir-o-05: o fim da redução',
    typed: { salary: '7.350,00', date: '20/12/2026' },
    headline: '5.635,36',
  },
  {
    from: 'ir-o-04: dois dependentes e a redução parcial',
    typed: { salary: '7.000,00', dependants: '2', date: '20/12/2026' },
    headline: '5.568,02',
  },
  {
    from: 'ir-o-11: um salário mínimo; 1.621,00 − 121,58 de INSS',
    typed: { salary: '1.621,00', date: '20/12/2026' },
    headline: '1.499,42',
  },
  {
    from: 'à mão: (3.000 + 500) × 6/12 = 1.750; INSS 121,575 + 129,00 × 9 % = 133,19',
    typed: { salary: '3.000,00', averages: '500,00', avos: '6', date: '20/12/2026' },
    headline: '1.616,81',
    says: ['133,19', '875,00', '741,81'],
  },
]

export const wrongs: Wrongs = {
  salary: ['', 'Preencha o campo Salário bruto.'],
  avos: ['13', 'O valor máximo é 12.'],
  date: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2024-01-01', typed: onDate, because: 'tabelas de INSS de 2024' },
]
