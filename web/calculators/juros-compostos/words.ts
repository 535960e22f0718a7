import { formatBrl, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { durationInWords, rateInWords, shortBrl } from '../form/words.ts'
import type { CompoundInput } from './calculate.ts'
import type { Plan, Projection, Refusal } from './calculate-plan.ts'

type SolveFor = CompoundInput['solveFor']

const NBSP = '\u00A0'

/** `13,65 % ao ano`, `110,00 % do CDI`, `IPCA + 6,00 %`. A rate that was solved for has a long tail: two decimals. */
export function planRateInWords({ rate }: Plan, solveFor: SolveFor): string {
  const percent = solveFor === 'rate' ? `${formatNumber(rate.value * 100)}${NBSP}%` : rateInWords(rate.value)
  switch (rate.per) {
    case 'cdi':
      return `${percent} do CDI`
    case 'ipca':
      return `IPCA + ${percent}`
    default:
      return `${percent} ao ${rate.per === 'year' ? 'ano' : 'mês'}`
  }
}

export function titleInWords({ initial, monthlyContribution, months }: Plan): string {
  const term = durationInWords(months)
  if (monthlyContribution === 0) return `${shortBrl(initial)} por ${term}`
  return `${shortBrl(monthlyContribution)} por mês, ${term}`
}

/** The sentences after "Em miúdos:". The first continues the colon, the others start anew. */
export function summaryInWords(solveFor: SolveFor, projection: Projection): string {
  const [first = '', ...others] = [
    solvedInWords(solveFor, projection),
    interestInWords(projection),
    turnInWords(projection),
    lossInWords(projection),
    taxInWords(projection),
  ].filter(Boolean)
  return [first, ...others.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))].join(' ')
}

function solvedInWords(solveFor: SolveFor, { plan, total }: Projection): string {
  const term = durationInWords(plan.months)
  switch (solveFor) {
    case 'total':
      return ''
    case 'contribution':
      return `guardando ${formatBrl(plan.monthlyContribution)} por mês, você chega a ${formatBrl(total)} em ${term}.`
    case 'months':
      return `em ${term} você chega a ${formatBrl(total)}.`
    case 'rate':
      return `com ${planRateInWords(plan, solveFor)}, você chega a ${formatBrl(total)} em ${term}.`
  }
}

/** Of what is left after the taxes, when there are any. */
function interestInWords({ invested, total }: Projection): string {
  const interest = total - invested
  if (interest === 0) return 'sem juros, você terá só o que guardou.'
  if (interest > total / 2) return 'mais da metade do que você terá são juros.'
  const centavos = Math.round((interest / total) * 100)
  if (centavos === 0) return `os juros são menos de 1${NBSP}centavo de cada R$${NBSP}1,00 do total.`
  return `de cada R$${NBSP}1,00 do total, ${centavos} ${centavos === 1 ? 'centavo é' : 'centavos são'} de juros.`
}

function turnInWords({ turn, plan, interest }: Projection): string {
  if (plan.monthlyContribution === 0 || interest === 0) return ''
  if (turn === undefined) return 'nesse prazo, os juros do mês não passam do aporte.'
  if (plan.contributionGrowth !== 0)
    return `a virada é no ${turn}º mês: o primeiro em que os juros passam do aporte.`
  return `a virada é no ${turn}º mês: dali em diante, os juros do mês passam de ${shortBrl(plan.monthlyContribution)}.`
}

function taxInWords({ tax }: Projection): string {
  return tax ? `o imposto leva ${formatBrl(tax.iof + tax.ir)} no resgate.` : ''
}

function lossInWords({ todaysMoney }: Projection): string {
  if (!todaysMoney || todaysMoney.realAnnualRate >= 0) return ''
  return 'com essa inflação, o dinheiro rende menos do que os preços sobem.'
}

export function refusalInWords(solveFor: SolveFor, { reason }: Refusal): string {
  switch (reason) {
    case 'too-large':
      return `O total passa de R$${NBSP}10 trilhões, mais do que esta conta mostra ao centavo. Diminua o prazo, a taxa ou o aporte.`
    case 'already-reached':
      return 'O valor inicial já é igual ou maior que a meta. Aumente a meta.'
    case 'contribution-not-needed':
      return 'Só com o valor inicial você já chega à meta nesse prazo, sem aporte. Aumente a meta ou diminua o prazo.'
    case 'rate-not-needed':
      return 'Mesmo sem juros, o que você guarda já chega à meta. Aumente a meta ou diminua o aporte.'
    case 'no-table-in-force':
      return 'Não temos a tabela de imposto dessa data. Use uma data a partir de 2008.'
    case 'unreachable':
      return solveFor === 'rate'
        ? `Nem com 100${NBSP}% ao ano a meta é atingida nesse prazo. Aumente o aporte ou o prazo.`
        : 'Com esses valores a meta não é atingida em 60 anos.'
  }
}

