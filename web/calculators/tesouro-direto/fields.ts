import { addMonths } from '#web/finance/calendar/days.ts'
import { bondNames, type TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import { dueIn } from '../form/example-days.ts'
import { brl, choice, day, percent, type Texts, whole } from '../form/fields.ts'

const isSelic = ({ bond }: Texts) => bond === 'selic'
const isFixed = ({ bond }: Texts) => bond === 'prefixado' || bond === 'prefixado-juros'
const isSold = ({ until }: Texts) => until === 'sale'

/** The bond of this kind on offer today. The form fills in a line of the Treasury's table, or nothing. */
const ofTable =
  (what: 'year' | 'rate') =>
  ({ bond = '' }: Texts) =>
    isBond(bond) ? (`tesouro-${what}-${bond}` as const) : undefined

function isBond(name: string): name is TesouroBond {
  return Object.hasOwn(bondNames, name)
}

/** A Tesouro Prefixado to its maturity; the example of tests is that of 30/09/2026, due in 2029. */
export const fields = {
  bond: choice('Título', { key: 't', example: 'prefixado', options: bondNames }),
  year: whole('Ano do nome do título', {
    key: 'y',
    isYear: true,
    example: (today) => addMonths(today, 26).slice(0, 4),
    min: 2024,
    max: 2099,
    hint: 'Como em Tesouro Prefixado 2029',
    live: ofTable('year'),
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
    hint: 'A de compra na tabela do Tesouro. Muda com o título',
    when: (texts) => !isSelic(texts),
    live: ofTable('rate'),
  }),
  selicSpread: percent('Ágio ou deságio sobre a Selic', {
    key: 'g',
    example: '0,03',
    min: -0.05,
    max: 0.05,
    step: 0.01,
    unit: '% ao ano',
    live: 'tesouro-rate-selic',
    when: isSelic,
  }),
  annualSelic: percent('Selic efetiva, por ano', {
    key: 's',
    example: '13,65',
    max: 1,
    unit: '% ao ano',
    hint: 'A que o título paga: anda com o CDI, um pouco abaixo da meta',
    live: 'cdi',
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
  until: choice('Ficar com o título', {
    key: 'q',
    options: { maturity: 'até o vencimento', sale: 'vender antes' },
  }),
  saleDay: day('Vender em', { key: 'f', example: dueIn(12), max: '2100-12-31', half: true, when: isSold }),
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
