import { Notice } from '#web/ui/Notice.tsx'
import type { State } from '../form/evaluate.ts'
import type { CompoundInput } from './calculate.ts'
import type { Projection, Refusal } from './calculate-plan.ts'
import styles from './FormMessages.module.css'
import type { FieldName } from './input.ts'
import { answerInWords, refusalInWords } from './words.ts'

/** Above this the reader has probably taken a monthly rate for a yearly one, or the reverse. */
const UNLIKELY_ANNUAL_RATE = 0.3

type Props = State<FieldName, CompoundInput, Projection | Refusal>

/** What the fields have to say as a whole, and the answer for those who do not see the Nota change. */
export function FormMessages({ result, refusal, outdated, ignored, asked }: Props) {
  const { solveFor } = result.input
  const isUnlikely = !outdated && solveFor !== 'rate' && result.answer.annualRate > UNLIKELY_ANNUAL_RATE
  return (
    <>
      <div aria-live="polite" className={styles.notices}>
        {refusal && <Notice tone="error">{refusalInWords(refusal.input.solveFor, refusal.answer)}</Notice>}
        {isUnlikely && (
          <Notice tone="warning">
            Taxa muito alta para o Brasil de hoje. Confira se é ao mês ou ao ano.
          </Notice>
        )}
        {ignored.length > 0 && (
          <Notice tone="warning">
            O link trazia um valor inválido. Ficou o exemplo em: {ignored.join(', ')}.
          </Notice>
        )}
      </div>
      <output className="visually-hidden">
        {!outdated && answerInWords(solveFor, result.answer)}
        {/* The same text twice is not announced: a space tells the presses apart. */}
        {asked % 2 === 1 && '\u00A0'}
      </output>
      <p className={`${styles.privacy} small muted`}>
        O que você digita fica só nesta página e no link que você copiar.
      </p>
      <noscript>
        <p className="small">Sem JavaScript, esta página mostra só o exemplo.</p>
      </noscript>
    </>
  )
}
