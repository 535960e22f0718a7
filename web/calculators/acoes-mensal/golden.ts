import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'facts/04, gc-o-08: 15 % × (6.000 − 1.500) − 2,50 retidos',
    typed: { date: '20/11/2026' },
    headline: '672,50',
    says: ['675,00', '30/12/2026'],
  },
  {
    from: 'facts/04 §5: vendas de 20.000,00, ganho isento',
    typed: { shareSales: '20.000,00', shareResult: '4.000,00', commonWithheld: '' },
    headline: '0,00',
    says: ['não passaram de R$\u00A020.000,00', '4.000,00'],
  },
]

export const wrongs: Wrongs = {
  shareSales: ['-1', 'O valor mínimo é R$\u00A00,00.'],
  shareResult: [
    '50.000,01',
    'O lucro não pode passar do total vendido. Em “Vendas”, digite o total, não o lucro.',
  ],
  commonLoss: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  earlier: ['20/11/2026; 1; 1; 0', 'Digite os meses em ordem, cada um uma vez, e antes do mês das vendas.'],
}

export const oldest: readonly OldestDay[] = [{ day: '2005-01-01', typed: onDate, because: 'Lei 11.033/2004' }]
