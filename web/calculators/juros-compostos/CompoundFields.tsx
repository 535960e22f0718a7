import { formatPercent } from '#web/finance/core/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MoreFields } from '#web/ui/fields/MoreFields.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Errors } from '../form/evaluate.ts'
import styles from './CompoundFields.module.css'
import type { Projection } from './calculate-plan.ts'
import { compoundFields, exampleRate, type FieldName } from './input.ts'

type Props = {
  errors: Errors<FieldName>
  /** The last valid one, for the equivalent of its rate. */
  projection: Projection
  onClear: () => void
}

/**
 * The question. Every field is always in the form; the style sheet hides the one that is asked for, so that it works
 * before any code runs and keeps what was typed in it.
 */
export function CompoundFields({ errors, projection, onClear }: Props) {
  const field = (name: FieldName) => ({
    name,
    label: compoundFields[name].label,
    defaultValue: compoundFields[name].example,
    inputMode: 'decimal' as const,
    error: errors[name],
  })
  const money = { unit: 'R$' }
  const yearly = { unit: '% ao ano', unitSide: 'right' as const, half: true }
  return (
    <FieldGrid className={styles.fields}>
      <ChoiceField name="solveFor" legend={compoundFields.solveFor.label} options={solveForOptions} />
      <div className={styles.goal}>
        <Field {...field('goal')} {...money} hint="Quanto você quer ter no fim" />
      </div>
      <div className={styles.initial}>
        <Field {...field('initial')} {...money} half />
      </div>
      <div className={styles.contribution}>
        <Field {...field('monthlyContribution')} {...money} half />
      </div>
      <div className={styles.rate}>
        <Field {...field('rate')} unit="%" unitSide="right" half hint={`Exemplo: ${exampleRate.label}`} />
        <SelectField
          name="ratePer"
          label={compoundFields.ratePer.label}
          options={ratePerOptions}
          half
          hint={equivalentRate(projection)}
        />
        <div className={styles.index}>
          <Field {...field('index')} {...yearly} hint="Digite o índice; ele fica constante" />
        </div>
      </div>
      <div className={styles.term}>
        <Field {...field('term')} inputMode="numeric" half />
        <SelectField name="termUnit" label={compoundFields.termUnit.label} options={termUnitOptions} half />
      </div>
      <MoreFields summary="Mais opções">
        <Field {...field('contributionGrowth')} {...yearly} hint="Reajuste a cada 12 meses" />
        <Field {...field('inflation')} {...yearly} hint="Vazio: não desconta" />
        <ChoiceField
          name="contributionAt"
          legend={compoundFields.contributionAt.label}
          options={contributionAtOptions}
        />
        <SelectField
          name="tax"
          label={compoundFields.tax.label}
          options={taxOptions}
          half
          hint="Renda fixa, pela idade de cada depósito"
        />
        <div className={styles.startsOn}>
          <Field {...field('startsOn')} inputMode="numeric" half hint="dd/mm/aaaa" />
        </div>
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

function equivalentRate({ plan, monthlyRate, annualRate }: Projection): string {
  if (plan.rate.per === 'month') return `${formatPercent(annualRate)} ao ano`
  return `${formatPercent(monthlyRate, 4)} ao mês`
}

const solveForOptions = [
  { value: 'total', label: 'Total' },
  { value: 'contribution', label: 'Aporte' },
  { value: 'months', label: 'Prazo' },
  { value: 'rate', label: 'Taxa' },
]

const ratePerOptions = [
  { value: 'year', label: 'ao ano' },
  { value: 'month', label: 'ao mês' },
  { value: 'cdi', label: '% do CDI' },
  { value: 'ipca', label: 'acima do IPCA' },
]

const taxOptions = [
  { value: 'nao', label: 'não' },
  { value: 'sim', label: 'sim' },
]

const termUnitOptions = [
  { value: 'years', label: 'anos' },
  { value: 'months', label: 'meses' },
]

const contributionAtOptions = [
  { value: 'end', label: 'fim do mês' },
  { value: 'start', label: 'início do mês' },
]
