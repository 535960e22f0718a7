import { percentInWords } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { calculateCet, calculateMonthlyCet } from '#web/finance/credit/cet.ts'
import { ratesFor } from '#web/finance/credit/iof-credito.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { iofCredito } from '#web/finance/tables/credit/iof-credito.ts'
import { hundredths, otherRates, otherRules } from '../form/checking/bank.ts'
import {
  amountOf,
  type CheckedLine,
  defineChecking,
  type Hypothesis,
  type Values,
  withAmount,
} from '../form/checking/checking.ts'
import type { Texts } from '../form/fields.ts'
import { borrowerNames } from './names.ts'
import type { CreditAnswer } from './question.ts'

const monthlyRateOf = (texts: Texts) => amountOf(texts, 'monthlyRate') / 100

/** Instalment of each due day: principal and interest of the month, or all interest at the end. */
function paymentsOf({ principal, interest, installments }: CreditAnswer, texts: Texts) {
  let balance = principal
  return installments.map(({ amortization, dueOn }) => {
    const ofMonth = texts.system === 'single' ? interest : roundCents(balance * monthlyRateOf(texts))
    balance -= amortization
    return { dueOn, amount: amortization + ofMonth }
  })
}

/** By the days of the contract (Resolução CMN 4.881/2020), of what the borrower gets. */
function cetOf(answer: CreditAnswer, texts: Texts, released: number): number | undefined {
  const typed = readDay(texts.date ?? '', 2000)
  if (!(typed && 'day' in typed)) return undefined
  const paid = paymentsOf(answer, texts).map(({ dueOn, amount }) => ({ date: dueOn, amount: -amount }))
  const found = calculateCet([{ date: typed.day, amount: released }, ...paid])
  return found.ok ? found.annualRate : undefined
}

const cetLines = (annual: number | undefined): Values =>
  annual === undefined ? {} : { cetYear: hundredths(annual), cetMonth: hundredths(monthlyRateFrom(annual)) }

const line = (key: string) => (answer: CreditAnswer) => answer.lines.find((one) => one.key === key)?.amount

const lines: readonly CheckedLine<CreditAnswer>[] = [
  {
    key: 'cetMonth',
    label: 'CET ao mês',
    words: /(\bcet\b|custo efetivo).{0,30}(mes|a\.?m\b)/,
    ours: (answer, texts) => cetLines(cetOf(answer, texts, answer.loan.total)).cetMonth,
    apart: 'percent',
  },
  {
    key: 'cetYear',
    label: 'CET ao ano',
    words: /\bcet\b|custo efetivo/,
    ours: (answer, texts) => cetLines(cetOf(answer, texts, answer.loan.total)).cetYear,
    apart: 'percent',
  },
  { key: 'insurance', isCommon: true, label: 'Seguro', words: /seguro|prestamista/, isInformation: true },
  { key: 'fee', isCommon: true, label: 'Tarifas', words: /tarifa|cadastro|\btac\b/, isInformation: true },
  {
    key: 'daily',
    label: 'IOF por dia',
    words: /iof.{0,20}(dia|basic|diari)/,
    ours: line('daily-iof'),
    apart: 'brl',
  },
  {
    key: 'additional',
    label: 'IOF adicional',
    words: /iof.{0,20}adic/,
    ours: line('additional-iof'),
    apart: 'brl',
  },
  {
    key: 'iof',
    isCommon: true,
    label: 'IOF',
    words: /\biof\b|tributo/,
    ours: ({ iof }) => iof,
    apart: 'brl',
  },
  {
    key: 'rateYear',
    label: 'Taxa de juros ao ano',
    words: /(taxa|juros).{0,30}(ano|anual|a\.?a\b)/,
    ours: (_, texts) => hundredths(annualRateFrom(monthlyRateOf(texts))),
    apart: 'percent',
  },
  {
    key: 'rateMonth',
    label: 'Taxa de juros ao mês',
    words: /(taxa|juros).{0,30}(mes|a\.?m\b|%)/,
    ours: (_, texts) => hundredths(monthlyRateOf(texts)),
    apart: 'percent',
  },
  {
    key: 'total',
    label: 'Total a pagar',
    words: /total.{0,30}(pag|parcelas|prestac|devido)/,
    ours: ({ principal, interest }) => principal + interest,
    apart: 'brl',
  },
  {
    key: 'interest',
    label: 'Juros do contrato',
    words: /juros/,
    ours: ({ interest }) => interest,
    apart: 'brl',
  },
  {
    key: 'instalment',
    label: 'Parcela',
    words: /parcela|prestac/,
    ours: (answer, texts) => paymentsOf(answer, texts)[0]?.amount,
    apart: 'brl',
  },
  {
    key: 'cash',
    label: 'Valor liberado',
    words: /liberad|liquido|credita|na conta/,
    ours: ({ loan }) => loan.total,
    apart: 'brl',
  },
  {
    key: 'principal',
    label: 'Valor do contrato',
    words: /contrat|financiad|emprest|principal|credito/,
    ours: ({ principal }) => principal,
    apart: 'brl',
  },
]

