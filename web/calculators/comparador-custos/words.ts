import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { amountIn } from '#web/finance/exchange/currencies.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import type { Verdict } from '../form/calculator.ts'
import { durationInWords, shortBrl } from '../form/words.ts'
import type {
  BreakEven,
  Comparison,
  ComparisonInput,
  ComparisonResult,
  Notice,
  OptionKey,
} from './question.ts'

type Refusal = Extract<ComparisonResult, { ok: false }>

export const optionsInWords: Readonly<Record<OptionKey, string>> = {
  'cash-price': 'À vista',
  instalments: 'Parcelado',
  rent: 'Alugar',
  buy: 'Comprar',
  'own-car': 'Carro próprio',
  app: 'Aplicativo',
  subscription: 'Assinatura',
  card: 'Cartão',
  account: 'Conta global',
  cash: 'Espécie',
  pix: 'Pix no exterior',
}

/** Whether something is paid later than today, so that what the money earns counts. */
export function isTimed(input: ComparisonInput): boolean {
  return input.mode !== 'abroad' || input.cardPaidAt === 'next-month'
}

export const inToday = (input: ComparisonInput) => (isTimed(input) ? ', em dinheiro de hoje' : '')

export function stampInWords(input: ComparisonInput): string {
  if (isTimed(input)) return `dinheiro a ${formatPercent(input.annualYield)} ao ano`
  return input.mode === 'abroad' ? `câmbio a R$\u00A0${formatNumber(input.commercialRate, 4)}` : ''
}

const yearsInWords = (years: number) => `${years} ${years === 1 ? 'ano' : 'anos'}`

export function titleInWords(input: ComparisonInput): string {
  switch (input.mode) {
    case 'instalments':
      return `${shortBrl(input.cashPrice)} à vista ou ${input.instalments} × ${shortBrl(input.instalment)}`
    case 'rent-or-buy':
      return `Alugar por ${shortBrl(input.rent)} ou comprar por ${shortBrl(input.propertyValue)}`
    case 'car':
      return `Carro de ${shortBrl(input.price)} por ${yearsInWords(input.years)}`
    case 'abroad':
      return `${amountIn(input.amount, input.currency)} no exterior`
  }
}

export function summaryInWords(answer: Comparison, input: ComparisonInput): string {
  return [verdictInWords(answer, input), embeddedInWords(answer, input), meaningInWords(answer, input)]
    .filter(Boolean)
    .join(' ')
}

function verdictInWords({ options, winner }: Comparison, input: ComparisonInput): string {
  const sorted = options.toSorted((a, b) => a.total - b.total)
  const costs = sorted.map(({ key, total }) => `${inText(optionsInWords[key])}, ${formatBrl(total)}`)
  const verdict = winner ? '' : ` ${tieInWords(options)}.`
  return `custo de cada opção${inToday(input)}: ${costs.join('; ')}.${verdict}`
}

/** The cheapest option, and what each of the others costs more. Undefined for a tie. */
export function winnerInWords({ options, winner }: Comparison, input: ComparisonInput): Verdict | undefined {
  const best = options.find(({ key }) => key === winner)
  if (!best) return undefined
  const others = options.filter((option) => option !== best).toSorted((a, b) => a.total - b.total)
  const more = others.map(
    ({ key, total }, index) =>
      `${index === 0 ? optionsInWords[key] : inText(optionsInWords[key])}: ${formatBrl(total - best.total)} a mais`,
  )
  return { short: `${optionsInWords[best.key]} custa menos`, why: `${more.join('; ')}${inToday(input)}.` }
}

/** Of the cheapest ones: a third may cost more. */
export function tieInWords({ length }: Comparison['options']): string {
  return length === 2 ? 'As opções custam o mesmo' : 'As mais baratas custam o mesmo'
}

/** An embedded rate; beyond 10.000 % nobody reads its digits. */
export function embeddedInText(rate: number, decimals = 2): string {
  return rate > 100 ? `mais de ${formatPercent(100, 0)}` : formatPercent(rate, decimals)
}

