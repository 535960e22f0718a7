import type { ReactNode } from 'react'
import { formatBrl, formatCents, formatNumber, formatPercent } from '#web/finance/format.ts'
import { Carimbo } from '#web/ui/Carimbo.tsx'
import { Nota, type NotaLine } from '#web/ui/Nota.tsx'
import type { CompoundInput, Plan, Projection } from './calculate.ts'
import { notesOf } from './notes.tsx'
import { durationInWords, planRateInWords, summaryInWords, titleInWords } from './words.ts'

type Headline = { label: string; value: number; text: string; prefix?: string }

type Props = {
  id: string
  solveFor: CompoundInput['solveFor']
  projection: Projection
  outdated: boolean
  single: boolean
  headingLevel: 2 | 3
  actions: ReactNode
}

/** The answer as a Nota: lines that add up to the total, and in the canhoto the sum behind each. */
export function ResultNota({ id, solveFor, projection, outdated, single, headingLevel, actions }: Props) {
  const { plan, todaysMoney } = projection
  return (
    <Nota
      id={id}
      title={titleInWords(plan)}
      stamp={<Carimbo>{planRateInWords(plan, solveFor)}</Carimbo>}
      headline={headlineOf(solveFor, projection)}
      aside={
        todaysMoney && {
          label: 'Em dinheiro de hoje',
          value: todaysMoney.total / 100,
          text: formatCents(todaysMoney.total),
          note: 3,
        }
      }
      parts={partsOf(projection)}
      lines={linesOf(projection)}
      summary={summaryInWords(solveFor, projection)}
      notes={notesOf(solveFor, projection)}
      actions={actions}
      outdated={outdated}
      single={single}
      headingLevel={headingLevel}
    />
  )
}

/** What was asked for, with its name. */
export function headlineOf(solveFor: CompoundInput['solveFor'], { plan, total }: Projection): Headline {
  switch (solveFor) {
    case 'total':
      return { label: 'Você terá', value: total / 100, text: formatCents(total) }
    case 'contribution': {
      const amount = plan.monthlyContribution
      return { label: 'Guarde por mês', value: amount / 100, text: formatCents(amount) }
    }
    case 'months':
      return { label: 'Você precisa de', value: plan.months, text: durationInWords(plan.months), prefix: '' }
    case 'rate':
      return {
        label: 'Você precisa de uma taxa de',
        value: plan.rate.value,
        text: planRateInWords(plan, solveFor),
        prefix: '',
      }
  }
}

function partsOf({ plan, contributions, interest }: Projection) {
  return [
    { label: 'seus aportes', value: contributions },
    { label: 'juros', value: interest },
    { label: 'valor inicial', value: plan.initial },
  ].filter(({ value }) => value > 0)
}

function linesOf({ plan, contributions, interest, monthlyRate, total }: Projection): NotaLine[] {
  return [
    { label: 'Valor inicial', value: formatCents(plan.initial) },
    { label: 'Aportes', value: formatCents(contributions), detail: contributionsInWords(plan), note: 1 },
    {
      label: 'Juros',
      value: formatCents(interest),
      detail: `${formatPercent(monthlyRate, 4)} ao mês sobre o saldo`,
      note: 2,
    },
    { label: 'Total', value: formatBrl(total), kind: 'total' },
  ]
}

function contributionsInWords({ months, monthlyContribution, contributionGrowth }: Plan): string {
  const count = months === 1 ? '1 mês' : `${formatNumber(months, 0)} meses`
  if (contributionGrowth === 0) return `${count} × ${formatBrl(monthlyContribution)}`
  return `${count}, começando em ${formatBrl(monthlyContribution)}`
}
