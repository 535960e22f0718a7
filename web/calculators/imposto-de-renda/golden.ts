import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

// Each was also worked out by hand, with decimals apart from this code.

const none = { withheld: '', inss: '' }

export const goldens: readonly Golden[] = [
  {
    from: 'ir-o-15 e Lei 15.270/2025: R$ 60.000 têm 2.694,15 de imposto, que a redução tira inteiro',
    typed: { ...none, year: '2026', income: '60.000,00' },
    headline: '0,00',
    says: ['48.000,00', '2.694,15'],
  },
  {
    from: 'ir-o-16: a redução parcial, na simplificada',
    typed: { year: '2026', income: '75.000,00', withheld: '', inss: '14.000,00' },
    headline: '4.333,73',
    says: ['60.000,00', '5.595,34', '1.261,61'],
  },
  {
    from: 'ir-o-17: a mesma renda em 2025, antes da redução',
    typed: { year: '2025', income: '75.000,00', withheld: '', inss: '14.000,00' },
    headline: '5.646,22',
  },
  {
    from: 'rf-o-14: R$ 900.000 com 20.000 pagos completam até 5 %',
    typed: { ...none, year: '2026', income: '0', otherIncome: '900.000,00', otherTax: '20.000,00' },
    headline: '25.000,00',
    says: ['5,00'],
  },
  {
    from: 'SIEMP, "Entenda o IRPF mínimo": em R$ 1,2 milhão, 10 % são R$ 120 mil',
    typed: { ...none, year: '2026', income: '0', otherIncome: '1.200.000,00' },
    headline: '120.000,00',
  },
  {
    from: 'Lei 15.270/2025: em R$ 88.200 a redução acaba, em 0,02; o teto do simplificado é 17.640',
    typed: { ...none, year: '2026', income: '88.200,00' },
    headline: '8.499,32',
    says: ['17.640,00', '0,02'],
  },
  {
    // 11.857,08 + 4.550,16 + 8.000 + 3.561,50 + 2.000 + 18.000 = 47.968,74
    from: 'à mão: a completa com dois dependentes, escola e PGBL acima do limite',
    typed: {
      year: '2026',
      income: '150.000,00',
      withheld: '25.000,00',
      inss: '11.857,08',
      dependants: '2',
      health: '8.000,00',
      education: '12.000,00\n2.000,00',
      pension: '20.000,00',
    },
    headline: '7.846,06',
    says: ['47.968,74', '102.031,26', '17.153,94', '8.438,50', '2.000,00', '8.340,40'],
  },
  {
    from: 'à mão: a tabela de 2024, e o limite de 16.754,34 da simplificada',
    typed: {
      year: '2024',
      income: '100.000,00',
      withheld: '15.000,00',
      inss: '10.000,00',
      dependants: '1',
      health: '5.000,00',
    },
    headline: '2.991,63',
    says: ['16.754,34', '12.151,58', '12.008,37'],
  },
  {
    from: 'à mão: o retido dos lucros volta no que passa do mínimo',
    typed: {
      year: '2026',
      income: '240.000,00',
      withheld: '54.000,00',
      inss: '11.857,08',
      alimony: '36.000,00',
      otherIncome: '600.000,00',
      otherTax: '5.000,00',
      profitTax: '60.000,00',
    },
    headline: '72.065,36',
    says: ['41.934,64', '192.142,92'],
  },
]

export const wrongs: Wrongs = {
  income: ['', 'Preencha o campo Rendimentos tributáveis.'],
  year: ['2100', 'O valor máximo é 2099.'],
  education: ['12abc', 'Linha 1: Digite só números, por exemplo 1.500,00.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2024-01-01',
    typed: (_, day) => ({ year: day.slice(0, 4) }),
    because: 'tabela anual de 2024',
  },
]
