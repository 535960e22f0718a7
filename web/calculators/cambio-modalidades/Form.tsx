'use client'

import { dayInBrasilia, formatNumber } from '#web/finance/core/format.ts'
import type { Quote } from '#web/rates/quote.ts'
import { StateStamp } from '#web/rates/quotes/StateStamp.tsx'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { series } from '#web/rates/series.ts'
import { FormState } from '../form/old/FormState.tsx'
import styles from '../form/old/LiveForm.module.css'
import { NotaActions } from '../form/old/NotaActions.tsx'
import { useCalculator } from '../form/old/use-calculator.ts'
import { useCopy } from '../form/use-copy.tsx'
import { calculateModalities } from './calculate.ts'
import { modalitiesForms, type Question } from './form-fields.ts'
import { ModalitiesFields } from './ModalitiesFields.tsx'
import { ModalityNota, rateNote } from './ModalityNota.tsx'
import { messageOf } from './message.ts'
import { SpreadsheetActions } from './SpreadsheetActions.tsx'
import { refusalInWords } from './words.ts'

type Props = { served: ServedReading; currency: 'USD' | 'EUR'; symbol: string }

/**
 * What an amount costs in each of the six ways to use it, at the rate on the page. Without a rate the reader may type
 * one: the form works when every source is down.
 */
export function Form({ served, currency, symbol }: Props) {
  const calculator = modalitiesForms[currency]
  const { quote, state, now } = useReading(served)
  const { formProps, clear, errors, ignored, outdated, asked, result } = useCalculator(calculator, true)
  const { take, say, outcome } = useCopy()
  const { question, rate, answer, refusal } = answerOf(result.input, quote, now)
  const { path } = series[served.reading.series]
  const used = rate === 'quoted' ? quote : null
  const rateInWords = rateNote(question, used)
  return (
    <div className={styles.form}>
      <form aria-label="Quanto você paga" {...formProps}>
        <ModalitiesFields
          fields={calculator.fields}
          errors={errors}
          symbol={symbol}
          quote={quote}
          question={question}
          answer={answer}
          onClear={() => say('Campos limpos.', clear())}
        />
        <p className="small muted">
          O spread é uma estimativa: cada instituição define o seu. Veja o{' '}
          <a href="https://www.bcb.gov.br/estabilidadefinanceira/rankingcambioinstituicoes">
            ranking do Banco Central
          </a>
          .
        </p>
        <FormState
          refusal={refusal && refusalInWords(refusal)}
          ignored={ignored}
          answer={answer && !outdated ? `Você paga R$ ${formatNumber(answer.total / 100)}` : undefined}
          asked={asked}
        />
      </form>
      {answer && (
        <ModalityNota
          answer={answer}
          question={question}
          quote={used}
          stamp={rate === 'quoted' && <StateStamp kind={state.kind} text={state.cardStamp} />}
          outdated={outdated}
          actions={
            <NotaActions
              path={path}
              fields={calculator.fields}
              texts={result.texts}
              take={take}
              summary={messageOf({ answer, question }, rateInWords)}
            >
              <SpreadsheetActions answer={answer} question={question} rateInWords={rateInWords} take={take} />
            </NotaActions>
          }
        />
      )}
      {rate === 'none' && (
        <p>
          Sem cotação, não há o que calcular. Você pode digitar um câmbio em “Mudar spread, tarifa e câmbio”.
        </p>
      )}
      {outcome}
    </div>
  )
}

/** The last valid question at the rate of the moment, unless the reader typed one, by the rules of today or of their day. */
function answerOf({ input, ownRate, ownDate }: Question, quote: Quote | null, now: Date) {
  const date = ownDate ? input.date : dayInBrasilia(now)
  if (!(ownRate || quote)) return { question: { ...input, date }, rate: 'none' } as const
  const rate = ownRate ? 'typed' : 'quoted'
  const commercialRate = ownRate || !quote ? input.commercialRate : quote.last
  const question = { ...input, date, commercialRate }
  const answer = calculateModalities(question)
  return answer.ok ? { question, rate, answer } : { question, rate, refusal: answer }
}
