import { alertCurrencies } from '#web/rates/alerts/alert-words.ts'
import type { AlertCondition } from '#web/rates/alerts/alerts.ts'
import { isSeriesId, type SeriesId } from '#web/rates/series.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { ChoiceList } from '#web/ui/fields/ChoiceList.tsx'
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

/** Each with its effect, which stands before the button. */
const channels = {
  tab: {
    label: 'Nesta aba',
    does: 'Só avisa com esta aba aberta: conferimos o preço a cada 5 minutos.',
  },
  feed: {
    label: 'Leitor de notícias (RSS)',
    does: 'Você assina um endereço no seu leitor de notícias. Ele avisa com a aba fechada, quando o leitor conferir.',
  },
  agenda: {
    label: 'Lembrete na agenda',
    does: 'Cria um lembrete na sua agenda para você olhar o preço. A agenda não acompanha o preço.',
  },
} as const
export type Channel = keyof typeof channels

const isChannel = (value: string): value is Channel => Object.hasOwn(channels, value)

type Props = {
  id: SeriesId
  condition: AlertCondition
  suggested: string
  error: string | undefined
  onSeries: (id: SeriesId) => void
  onCondition: (condition: AlertCondition) => void
  onChannel: (channel: Channel) => void
  onValue: (text: string) => void
  onLeave: () => void
}

/** Another currency or condition brings another suggestion, in a field of its own. */
export function AlertFields(props: Props) {
  const { id, condition, suggested, error, onSeries, onCondition, onValue, onLeave, onChannel } = props
  const isChange = condition === 'change'
  return (
    <FieldGrid>
      <ChoiceField
        name="series"
        legend="Moeda"
        key={id}
        defaultValue={id}
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
      <ChoiceList
        name="channel"
        legend="Como avisar"
        options={Object.entries(channels).map(([value, { label, does }]) => ({ value, label, note: does }))}
        defaultValue="tab"
        showsLegend
        onChange={({ currentTarget: { value } }) => isChannel(value) && onChannel(value)}
      />
      <FieldActions>
        <Button type="submit">
          <Icon name="bell" />
          Criar alerta
        </Button>
      </FieldActions>
    </FieldGrid>
  )
}
