import { brl, choice, day, percent, rows, type Texts, text, whole, yesNo } from '../form/fields.ts'
import { borrowerNames, operationNames, purposeNames, systemNames } from './names.ts'

const on =
  (...tabs: string[]) =>
  ({ tab = '' }: Texts) =>
    tabs.includes(tab)
const onCredit = on('credito')
const onRedemption = on('investimento')

/** The loan of spec/pages.md §12: R$ 10.000 in 12 months at 3 % a month. The page fills in the day. */
export const fields = {
  tab: choice('Calcular o IOF de', {
    key: 'm',
    options: {
      cambio: 'câmbio e cartão no exterior',
      credito: 'empréstimo',
      investimento: 'resgate antes de 30 dias',
      vgbl: 'aportes em VGBL',
    },
    example: 'credito',
  }),
  operation: choice('Operação', { key: 'o', options: operationNames, when: on('cambio') }),
  amount: brl('Valor', {
    key: 'v',
    example: '10.000,00',
    min: 1,
    max: 10_000_000_00,
    hint: ({ tab }) => (tab === 'cambio' ? 'Em reais, com o câmbio da instituição' : 'Quanto você pega'),
    when: on('cambio', 'credito'),
    suggest: ({ tab }) => (tab === 'cambio' ? '1.000,00' : undefined),
  }),
  monthlyRate: percent('Juros', {
    key: 'j',
    example: '3',
    max: 0.25,
    unit: '% ao mês',
    half: true,
    when: onCredit,
  }),
  months: whole('Prazo', {
    key: 'n',
    example: '12',
    min: 1,
    max: 420,
    unit: 'meses',
    half: true,
    when: onCredit,
  }),
  system: choice('Como você paga', { key: 's', options: systemNames, half: true, when: onCredit }),
  borrower: choice('Quem pega o empréstimo', {
    key: 'q',
    options: borrowerNames,
    half: true,
    when: onCredit,
  }),
  yield: brl('Rendimento', {
    key: 'r',
    example: '100,00',
    min: 1,
    max: 10_000_000_00,
    half: true,
    hint: 'Só o que rendeu, sem o valor aplicado',
    when: onRedemption,
  }),
  days: whole('Dias desde a aplicação', {
    key: 'd',
    example: '10',
    min: 1,
    max: 30,
    above: 'A partir do 30º dia o IOF é zero.',
    half: true,
    when: onRedemption,
  }),
  product: choice('Investimento', {
    key: 'i',
    options: { 'fixed-income': 'CDB, Tesouro ou fundo de renda fixa', 'lci-lca': 'LCI ou LCA' },
    when: onRedemption,
  }),
  contributions: rows('Aportes do ano', {
    key: 'a',
    example: (today) => {
      const year = today.slice(0, 4)
      return `10/02/${year}; Seguradora A; 400.000,00\n15/08/${year}; Seguradora B; 300.000,00`
    },
    hint: 'Um por linha: data; seguradora; valor',
    min: 1,
    max: 100,
    cells: {
      date: day('Data', { key: 'd' }),
      insurer: text('Seguradora', { key: 's' }),
      amount: brl('Valor', { key: 'v', min: 1, max: 100_000_000_00 }),
    },
    when: on('vgbl'),
  }),
  purpose: choice('Para quê', { key: 'p', options: purposeNames, more: true, when: onCredit }),
  financed: yesNo('IOF financiado', {
    key: 'f',
    hint: 'Somado ao empréstimo, e o valor digitado é o que cai na conta',
    more: true,
    when: onCredit,
  }),
  monthLength: choice('Parcelas vencem', {
    key: 'c',
    options: { calendar: 'no mesmo dia do mês', '30-days': 'a cada 30 dias' },
    example: '30-days',
    more: true,
    when: onCredit,
  }),
  date: day('Data da operação', {
    key: 'x',
    live: 'today',
    more: true,
    when: on('cambio', 'credito', 'investimento'),
  }),
}
