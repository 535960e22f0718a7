import { useId } from 'react'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Calculator } from './calculator.ts'
import type { Texts } from './fields.ts'

type Props = { calculator: Calculator; texts: Texts; today: string; onChoose: (texts: Texts) => void }

/** The first days of the rules that a calculator knows, newest first. */
export function ruleDatesOf({ ruleDates }: Calculator): IsoDate[] {
  const days = ruleDates?.editions.flatMap((editions) => editions.map(({ from }) => from)) ?? []
  return [...new Set(days)].toSorted().toReversed()
}

/** "Regra na data": the same question by the rules of an earlier day. */
export function RuleDates({ calculator, texts, today, onChoose }: Props) {
  const id = useId()
  const { ruleDates } = calculator
  if (!ruleDates) return null
  const days = ruleDatesOf(calculator).map(formatDay)
  const chosen = texts[ruleDates.field] ?? ''
  const others = days.includes(chosen) || chosen === today ? days : [chosen, ...days]
  return (
    <FieldGrid>
      <SelectField
        // Outside of the form: it has no name and is not part of the link.
        id={id}
        name=""
        label="Calcular pela regra de"
        value={chosen}
        options={[
          { value: today, label: `hoje, ${today}` },
          ...others.map((day) => ({ value: day, label: day })),
        ]}
        hint="As datas em que uma regra desta conta mudou"
        onChange={({ currentTarget }) => onChoose({ ...texts, [ruleDates.field]: currentTarget.value })}
      />
    </FieldGrid>
  )
}
