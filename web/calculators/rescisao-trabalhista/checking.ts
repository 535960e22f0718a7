import { daysBetween } from '#web/finance/calendar/days.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { calculateIrrf } from '#web/finance/income-tax/irrf.ts'
import { monthsAfter } from '#web/finance/labour/service-time.ts'
import { rescisaoRules as rules } from '#web/finance/tables/labour/rescisao.ts'
import {
  amountOf,
  type CheckedLine,
  defineChecking,
  type Hypothesis,
  shifted,
  type Values,
  withAmount,
} from '../form/checking/checking.ts'
import {
  dayIn,
  flatInss,
  footLines,
  olderTables,
  otherDependants,
  withheldOn,
  withoutAverages,
  withoutSimplified,
} from '../form/checking/payroll.ts'
import type { Texts } from '../form/fields.ts'
import type { RescisaoTrabalhistaResult } from './calculate.ts'

type Answer = Extract<RescisaoTrabalhistaResult, { ok: true }>
type Line = CheckedLine<Answer>

/** The amounts of our lines whose keys are found, without their sign. */
const paid =
  (keys: RegExp) =>
  ({ lines }: Answer) =>
    sumOf(lines.filter(({ key, amount }) => keys.test(key) && amount > 0))
const taken =
  (keys: RegExp) =>
  ({ lines }: Answer) =>
    sumOf(lines.filter(({ key, amount }) => keys.test(key) && amount < 0))

function sumOf(lines: Answer['lines']): number | undefined {
  return lines.length > 0 ? lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0) : undefined
}

