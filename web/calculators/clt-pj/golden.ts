import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

// Each year was also added up by hand, from the tables, by arithmetic in decimals apart from this code.

export const goldens: readonly Golden[] = [
  {
    from: 'guia do anexo III (poc-finance): R$ 10.000 pagam 6 %; aqui R$ 6.000, com 28 % de pró-labore',
    typed: { date: '30/11/2026' },
    headline: '15.620,45',
    says: ['46.241,95', '61.862,40', '1.680,00', '184,80', '3.733,33'],
  },
  {
    from: 'Contabilizei, "Como calcular meu imposto no pró-labore": R$ 3.000 em 2024 pagam 330,00 de INSS e 13,20 de imposto',
    typed: {
      salary: '5.000,00',
      benefits: '800,00',
      invoice: '10.714,28',
      accountant: '250,00',
      date: '30/11/2024',
    },
    headline: '43.868,92',
    says: ['330,00', '13,20', '7.714,32', '69.869,72'],
  },
  {
    from: 'AccountBank, "Alíquota efetiva": R$ 840.941,50 em 12 meses pagam 11,76 % no anexo III; o imposto mínimo, pela Lei 15.270/2025',
    typed: {
      salary: '30.000,00',
      invoice: '70.078,46',
      regime: 'annex-iii',
      accountant: '900,00',
      date: '30/11/2026',
    },
    headline: '388.597,17',
    says: ['11,76', '98.910,60', '15.993,35', '50.000,00'],
  },
  {
    from: 'Contábeis, fórum: R$ 400.000 em 12 meses pagam 9,09 % no anexo III',
    typed: {
      salary: '12.000,00',
      invoice: '33.333,33',
      regime: 'annex-iii',
      accountant: '500,00',
      date: '30/11/2026',
    },
    headline: '224.199,56',
    says: ['9,09', '36.360,00', '988,09'],
  },
  {
    from: 'Sebrae: o DAS do MEI de serviços em 2026 é de R$ 86,05; o limite, LC 123/2006, art. 18-A, § 1º',
    typed: { invoice: '6.750,00', regime: 'mei', date: '30/11/2026' },
    headline: '33.725,45',
    says: ['1.032,60', '79.967,40'],
  },
  {
    from: 'Contábeis, fórum: R$ 11.700 no anexo V pagam 15,5 %, R$ 1.813,50; a CLT é a de ir-o-04',
    typed: {
      salary: '7.000,00',
      benefits: '1.000,00',
      dependants: '2',
      invoice: '11.700,00',
      regime: 'minimum',
      date: '30/11/2026',
    },
    headline: '19.552,07',
    says: ['21.762,00', '781,51', '650,47', '178,31'],
  },
  {
    from: 'ir-o-12, o 13º de R$ 6.000 (641,51 e 385,10), e uma nota de R$ 22.500 em 11 meses',
    typed: {
      salary: '6.000,00',
      invoice: '22.500,00',
      months: '11',
      accountant: '400,00',
      date: '30/11/2026',
    },
    headline: '141.055,81',
    says: ['641,51', '385,10', '5.775,00', '635,25', '7,42'],
  },
  {
    from: 'Contabilizei, "Impostos que incidem sobre o pró-labore": o teto de 2025 é R$ 897,32',
    typed: {
      salary: '10.000,00',
      benefits: '1.500,00',
      dependants: '1',
      invoice: '40.000,00',
      accountant: '400,00',
      date: '30/11/2025',
    },
    headline: '265.948,17',
    says: ['897,32', '1.872,37', '128.855,55'],
  },
  {
    from: 'guia do anexo III (poc-finance): R$ 270.000 em 12 meses pagam 7,73 %',
    typed: {
      salary: '9.000,00',
      invoice: '22.500,00',
      regime: 'annex-iii',
      accountant: '',
      date: '30/11/2026',
    },
    headline: '147.879,60',
    says: ['7,73', '20.880,00'],
  },
  {
    from: 'à mão: um salário mínimo são 32,4 % de R$ 5.000, e o anexo é o III',
    typed: {
      salary: '4.000,00',
      invoice: '5.000,00',
      regime: 'minimum',
      accountant: '',
      date: '30/11/2026',
    },
    headline: '1.754,11',
    says: ['anexo III', '54.260,28'],
  },
]

export const wrongs: Wrongs = {
  salary: ['', 'Preencha o campo Salário bruto.'],
  invoice: ['300.000,01', 'O valor máximo é R$\u00A0300.000,00.'],
  months: ['13', 'O valor máximo é 12.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2024-01-01', typed: onDate, because: 'tabelas de INSS e salário mínimo de 2024' },
]
