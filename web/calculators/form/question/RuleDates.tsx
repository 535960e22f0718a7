import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Calculator } from '../calculator.ts'
import { isAsked, type Texts } from '../fields.ts'

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

/** A shortcut to the days on which a rule changed: it writes the day into its field. */
export function RuleDates({ calculator, texts, today, onChoose }: Props) {
  const { ruleDates, fields } = calculator
  const field = ruleDates && fields[ruleDates.field]
  if (!ruleDates?.since || !field || !isAsked(field, texts)) return null
  const days = ruleDatesOf(calculator, texts).map(formatDay)
  const chosen = texts[ruleDates.field] ?? ''
  const others = days.includes(chosen) || chosen === today ? days : [chosen, ...days]
  return (
    <SelectField
      // Without a name it is no field of the question: the link has the day.
      label="Usar a regra de outra data"
      value={chosen}
      options={[
        { value: today, label: `hoje, ${today}` },
        ...others.map((day) => ({ value: day, label: day })),
      ]}
      hint={`Escreve em ${field.label} o dia em que uma regra mudou`}
      onChange={({ currentTarget }) => onChoose({ ...texts, [ruleDates.field]: currentTarget.value })}
    />
  )
}
