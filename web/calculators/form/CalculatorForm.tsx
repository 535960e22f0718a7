'use client'

import { useCallback, useDeferredValue, useEffect, useId, useState } from 'react'
import type { Figures } from '#web/rates/figures.ts'
import { Section } from '#web/ui/Section.tsx'
import { useCopy } from './actions/use-copy.tsx'
import styles from './CalculatorForm.module.css'
import type { Calculator, Shown } from './calculator.ts'
import { CheckingDetails } from './checking/CheckingDetails.tsx'
import type { Texts } from './fields.ts'
import { Question } from './question/Question.tsx'
import { Answered, type AnsweredProps } from './result/Answered.tsx'
import { Details } from './result/Details.tsx'
import { isWithheld, WithheldResult } from './result/ResultNotice.tsx'
import type { Scenarios } from './result/Scenarios.tsx'
import { WhatIf } from './result/WhatIf.tsx'
import { useCalculator } from './state/use-calculator.ts'

export type FormProps = {
  /** Today's figures for its fields, each with its day and source. */
  figures: Figures
  /** On a page of its own: with every table and chart, its state in the address, its Nota the one printed. */
  whole?: boolean
  /** Values that an article begins with. */
  preset?: Texts
}

type Props<Answer> = FormProps &
  Pick<AnsweredProps<Answer>, 'calculator' | 'path' | 'extra'> & {
    /** For figures that follow the fields. */
    onTexts?: (texts: Texts) => void
  }

/** Results that stand still beside the next one, and what draws them, which loads with the first. */
type Kept = { kept: readonly Shown[]; Beside?: typeof Scenarios }

/** Fields, Nota and actions of any calculator; on its own page also what changes the result, its course and its tables. */
export function CalculatorForm<Answer>(props: Props<Answer>) {
  const { calculator, figures, whole = false, preset, path, extra, onTexts } = props
  const id = useId()
  const state = useCalculator(calculator, figures, { addressed: whole, preset })
  useEffect(() => onTexts?.(state.texts), [onTexts, state.texts])
  const [{ kept, Beside }, setKept] = useState<Kept>({ kept: [] })
  const copying = useCopy()
  const { result, outdated, wrong, ignored, correct, enter, lead } = state
  const withheld = isWithheld(state)
  // The Nota of a page of its own has an address; inside an article there may be several.
  const notaId = whole ? 'resultado' : id
  const scenariosId = `${notaId}-cenarios`
  // The long tables follow the Nota: nobody reads both at once, and a phone draws the Nota alone sooner.
  const details = useDeferredValue(withheld ? undefined : result)
  const { say, take } = copying
  const keep = useCallback(
    async (shown: Shown) => {
      try {
        const { Scenarios } = await import('./result/Scenarios.tsx')
        setKept({ kept: [...kept, shown], Beside: Scenarios })
        say(`Cenário ${kept.length + 1} guardado. Mude os campos para o próximo.`)
        enter()
      } catch {
        say('Não deu para guardar o cenário. Confira a conexão e tente de novo.')
      }
    },
    [kept, say, enter],
  )
  return (
    <>
      <div className={whole ? styles.whole : styles.stacked}>
        <div className={styles.question}>
          <Question {...{ calculator, figures, whole, state, notaId, scenariosId, kept, say }} />
        </div>
        <div className={styles.result}>
          {withheld && <WithheldResult {...state} id={notaId} />}
          {result && !withheld && (
            <Answered
              {...{
                calculator,
                figures,
                whole,
                path,
                result,
                extra,
                take,
                keep,
                outdated,
                wrong,
                ignored,
                correct,
                enter,
                lead,
              }}
              id={notaId}
              keptCount={kept.length}
            />
          )}
          {whole && result && <CheckingDetails id={`${notaId}-papel`} {...{ calculator, result, take }} />}
          {copying.outcome}
        </div>
        {whole && details && <WhatIf id={id} calculator={calculator} result={details} />}
      </div>
      {whole && details && <Details id={id} shown={details.shown} />}
      {result && !withheld && Beside && (
        <Section id={scenariosId} title="Compare os cenários" className="section stack">
          <Beside results={[...kept, result.shown]} />
        </Section>
      )}
    </>
  )
}

/** The form of a calculator that has no `Form.tsx` of its own, from its `calculator.ts`. */
export function formOf({ calculator }: { calculator: Calculator }) {
  return (props: FormProps) => <CalculatorForm calculator={calculator} {...props} />
}
