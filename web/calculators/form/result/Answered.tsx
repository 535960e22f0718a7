import { memo, type ReactNode } from 'react'
import type { Figures } from '#web/rates/figures.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { pathOf } from '../../paths.ts'
import type { CalculatorSlug } from '../../registry.ts'
import { NotaActions } from '../actions/NotaActions.tsx'
import type { useCopy } from '../actions/use-copy.tsx'
import type { Calculator, Result, Shown } from '../calculator.ts'
import { areSimulated } from '../fields.ts'
import { assumptionsOf } from '../state/assumptions.ts'
import { dayOf } from '../state/form-texts.ts'
import { writeFragment } from '../state/fragment.ts'
import { overdueTables } from './overdue.ts'
import { figureNotes, ResultNota } from './ResultNota.tsx'
import { NotaNotice, type Standing } from './ResultNotice.tsx'

export type AnsweredProps<Answer> = Omit<Standing, 'result' | 'refusal'> & {
  id: string
  calculator: Calculator<Answer>
  figures: Figures
  whole: boolean
  /** Of the page that it stands on, when that is not the calculator's own. */
  path?: `/${string}`
  result: Result<Answer>
  /** Parts of this calculator alone, after the Nota. */
  extra?: (result: Result<Answer>) => ReactNode
  take: ReturnType<typeof useCopy>['take']
  lead: (name: string) => void
  /** Freezes this result beside the next one, of which there may be three. */
  keep: (shown: Shown) => void
  keptCount: number
  ignored: readonly string[]
}

function AnsweredNow<Answer>(props: AnsweredProps<Answer>) {
  const { calculator, figures, whole, result, extra, id, outdated, take, keep, keptCount, lead } = props
  const { slug, fields } = calculator
  const onKeep =
    whole && keptCount < 2
      ? {
          label: keptCount === 0 ? 'Comparar com outro cenário' : 'Comparar com um terceiro',
          press: () => keep(result.shown),
        }
      : undefined
  const { path = pathOf(slug) } = props
  const { checking, isChecked } = calculator
  const hasCheck = whole && checking !== undefined && isChecked?.(result.texts) !== false
  const { examples } = assumptionsOf(fields, result)
  const hasNotice = outdated || result.isExample || examples.length > 0 || props.ignored.length > 0
  const overdue = overdueTables(calculator, result.texts, dayOf(figures))
  const isSimulated = areSimulated(fields, result.texts, figures)
  return (
    <>
      {overdue.length > 0 && <Notice tone="warning">{overdue.join(' ')} Confira antes de usar.</Notice>}
      <ResultNota
        {...{ id, calculator, result, figures, outdated, path, lead }}
        notice={hasNotice ? <NotaNotice {...props} examples={examples} /> : undefined}
        single={!whole}
        actions={
          <NotaActions
            {...{ slug, fields, result, take, onKeep }}
            onCheck={hasCheck ? () => openDetails(`${id}-papel`) : undefined}
            path={path}
            figures={figureNotes(fields, result.texts, figures)}
          />
        }
      />
      {isSimulated && <SimulatedTag />}
      {extra?.(result)}
      {!whole && <OpenWhole slug={slug} fragment={writeFragment(fields, result.texts)} />}
    </>
  )
}

/** Drawn again for a new result only, not for each field. The type of `memo` forgets that of the answer. */
export const Answered = memo(AnsweredNow) as typeof AnsweredNow

/** The address stays: it holds the fields. */
function openDetails(id: string) {
  const details = document.getElementById(id)
  details?.setAttribute('open', '')
  details?.scrollIntoView()
  details?.querySelector('summary')?.focus()
}

/** From within an article to the calculator's own page, with the same values. */
function OpenWhole({ slug, fragment }: { slug: CalculatorSlug; fragment: string }) {
  return (
    <p className="small">
      <a href={`${pathOf(slug)}#${fragment}`}>Abrir a calculadora completa</a>
    </p>
  )
}