/** Numbers are those of the TRCT (Portaria MTE 1.621/2010, anexo I), which has several fields for one line of ours. */
const lines: readonly Line[] = [
  { key: 'totalPaid', label: 'Total bruto', words: /total.{0,20}(brut|venc|prov)/, sum: 'paid' },
  { key: 'totalTaken', label: 'Total das deduções', words: /total.{0,20}(dedu|desc)/, sum: 'taken' },
  { key: 'net', label: 'Valor líquido', words: /liquido/, sum: 'net' },
  footLines[0],
  {
    key: 'inssThirteenth',
    isCommon: true,
    label: '112.2 INSS do 13º',
    words: /(inss|previd).{0,40}(\b13|decimo)|(\b13|decimo).{0,30}(inss|previd)/,
    boxes: ['112.2', '112'],
    ours: taken(/^inssThirteenth$/),
    taken: true,
  },
  {
    key: 'inssBalance',
    isCommon: true,
    label: '112.1 INSS',
    words: /inss|previd/,
    boxes: ['112.1', '112'],
    ours: taken(/^inssBalance$/),
    taken: true,
  },
  {
    key: 'irrfThirteenth',
    isCommon: true,
    label: '114.2 Imposto de renda do 13º',
    words: /(\birr?f?\b|imposto).{0,40}(\b13|decimo)|(\b13|decimo).{0,30}(\birr?f?\b|imposto)/,
    boxes: ['114.2', '114'],
    ours: taken(/^irrfThirteenth$/),
    taken: true,
  },
  {
    key: 'irrfBalance',
    isCommon: true,
    label: '114.1 Imposto de renda',
    words: /\birr?f?\b|imposto/,
    boxes: ['114.1', '114'],
    ours: taken(/^irrfBalance$/),
    taken: true,
  },
  {
    key: 'thirteenthAdvance',
    label: '102 Adiantamento de 13º',
    words: /(adiant|1a parc).{0,30}(\b13|decimo)|(\b13|decimo).{0,30}(adiant|1a parc)/,
    boxes: ['102'],
    ours: taken(/^thirteenthAdvance$/),
    taken: true,
  },
  {
    key: 'noticeTaken',
    label: '103 Aviso prévio não cumprido',
    words: /^103 aviso|aviso.{0,60}(nao cumpr|desc)/,
    boxes: ['103'],
    ours: taken(/^notice$/),
    taken: true,
  },
  {
    key: 'earlyEndTaken',
    label: '104 Indenização do art. 480',
    words: /\b480\b|prejuizo/,
    boxes: ['104'],
    ours: taken(/^earlyEnd$/),
    taken: true,
  },
  {
    key: 'alimony',
    label: '100 Pensão alimentícia',
    words: /pensao/,
    boxes: ['100'],
    ours: taken(/^alimony$/),
    taken: true,
  },
  {
    key: 'payrollLoan',
    label: '105 Empréstimo em consignação',
    words: /consigna|emprestimo/,
    boxes: ['105'],
    ours: taken(/^payrollLoan$/),
    taken: true,
  },
  {
    key: 'employerDebts',
    label: '101 Adiantamento salarial',
    words: /adiantamento|divida|\bvale/,
    boxes: ['101'],
    ours: taken(/^employerDebts$/),
    taken: true,
  },
  {
    key: 'salaryBalance',
    label: '50 Saldo de salário',
    words: /saldo(?! devedor)/,
    boxes: ['50'],
    ours: paid(/^salaryBalance$/),
  },
  { key: 'third', label: '68 Terço das férias', words: /1\/3|terco/, boxes: ['68'], ours: paid(/Third$/) },
  {
    key: 'thirteenth',
    label: '63 13º salário',
    words: /\b13\b|decimo terceiro|natalina/,
    boxes: ['63', '64', '70'],
    part: { label: '70 13º salário do aviso indenizado', of: 'notice' },
    ours: paid(/^thirteenth(NextYear)?$/),
  },
  {
    key: 'overdueVacation',
    label: '66 Férias vencidas',
    words: /ferias.{0,60}(venc|dobr)/,
    boxes: ['66'],
    ours: paid(/^overdueVacation/),
  },
  {
    key: 'accruedVacation',
    label: '65 Férias proporcionais',
    words: /ferias/,
    boxes: ['65', '71'],
    part: { label: '71 Férias do aviso indenizado', of: 'notice' },
    ours: paid(/^accruedVacation$/),
  },
  {
    key: 'notice',
    label: '69 Aviso prévio indenizado',
    words: /aviso/,
    boxes: ['69'],
    ours: paid(/^notice$/),
  },
  {
    key: 'earlyEnd',
    label: '61 Multa do art. 479',
    words: /\b479\b/,
    boxes: ['61'],
    ours: paid(/^earlyEnd$/),
  },
  // No document has it: what its net cannot fall below zero by.
  { key: 'uncovered', label: 'Descontos que não couberam', words: /nao couberam/, ours: paid(/^uncovered$/) },
]

const ofBalance = ['salaryBalance', 'inssBalance', 'irrfBalance']
const ofThirteenth = ['thirteenth', 'inssThirteenth', 'irrfThirteenth']
const ofVacation = ['accruedVacation', 'third']

/** INSS, and the income tax too, of the balance with amounts that neither is due on. */
function exemptInBase(key: string, name: string, keys: RegExp, law: string): Hypothesis<Answer>[] {
  return [false, true].map((isTaxed) => ({
    key: `${key}-in-${isTaxed ? 'taxes' : 'inss'}`,
    cause: `o INSS ${isTaxed ? 'e o imposto contados' : 'contado'} também sobre ${name}`,
    when: `${law}, e teria entrado na conta.`,
    ask: 'Que valores entraram na base do INSS e do imposto?',
    lines: ofBalance.slice(1),
    values: (answer: Answer, texts: Texts) => {
      const [balance = 0, exempt, date] = [
        paid(/^salaryBalance$/)(answer),
        paid(keys)(answer),
        dayIn(texts, 'lastDay'),
      ]
      const withheld = exempt && date && withheldOn(balance + exempt, texts, 'lastDay')
      if (!withheld) return undefined
      const { inss, tax } = withheld
      const dependants = amountOf(texts, 'dependants')
      const irrf = isTaxed ? { ok: true, tax } : calculateIrrf({ income: balance, inss, date, dependants })
      return { inssBalance: inss, ...(irrf.ok && { irrfBalance: irrf.tax }) }
    },
  }))
}

