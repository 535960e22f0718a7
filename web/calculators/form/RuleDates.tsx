import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Calculator } from './calculator.ts'
import { isAsked, type Texts } from './fields.ts'

type Props = { calculator: Calculator; texts: Texts; today: string; onChoose: (texts: Texts) => void }

/** The first days of the rules that a calculator knows for these texts, newest first. */
export function ruleDatesOf({ tables, ruleDates }: Calculator, texts: Texts): IsoDate[] {
  if (!ruleDates?.since) return []
  const { since, among } = ruleDates
  const days = (among?.(texts) ?? tables).flatMap((table) => table.map(({ from }) => from))
  return [...new Set(days)]
    .filter((day) => day >= since)
    .toSorted()
    .toReversed()
}

/** "Regra na data": the same question by the rules of an earlier day. */
export function RuleDates({ calculator, texts, today, onChoose }: Props) {
  const { ruleDates, fields } = calculator
  const field = ruleDates && fields[ruleDates.field]
  if (!ruleDates?.since || !field || !isAsked(field, texts)) return null
  const days = ruleDatesOf(calculator, texts).map(formatDay)
  const chosen = texts[ruleDates.field] ?? ''
  const others = days.includes(chosen) || chosen === today ? days : [chosen, ...days]
  return (
    <FieldGrid>
      <SelectField
        // It has no name: outside of the form, it is not part of the link.
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
