import { formatNumber } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { brl, choice, day, number, percent, rows, type Texts, whole, yesNo } from '../form/fields.ts'
import { durationInWords } from '../form/words.ts'

const most = 50_000_000_00

const isHome = ({ asset }: Texts) => asset === 'property'
const hasOwnInsurance = (texts: Texts) => isHome(texts) && texts.insurance === 'typed'
const isAbove0 = (text = '') => (parseDecimal(text, 'R$') ?? 0) > 0
const hasExtras = ({ extraMonthly, extras = '' }: Texts) => isAbove0(extraMonthly) || extras.trim() !== ''

/** The example that suits what is bought; undefined for a home, with which the form begins. */
const suits =
  (vehicle: string, other = vehicle) =>
  ({ asset }: Texts) =>
    asset === 'vehicle' ? vehicle : asset === 'other' ? other : undefined

const examples = { property: '500.000,00', vehicle: '100.000,00', other: '20.000,00' } as const

/** A fifth of the value in reais; an example value that does not suit the asset is about to follow it. */
function fifthOf({ asset = '', assetValue = '' }: Texts): string | undefined {
  const isExample = Object.values(examples).some((example) => example === assetValue)
  const suited = Object.entries(examples).find(([name]) => name === asset)?.[1]
  const value = parseDecimal((isExample && suited) || assetValue, 'R$')
  return value === undefined ? undefined : formatNumber(value / 5, 0)
}

function termHint({ months = '' }: Texts): string {
  const count = parseDecimal(months, 'meses')
  return count && Number.isInteger(count) && count >= 12 && count <= 420 ? durationInWords(count) : ''
}

