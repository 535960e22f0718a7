import { useSyncExternalStore } from 'react'
import type { Figures } from '#web/rates/figures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Calculator, Result, Shown } from '../calculator.ts'
import type { Fields } from '../fields.ts'
import { ResultBar } from '../result/ResultBar.tsx'
import { isWithheld } from '../result/ResultNotice.tsx'
import { assumptionsOf } from '../state/assumptions.ts'
import type { useCalculator } from '../state/use-calculator.ts'
import { headlineInWords } from '../words.ts'
import { FormFields } from './FormFields.tsx'
import styles from './Question.module.css'
import { RuleDates } from './RuleDates.tsx'
import { useSteps } from './use-steps.tsx'

type QuestionProps<Answer> = {
  calculator: Calculator<Answer>
  figures: Figures
  whole: boolean
  state: ReturnType<typeof useCalculator<Answer>>
  notaId: string
  scenariosId: string
  kept: readonly Shown[]
  say: (message: string, undo?: () => void) => void
}

/** The fields, alone or one question at a time, their messages, and the answer at the foot of a narrow screen. */
export function Question<Answer>(props: QuestionProps<Answer>) {
  const { calculator, figures, whole, state, notaId, scenariosId, kept, say } = props
  const { formProps, clear, start, texts, fill, errors, result, refusal, outdated, ignored, asked } = state
  const { fields } = calculator
  const whose = result ? whoseInWords(fields, result) : ''
  const { step, begin } = useSteps({ ...state, fields })
  return (
    <form
      className={styles.form}
      aria-label={whole ? 'Dados da conta' : undefined}
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault()
        if (step?.next) return step.next()
        formProps.onSubmit(event)
        if (!step) return
        step.end()
        document.getElementById(notaId)?.scrollIntoView()
      }}
    >
      {whole && begin && (
        <p className={styles.steps}>
          <Button variant="plain" size="small" onClick={begin}>
            Responder uma pergunta por vez
          </Button>
        </p>
      )}
      <FormFields
        {...{ fields, start, texts, figures, errors, step }}
        compared={isWithheld(state) ? undefined : result?.shown.compared}
        onClear={() => say('De volta ao exemplo.', clear())}
      >
        {whole && figures.today && (
          <RuleDates calculator={calculator} texts={texts} today={figures.today.text} onChoose={fill} />
        )}
      </FormFields>
      <FormMessages
        {...{ refusal, ignored, asked }}
        answer={outdated ? undefined : result?.shown}
        whose={whose}
        missing={!result && !refusal}
      />
      <OfflineNotice calculator={calculator} />
      {whole && result && (
        <ResultBar
          {...state}
          targetId={kept.length > 0 && !outdated ? scenariosId : notaId}
          headline={result.shown.headline}
          verdict={result.shown.verdict}
          whose={whose}
          kept={kept[0] && { first: kept[0].headline, scenario: kept.length + 1 }}
        />
      )}
    </form>
  )
}

/** Before the label of an answer: whether its numbers, or some in view, are the example's. */
function whoseInWords(fields: Fields, result: Result): string {
  if (result.isExample) return 'Exemplo: '
  return assumptionsOf(fields, result).examples.length > 0 ? 'Em parte exemplo: ' : ''
}

type MessagesProps = {
  refusal?: string
  ignored: readonly string[]
  answer?: Shown
  whose: string
  /** There is nothing to show yet: a figure of today is not known. */
  missing: boolean
  asked: number
}

/** With the answer for those who do not see the Nota change. */
function FormMessages({ refusal, ignored, answer, whose, missing, asked }: MessagesProps) {
  return (
    <>
      <div aria-live="polite" className={styles.notices}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {missing && <Notice tone="warning">Preencha os campos vazios para ver o resultado.</Notice>}
        {ignored.length > 0 && (
          <Notice tone="warning">
            O link trazia um valor inválido. Ficou o exemplo em: {ignored.join(', ')}.
          </Notice>
        )}
        {answer?.warnings?.map((warning) => (
          <Notice key={warning} tone="warning">
            {warning}
          </Notice>
        ))}
      </div>
      <output className="visually-hidden">
        {answer && `${whose}${answer.headline.label}: ${headlineInWords(answer.headline)}.`}
        {/* The same text twice is not announced: a space tells the presses apart. */}
        {asked % 2 === 1 && '\u00A0'}
      </output>
      <p className={`${styles.privacy} small muted`}>
        Os valores que você digita ficam só nesta página e no link que você copiar.
        <noscript> Sem JavaScript, a conta fica no exemplo.</noscript>
      </p>
    </>
  )
}

/** Without a network the figures are the last that this device got: each field says of when. */
function OfflineNotice({ calculator: { fields } }: { calculator: Calculator }) {
  const isOnline = useSyncExternalStore(
    onConnection,
    // A copy that the service worker had kept is as old as its figures, whatever the device makes of its network.
    () => navigator.onLine && document.documentElement.dataset.keptAt === undefined,
    () => true,
  )
  const hasFigures = Object.values(fields).some(({ live }) => live && live !== 'today')
  if (isOnline || !hasFigures) return null
  return (
    <Notice tone="muted">
      Sem conexão. As taxas são as últimas que este aparelho recebeu, cada uma com a sua data.
    </Notice>
  )
}

function onConnection(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
