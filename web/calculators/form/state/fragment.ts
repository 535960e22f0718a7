import {
  decimalsOf,
  type Field,
  type Fields,
  formatValue,
  isAsked,
  type Kind,
  numberOf,
  type Texts,
} from '../fields.ts'

/** A real link has two dozen short values, or a list of rows; anything longer is not one of ours. */
const MAX_LENGTH = 4000

const isNumeric = (kind: Kind) =>
  kind === 'brl' || kind === 'percent' || kind === 'number' || kind === 'whole'

/**
 * Texts of a form as the fragment of an address: `v=1000&a=300&t=13.65`, numbers with a decimal point. A fragment never
 * reaches a server. What the reader must fill always goes, so that a link keeps its meaning when the example changes;
 * choices and optional fields go when they are not the example's, or when the example depends on other fields.
 */
export function writeFragment(fields: Fields, texts: Texts): string {
  const fragment = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    const { key, kind, example, optional, live, suggest } = field
    const text = texts[name]?.trim() ?? ''
    const isLeftOut = (kind === 'choice' || optional) && !(live || suggest) && text === example
    if (!isAsked(field, texts) || isLeftOut || (text === '' && !optional)) continue
    fragment.set(key, isNumeric(kind) ? linkNumber(field, text, texts) : text.replaceAll('\n', '|'))
  }
  return fragment.toString()
}

/** With a decimal point and no exponent; as typed where that would lose a digit. */
function linkNumber(field: Field, text: string, texts: Texts): string {
  const value = numberOf(field, text, texts)
  if (value === undefined) return text
  const plain = value.toFixed(decimalsOf(value))
  return Number(plain) === value ? plain : text
}

/** The texts that a fragment asks for, by field, formatted for the form. Undefined when it is about something else. */
export function readFragment(fields: Fields, hash: string): Texts | undefined {
  if (hash.length > MAX_LENGTH) return undefined
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const value = fragment.get(field.key)
    return value === null ? [] : [[name, shown(field, value)]]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function shown(field: Field, value: string): string {
  if (field.kind === 'rows') return value.replaceAll('|', '\n')
  // Not as typed: in a link the point of 13.655 is always a decimal point.
  const isNumber = isNumeric(field.kind) && /^-?\d{1,15}(\.\d{1,8})?$/.test(value)
  return isNumber ? formatValue(field, Number(value)) : value
}

/** Puts a fragment into the address in place: no entry of the history. An empty one leaves none behind. */
export function setAddress(fragment: string) {
  const { pathname, search } = window.location
  window.history.replaceState(null, '', fragment ? `#${fragment}` : `${pathname}${search}`)
}
