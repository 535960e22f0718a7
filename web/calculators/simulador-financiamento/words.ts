import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import type { Verdict } from '../form/calculator.ts'
import { durationInWords, rateInWords, shortBrl } from '../form/words.ts'
import { systemNames } from './calculate-lines.ts'
import type {
  Affordable,
  FinancingAnswer,
  FinancingAnswerOrRefusal,
  FinancingInput,
  GoalAnswer,
  Mcmv,
  Notice,
  Via,
} from './question.ts'

type Refusal = Extract<FinancingAnswerOrRefusal, { ok: false }>

export function titleInWords({ principal }: FinancingAnswer, { months, system }: FinancingInput): string {
  return `${shortBrl(principal)} em ${durationInWords(months)}, ${systemNames[system]}`
}

/** `11,19 % ao ano`, `12 % ao ano, nominal`, `2 % ao mês`, with the index where there is one. */
export function contractRateInWords({ rate, index }: FinancingInput): string {
  const said = { effective: 'ao ano', nominal: 'ao ano, nominal', monthly: 'ao mês' }[rate.kind]
  const added = index.annualRate === 0 ? '' : ` + ${index.kind === 'tr' ? 'TR' : 'IPCA'}`
  return `${rateInWords(rate.value)} ${said}${added}`
}

export function summaryInWords(answer: FinancingAnswer, input: FinancingInput): string {
  return [
    paidInWords(answer),
    courseInWords(answer, input),
    extrasInWords(answer, input),
    goalInWords(answer),
    systemsInWords(answer, input),
    bandInWords(answer, input),
    answer.notices.includes('income') ? '' : affordableInWords(answer, input),
  ]
    .filter(Boolean)
    .join(' ')
}

function paidInWords({ total, cost }: FinancingAnswer): string {
  const net = total - cost.total
  if (cost.total === 0) return `você paga ${formatBrl(total)} até o fim, sem juros nem custos.`
  return `pelos ${formatBrl(net)} financiados, você paga ${formatBrl(total)} até o fim: ${formatBrl(cost.total)} são juros e outros custos.`
}

function courseInWords({ rows, first, lastPaid, gracePaid }: FinancingAnswer, { grace }: FinancingInput) {
  if (rows.length === 1) return ''
  const course =
    lastPaid === first.paid
      ? `São parcelas de ${formatBrl(first.paid)}.`
      : `A parcela começa em ${formatBrl(first.paid)} e a última é de ${formatBrl(lastPaid)}.`
  if (gracePaid === undefined) return course
  return `${course} Na carência de ${durationInWords(grace.months)}, você começa pagando ${formatBrl(gracePaid)} por mês.`
}

function goalInWords({ goal }: FinancingAnswer): string {
  if (!goal?.ok) return ''
  return `Com ${formatBrl(goal.monthlyExtra)} por mês além da parcela, você quita em ${durationInWords(goal.months)} e economiza ${formatBrl(goal.interestSaved)} de juros.`
}

/** The loan without extras, in its own system; absent for those that take no extras. */
function contractVia({ vias }: FinancingAnswer, { system }: FinancingInput): Via | undefined {
  return vias.find(({ key }) => key === system)
}

export const hasExtras = ({ extras }: FinancingInput) => extras.monthly > 0 || extras.dated.length > 0

function extrasInWords(answer: FinancingAnswer, input: FinancingInput): string {
  const plain = contractVia(answer, input)
  if (!plain || !hasExtras(input)) return ''
  const saved = plain.totalInterest - answer.schedule.totalInterest
  const sooner = plain.months - answer.rows.length
  const time = sooner > 0 ? `quita ${durationInWords(sooner)} antes e ` : ''
  return `Com as amortizações extras, você ${time}economiza ${formatBrl(saved)} de juros.`
}