/** Besides the laws: the contributions, the rate, the inflation, the rounding. */
export function notesOf(solveFor: CompoundInput['solveFor'], projection: Projection): string[] {
  return [
    contributionNote(projection.plan),
    rateNote(solveFor, projection),
    projection.todaysMoney && inflationNote(projection, projection.todaysMoney.realAnnualRate),
    taxNote(projection),
    solvedNote(solveFor, projection),
    'Cada mês: saldo × (1 + taxa do mês) + aporte. O saldo não é arredondado no caminho; cada valor mostrado é arredondado uma vez, ao centavo.',
  ].filter((note) => note !== undefined)
}

function contributionNote({ monthlyContribution, contributionAt, contributionGrowth }: Plan): string {
  if (monthlyContribution === 0) return 'Sem aporte por mês: só o valor inicial rende.'
  const when =
    contributionAt === 'end'
      ? 'no fim de cada mês: o primeiro só rende no mês seguinte'
      : 'no início de cada mês: o primeiro já rende nesse mês'
  if (contributionGrowth === 0) return `Aporte ${when}. Sem reajuste.`
  return `Aporte ${when}. A cada 12 meses o aporte muda ${rateInWords(contributionGrowth)}, arredondado ao centavo; o do primeiro ano é ${shortBrl(monthlyContribution)}.`
}

function rateNote(
  solveFor: CompoundInput['solveFor'],
  { plan, monthlyRate, annualRate }: Projection,
): string {
  if (plan.rate.per === 'cdi' || plan.rate.per === 'ipca')
    return indexNote(plan.rate, annualRate, monthlyRate)
  if (plan.rate.per === 'month') {
    return `${rateInWords(monthlyRate)} ao mês, constante: (1 + ${rateInWords(monthlyRate)})^12 − 1 = ${formatPercent(annualRate, 7)} ao ano.`
  }
  const annual = solveFor === 'rate' ? formatPercent(annualRate, 4) : rateInWords(annualRate)
  return `${annual} ao ano, constante: (1 + ${annual})^(1/12) − 1 = ${formatPercent(monthlyRate, 7)} ao mês. A taxa muda; o resultado também.`
}

function indexNote(
  { value, per, index }: Extract<Plan['rate'], { index: number }>,
  annualRate: number,
  monthlyRate: number,
): string {
  const [percent, yearly] = [rateInWords(value), rateInWords(index)]
  const sum =
    per === 'cdi'
      ? `${percent} do CDI de ${yearly} ao ano, dia útil por dia útil`
      : `IPCA de ${yearly} ao ano e ${percent} por cima`
  return `${sum}: ${formatPercent(annualRate, 4)} ao ano, ${formatPercent(monthlyRate, 7)} ao mês. O índice fica constante.`
}

function taxNote({ tax, plan }: Projection): string | undefined {
  if (!tax || !plan.taxedFrom) return undefined
  return `Resgate em ${formatDay(tax.redeemedOn)}. Cada depósito paga IR pelos seus dias até lá (Lei 11.033/2004, art. 1º), e IOF os de menos de 30 dias (Decreto 6.306/2007, art. 32). A tabela e o gráfico mês a mês são antes do imposto.`
}

function inflationNote({ plan, tax }: Projection, realAnnualRate: number): string {
  const { inflation = 0, months } = plan
  const years = formatNumber(months / 12, months % 12 === 0 ? 0 : 2)
  return `Inflação de ${rateInWords(inflation)} ao ano, informada para esta conta e mantida por ${durationInWords(months)}: total ÷ (1 + ${rateInWords(inflation)})^${years}. O rendimento acima da inflação é de ${formatPercent(realAnnualRate)} ao ano${tax ? ', antes do imposto' : ''}.`
}

function solvedNote(solveFor: CompoundInput['solveFor'], { exactMonths }: Projection): string | undefined {
  switch (solveFor) {
    case 'total':
      return undefined
    case 'contribution':
      return 'É o menor aporte, em centavos, que chega à meta; por isso o total pode passar um pouco dela.'
    case 'months':
      return `É o primeiro mês em que o saldo chega à meta.${exactMonths === undefined ? '' : ` Pela fórmula: ${formatNumber(exactMonths, 2)} meses.`}`
    case 'rate':
      return 'É a menor taxa que chega à meta. Ela aparece arredondada; a conta usa a taxa inteira.'
  }
}
