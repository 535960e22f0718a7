import type { Golden, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §17: 1 % a.m.',
    typed: { rate: '1', from: 'month', to: 'year' },
    headline: '12,6825\u00A0% ao ano',
    says: ['0,6825'],
  },
  {
    from: 'spec/pages.md §17: 13,65 % a.a.',
    typed: { rate: '13,65', from: 'year', to: 'month' },
    headline: '1,0719830\u00A0% ao mês',
    says: ['1,1375'],
  },
  {
    from: 'spec/pages.md §17 (f): rotativo de 15 % a.m.',
    typed: { rate: '15', from: 'month', to: 'year' },
    headline: '435,0250\u00A0% ao ano',
  },
]

export const wrongs: Wrongs = {
  rate: ['-100', 'O valor mínimo é \u221299\u00A0%.'],
  contractRate: ['101', 'O valor máximo é 100\u00A0%.'],
}
