import { parseDecimal } from '#web/finance/core/format.ts'
import { type FieldSpec, type Fields, formatValue, namesOf, type Texts } from './fields.ts'

/** A real link has a dozen short values; anything longer is not one of ours. */
const MAX_LENGTH = 600

/**
 * What was typed as the fragment of an address: `v=1000&a=300&t=13.65`, numbers with a decimal point. A fragment never
 * reaches a server. What the reader must fill always goes, so that a link keeps its meaning when the example changes.
 */
export function writeFragment<Name extends string>(fields: Fields<Name>, texts: Texts<Name>): string {
  const fragment = new URLSearchParams()
  for (const name of namesOf(fields)) {
    const { key, kind, example, optional } = fields[name]
    const text = texts[name].trim()
    const isLeftOut = kind === 'choice' || optional
    if (text === '' || (isLeftOut && text === example)) continue
    fragment.set(key, kind === 'choice' ? text : String(parseDecimal(text) ?? text))
  }
  return fragment.toString()
}

/** The texts that a fragment asks for, by field, formatted for the form. Undefined when it is about something else. */
export function readFragment<Name extends string>(
  fields: Fields<Name>,
  hash: string,
): Partial<Texts<Name>> | undefined {
  if (hash.length > MAX_LENGTH) return undefined
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const texts: Partial<Texts<Name>> = {}
  for (const name of namesOf(fields)) {
    const { key, kind } = fields[name]
    const value = fragment.get(key)
    if (value !== null) texts[name] = shown(kind, value)
  }
  return namesOf(texts).length > 0 ? texts : undefined
}

function shown(kind: FieldSpec['kind'], value: string): string {
  // Not parseDecimal, for which the point of 13.655 groups thousands.
  const isNumber = kind !== 'choice' && /^-?\d{1,15}(\.\d{1,7})?$/.test(value)
  return isNumber ? formatValue(kind, Number(value)) : value
}
