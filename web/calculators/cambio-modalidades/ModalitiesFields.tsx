import { formatNumber } from '#web/finance/core/format.ts'
import type { Quote } from '#web/rates/quote.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { ChoiceList } from '#web/ui/fields/ChoiceList.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MoreFields } from '#web/ui/fields/MoreFields.tsx'
import type { Errors } from '../form/old/evaluate.ts'
import type { Fields } from '../form/old/fields.ts'
import type { ModalitiesInput, ModalitiesResult } from './calculate.ts'
import { type FieldName, paidUses } from './form-fields.ts'
import { noteOfUse, totalOfUse, usesInWords } from './words.ts'

type Props = {
  fields: Fields<FieldName>
  errors: Errors<FieldName>
  symbol: string
  quote: Quote | null
  question: ModalitiesInput
  /** For the totals beside the uses. */
  answer: Extract<ModalitiesResult, { ok: true }> | undefined
  onClear: () => void
}

/** The question: an amount, the six uses side by side, and folded what each institution sets. */
export function ModalitiesFields({ fields, errors, symbol, quote, question, answer, onClear }: Props) {
  const field = (name: FieldName) => ({
    name,
    label: fields[name].label,
    defaultValue: fields[name].example,
    inputMode: fields[name].kind === 'day' ? undefined : ('decimal' as const),
    error: errors[name],
  })
  const rateHint = quote
    ? `Vazio: ${formatNumber(quote.last, 4)}, a cotação desta página`
    : 'Sem cotação agora: digite uma'
  return (
    <>
      <FieldGrid>
        <Field {...field('amount')} />
        <ChoiceField
          name="amountIn"
          legend={fields.amountIn.label}
          options={[
            { value: 'foreign', label: symbol },
            { value: 'brl', label: 'R$' },
          ]}
        />
      </FieldGrid>
      <ChoiceList
        name="use"
        legend={fields.use.label}
        defaultValue={fields.use.example}
        options={question.ways.map(({ use }) => ({
          value: use,
          label: usesInWords[use],
          note: noteOfUse(answer, question, use),
          amount: totalOfUse(answer, question, use),
        }))}
      />
      <FieldGrid>
        <MoreFields summary="Mudar spread, tarifa e câmbio">
          {paidUses.flatMap((use) => [
            <Field key={`${use}Spread`} {...field(`${use}Spread`)} unit="%" unitSide="right" half />,
            <Field key={`${use}Fee`} {...field(`${use}Fee`)} unit="R$" half />,
          ])}
          <Field {...field('rate')} unit="R$" hint={rateHint} half />
          <Field {...field('date')} hint="Vazio: hoje. Exemplo: 10/05/2025" half />
        </MoreFields>
        <FieldActions>
          <Button type="submit">Calcular</Button>
          <Button variant="plain" onClick={onClear}>
            Limpar
          </Button>
        </FieldActions>
      </FieldGrid>
    </>
  )
}