/** The loan of spec/pages.md §13: R$ 400.000 in 360 months at Caixa's rate of July 2026. */
export const fields = {
  asset: choice('O que vou financiar', {
    key: 'o',
    options: { property: 'imóvel', vehicle: 'veículo', other: 'outro bem' },
  }),
  assetValue: brl('Valor do bem', {
    key: 'v',
    example: examples.property,
    min: 1000_00,
    max: most,
    step: 1000,
    suggest: suits(examples.vehicle, examples.other),
  }),
  downPayment: number('Entrada', {
    key: 'e',
    example: '20',
    max: 50_000_000,
    unit: ({ downPaymentIn }) => (downPaymentIn === 'brl' ? 'R$' : '%'),
    grouped: ({ downPaymentIn }) => downPaymentIn === 'brl',
    half: true,
    suggest: (texts) => (texts.downPaymentIn === 'brl' ? fifthOf(texts) : undefined),
  }),
  downPaymentIn: choice('Entrada em', {
    key: 'eu',
    options: { percent: '% do valor', brl: 'reais' },
    half: true,
  }),
  income: brl('Renda bruta da família', {
    key: 'rf',
    min: 1,
    max: 10_000_000_00,
    optional: true,
    step: 500,
    hint: 'Por mês, se quiser: diz que parcela e que preço cabem, e a sua faixa',
  }),
  rate: percent('Taxa de juros', {
    key: 't',
    example: '11,19',
    max: 2,
    unit: ({ rateKind }) => (rateKind === 'monthly' ? '% ao mês' : '% ao ano'),
    hint: ({ asset }) =>
      asset === 'property' ? 'Exemplo: Caixa, julho de 2026, mais TR' : 'Exemplo. Use a da sua proposta',
    half: true,
    suggest: ({ rateKind }) => (rateKind === 'monthly' ? '2' : undefined),
  }),
  rateKind: choice('A taxa é', {
    key: 'tk',
    options: { effective: 'efetiva, ao ano', nominal: 'nominal, ao ano', monthly: 'ao mês' },
    hint: 'Está no contrato. Não é o CET',
    half: true,
    suggest: suits('monthly'),
  }),
  months: whole('Prazo', {
    key: 'n',
    example: '360',
    min: 1,
    max: 420,
    above: 'O prazo máximo costuma ser 420 meses.',
    unit: 'meses',
    step: 12,
    hint: termHint,
    half: true,
    suggest: suits('48', '24'),
  }),
  system: choice('Sistema', {
    key: 's',
    options: { sac: 'SAC', price: 'Price', sam: 'SAM', sacre: 'SACRE' },
    hint: ({ system = '' }) => systemHints[system] ?? '',
    half: true,
    suggest: suits('price'),
  }),
  extraMonthly: brl('Amortização extra por mês', {
    key: 'x',
    example: '0,00',
    max: most,
    half: true,
    hint: 'O que você paga além da parcela',
  }),
  extraReduces: choice('A amortização extra reduz', {
    key: 'xr',
    options: { term: 'o prazo', instalment: 'a parcela' },
    half: true,
    when: hasExtras,
  }),
  insurance: choice('Seguros e tarifa mensal', {
    key: 'sg',
    options: { estimate: 'estimar', typed: 'digitar', none: 'não contar' },
    more: true,
    when: isHome,
  }),
  mip: brl('Seguro MIP no primeiro mês', {
    key: 'mi',
    example: '123,58',
    max: 100_000_00,
    step: 10,
    hint: 'Morte e invalidez. Cai com o saldo',
    more: true,
    half: true,
    when: hasOwnInsurance,
  }),
  dfi: brl('Seguro DFI por mês', {
    key: 'df',
    example: '23,42',
    max: 100_000_00,
    step: 5,
    hint: 'Danos ao imóvel',
    more: true,
    half: true,
    when: hasOwnInsurance,
  }),
  monthlyFee: brl('Tarifa por mês', {
    key: 'tm',
    example: '25,00',
    max: 1000_00,
    step: 5,
    more: true,
    when: hasOwnInsurance,
  }),
  birth: day('Nascimento do mais velho', {
    key: 'nb',
    optional: true,
    hint: 'dd/mm/aaaa. O seguro e o prazo máximo dependem da idade',
    more: true,
    half: true,
    when: isHome,
  }),
  upfrontFees: brl('Tarifas e registro do contrato', {
    key: 'tf',
    example: '0,00',
    max: 1_000_000_00,
    hint: 'Avaliação, cadastro, gravame: está na proposta',
    more: true,
    half: true,
  }),
  financesCosts: yesNo('IOF e tarifas entram no financiamento', {
    key: 'fi',
    more: true,
    half: true,
    suggest: suits('sim'),
  }),
  transferTax: percent('ITBI', {
    key: 'it',
    example: '3',
    max: 0.1,
    hint: 'Do seu município, sobre o valor',
    more: true,
    half: true,
    when: isHome,
  }),
  registry: percent('Registro em cartório', {
    key: 'rc',
    example: '1',
    max: 0.1,
    hint: 'Estimativa, sobre o valor',
    more: true,
    half: true,
    when: isHome,
  }),
  indexRate: percent('Correção do saldo', {
    key: 'c',
    example: '0',
    min: -0.02,
    max: 0.3,
    unit: '% ao ano',
    hint: 'TR ou IPCA que você supõe',
    more: true,
    half: true,
  }),
  indexKind: choice('Correção por', {
    key: 'ck',
    options: { tr: 'TR', ipca: 'IPCA' },
    more: true,
    half: true,
  }),
  settleAfter: whole('Quitar tudo depois da parcela', {
    key: 'q',
    min: 1,
    max: 420,
    optional: true,
    hint: 'Para ver quanto falta e o que economiza',
    more: true,
  }),
  goal: choice('Descobrir a amortização extra para', {
    key: 'g',
    options: { none: 'nada', months: 'quitar antes', savings: 'economizar juros' },
    more: true,
  }),
  goalMonths: whole('Quitar em', {
    key: 'gm',
    example: '120',
    min: 1,
    max: 420,
    unit: 'meses',
    more: true,
    when: ({ goal }) => goal === 'months',
  }),
  goalSavings: brl('Economizar', {
    key: 'ge',
    example: '100.000,00',
    min: 1,
    max: 1_000_000_000_000_00,
    step: 1000,
    more: true,
    when: ({ goal }) => goal === 'savings',
  }),
  extras: rows('Amortizações em datas', {
    key: 'xd',
    max: 100,
    hint: 'Uma por linha: 10/03/2028; 5.000,00',
    cells: {
      date: day('Data', { key: 'd' }),
      amount: brl('Valor', { key: 'v', min: 1, max: most }),
    },
    more: true,
  }),
  graceMonths: whole('Carência', {
    key: 'k',
    example: '0',
    max: 60,
    unit: 'meses',
    hint: 'Meses sem amortizar, como na obra',
    more: true,
    half: true,
  }),
  graceInterest: choice('Juros da carência', {
    key: 'kj',
    options: { paid: 'pagos todo mês', capitalized: 'somados à dívida' },
    more: true,
    half: true,
    when: ({ graceMonths }) => isAbove0(graceMonths),
  }),
  balloon: brl('Parcela final', {
    key: 'pf',
    example: '0,00',
    max: most,
    step: 1000,
    hint: 'Paga com a última, comum em veículos',
    more: true,
  }),
  date: day('Data do contrato', { key: 'd', live: 'today', more: true }),
}

const systemHints: Readonly<Record<string, string>> = {
  sac: 'Amortização igual: a parcela cai',
  price: 'Parcela igual do começo ao fim',
  sam: 'Média de SAC e Price',
  sacre: 'Como o SAC, recalculado por ano',
}
