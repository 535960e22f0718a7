import { brl, choice, day, percent, rows, type Texts, text, yesNo } from '../form/fields.ts'

const isOfCdi = ({ kind }: Texts) => kind === 'cdi-share' || kind === 'cdi-plus'

/** By kind; the share of the CDI is the example itself. */
const suggestedRates: Readonly<Record<string, string>> = {
  'cdi-plus': '1',
  fixed: '13,5',
  'ipca-plus': '7',
  'dividend-yield': '8',
}

/** The CDI of 22/09/2026 (SGS 4389) and the IPCA of 12 months to 08/2026 (SGS 13522), as in spec/pages.md §19. */
export const fields = {
  monthlyIncome: brl('Renda desejada por mês', {
    key: 'r',
    example: '5.000,00',
    min: 1_00,
    max: 1_000_000_00,
    hint: 'Quanto você quer gastar, já sem imposto',
  }),
  kind: choice('Rende', {
    key: 'k',
    options: {
      'cdi-share': '% do CDI',
      'cdi-plus': 'CDI + taxa',
      fixed: 'prefixado',
      'ipca-plus': 'IPCA + taxa',
      'dividend-yield': 'dividendos (DY)',
    },
    half: true,
  }),
  rate: percent('Taxa', {
    key: 't',
    example: '100',
    max: 3,
    unit: ({ kind }) => (kind === 'cdi-share' ? '% do CDI' : '% ao ano'),
    half: true,
    suggest: ({ kind }) => suggestedRates[kind ?? ''],
  }),
  annualCdi: percent('CDI', {
    key: 'c',
    example: '13,65',
    max: 1,
    unit: '% ao ano',
    live: 'cdi',
    half: true,
    when: isOfCdi,
  }),
  annualIpca: percent('Inflação (IPCA)', {
    key: 'i',
    example: '4,22',
    min: -0.1,
    max: 1,
    unit: '% ao ano',
    live: 'ipca12',
    half: true,
  }),
  taxation: choice('Imposto', {
    key: 'ir',
    options: {
      'fixed-income': 'de renda fixa',
      exempt: 'isento (LCI, LCA, FII)',
      dividends: 'dividendos de uma empresa',
      'dividends-several': 'dividendos de várias empresas',
    },
    suggest: ({ kind }) => (kind === 'dividend-yield' ? 'dividends-several' : undefined),
  }),
  wealth: brl('Já tenho', {
    key: 'p',
    example: '50.000,00',
    max: 10_000_000_000_00,
    step: 1000,
    half: true,
  }),
  monthlyContribution: brl('Aporte por mês', {
    key: 'a',
    example: '1.500,00',
    max: 1_000_000_00,
    half: true,
  }),
  otherIncomes: rows('Outras rendas', {
    key: 'o',
    cells: {
      name: text('Nome', { key: 'n' }),
      monthly: brl('Valor por mês', { key: 'v', max: 1_000_000_00 }),
    },
    max: 20,
    hint: 'O que já entra todo mês, sem imposto, como Aluguel; 1.500,00. Uma por linha.',
    more: true,
  }),
  stressCdi: percent('E se o CDI cair para', {
    key: 's',
    example: '8',
    max: 1,
    unit: '% ao ano',
    optional: true,
    when: isOfCdi,
    half: true,
    more: true,
  }),
  inTodaysMoney: yesNo('Renda e aportes em valores de hoje', {
    key: 'h',
    example: 'sim',
    half: true,
    more: true,
  }),
  date: day('Imposto pela regra de', {
    key: 'd',
    min: '1994-07-01',
    live: 'today',
    more: true,
  }),
}
