import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import type { Headline } from './calculator.ts'
import styles from './ResultBar.module.css'
import { problemInWords, type Standing } from './ResultNotice.tsx'
import { headlineInWords } from './words.ts'

type Props = Pick<Standing, 'outdated' | 'wrong' | 'correct'> & {
  resultId: string
  headline: Headline
  isExample: boolean
}

/**
 * On a narrow screen, the answer at its foot while the fields are in view: the Nota comes after them. Without an answer to
 * these fields it has no figure, and leads to what is wrong.
 */
export function ResultBar({ resultId, headline, isExample, outdated, wrong, correct }: Props) {
  // The address keeps what was typed: following the link would replace its fragment.
  const show = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(resultId)?.scrollIntoView()
  }
  return (
    <div className={styles.bar} data-result-bar="">
      <p>
        {!outdated && (
          <span className={styles.label}>
            {isExample && 'Exemplo: '}
            {headline.label}
          </span>
        )}
        <b>{outdated ? problemInWords(wrong) : headlineInWords(headline)}</b>
      </p>
      {outdated && wrong > 0 ? (
        <Button onClick={correct}>Corrigir</Button>
      ) : (
        <ButtonLink href={`#${resultId}`} onClick={show}>
          {outdated ? 'Ver por quê' : 'Ver nota'}
        </ButtonLink>
      )}
    </div>
  )
}
