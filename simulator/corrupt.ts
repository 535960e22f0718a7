import type { Answer, Provider } from './provider.ts'

type Corruption = (answer: Answer, provider: Provider) => Answer

/** Of an answer in text; a file of bytes stays as it is. */
export function onText(change: (text: string, provider: Provider) => string): Corruption {
  return (answer, provider) =>
    typeof answer.body === 'string' ? { ...answer, body: change(answer.body, provider) } : answer
}

/** Of an answer in JSON; anything else stays as it is. */
export function onJson(change: (value: unknown, provider: Provider) => unknown): Corruption {
  return onText((text, provider) =>
    isJson(text) ? JSON.stringify(change(JSON.parse(text), provider)) : text,
  )
}

export function withHeader(name: string, value: string): (answer: Answer) => Answer {
  return (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } })
}

/** `word` where the answer has a number with decimals, as a text where it is JSON. */
export function inPlaceOfNumbers(word: string): Corruption {
  return onText((text) =>
    isJson(text)
      ? text.replaceAll(/"-?\d+\.\d+"|(?<=[:,[])-?\d+\.\d+(?=[,}\]])/g, `"${word}"`)
      : text.replaceAll(/-?\d{1,20},\d{1,20}/g, word),
  )
}

/** Without the number itself, at any depth; in a table without names, without its last column. */
export const withoutNumbers: Corruption = onText((text, { numbers }) => {
  if (!isJson(text)) return text.replaceAll(/;[^;\n]*$/gm, '')
  return JSON.stringify(JSON.parse(text, (key, value) => (numbers.includes(key) ? undefined : value)))
})

/** Numbers in fields of these names, bare or in a text, changed. */
export function withNumbers(names: RegExp, change: (value: number) => number): Corruption {
  const field = new RegExp(`("(?:${names.source})":"?)(-?[\\d.]+)`, 'g')
  return onText((text) =>
    text.replaceAll(field, (_, name: string, value: string) => name + String(change(Number(value)))),
  )
}

/** Lists of rows, at any depth, backwards and with their first row twice. */
export function disordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map(disordered)
    const isTable = rows.length > 1 && rows.every((row) => typeof row === 'object' && row !== null)
    return isTable ? [...rows.toReversed(), rows[0]] : rows
  }
  return mapped(value, disordered)
}

/** Without the first row of each list, or the first of the rows that an object names. */
export function omitted(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(1)
  const entries = entriesOf(value)
  const isTable = entries.length > 0 && entries.every(([, row]) => typeof row === 'object' && row !== null)
  if (isTable && !entries.some(([, row]) => Array.isArray(row))) return Object.fromEntries(entries.slice(1))
  return mapped(value, (inner) => (Array.isArray(inner) ? inner.slice(1) : inner))
}

function mapped(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(entriesOf(value).map(([key, inner]) => [key, change(inner)]))
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(value ?? {})
}

function isJson(text: string): boolean {
  return /^[[{]/.test(text)
}