/** Against the other of SAC and Price; nothing where the reader's loan is neither, or has extras. */
function systemsInWords(answer: FinancingAnswer, input: FinancingInput): string {
  const own = contractVia(answer, input)
  const other = answer.vias.find(({ key }) => key !== input.system && key !== 'asked')
  if (!own || !other || hasExtras(input) || own.totalInterest === other.totalInterest) return ''
  const gap = other.totalInterest - own.totalInterest
  return `${other.key === 'price' ? 'Na Price' : 'No SAC'} a primeira seria de ${formatBrl(other.firstPaid)}, com ${formatBrl(Math.abs(gap))} a ${gap > 0 ? 'mais' : 'menos'} de juros.`
}

/** The first payment at the rates of a band: `R$ 2.052,09 (7,66 % ao ano, nominal, mais TR) a R$ 2.145,42 (8,16 %)`. */
export function offersInWords({ offers }: Pick<Mcmv, 'offers'>): string {
  return offers
    .map(
      ({ firstPaid, annualRate }, index) =>
        `${formatBrl(firstPaid)} (${formatPercent(annualRate)}${index === 0 ? ' ao ano, nominal, mais TR' : ''})`,
    )
    .join(' a ')
}

/** `na Price`, `no SAC`. */
const bySystem = (system: FinancingInput['system']) =>
  `${system === 'price' ? 'na' : 'no'} ${systemNames[system]}`

/** The subsidy is not known. */
function bandInWords({ housing }: FinancingAnswer, { system }: FinancingInput): string {
  const { mcmv } = housing ?? {}
  if (!mcmv || mcmv.offers.length === 0) return ''
  return `Pela ${mcmv.band} do Minha Casa, Minha Vida, ${bySystem(system)}, a primeira seria de ${offersInWords(mcmv)}, sem contar subsídio, que não sabemos.`
}

/** Whether the first payment fits the income, where it is told; by the share that banks accept. */
export function verdictInWords(answer: FinancingAnswer, input: FinancingInput): Verdict | undefined {
  const { familyIncome, date } = input
  const practice = inForce(creditPractice, date)
  if (!familyIncome || !practice) return undefined
  const share = formatPercent(answer.firstPaid / familyIncome)
  const most = formatPercent(practice.incomeShare, 0)
  const why = `A primeira parcela é ${share} da renda de ${shortBrl(familyIncome)}; os bancos costumam aceitar até ${most}.`
  const { mcmv } = answer.housing ?? {}
  if (mcmv && answer.notices.includes('income-fits-band')) {
    const isAny = mcmv.offers.every(({ firstPaid }) => firstPaid <= familyIncome * practice.incomeShare)
    return {
      short: `Só cabe na renda pela ${isAny ? '' : 'menor taxa da '}${mcmv.band}`,
      why: `${why} Pela ${mcmv.band} do Minha Casa, Minha Vida seria de ${offersInWords(mcmv)}.`,
    }
  }
  if (!answer.notices.includes('income')) return { short: 'Cabe na renda', why }
  const byPrice = fittingPrice(answer, input, familyIncome * practice.incomeShare)
  return {
    short: byPrice?.short ?? 'Não cabe na renda',
    why: [why, byPrice?.why, affordableInWords(answer, input)].filter(Boolean).join(' '),
  }
}

/** Of a SAC that does not fit, the Price that does: at the same rate, or by the band. */
function fittingPrice(answer: FinancingAnswer, { system }: FinancingInput, most: Cents): Verdict | undefined {
  if (system !== 'sac') return undefined
  const own = answer.vias.find(({ key }) => key === 'price')
  if (own && own.firstPaid <= most)
    return {
      short: 'No SAC não cabe na renda; na Price cabe',
      why: `Na Price a primeira seria de ${formatBrl(own.firstPaid)}, com mais juros no total.`,
    }
  const { band, byPrice: offers = [] } = answer.housing?.mcmv ?? {}
  const fitting = offers.filter(({ firstPaid }) => firstPaid <= most)
  if (!band || fitting.length === 0) return undefined
  return {
    short: `No SAC não cabe na renda; na Price cabe pela ${fitting.length < offers.length ? 'menor taxa da ' : ''}${band}`,
    why: `Na Price, pela ${band} do Minha Casa, Minha Vida, a primeira seria de ${offersInWords({ offers })}.`,
  }
}

