import type { MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Headline } from './calculator.ts'
import styles from './ResultBar.module.css'
import { headlineInWords } from './words.ts'

type Props = { resultId: string; headline: Headline; outdated: boolean }

/** On a narrow screen, the answer at its foot while the fields are in view: the Nota comes after them. */
export function ResultBar({ resultId, headline, outdated }: Props) {
  // The address keeps what was typed: following the link would replace its fragment.
  const show = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(resultId)?.scrollIntoView()
  }
  return (
    <div className={classes(styles.bar, outdated && styles.outdated)} data-result-bar="">
      <p>
        <span className={styles.label}>{headline.label}</span>
        <b>{headlineInWords(headline)}</b>
      </p>
      <ButtonLink href={`#${resultId}`} onClick={show}>
        Ver nota
      </ButtonLink>
    </div>
  )
}
