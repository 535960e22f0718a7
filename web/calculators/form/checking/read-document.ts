import { readReais } from '#web/finance/core/typed-reais.ts'

/** A line of a document as its reader has it: the amount as typed, which may be none. */
export type DocumentRow = {
  name: string
  amount: string
  /** The line of our answer that the reader says it is; empty: none of them. */
  key?: string
  /** Added by the reader, who names it. */
  isOwn?: true
}

/** An amount as payrolls and banks print it, `1.234,56`, or a rate. */
const printed =
  /(?<![\w.,])[-−]?\s?(?:R\$\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?![\d\p{L}])|(?<![\w.,])\d+,\d+(?=\s?%)/gu

/**
 * The lines of a pasted document, in its order. A line may have several names with an amount each, as the columns of a
 * TRCT; of several amounts after one name the last counts, for references stand before it. A name alone waits for an
 * amount on the next line, and is no line of the document without one; an amount without a name is one.
 *
 * A last word that looks like an amount and is none is kept as it is, so that its reader can correct it.
 */
export function readDocument(text: string): DocumentRow[] {
  const rows: DocumentRow[] = []
  let waiting = ''
  for (const line of text.split(/\r?\n/)) {
    const found = pairsOf(line)
    const [first] = found
    if (first && first.name === '') {
      rows.push({ name: waiting || 'Linha sem nome', amount: first.amount })
      found.shift()
    }
    rows.push(...found)
    waiting = found.length > 0 || first ? '' : nameOf(line)
  }
  return rows
}

/** After a rate, with its period if it says one: it goes into the name. */
const rateMark = /^\s?%(?: ?(a\.?m\b|a\.?a\b|ao m[eê]s|ao ano|mensal|anual)\.?)?/i

/** In reais, or a rate: not the `US$ 100,00` of a purchase. */
function amountsIn(line: string) {
  const isForeign = (before: string) => /(?:US\$|€|USD|EUR)\s?$/.test(before)
  return Array.from(line.matchAll(printed)).filter(({ index }) => !isForeign(line.slice(0, index)))
}

/** Names with their amounts; the first may lack a name. */
function pairsOf(line: string): DocumentRow[] {
  const pairs: DocumentRow[] = []
  let end = 0
  for (const { 0: amount, index } of amountsIn(line)) {
    const name = nameOf(line.slice(end, index))
    const last = pairs.at(-1)
    end = index + amount.length
    const [mark = '', period = ''] = rateMark.exec(line.slice(end)) ?? []
    end += mark.length
    // A second rate of the same name: `3,00% a.m. 42,58% a.a.`.
    const isOfLast = name === '' && last !== undefined
    const base = isOfLast ? last.name.split(' %')[0] : name
    const row = { name: mark ? `${base} % ${period}`.trim() : `${base}`, amount: digitsOf(amount) }
    if (isOfLast && !/ % /.test(last.name)) pairs.pop()
    pairs.push(row)
  }
  return pairs.length > 0 ? pairs : unreadable(line)
}

/** A name with what may be its amount, `1.2O0,00`, `1234.5`, `350`: its field says what is wrong with it, or takes it. */
function unreadable(line: string): DocumentRow[] {
  const words = line.split(/[\s;:]/).filter(Boolean)
  const amount = words.pop() ?? ''
  const name = nameOf(words.join(' '))
  return name && /\d/.test(amount) && !/[/ºª°]/.test(amount) ? [{ name, amount: digitsOf(amount) }] : []
}

/** Empty for a text without letters: a reference, a dotted leader. */
function nameOf(text: string): string {
  const words = text.replaceAll('R$', ' ').split(/\s/)
  let name = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
  while (/[^\p{L}\p{N})]$/u.test(name)) name = name.slice(0, -1)
  return /\p{L}{2}|1\/3|13º/u.test(name) ? name : ''
}

function digitsOf(amount: string): string {
  return amount.replace(/R\$|\s/g, '')
}

/** An amount of a row without its sign, in centavos; undefined for none, or why it cannot be read. */
export function amountIn({ amount }: DocumentRow): { amount?: number; wrong?: string } {
  const text = amount.trim()
  if (text === '') return {}
  return readReais(text.replace(/^[-−(]|\)$/g, ''), { min: 0, max: 100_000_000_000_00 })
}