/** `até R$ 236.100 a 11,19 % ao ano e até R$ 275.200 pela Faixa 3, a 8,16 % ao ano, nominal`. */
export function pricesInWords({ price, byBand }: Affordable, input: FinancingInput): string {
  const by = byBand
    ? ` e até ${shortBrl(byBand.price)} pela ${byBand.band}, a ${formatPercent(byBand.annualRate)} ao ano, nominal`
    : ''
  return `até ${shortBrl(price)} a ${contractRateInWords(input)}${by}`
}

function affordableInWords({ affordable }: FinancingAnswer, input: FinancingInput): string {
  const { familyIncome = 0, downPayment, system } = input
  if (!affordable) return ''
  return `Com renda de ${shortBrl(familyIncome)} e ${shortBrl(downPayment)} de entrada, ${bySystem(system)}, cabem imóveis de ${pricesInWords(affordable, input)}.`
}

/** Besides the laws. */
export function notesOf(answer: FinancingAnswer, input: FinancingInput): string[] {
  const { index, estimate } = input
  return [
    readingNote(answer, input),
    cetNote(answer),
    estimate &&
      `Seguros estimados pela ${estimate.source}: MIP de ${percentInWords(estimate.mipRate, 6)} do saldo e DFI de ${percentInWords(estimate.dfiRate, 6)} do valor, por mês. Cada seguradora tem a sua tabela.`,
    index.annualRate !== 0
      ? `Correção de ${rateInWords(Math.max(index.kind === 'tr' ? 0 : -1, index.annualRate))} ao ano, igual em todos os meses: um cenário seu, não uma previsão.`
      : undefined,
    'O saldo não é arredondado no caminho, e a última parcela leva a diferença: por isso os juros de um mês podem ter um ou dois centavos a mais ou a menos que o saldo mostrado vezes a taxa.',
  ].filter((note) => note !== undefined)
}

/** If the contract meant the other kind of rate. */
function readingNote({ readings }: FinancingAnswer, input: FinancingInput): string | undefined {
  const { rate, grace, balloon, index } = input
  const own = readings.find(({ kind }) => kind === rate.kind)
  const other = readings.find(({ kind }) => kind !== rate.kind)
  const isPlain = grace.months === 0 && balloon === 0 && index.annualRate === 0 && rate.value > 0
  if (!(own && other && isPlain)) return undefined
  const kind = other.kind === 'nominal' ? 'nominal' : 'efetiva'
  return `Os mesmos ${rateInWords(rate.value)} ao ano, se fossem taxa ${kind}, dariam uma primeira parcela de ${formatBrl(other.firstInstalment)}, e não de ${formatBrl(own.firstInstalment)}, sem seguros. Veja no contrato qual das duas é.`
}

function cetNote({ cet, annualRate }: FinancingAnswer): string | undefined {
  if (!cet.ok) return undefined
  const meaning =
    'A taxa é só o juro. O CET (Resolução CMN 4.881/2020) soma seguros, tarifas e IOF e conta os dias do calendário, com ano de 365 dias.'
  if (cet.annualRate >= annualRate) return meaning
  return `${meaning} Sem outros custos ele fica um pouco abaixo da taxa, porque doze meses têm, em média, mais que 365 dias.`
}

export function warningsOf(answer: FinancingAnswer, input: FinancingInput): string[] {
  const { notices, goal, settlement } = answer
  return [
    ...notices.filter(isOther).map((notice) => noticeInWords(notice, input)),
    ...(goal && !goal.ok ? [goalRefusalsInWords[goal.reason]] : []),
    ...(settlement && !settlement.ok
      ? ['Nessa parcela a dívida já acabou: escolha uma anterior em “Quitar tudo depois da parcela”.']
      : []),
  ]
}

/** Of the income the verdict speaks. */
type OtherNotice = Exclude<Notice, 'income' | 'income-fits-band'>

function isOther(notice: Notice): notice is OtherNotice {
  return notice !== 'income' && notice !== 'income-fits-band'
}

