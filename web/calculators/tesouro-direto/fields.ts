import { bondNames, type TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import { brl, choice, day, percent, type Texts, whole } from '../form/fields.ts'

const isSelic = ({ bond }: Texts) => bond === 'selic'
const isFixed = ({ bond }: Texts) => bond === 'prefixado' || bond === 'prefixado-juros'
const isSold = ({ until }: Texts) => until === 'sale'

/** What suits each bond: a title and its rate of 21/08/2026 (Tesouro Transparente). */
const suggested: Readonly<Partial<Record<string, { year: string; rate?: string }>>> = {
  selic: { year: '2028' },
  'prefixado-juros': { year: '2037' },
  ipca: { year: '2035', rate: '7,82' },
  'ipca-juros': { year: '2037', rate: '7,67' },
  'renda-mais': { year: '2045', rate: '7,26' },
  'educa-mais': { year: '2035', rate: '7,5' },
} satisfies Partial<Record<TesouroBond, object>>

/** Tesouro Prefixado 2029 at the rate of 30/09/2026, to its maturity. */
export const fields = {
  bond: choice('Título', { key: 't', example: 'prefixado', options: bondNames }),
  year: whole('Ano do nome do título', {
    key: 'y',
    example: '2029',
    min: 2024,
    max: 2099,
    hint: 'Como em Tesouro Prefixado 2029',
    suggest: ({ bond = '' }) => suggested[bond]?.year,
  }),
  amount: brl('Valor', {
    key: 'v',
    example: '1.000,00',
    min: 30_00,
    max: 10_000_000_00,
    half: true,
    below: 'O mínimo costuma ser cerca de R$\u00A030.',
  }),
  monthlyContribution: brl('Aporte por mês', {
    key: 'a',
    example: '0,00',
    max: 1_000_000_00,
    step: 10,
    half: true,
  }),
  annualRate: percent('Taxa do título', {
    key: 'i',
    example: '13,21',
    min: -0.05,
    max: 0.25,
    half: true,
    unit: (texts) => (isFixed(texts) ? '% ao ano' : '% + IPCA'),
    hint: 'A da tabela do Tesouro no dia da compra',
    when: (texts) => !isSelic(texts),
    suggest: ({ bond = '' }) => suggested[bond]?.rate,
  }),
  selicSpread: percent('Ágio ou deságio sobre a Selic', {
    key: 'g',
    example: '0,03',
    min: -0.05,
    max: 0.05,
    step: 0.01,
    unit: '% ao ano',
    when: isSelic,
  }),
  annualSelic: percent('Selic por ano', {
    key: 's',
    example: '13,75',
    max: 1,
    unit: '% ao ano',
    live: 'selic',
    half: true,
    when: isSelic,
  }),
  annualIpca: percent('IPCA por ano', {
    key: 'p',
    example: '4,22',
    min: -0.1,
    max: 1,
    unit: '% ao ano',
    live: 'ipca12',
    half: true,
    when: (texts) => !(isSelic(texts) || isFixed(texts)),
  }),
  until: choice('Ficar com ele', {
    key: 'q',
    options: { maturity: 'até o vencimento', sale: 'vender antes' },
  }),
  saleDay: day('Vender em', { key: 'f', example: '23/11/2027', max: '2100-12-31', half: true, when: isSold }),
  saleRate: percent('Taxa na venda', {
    key: 'j',
    min: -0.05,
    max: 0.25,
    half: true,
    optional: true,
    hint: 'A de resgate desse dia. Vazio: a mesma da compra',
    when: isSold,
  }),
  date: day('Data da compra', {
    key: 'd',
    example: '23/11/2026',
    min: '2002-01-07',
    live: 'today',
    half: true,
    more: true,
  }),
  otherBalance: brl('Outro saldo em Tesouro Selic', {
    key: 'o',
    max: 10_000_000_00,
    step: 1000,
    half: true,
    optional: true,
    more: true,
    hint: 'Do mesmo CPF: usa primeiro o saldo sem custódia',
    when: isSelic,
  }),
}
