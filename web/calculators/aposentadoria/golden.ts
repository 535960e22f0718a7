import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: mulher de 57 anos com 32 de contribuição, 25 na reforma; faltavam 5, paga mais 5',
    typed: { yearsAtReform: '25', inflation: '4,22' },
    headline: '20/11/2029',
    says: ['20/08/2030', '10/11/2030', '10/05/2031'],
  },
  {
    from: 'facts/09 §4: 30 anos de um homem com média de 12.000, 80 % × 8.475,55',
    typed: { sex: 'homem', birth: '01/01/1961', contributionYears: '30', mean: '12.000,00' },
    headline: 'já pode pedir',
    says: ['6.780,44'],
  },
]

export const wrongs: Wrongs = {
  birth: ['21/11/2026', 'O nascimento não pode ser depois da data da conta.'],
  contributionYears: ['58', 'O tempo de contribuição não pode passar da idade.'],
  contributionMonths: ['12', 'O valor máximo é 11.'],
  yearsAtReform: ['33', 'O tempo em 13/11/2019 não pode passar do tempo de contribuição de hoje.'],
  tollFactor: ['3', 'O valor máximo é 2.'],
  mean: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2024-01-01', typed: onDate, because: 'INSS e salário mínimo de 2024' },
]
