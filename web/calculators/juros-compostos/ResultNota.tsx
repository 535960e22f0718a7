import type { ReactNode } from 'react'
import { formatBrl, formatCents } from '#web/finance/core/format.ts'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Nota, type NotaLine } from '#web/ui/nota/Nota.tsx'
import type { CompoundInput } from './calculate.ts'
import type { Projection } from './calculate-plan.ts'
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
export function headlineOf(solveFor: CompoundInput['solveFor'], { plan, total, tax }: Projection): Headline {
  switch (solveFor) {
    case 'total':
      return {
        label: tax ? 'Você terá, sem o imposto' : 'Você terá',
        value: total / 100,
        text: formatCents(total),
      }
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

function partsOf({ plan, contributions, invested, total, tax }: Projection) {
  return [
    { label: 'seus aportes', value: contributions },
    { label: tax ? 'juros sem o imposto' : 'juros', value: total - invested },
    { label: 'valor inicial', value: plan.initial },
  ].filter(({ value }) => value > 0)
}

/** The notes of the canhoto: 1 and 2 are always there, the inflation and the tax come after when they are. */
const notes: Partial<Record<string, number>> = { contributions: 1, interest: 2 }

function linesOf({ lines, total, todaysMoney }: Projection): NotaLine[] {
  const taxNote = todaysMoney ? 4 : 3
  return [
    ...lines.map(({ key, label, amount, formula }) => ({
      label,
      value: formatCents(amount),
      ...(key !== 'initial' && { detail: formula, note: notes[key] ?? taxNote }),
    })),
    { label: 'Total', value: formatBrl(total), kind: 'total' },
  ]
}