/** Limits that banks set change with the day of the contract. */
export function noticeInWords(notice: OtherNotice, input: FinancingInput): string {
  const { oldestAgeMonths = 0, loanToValue = 0 } = inForce(creditPractice, input.date) ?? {}
  switch (notice) {
    case 'age':
      return `A idade somada ao prazo passa de ${durationInWords(oldestAgeMonths)}. Reduza o prazo.`
    case 'low-down-payment':
      return `A maioria dos bancos financia até ${formatPercent(loanToValue, 0)}.`
    case 'costs-estimated':
      return `São estimativas nossas, por mês: MIP de ${formatBrl(input.mip)}${ageInWords(input)}, DFI de ${formatBrl(input.dfi)} e tarifa de ${formatBrl(input.monthlyFee)}. ITBI e registro também. Em “Mais opções”, troque pelos valores da proposta.`
    case 'without-insurance':
      return 'Os seguros MIP e DFI são obrigatórios em financiamento de imóvel. Sem eles, esta parcela é menor que a do banco.'
    case 'outside-sfh':
      return 'O valor ou a taxa passa do limite do SFH: o contrato é do SFI e o FGTS não pode ser usado.'
    case 'tr-clamped':
      return 'A TR não fica abaixo de zero: usamos zero.'
    case 'cet-with-index':
      return 'Este CET inclui a correção que você supôs. O do banco não projeta a TR nem o IPCA.'
    case 'extras-not-used':
      return 'Nem toda a amortização extra foi usada: a dívida acabou antes.'
    case 'iof-of-person':
      return 'O IOF é o de pessoa física. Táxi e pessoa com deficiência podem ser isentos na compra de carro.'
  }
}

function ageInWords({ estimate, oldestBirth }: FinancingInput): string {
  if (!estimate) return ''
  const years = `${formatNumber(estimate.age, 0)} anos`
  return oldestBirth ? ` (${years})` : ` (supondo ${years}: preencha o nascimento)`
}

export const goalRefusalsInWords: Readonly<Record<Extract<GoalAnswer, { ok: false }>['reason'], string>> = {
  'already-met': 'O contrato já cumpre essa meta sem amortização por mês.',
  impossible: 'Nenhuma amortização por mês alcança essa meta.',
  'needs-price-or-sac': 'A meta vale para SAC e Price.',
}

export function excludedOf(input: FinancingInput): string[] {
  const { asset, index, mip, upfrontFees } = input
  const ofAsset = {
    property: [
      'FGTS na entrada ou nas parcelas, e o subsídio do Minha Casa, Minha Vida.',
      'IPTU, condomínio, reforma e mudança.',
    ],
    vehicle: ['IPVA, seguro do veículo, emplacamento e manutenção.'],
    other: ['Frete, instalação e manutenção do bem.'],
  }[asset]
  return [
    ...(index.annualRate === 0 && asset === 'property'
      ? ['A TR, que corrige o saldo todo mês: veja a tabela ou digite a sua em “Mais opções”.']
      : []),
    ...(mip > 0 ? ['O aumento do MIP com a idade: a conta mantém a taxa do primeiro mês.'] : []),
    ...(upfrontFees === 0
      ? [
          `${asset === 'property' ? 'Tarifas de avaliação e de cadastro' : 'Tarifas de avaliação e de cadastro e registro do contrato'}: estão em zero em “Mais opções”.`,
        ]
      : []),
    ...ofAsset,
    ...(asset === 'property' ? [] : ['Seguros opcionais: o banco não pode exigir que você contrate.']),
    'Multa e juros de atraso.',
  ]
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do IOF dessa data. Escolha uma data mais recente.'
    case 'nothing-to-finance':
      return 'A entrada já paga o bem: não há o que financiar. Diminua a entrada.'
    case 'too-large':
      return 'O total passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua a taxa, a correção ou o prazo.'
    case 'balloon-too-large':
      return 'A parcela final é maior que o valor financiado. Diminua a parcela final.'
  }
}

/** `1ª, 20/12/2026`. */
export function monthInWords(month: number, dueOn: IsoDate): string {
  return `${month}ª, ${formatDay(dueOn)}`
}
