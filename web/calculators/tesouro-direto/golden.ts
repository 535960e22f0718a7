import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: 1.000 × 1,1321^(527/252), 15 % sobre o rendimento e 0,20 % de custódia até 02/01/2029',
    typed: { annualRate: '13,21', date: '23/11/2026' },
    headline: '1.246,98',
    says: ['296,25', '44,44', '4,83'],
  },
  {
    from: 'à mão: 5.000 × (1,1375 × 1,0003)^(250/252), 17,5 %, e nada de custódia até R$ 10 mil',
    typed: {
      bond: 'selic',
      year: '2028',
      amount: '5.000,00',
      selicSpread: '0,03',
      annualSelic: '13,75',
      date: '23/11/2026',
      until: 'sale',
      saleDay: '23/11/2027',
    },
    headline: '5.563,79',
  },
]

export const wrongs: Wrongs = {
  year: ['2026', 'Esse título vence em 01/01/2026, antes da compra.'],
  amount: ['29,99', 'O mínimo costuma ser cerca de R$\u00A030.'],
  annualRate: ['26', 'O valor máximo é 25\u00A0%.'],
  monthlyContribution: ['-1', 'O valor mínimo é R$\u00A00,00.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2023-01-30', typed: onDate, because: 'os títulos que a tabela tem' },
]
