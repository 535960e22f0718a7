import type { ReactNode } from 'react'
import { formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { CompoundInput } from './calculate.ts'
import type { Plan, Projection } from './calculate-plan.ts'
import { exampleRate } from './input.ts'
import { durationInWords, rateInWords, shortBrl } from './words.ts'

/** The canhoto: 1 the contributions, 2 the rate, 3 the inflation when there is one, then the rest. */
export function notesOf(solveFor: CompoundInput['solveFor'], projection: Projection): ReactNode[] {
  return [
    contributionNote(projection.plan),
    rateNote(solveFor, projection),
    projection.todaysMoney && inflationNote(projection, projection.todaysMoney.realAnnualRate),
    taxNote(projection),
    solvedNote(solveFor, projection),
    'Cada mês: saldo × (1 + taxa do mês) + aporte. O saldo não é arredondado no caminho; cada valor mostrado é arredondado uma vez, ao centavo.',
    `O que esta conta não inclui: ${projection.tax ? '' : 'imposto de renda, IOF, '}taxas de corretora, banco ou fundo${projection.todaysMoney ? '' : ', inflação'} e mudança da taxa no caminho.`,
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
): ReactNode {
  if (plan.rate.per === 'cdi' || plan.rate.per === 'ipca')
    return indexNote(plan.rate, annualRate, monthlyRate)
  if (plan.rate.per === 'month') {
    return (
      <>
        {rateInWords(monthlyRate)} ao mês, constante: (1 + {rateInWords(monthlyRate)})<sup>12</sup> − 1 ={' '}
        {formatPercent(annualRate, 7)} ao ano.
      </>
    )
  }
  const annual = solveFor === 'rate' ? formatPercent(annualRate, 4) : rateInWords(annualRate)
  const isExample = solveFor !== 'rate' && annualRate === exampleRate.value
  return (
    <>
      {annual} ao ano, constante: (1 + {annual})<sup>1/12</sup> − 1 = {formatPercent(monthlyRate, 7)} ao mês.{' '}
      {isExample && `É um exemplo: o ${exampleRate.label} (${exampleRate.source}), não a taxa de hoje. `}A
      taxa muda; o resultado também.
    </>
  )
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
  return `${sum}: ${formatPercent(annualRate, 4)} ao ano, ${formatPercent(monthlyRate, 7)} ao mês. O índice é o que você digitou, mantido constante.`
}

function taxNote({ tax, plan }: Projection): string | undefined {
  if (!tax || !plan.taxedFrom) return undefined
  return `Resgate em ${formatDay(tax.redeemedOn)}. Cada depósito paga IR pelos seus dias até lá (Lei 11.033/2004, art. 1º), e IOF os de menos de 30 dias (Decreto 6.306/2007, art. 32). A tabela e o gráfico mês a mês são antes do imposto.`
}

function inflationNote({ plan, tax }: Projection, realAnnualRate: number): ReactNode {
  const { inflation = 0, months } = plan
  return (
    <>
      Inflação de {rateInWords(inflation)} ao ano, digitada por você e mantida por {durationInWords(months)}:
      total ÷ (1 + {rateInWords(inflation)})<sup>{formatNumber(months / 12, months % 12 === 0 ? 0 : 2)}</sup>.
      O rendimento acima da inflação é de {formatPercent(realAnnualRate)} ao ano
      {tax && ', antes do imposto'}.
    </>
  )
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
