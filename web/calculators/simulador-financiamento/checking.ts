import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { hundredths, otherRates, shortRate } from '../form/checking/bank.ts'
import { type CheckedLine, defineChecking, type Hypothesis, type Values } from '../form/checking/checking.ts'
import type { Texts } from '../form/fields.ts'
import type { FinancingAnswer } from './question.ts'

/** Of the first month, as a simulation or a bill of a bank shows it, and of the contract. */
const lines: readonly CheckedLine<FinancingAnswer>[] = [
  {
    key: 'asset',
    label: 'Valor do imóvel ou do veículo',
    words: /avaliac|compra e venda|valor (venal|d[oe] (imovel|veiculo|bem|carro|venda))|garantia/,
    apart: 'brl',
    isInformation: true,
  },
  {
    key: 'ownFunds',
    label: 'Entrada',
    words: /entrada|recursos proprios|\bfgts\b|subsidio|sinal/,
    apart: 'brl',
    isInformation: true,
  },
  {
    key: 'seguroRate',
    label: 'CESH (custo do seguro)',
    words: /\bcesh\b|seguro habitacional/,
    isInformation: true,
  },
  {
    key: 'cet',
    label: 'CET ao ano',
    words: /\bcet\b|custo efetivo/,
    ours: ({ cet }) => (cet.ok ? hundredths(cet.annualRate) : undefined),
    apart: 'percent',
  },
  {
    key: 'nominal',
    label: 'Taxa nominal ao ano',
    words: /nomina/,
    ours: ({ monthlyRate }) => hundredths(12 * monthlyRate),
    apart: 'percent',
  },
  {
    key: 'rateMonth',
    label: 'Taxa de juros ao mês',
    words: /(taxa|juros).{0,30}(ao mes|a\.?m\b|mensal)/,
    ours: ({ monthlyRate }) => hundredths(monthlyRate),
    apart: 'percent',
  },
  {
    key: 'rateYear',
    label: 'Taxa de juros ao ano',
    words: /(taxa|juros).{0,30}(ano|anual|a\.?a\b|%)|efetiva/,
    ours: ({ annualRate }) => hundredths(annualRate),
    apart: 'percent',
  },
  {
    key: 'balance',
    label: 'Saldo devedor',
    words: /saldo/,
    ours: ({ first }) => first.balance,
    apart: 'brl',
  },
  {
    key: 'total',
    label: 'Total pago até o fim',
    words: /total.{0,30}(pag|parcelas|prestac)/,
    ours: ({ total }) => total,
    apart: 'brl',
  },
  { key: 'charge', label: 'Encargo do mês', words: /encargo|total do mes|boleto/, sum: 'paid' },
  { key: 'iof', label: 'IOF', words: /\biof\b/, ours: ({ iof }) => iof, apart: 'brl' },
  {
    key: 'instalment',
    label: 'Prestação, sem seguros',
    words: /prestac|parcela/,
    ours: ({ first }) => first.amortization + first.interest,
    apart: 'brl',
  },
  { key: 'mip', label: 'Seguro MIP', words: /\bmip\b|morte/, ours: ({ first }) => first.mip },
  { key: 'dfi', label: 'Seguro DFI', words: /\bdfi\b|danos/, ours: ({ first }) => first.dfi },
  {
    key: 'insurance',
    isCommon: true,
    label: 'Seguros do mês',
    words: /seguro|fghab/,
    ours: ({ first }) => first.mip + first.dfi,
    apart: 'brl',
  },
  {
    key: 'fee',
    isCommon: true,
    label: 'Taxa de administração',
    words: /tarifa|adm|\bta\b/,
    ours: ({ first }) => first.fee,
  },
  { key: 'amortization', label: 'Amortização', words: /amortiz/, ours: ({ first }) => first.amortization },
  { key: 'interest', label: 'Juros do mês', words: /juros/, ours: ({ first }) => first.interest },
  {
    key: 'principal',
    label: 'Valor do financiamento',
    words: /financ|emprest|contrat|principal/,
    ours: ({ principal }) => principal,
    apart: 'brl',
  },
]

const other = (text: string | undefined, [one, two]: readonly [string, string]) => (text === one ? two : one)
const perYear = ({ rateKind }: Texts) => (rateKind === 'monthly' ? 'ao mês' : 'ao ano')
const ofInsurance = ['mip', 'dfi', 'insurance', 'fee', 'cet', 'total']

