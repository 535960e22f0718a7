import type { MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { CompoundInput } from './calculate.ts'
import type { Projection } from './calculate-plan.ts'
import styles from './ResultBar.module.css'
import { headlineOf } from './ResultNota.tsx'

type Props = { resultId: string; result: { input: CompoundInput; answer: Projection }; outdated: boolean }

/** On a narrow screen, the answer at its foot while the fields are in view: the Nota comes after them. */
export function ResultBar({ resultId, result, outdated }: Props) {
  const { label, text, prefix = 'R$\u00A0' } = headlineOf(result.input.solveFor, result.answer)
  // The address keeps what was typed: following the link would replace its fragment.
  const show = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(resultId)?.scrollIntoView()
  }
  return (
    <div className={classes(styles.bar, outdated && styles.outdated)}>
      <p>
        <span className={styles.label}>{label}</span>
        <b>
          {prefix}
          {text}
        </b>
      </p>
      <ButtonLink href={`#${resultId}`} onClick={show}>
        Ver nota
      </ButtonLink>
    </div>
  )
}
