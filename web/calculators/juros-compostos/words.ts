import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { Cents, Fraction } from '#web/finance/core/money.ts'
import { decimalsOf } from '../form/fields.ts'
import type { CompoundInput } from './calculate.ts'
import type { Plan, Projection, Refusal } from './calculate-plan.ts'

type SolveFor = CompoundInput['solveFor']

const NBSP = '\u00A0'

/** 125 → `10 anos e 5 meses`. */
export function durationInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const inYears = years > 0 && `${years}${NBSP}${years === 1 ? 'ano' : 'anos'}`
  const inMonths = rest > 0 && `${rest}${NBSP}${rest === 1 ? 'mês' : 'meses'}`
  return [inYears, inMonths].filter(Boolean).join(' e ')
}

/** `R$ 300` when there are no centavos, `R$ 300,50` when there are. */
export function shortBrl(amount: Cents): string {
  return amount % 100 === 0 ? formatBrl(amount).replace(/,00$/, '') : formatBrl(amount)
}

/** 0.1365 → `13,65 %`: two decimals, or as many as it has, at most seven. */
export function rateInWords(rate: Fraction): string {
  const percent = rate * 100
  return `${formatNumber(percent, Math.max(2, decimalsOf(percent)))}${NBSP}%`
}

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

/** The answer alone, for a screen reader: `Você terá R$ 76.216,34.` */
export function answerInWords(solveFor: SolveFor, projection: Projection): string {
  const { plan, total } = projection
  if (solveFor === 'total') return `Você terá ${formatBrl(total)} em ${durationInWords(plan.months)}.`
  const solved = solvedInWords(solveFor, projection)
  return solved.charAt(0).toUpperCase() + solved.slice(1)
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

/** Why there is no answer, and what to change. */
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
      return 'Não há tabela de imposto guardada para essa data. Use uma data a partir de 2008.'
    case 'unreachable':
      return solveFor === 'rate'
        ? `Nem com 100${NBSP}% ao ano a meta é atingida nesse prazo. Aumente o aporte ou o prazo.`
        : 'Com esses valores a meta não é atingida em 60 anos.'
  }
}
