import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: 100 × 0,80, isento; ganho de 700,00 paga 20 %',
    typed: { date: '20/11/2026' },
    headline: '80,00',
    says: ['140,00', 'até 30/12/2026', 'isento'],
  },
  {
    from: 'spec/pages.md §0.4: com 99 cotistas, 20 % na fonte',
    typed: { holders: '99', date: '20/11/2026' },
    headline: '64,00',
    says: ['não cumprida'],
  },
]

export const wrongs: Wrongs = {
  units: ['1,5', 'Use um número inteiro.'],
  unitCost: ['0', 'O valor mínimo é R$\u00A00,01.'],
  unitAmortization: ['95,01', 'A amortização não pode passar do preço médio da cota.'],
  linkedShare: ['0', 'Junto com as pessoas ligadas, a parte não pode ser menor que a sua.'],
}

export const oldest: readonly OldestDay[] = [{ day: '2006-01-01', typed: onDate, because: 'Lei 11.196/2005' }]