/** Overdue vacations and their third, all doubled or none. */
function vacationsTimes(factor: 1 | 2): (answer: Answer) => Values | undefined {
  return (answer) => {
    const overdue = answer.lines.filter(({ key }) => /^overdueVacation/.test(key))
    if (overdue.length === 0) return undefined
    const isDoubled = ({ source }: (typeof overdue)[number]) => source === rules.doubledVacation
    const overdueVacation = overdue.reduce(
      (sum, line) => sum + (line.amount / (isDoubled(line) ? 2 : 1)) * factor,
      0,
    )
    const accruedThird = paid(/^accruedThird$/)(answer) ?? 0
    return { overdueVacation, third: accruedThird + roundCents(overdueVacation / 3) }
  }
}

const hypotheses: readonly Hypothesis<Answer>[] = [
  olderTables(['admission', 'lastDay'], ['inssBalance', 'irrfBalance', 'inssThirteenth', 'irrfThirteenth']),
  withoutAverages('variableAverage', [...ofThirteenth, ...ofVacation, 'overdueVacation', 'notice']),
  {
    key: 'averages-in-balance',
    cause: 'o saldo de salário com as médias dentro',
    when: 'O saldo teria sido contado sobre a remuneração, e não sobre o salário fixo.',
    ask: 'Sobre que valor foi contado o saldo de salário?',
    lines: ofBalance,
    change: (texts) =>
      withAmount(texts, 'salary', amountOf(texts, 'salary') + amountOf(texts, 'variableAverage')),
  },
  {
    key: 'real-days',
    cause: 'o saldo contado pelos dias que o mês tem, e não por 30',
    when: 'O salário teria sido dividido pelos 28, 29 ou 31 dias do mês da saída.',
    ask: 'Por quantos dias o salário do mês foi dividido?',
    lines: ofBalance,
    change: (texts) => {
      const days = monthLength(texts.lastDay)
      return days === undefined
        ? undefined
        : withAmount(texts, 'salary', (amountOf(texts, 'salary') * 30) / days)
    },
  },
  ...[-1, 1].map((more) => ({
    key: `balance-day${more}`,
    cause: `o saldo de salário com um dia a ${more > 0 ? 'mais' : 'menos'}`,
    when: 'O último dia de trabalho no papel seria outro.',
    ask: 'Quantos dias do último mês foram pagos?',
    lines: ofBalance,
    change: (texts: Texts) => {
      const typed = readDay(texts.lastDay ?? '', 2000)
      const days = typed && 'day' in typed ? Number(typed.day.slice(8)) : 0
      const salary = amountOf(texts, 'salary')
      return days > 1 ? withAmount(texts, 'salary', (salary * (days + more)) / days) : undefined
    },
  })),
  {
    key: 'notice-30',
    cause: 'o aviso de 30 dias, sem os 3 dias por ano de casa',
    when: 'A Lei 12.506/2011 não teria sido usada.',
    ask: 'Quantos dias de aviso foram pagos, e quantos anos de casa foram contados?',
    lines: ['notice'],
    change: (texts) =>
      shifted(
        { ...texts, overdueVacations: '0', overdueAbsences: '', admission: texts.lastDay ?? '' },
        ['admission'],
        -6,
      ),
  },
  {
    key: 'notice-not-projected',
    cause: 'o 13º e as férias sem o tempo do aviso indenizado',
    when: 'Os meses do aviso, que contam como tempo de casa, teriam ficado de fora.',
    ask: 'O tempo do aviso indenizado contou no 13º e nas férias?',
    lines: [...ofThirteenth, ...ofVacation],
    change: (texts) => ({ ...texts, notice: 'trabalhado' }),
  },
  ...[-1, 1].flatMap((more) => [
    {
      key: `thirteenth-avo${more}`,
      cause: `o 13º com um doze avos a ${more > 0 ? 'mais' : 'menos'}`,
      when: 'Um mês com 15 dias ou mais teria sido contado de outro jeito.',
      ask: 'Que meses contaram no 13º?',
      lines: ofThirteenth,
      change: (texts: Texts) => shifted(texts, ['lastDay'], more),
    },
    {
      key: `vacation-avo${more}`,
      cause: `as férias proporcionais com um doze avos a ${more > 0 ? 'mais' : 'menos'}`,
      when: 'O período de férias teria sido contado de outra data ou com outro mês.',
      ask: 'De que dia a que dia foi contado o período de férias?',
      lines: ofVacation,
      change: (texts: Texts) => shifted(texts, ['lastDay'], more),
    },
  ]),
  ...exemptInBase(
    'notice',
    'o aviso indenizado',
    /^notice$/,
    'O aviso indenizado não paga INSS (STJ, Tema 478) nem imposto (Lei 7.713/1988, art. 6º, V)',
  ),
  ...exemptInBase(
    'vacation',
    'as férias e o terço delas',
    /^(overdue|accrued)/,
    'Férias pagas na rescisão não pagam INSS (Lei 8.212/1991, art. 28, § 9º, d) nem imposto (STJ, Súmulas 125 e 386)',
  ),
  {
    key: 'vacation-not-doubled',
    cause: 'as férias vencidas sem o dobro',
    when: 'Férias que passaram do prazo são pagas em dobro (CLT, art. 137), e o papel teria contado o prazo de outra data.',
    ask: 'Até que dia cada período de férias vencidas podia ser tirado?',
    lines: ['overdueVacation', 'third'],
    values: vacationsTimes(1),
  },
  {
    key: 'vacation-doubled',
    cause: 'as férias vencidas em dobro',
    when: 'O dobro é das férias que passaram do prazo (CLT, art. 137), e o papel teria contado o prazo de outra data.',
    ask: 'Até que dia cada período de férias vencidas podia ser tirado?',
    lines: ['overdueVacation', 'third'],
    values: vacationsTimes(2),
  },
  {
    key: 'inss-joined',
    cause: 'o INSS do saldo e o do 13º numa linha só',
    when: 'A linha do papel seria a soma dos dois.',
    ask: 'O INSS do 13º está nessa mesma linha?',
    lines: ['inssBalance'],
    values: (answer) => ({ inssBalance: taken(/^inss(Balance|Thirteenth)$/)(answer) }),
  },
  ...(['overdue', 'accrued'] as const).map((kept) => ({
    key: `third-of-${kept}`,
    cause: `o terço só das férias ${kept === 'overdue' ? 'vencidas' : 'proporcionais'}`,
    when: 'Todas as férias pagas na saída têm o terço (TST, Súmula 328), e o das outras teria ficado de fora.',
    ask: 'De que férias é o terço?',
    lines: ['third'],
    values: (answer: Answer) => {
      const third = paid(new RegExp(`^${kept}Third$`))(answer)
      return third === undefined ? undefined : { third }
    },
  })),
  ...flatInss<Answer>(paid(/^salaryBalance$/), (texts) => dayIn(texts, 'lastDay'), ofBalance.slice(1)),
  ...flatInss<Answer>(paid(/^thirteenth$/), (texts) => dayIn(texts, 'lastDay'), ofThirteenth.slice(1)),
  ...otherDependants(['irrfBalance', 'irrfThirteenth']),
  withoutSimplified(paid(/^salaryBalance$/), (texts) => dayIn(texts, 'lastDay'), 'irrfBalance'),
  withoutSimplified(paid(/^thirteenth$/), (texts) => dayIn(texts, 'lastDay'), 'irrfThirteenth'),
]

/** Days of the month of a typed day. */
function monthLength(text = ''): number | undefined {
  const typed = readDay(text, 2000)
  if (!(typed && 'day' in typed)) return undefined
  // The first of a month that an `IsoDate` names.
  const first = `${typed.day.slice(0, 8)}01` as typeof typed.day
  return daysBetween(first, monthsAfter(first, 1))
}

export const checking = defineChecking<Answer>({
  document: 'termo de rescisão (TRCT)',
  from: 'employer',
  boxes: [50, 117],
  lines,
  hypotheses,
})