const hypotheses: readonly Hypothesis<FinancingAnswer>[] = [
  {
    key: 'rate-reading',
    cause: (texts) =>
      `a taxa lida como ${texts.rateKind === 'nominal' ? 'nominal (dividida por 12)' : 'efetiva'}`,
    when: 'A mesma taxa ao ano dá outra taxa ao mês, conforme seja nominal ou efetiva.',
    ask: 'A taxa ao ano do contrato é nominal ou efetiva, e qual é a taxa ao mês?',
    change: (texts) =>
      texts.rateKind === 'monthly'
        ? undefined
        : { ...texts, rateKind: other(texts.rateKind, ['effective', 'nominal']) },
  },
  {
    key: 'other-system',
    cause: (texts) => `o sistema ${texts.system === 'sac' ? 'SAC' : 'Price'}`,
    when: 'O contrato teria outro sistema de amortização.',
    ask: 'O contrato é SAC ou Price?',
    change: (texts) => ({ ...texts, system: other(texts.system, ['sac', 'price']) }),
  },
  {
    key: 'without-insurance',
    cause: 'valores sem os seguros e a tarifa',
    when: 'Os seguros e a tarifa do mês estariam em outra cobrança ou fora da conta do CET.',
    ask: 'Os seguros obrigatórios e a tarifa estão dentro deste valor?',
    change: (texts) => ({ ...texts, insurance: 'none' }),
  },
  ...[false, true].map((hasFee) => ({
    key: 'instalment-with-insurance',
    cause: `a prestação com os seguros${hasFee ? ' e a tarifa' : ''} dentro`,
    when: 'O papel somaria à prestação o que aqui está em linhas próprias.',
    ask: 'Quanto desta prestação é seguro e tarifa?',
    lines: ['instalment'],
    values: ({ first }: FinancingAnswer, _: Texts, theirs: Values) => {
      const { insurance = (theirs.mip ?? first.mip) + (theirs.dfi ?? first.dfi), fee = first.fee } = theirs
      return { instalment: first.amortization + first.interest + insurance + (hasFee ? fee : 0) }
    },
  })),
  {
    key: 'costs-financed',
    cause: (texts) =>
      `IOF e tarifas ${texts.financesCosts === 'sim' ? 'somados ao financiamento' : 'pagos à parte'}`,
    when: 'IOF e tarifas podem ser pagos no dia ou entrar na dívida, e o contrato diz qual.',
    ask: 'IOF e tarifas entraram no valor financiado?',
    change: (texts) => ({ ...texts, financesCosts: other(texts.financesCosts, ['sim', 'nao']) }),
  },
  {
    key: 'iof-missing',
    cause: 'o IOF de fora',
    when: 'O IOF teria ficado fora do valor financiado e do CET.',
    ask: 'Onde está cobrado o IOF?',
    lines: ['principal', 'iof'],
    values: ({ principal, iof }) => (iof > 0 ? { principal: principal - iof, iof: 0 } : undefined),
  },
  ...[-1, 1].map((more) => ({
    key: `month${more}`,
    cause: `um mês a ${more > 0 ? 'mais' : 'menos'} no prazo`,
    when: 'O prazo do contrato teria uma parcela de diferença.',
    ask: 'São quantas parcelas?',
    change: (texts: Texts) => ({ ...texts, months: String(Number(texts.months) + more) }),
  })),
  {
    key: 'own-insurance',
    cause: 'o seguro do seu contrato, que aqui é estimado',
    when: 'O seguro depende da idade, da seguradora e do imóvel. Digite o do contrato em “Mais opções”.',
    ask: 'Como foi calculado o seguro, e posso contratar outra seguradora?',
    lines: ofInsurance,
    change: (texts, { theirs }) => {
      const { mip, dfi = 0, insurance, fee } = theirs
      const death = mip ?? (insurance === undefined ? undefined : insurance - dfi)
      if (texts.insurance !== 'estimate' || death === undefined) return undefined
      const reais = (cents: number) => formatNumber(cents / 100, 2)
      const typed = { insurance: 'typed', mip: reais(death), dfi: reais(dfi) }
      return { ...texts, ...typed, ...(fee !== undefined && { monthlyFee: reais(fee) }) }
    },
  },
  {
    key: 'instalment-with-other-insurance',
    cause: (_, gap) => `${formatBrl(gap)} de seguros e tarifa dentro da prestação`,
    when: 'A prestação do papel seria o encargo do mês. O seguro daqui é estimado: digite o do contrato em “Mais opções”.',
    ask: 'Quanto desta prestação é seguro e tarifa?',
    lines: ['instalment'],
    isLast: true,
    values: ({ first }, { insurance }, { instalment = 0 }) => {
      const [estimate, inside] = [
        first.mip + first.dfi + first.fee,
        instalment - first.amortization - first.interest,
      ]
      // An insurer of one's own may cost half or the double.
      const isLike = inside > estimate / 2 && inside < estimate * 2
      return insurance === 'estimate' && isLike ? { instalment } : undefined
    },
  },
  ...otherRates<FinancingAnswer>({
    field: 'rate',
    most: 200,
    line: 'instalment',
    instalment: 'prestação',
    per: perYear,
  }),
  {
    key: 'other-interest',
    cause: (texts) =>
      `juros do mês a ${shortRate(texts, 'rate')}\u00A0% ${perYear(texts)}, ou contados por outro número de dias`,
    when: 'A primeira parcela pode ter mais ou menos de um mês, e a taxa pode ser outra.',
    ask: 'Que taxa e quantos dias deram os juros deste mês?',
    lines: ['interest'],
    isLast: true,
    change: (_, { solve }) => solve('rate', 'interest', 200),
  },
  {
    key: 'other-costs',
    cause: (_, gap) => `${gap > 0 ? 'mais custos' : 'menos custos'} dentro do CET que os desta conta`,
    when: 'O CET soma à taxa os seguros, as tarifas e o IOF. Um deles, de outro valor, muda o CET sem mudar a taxa.',
    ask: 'Que seguros, tarifas e tributos entraram no CET, e de quanto é cada um?',
    lines: ['cet'],
    isLast: true,
    values: ({ cet, annualRate }, _, theirs) =>
      // Below the rate itself no cost explains it.
      cet.ok && (theirs.cet ?? 0) >= hundredths(annualRate) ? { cet: theirs.cet } : undefined,
  },
]

export const checking = defineChecking<FinancingAnswer>({
  document: 'contrato de financiamento',
  from: 'bank',
  lines,
  hypotheses,
})
