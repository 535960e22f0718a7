'use client'

import { NotaActions } from '#web/calculators/form/actions/NotaActions.tsx'
import { useCopy } from '#web/calculators/form/actions/use-copy.tsx'
import { figuresOf } from '#web/rates/quotes/rate-figures.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { figureNotes, ResultNota } from '../form/result/ResultNota.tsx'
import { isWithheld, NotaNotice, WithheldResult } from '../form/result/ResultNotice.tsx'
import { writeFragment } from '../form/state/fragment.ts'
import { useCalculator } from '../form/state/use-calculator.ts'
import { headlineInWords } from '../form/words.ts'
import { calculator } from './calculator.ts'
import styles from './QuickForm.module.css'
import { usesInWords } from './words.ts'

const path = '/dolar-hoje'
const { fields } = calculator

/** Without the reference that nobody pays. */
const ways = Object.entries(usesInWords).flatMap(([value, label]) =>
  value === 'commercial' ? [] : { value, label },
)

/** How much an amount in dollars costs: two fields of the calculator, the others as its example has them, and its Nota. */
export function QuickForm({ served }: { served: ServedReading }) {
  const reading = useReading(served)
  const figures = figuresOf(reading, 'USD')
  const state = useCalculator(calculator, figures, { addressed: false })
  const copying = useCopy()
  const { formProps, start, result, errors, outdated, asked } = state
  const hidden = Object.entries(start).filter(([name]) => name !== 'amount' && name !== 'use')
  return (
    <div className={styles.quick}>
      <form aria-label="Conta rápida de câmbio" {...formProps}>
        <FieldGrid>
          <Field
            name="amount"
            label="Quantia"
            unit="US$"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={start.amount}
            error={errors.amount}
            half="roomy"
          />
          <SelectField
            name="use"
            label="Como vou pagar"
            options={ways}
            defaultValue={start.use}
            half="roomy"
          />
        </FieldGrid>
        {hidden.map(([name, text]) => (
          <input key={name} type="hidden" name={name} defaultValue={text} />
        ))}
        <output className="visually-hidden">
          {result && !outdated && `${result.shown.title}: ${headlineInWords(result.shown.headline)}.`}
          {asked % 2 === 1 && '\u00A0'}
        </output>
      </form>
      {!reading.quote && <Notice tone="warning">{reading.state.warning ?? 'Sem cotação agora.'}</Notice>}
      {isWithheld(state) && <WithheldResult {...state} id="resultado" />}
      {result && !isWithheld(state) && (
        <ResultNota
          id="resultado"
          {...{ calculator, figures, outdated, path }}
          // The rate is on the page only here: the stamp says of when it is.
          result={{ ...result, shown: { ...result.shown, stamp: reading.state.cardStamp, aside: undefined } }}
          notice={outdated || result.isExample ? <NotaNotice {...state} examples={[]} /> : undefined}
          single={false}
          actions={
            <NotaActions
              {...{ slug: 'cambio-modalidades', path, fields, result }}
              figures={figureNotes(fields, result.texts, figures)}
              take={copying.take}
            />
          }
        />
      )}
      {copying.outcome}
      {reading.quote?.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      <p className="small">
        <a href={result ? `${path}#${writeFragment(fields, result.texts)}` : path}>
          Mudar o spread e a tarifa, ou comparar as formas de pagar
        </a>
        <noscript> Sem JavaScript, a conta fica no exemplo.</noscript>
      </p>
    </div>
  )
}
