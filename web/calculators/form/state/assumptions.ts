import type { Result, Shown } from '../calculator.ts'
import { type Field, type Fields, said, type Texts } from '../fields.ts'

/** Numbers of a reader's result that are not the reader's: of the fields in view, and of those in the fold. */
export function assumptionsOf(
  fields: Fields,
  { texts, untouched = [], isExample }: Pick<Result, 'texts' | 'untouched' | 'isExample'>,
) {
  const assumed = untouched.flatMap((name) => {
    const [field, text] = [fields[name], texts[name]?.trim() ?? '']
    // A figure of the market is in the canhoto, the year in the title; nothing is nobody's number.
    const isNobodys = field?.live || field?.isYear || /^[0.,]*$/.test(text)
    if (isExample || !field || text === '' || (isNobodys && !field.assumed)) return []
    return field.kind === 'choice' && !field.more
      ? []
      : [
          {
            name,
            more: field.more,
            label: field.label.replace(/\?$/, ''),
            value: inputInWords(field, text, texts),
          },
        ]
  })
  return { examples: assumed.filter(({ more }) => !more), supposed: assumed.filter(({ more }) => more) }
}

/** A text of a field with its unit; of a choice, the label of its option. */
export function inputInWords(field: Field, text: string, texts: Texts): string {
  return field.options?.find((option) => option.value === text)?.label ?? withUnit(field, text, texts)
}

/** A text of a field with its unit. */
export function withUnit(field: Field, text: string, texts: Texts): string {
  const unit = said(field.unit, texts)
  if (!unit) return text
  return field.kind === 'brl' ? `${unit}\u00A0${text}` : `${text}\u00A0${unit}`
}

const MOST_NAMED = 3

/** A verdict that says on which numbers it rests that its reader did not type. */
export function withAssumed(shown: Shown, assumed: readonly { label: string; value: string }[]): Shown {
  const { verdict } = shown
  if (!verdict || assumed.length === 0) return shown
  const named = assumed.slice(0, MOST_NAMED).map(({ label, value }) => `${label} ${value}`)
  const rest = assumed.length > MOST_NAMED ? ` e mais ${assumed.length - MOST_NAMED}` : ''
  const why = `${verdict.why} Isto é com o que você não digitou: ${named.join('; ')}${rest}.`
  return { ...shown, verdict: { ...verdict, why } }
}
