import { formatBrl } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MoreFields } from '#web/ui/fields/MoreFields.tsx'
import type { Errors } from '../form/old/evaluate.ts'
import { coinSaleForm, type FieldName } from './form-fields.ts'

const { fields } = coinSaleForm

type Props = {
  errors: Errors<FieldName>
  /** Of the page; undefined while no source answers. */
  price: Cents | undefined
  onClear: () => void
}

/** The sale: how much, at what cost, and what was sold this month in all. */
export function SaleFields({ errors, price, onClear }: Props) {
  const field = (name: FieldName) => ({
    name,
    label: fields[name].label,
    defaultValue: fields[name].example,
    error: errors[name],
    inputMode: name === 'date' ? undefined : ('decimal' as const),
  })
  const priceHint =
    price === undefined ? 'Sem cotação agora: digite um' : `Vazio: ${formatBrl(price)}, o desta página`
  return (
    <FieldGrid>
      <Field {...field('amount')} />
      <ChoiceField name="unit" legend={fields.unit.label} options={units} />
      <Field {...field('averageCost')} unit="R$" hint="De 1 bitcoin. Vazio: a conta fica sem imposto" />
      <Field {...field('monthSales')} unit="R$" hint="De todas as moedas, com esta venda. Vazio: só ela" />
      <ChoiceField name="custody" legend={fields.custody.label} options={custodies} />
      <MoreFields summary="Mudar corretagem, preço e data">
        <Field {...field('brokerage')} unit="%" unitSide="right" hint="Exemplo; cada corretora tem a sua" />
        <Field {...field('price')} unit="R$" hint={priceHint} />
        <Field {...field('date')} hint="Vazio: hoje" />
      </MoreFields>
      <FieldActions>
        <Button type="submit">Calcular</Button>
        <Button variant="plain" onClick={onClear}>
          Limpar
        </Button>
      </FieldActions>
    </FieldGrid>
  )
}

const units = [
  { value: 'btc', label: 'bitcoin' },
  { value: 'sats', label: 'satoshis' },
  { value: 'reais', label: 'R$' },
]

const custodies = [
  { value: 'brasil', label: 'Corretora no Brasil' },
  { value: 'propria', label: 'Carteira própria' },
  { value: 'exterior', label: 'No exterior' },
]
