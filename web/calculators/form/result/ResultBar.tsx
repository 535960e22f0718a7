import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import type { Headline, Verdict } from '../calculator.ts'
import { differenceInWords, headlineInWords } from '../words.ts'
import styles from './ResultBar.module.css'
import { problemInWords, type Standing } from './ResultNotice.tsx'

type Props = Pick<Standing, 'outdated' | 'wrong' | 'correct'> & {
  /** Of the Nota; with `kept`, of the scenarios. */
  targetId: string
  headline: Headline
  verdict?: Verdict
  /** Before the label: whose numbers these are, where they are not all of the reader. */
  whose: string
  /** The first of the scenarios that are kept, and which one the fields are. */
  kept?: { first: Headline; scenario: number }
}

/**
 * On a narrow screen, the answer at its foot while the fields are in view: the Nota comes after them. Without an answer to
 * these fields it has no figure, and leads to what is wrong.
 */
export function ResultBar({ targetId, headline, verdict, whose, kept, outdated, wrong, correct }: Props) {
  // The address keeps what was typed: following the link would replace its fragment.
  const show = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(targetId)?.scrollIntoView()
  }
  return (
    <div className={styles.bar} data-result-bar="">
      {outdated ? (
        <p>
          <b>{problemInWords(wrong)}</b>
        </p>
      ) : kept ? (
        <Scenarios {...kept} now={headline} />
      ) : (
        <Total label={`${whose}${headline.label}`} headline={headline} verdict={verdict?.short} />
      )}
      {outdated && wrong > 0 ? (
        <Button onClick={correct}>Corrigir</Button>
      ) : (
        <ButtonLink href={`#${targetId}`} onClick={show}>
          {wayLabel(outdated, kept !== undefined)}
        </ButtonLink>
      )}
    </div>
  )
}

function wayLabel(outdated: boolean, compares: boolean): string {
  if (outdated) return 'Ver por quê'
  return compares ? 'Lado a lado' : 'Ver nota'
}

function Total({ label, headline, verdict }: { label: string; headline: Headline; verdict?: string }) {
  return (
    <p>
      <span className={styles.label}>{label}</span>
      <b>{headlineInWords(headline)}</b>
      {verdict && <span className={styles.label}>{verdict}</span>}
    </p>
  )
}

type ScenariosProps = { first: Headline; scenario: number; now: Headline }

function Scenarios({ first, scenario, now }: ScenariosProps) {
  return (
    <>
      <div className={styles.totals}>
        <Total label="Cenário 1" headline={first} />
        <Total label={`Cenário ${scenario}`} headline={now} />
      </div>
      <p className={styles.label}>{differenceInWords(now, first, scenario)}</p>
    </>
  )
}
