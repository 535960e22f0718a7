'use client'

import { useCallback, useId, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Toast } from '#web/ui/Toast.tsx'
import { ManualCopy } from '../form/ManualCopy.tsx'
import { type CalculatorFormProps, useCalculator } from '../form/use-calculator.ts'
import { CompoundFields } from './CompoundFields.tsx'
import { compoundCalculator } from './calculator.ts'
import styles from './Form.module.css'
import { FormMessages } from './FormMessages.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultBar } from './ResultBar.tsx'
import { ResultNota } from './ResultNota.tsx'
import { SensitivityTable } from './SensitivityTable.tsx'
import { YearChart } from './YearChart.tsx'

type Message = { text: string; undo?: () => void }

/** The calculator of compound interest: fields, Nota and, on its own page, what changes the result and its course. */
export function Form({ whole = false }: CalculatorFormProps) {
  const ownId = useId()
  const [message, setMessage] = useState<Message>()
  const [manual, setManual] = useState<{ label: string; text: string }>()
  const { formProps, clear, ...state } = useCalculator(compoundCalculator, whole)
  const { answer: projection, input, texts } = state.result
  const { solveFor } = input

  return (
    <>
      <div className={whole ? styles.whole : styles.stacked}>
        <form className={styles.form} aria-label={whole ? 'Dados da conta' : undefined} {...formProps}>
          <CompoundFields
            errors={state.errors}
            projection={projection}
            onClear={() => setMessage({ text: 'Campos limpos.', undo: clear() })}
          />
          <FormMessages {...state} />
          {whole && <ResultBar resultId="resultado" result={state.result} outdated={state.outdated} />}
        </form>
        <div className={styles.result}>
          <ResultNota
            id={whole ? 'resultado' : ownId}
            headingLevel={whole ? 2 : 3}
            single={!whole}
            solveFor={solveFor}
            projection={projection}
            outdated={state.outdated}
            actions={
              <ResultActions
                solveFor={solveFor}
                projection={projection}
                texts={texts}
                onCopied={(text) => setMessage({ text })}
                onNotCopied={(label, text) => setManual({ label, text })}
              />
            }
          />
          {manual && <ManualCopy {...manual} onClose={() => setManual(undefined)} />}
        </div>
        {whole && (
          <section aria-labelledby={`${ownId}-what-if`}>
            <SectionTop id={`${ownId}-what-if`} title="E se…?" />
            <SensitivityTable projection={projection} />
          </section>
        )}
      </div>
      {whole && (
        <section className="section" aria-labelledby={`${ownId}-years`}>
          <SectionTop id={`${ownId}-years`} title="Ano a ano" />
          <YearChart solveFor={solveFor} projection={projection} />
        </section>
      )}
      {message && <FormToast message={message} onDismiss={setMessage} />}
    </>
  )
}

function SectionTop({ id, title }: { id: string; title: string }) {
  return (
    <div className="section-top">
      <h2 id={id}>{title}</h2>
    </div>
  )
}

function FormToast({
  message: { text, undo },
  onDismiss,
}: {
  message: Message
  onDismiss: (none: undefined) => void
}) {
  const dismiss = useCallback(() => onDismiss(undefined), [onDismiss])
  const undoAndDismiss = () => {
    undo?.()
    dismiss()
  }
  const action = undo && (
    <Button variant="plain" size="small" onClick={undoAndDismiss}>
      Desfazer
    </Button>
  )
  return <Toast key={text} message={text} action={action} onDismiss={dismiss} />
}