/** Within a sentence; `Pix` keeps its capital. */
export function inText(name: string): string {
  return name.startsWith('Pix') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

function embeddedInWords(answer: Comparison, { annualYield }: ComparisonInput): string {
  const { embeddedMonthlyRate: rate, embeddedAnnualRate: annual = 0 } = answer
  if (rate === undefined) return ''
  if (Math.abs(rate) < 5e-6) return 'O parcelado não tem juros: o seu dinheiro rende enquanto você paga.'
  if (rate < 0) return 'As parcelas somam menos que o preço à vista.'
  return `As parcelas cobram ${embeddedInText(rate)} ao mês, ${embeddedInText(annual)} ao ano; o seu dinheiro rende ${formatPercent(monthlyRateFrom(annualYield))} ao mês.`
}

function meaningInWords({ breakEven, winner }: Comparison, { mode }: ComparisonInput): string {
  if (!(breakEven && winner)) return ''
  if (breakEven.kind === 'cash-price')
    return `As duas formas se igualam com preço à vista de ${formatBrl(breakEven.amount)}.`
  const name = mode === 'car' ? 'O carro próprio' : 'Comprar'
  return `${name} passa a custar menos ${breakEvenInWords(breakEven)}.`
}

/** Besides the laws. */
export function notesOf({ total }: Comparison, input: ComparisonInput): string[] {
  return [
    ...(isTimed(input)
      ? [
          `Dinheiro de hoje: cada pagamento é dividido por (1 + ${percentInWords(input.annualYield, 7)})^(meses ÷ 12), o que ele renderia até lá. É a mesma conta para todas as opções.`,
        ]
      : []),
    ...(input.mode === 'car'
      ? ['Cada ano da tabela é o de quem para naquele ano: o dono vende o carro.']
      : []),
    ...(input.mode === 'rent-or-buy'
      ? ['Cada ano da tabela é o de quem sai naquele ano: o dono vende o imóvel e paga o saldo devedor.']
      : []),
    ...(input.mode === 'abroad' && input.ways.some(({ way }) => way === 'pix')
      ? ['O Pix no exterior conta como remessa a outra pessoa: não achamos um inciso só dele.']
      : []),
    ...(total < 0 ? ['Custo negativo é ganho: o que volta na venda passa do que foi pago.'] : []),
    'Cada linha é arredondada ao centavo de modo que a coluna some.',
  ]
}

export function warningsOf(answer: Comparison, input: ComparisonInput): string[] {
  const others = answer.notices.map((notice) => noticeInWords(notice, answer))
  if (input.mode !== 'rent-or-buy') return others
  return [
    ...others,
    `Valorização de ${percentInWords(input.appreciation)} e reajuste de ${percentInWords(input.annualAdjustment)} ao ano são hipóteses, e mudam o resultado. Teste outras em “Mais opções”.`,
  ]
}

export function noticeInWords(
  notice: Notice,
  { embeddedMonthlyRate = 0, embeddedAnnualRate = 0 }: Comparison,
): string {
  switch (notice) {
    case 'hidden-interest':
      return `As parcelas somam mais que o preço à vista: há juros embutidos de ${embeddedInText(embeddedMonthlyRate)} ao mês (${embeddedInText(embeddedAnnualRate)} ao ano).`
    case 'discount-for-instalments':
      return 'A soma das parcelas é menor que o preço à vista. Confira os valores.'
    case 'no-break-even':
      return 'Com esses valores as duas opções não empatam no prazo escolhido.'
    case 'iof-injunction':
      return injunctionInWords
  }
}

/** Where the options tie: `a partir de 4,2 anos`. */
export function breakEvenInWords(breakEven: BreakEven): string {
  switch (breakEven.kind) {
    case 'cash-price':
      return `empata se o preço à vista for R$\u00A0${formatNumber(breakEven.amount / 100)}`
    case 'years':
      return `a partir de ${yearsRounded(breakEven.years)}`
    case 'km-per-month':
      return `a partir de ${formatNumber(breakEven.km, 0)} km por mês`
  }
}

function yearsRounded(years: number): string {
  if (years < 0.95) return durationInWords(Math.round(years * 12))
  const text = formatNumber(years, 1)
  return text === '1,0' ? '1 ano' : `${text} anos`
}

export function excludedOf(input: ComparisonInput): string[] {
  switch (input.mode) {
    case 'instalments':
      return [
        'Cashback, pontos e garantia estendida de cada forma de pagar.',
        'O risco de atrasar uma parcela: multa e juros do cartão.',
      ]
    case 'rent-or-buy':
      return [
        ...(input.taxesGain
          ? ['Isenção do imposto sobre o lucro, como a de quem compra outra moradia em 180 dias.']
          : ['Imposto sobre o lucro da venda. Ligue em “Mais opções” se a sua não for isenta.']),
        'IPTU e condomínio, que dono e inquilino pagam parecido.',
        'A TR, que corrige o saldo do financiamento, e o FGTS.',
        'Caução, mudança e reforma; a segurança e a liberdade de cada escolha.',
      ]
    case 'car':
      return [
        'Estacionamento, pedágio, multas e lavagem.',
        'Juros, se o carro for financiado.',
        'Aumento de preço do combustível, do seguro e das corridas.',
      ]
    case 'abroad':
      return [
        'Mudança do câmbio até o dia da compra ou do fechamento da fatura.',
        'Saque no exterior, anuidade do cartão, pontos e cashback.',
        'O risco de levar dinheiro vivo e o que sobra na volta.',
      ]
  }
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do IOF dessa data. Escolha uma data mais recente.'
    case 'too-large':
      return 'Os valores passam de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o prazo ou os aumentos por ano.'
  }
}
