import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction } from '#web/finance/core/money.ts'
import type { CentavosPart } from '#web/ui/nota/Centavos.tsx'
import type { Shown } from './calculator.ts'
import { brl, type Field, whole } from './fields.ts'

// Shared by the calculators of a payroll: salário líquido, 13º, férias.

const max = 1_000_000_00

export const salaryField = (hint: string) =>
  brl('Salário bruto', { key: 's', example: '3.500,00', min: 1_00, max, half: true, hint })

export const averagesField = brl('Média de extras', {
  key: 'e',
  max,
  optional: true,
  half: true,
  hint: 'Hora extra, comissão, adicional, por mês',
})

export const dependantsField = whole('Dependentes no imposto', {
  key: 'n',
  example: '0',
  max: 20,
  optional: true,
  half: true,
})

/** An amount that the payroll may have. */
export const monthlyField = (
  label: string,
  options: { key: string; more?: true; hint: NonNullable<Field['hint']> },
) => brl(label, { ...options, max, optional: true, half: true })

/** R$ 1,00 of the gross: kept, INSS and income tax. */
export function payParts(kept: CentavosPart, inss: Cents, tax: Cents): CentavosPart[] {
  const parts = [kept, { label: 'de INSS', value: inss }, { label: 'de imposto', value: tax }]
  return parts.filter(({ value }) => value > 0)
}

/** `from`: `do salário`, `das férias`. */
export function fgtsApart(
  from: string,
  pay: Cents,
  { amount, rate }: { amount: Cents; rate: Fraction },
): NonNullable<Shown['apart']>[number] {
  const formula = `${percentInWords(rate)} de ${formatBrl(pay)}: não sai ${from}`
  return { title: `Fora ${from}`, rows: [{ label: 'FGTS que a empresa deposita', amount, formula }] }
}
