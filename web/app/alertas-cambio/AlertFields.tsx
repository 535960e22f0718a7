import { alertCurrencies } from '#web/rates/alerts/alert-words.ts'
import type { AlertCondition } from '#web/rates/alerts/alerts.ts'
import { isSeriesId, type SeriesId } from '#web/rates/series.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const conditions = [
  { value: 'below', label: 'cair até' },
  { value: 'above', label: 'subir até' },
  { value: 'change', label: 'mudar no dia' },
] as const

const terms = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
]

const channels = [
  { value: 'tab', label: 'Nesta aba' },
  { value: 'feed', label: 'Feed' },
  { value: 'agenda', label: 'Agenda' },
]

type Props = {
  id: SeriesId
  condition: AlertCondition
  suggested: string
  error: string | undefined
  onSeries: (id: SeriesId) => void
  onCondition: (condition: AlertCondition) => void
  onValue: (text: string) => void
  onLeave: () => void
}

/** Another currency or condition brings another suggestion, in a field of its own. */
export function AlertFields(props: Props) {
  const { id, condition, suggested, error, onSeries, onCondition, onValue, onLeave } = props
  const isChange = condition === 'change'
  return (
    <FieldGrid>
      <ChoiceField
        name="series"
        legend="Moeda"
        options={Object.entries(alertCurrencies).map(([value, { title }]) => ({ value, label: title }))}
        onChange={({ currentTarget: { value } }) => isSeriesId(value) && onSeries(value)}
      />
      <SelectField
        name="condition"
        label="Avisar quando"
        half
        options={conditions}
        value={condition}
        onChange={({ currentTarget: { value } }) =>
          onCondition(conditions.find((one) => one.value === value)?.value ?? 'below')
        }
      />
      <Field
        key={`${id}-${condition}`}
        name="value"
        label="Valor"
        unit={isChange ? '%' : 'R$'}
        unitSide={isChange ? 'right' : 'left'}
        inputMode="decimal"
        half
        defaultValue={suggested}
        error={error}
        hint={isChange ? 'Para cima ou para baixo' : undefined}
        onChange={({ currentTarget: { value } }) => onValue(value)}
        onBlur={onLeave}
      />
      <ChoiceField name="term" legend="Validade" options={terms} />
      <ChoiceField name="channel" legend="Como avisar" options={channels} />
      <FieldActions>
        <Button type="submit">
          <Icon name="bell" />
          Criar alerta
        </Button>
      </FieldActions>
    </FieldGrid>
  )
}