const charges = ['daily', 'additional', 'iof', 'cash', 'cetMonth', 'cetYear']
const other = (text: string | undefined, [one, two]: readonly [string, string]) => (text === one ? two : one)

const hypotheses: readonly Hypothesis<CreditAnswer>[] = [
  {
    key: 'no-iof',
    cause: 'o IOF, que não foi mostrado ou cobrado, ou foi somado à dívida',
    when: 'No papel o IOF é zero, ou o que foi liberado é o valor do contrato inteiro.',
    ask: 'O IOF foi cobrado, e onde: descontado, somado à dívida ou dentro das parcelas?',
    values: (answer, texts) => {
      const amount = texts.financed === 'sim' ? answer.loan.total : answer.principal
      const parts = { iof: 0, daily: 0, additional: 0, cash: amount, principal: amount }
      return answer.iof > 0 ? { ...parts, ...cetLines(cetOf(answer, texts, answer.principal)) } : undefined
    },
  },
  ...otherRules(iofCredito, charges, (edition, texts) => {
    // The keys of its names are the borrowers that the field offers.
    const borrower = texts.borrower as keyof typeof borrowerNames
    const rates = ratesFor(edition, borrower, amountOf(texts, 'amount') * 100)
    return `${percentInWords(rates?.daily ?? 0)} ao dia e ${percentInWords(rates?.additional ?? 0)} uma vez`
  }),
  ...Object.entries(borrowerNames).map(([borrower, name]) => ({
    key: 'other-borrower',
    cause: `o IOF de outro tomador: ${name}`,
    when: 'O contrato teria outro tipo de tomador.',
    ask: 'De que tipo de tomador é o IOF do contrato?',
    lines: charges,
    change: (texts: Texts) => ({ ...texts, borrower }),
  })),
  {
    key: 'month-length',
    cause: 'outra contagem dos dias até cada parcela',
    when: 'As parcelas venceriam no mesmo dia de cada mês, em vez de a cada 30 dias, ou o contrário.',
    ask: 'Em que dias vencem as parcelas, e por quantos dias cada uma paga IOF?',
    change: (texts) => ({ ...texts, monthLength: other(texts.monthLength, ['calendar', '30-days']) }),
  },
  {
    key: 'iof-financed',
    cause: (texts) =>
      `o IOF ${texts.financed === 'sim' ? 'somado ao empréstimo' : 'descontado na liberação'}`,
    when: 'O IOF pode ser descontado do que cai na conta ou somado à dívida, e o contrato diz qual.',
    ask: 'O IOF foi somado ao valor do contrato ou descontado do que me foi liberado?',
    change: (texts) => ({ ...texts, financed: other(texts.financed, ['sim', 'nao']) }),
  },
  {
    key: 'extras-financed',
    cause: 'o seguro ou a tarifa somados ao empréstimo',
    when: 'Eles estariam dentro do valor do contrato, e por isso pagam juros e IOF.',
    ask: 'O seguro e a tarifa estão dentro do valor financiado, e posso ficar sem o seguro?',
    change: (texts, { theirs }) => {
      const extras = (theirs.insurance ?? 0) + (theirs.fee ?? 0)
      return extras > 0 ? withAmount(texts, 'amount', amountOf(texts, 'amount') + extras / 100) : undefined
    },
  },
  {
    key: 'other-system',
    cause: (texts) => `parcelas pelo sistema ${texts.system === 'sac' ? 'SAC' : 'Price'}`,
    when: 'O contrato teria outro sistema de amortização.',
    ask: 'O contrato é Price ou SAC?',
    change: (texts) => ({ ...texts, system: other(texts.system, ['price', 'sac']) }),
  },
  ...[false, true].map((isYear) => ({
    key: 'whole-debt',
    cause: `o IOF por dia contado sobre a dívida inteira, por ${isYear ? '365 dias' : 'todo o prazo'}`,
    when: 'Cada parcela paga IOF só pelos dias até o vencimento dela (Decreto 6.306/2007, art. 7º), e a dívida inteira teria pago por esse tempo.',
    ask: 'Por quantos dias cada parcela pagou IOF?',
    lines: charges,
    values: (answer: CreditAnswer, texts: Texts) => {
      const { principal, rates, installments } = answer
      if (texts.financed === 'sim') return undefined
      const days = isYear ? 365 : Math.min(365, installments.at(-1)?.days ?? 0)
      const [daily, additional] = [
        roundCents(principal * rates.daily * days),
        line('additional-iof')(answer) ?? 0,
      ]
      const cash = principal - daily - additional
      return { daily, iof: daily + additional, cash, ...cetLines(cetOf(answer, texts, cash)) }
    },
  })),
  ...(['daily-iof', 'additional-iof'] as const).map((key) => ({
    key: `only-${key}`,
    cause: `o IOF só com a parte ${key === 'daily-iof' ? 'por dia' : 'adicional'}`,
    when: 'O IOF tem duas partes, uma por dia e uma adicional, e uma teria ficado de fora.',
    ask: 'Quanto é o IOF por dia e quanto é o adicional?',
    lines: ['iof', 'cash'],
    values: (answer: CreditAnswer) => {
      const iof = line(key)(answer) ?? 0
      return { iof, cash: answer.principal - iof }
    },
  })),
  {
    key: 'cet-without-iof',
    cause: 'o CET sem o IOF',
    when: 'O CET tem de incluir tributos, e teria ficado só com os juros.',
    ask: 'O IOF está dentro do CET?',
    lines: ['cetMonth', 'cetYear'],
    values: (answer, texts) => cetLines(cetOf(answer, texts, answer.principal)),
  },
  {
    key: 'cet-by-month',
    cause: 'o CET contado por meses iguais, e não pelos dias do contrato',
    when: 'Cada mês valeria o mesmo. A regra do Banco Central conta os dias.',
    ask: 'O CET foi contado pelos dias de cada parcela?',
    lines: ['cetMonth', 'cetYear'],
    values: (answer, texts) => {
      const [first] = paymentsOf(answer, texts)
      const found = first && calculateMonthlyCet(answer.loan.total, first.amount, answer.installments.length)
      return found?.ok
        ? { cetYear: hundredths(found.annualRate), cetMonth: hundredths(found.monthlyRate) }
        : undefined
    },
  },
  ...otherRates<CreditAnswer>({
    field: 'monthlyRate',
    most: 25,
    line: 'instalment',
    instalment: 'parcela',
    per: () => 'ao mês',
  }),
]

export const checking = defineChecking<CreditAnswer>({
  document: 'contrato',
  from: 'bank',
  lines,
  hypotheses,
})
