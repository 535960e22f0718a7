import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { type CheckedLine, type Checking, lineNamed, nameOf } from './checking.ts'

const codes = 'US\\$|U\\$S|U\\$|€|£|USD|EUR|GBP|ARS|CLP|UYU|PYG|PEN|COP|MXN|JPY|CNY|CAD|AUD|CHF'
const after = `${codes}|d[oó]lar(?:es)?|euros?`

/** `US$ 200,00`, `USD 200.00`, `200 EUR`: the currency before or after its number. */
const foreignAmount = new RegExp(
  `(?:${codes})\\s?\\d[\\d.,]*|(?<![\\d.,])\\d[\\d.,]*\\s?(?:${after})(?![\\p{L}])`,
  'giu',
)

/** A number with the currency before or after it, if any; no percentage, day or hour. */
const numbers = new RegExp(
  `(?:(${codes}|R\\$)\\s?)?(?<![\\w.,/])(\\d[\\d.,]*\\d|\\d)(?![\\w/]|[.,:]\\d|\\s?%)(?:\\s?(${after})(?![\\p{L}]))?`,
  'giu',
)

type Kind = 'foreign' | 'rate' | 'reais'
type Token = { kind: Kind; mark: string; amount: string; name: string }
type Row = { name: string; amount: string; key: string }

/** A line without its amounts in other currencies: no line of a document in reais is of them. */
export function withoutForeign(line: string): string {
  return line.replace(foreignAmount, ' ')
}

/** How many amounts of other currencies a document has. */
export function countForeign(text: string): number {
  return Array.from(text.matchAll(foreignAmount)).length
}

/**
 * The rows of the lines of a bill with a purchase abroad, which has its amount in the other currency, the rate and the
 * amount in reais in one line or in several; undefined for a line that has neither of the first two and does not follow
 * them, or whose name alone is of the other currency. A rate has three decimals or more, or stands after `US$ 1 =`. Of
 * unmarked amounts beside a rate, the one that gives another by it is in the other currency.
 */
export function exchangeRows(lines: readonly string[], checking: Checking): (Row[] | undefined)[] {
  let isWaiting = false
  return lines.map((line) => {
    const tokens = tokensOf(line, checking)
    const isAbroad = tokens.some(({ kind }) => kind !== 'reais')
    const isAlone = isWaiting && tokens.length === 1 && tokens[0]?.name === ''
    const isInReais = tokens.some(
      ({ mark, name }) => mark === 'R$' && lineNamed(checking, name)?.apart === 'foreign',
    )
    if (tokens.length > 0) isWaiting = isAbroad && !tokens.some(({ kind }) => kind === 'reais')
    return isAbroad || isAlone || isInReais ? rowsOf(tokens, checking) : undefined
  })
}

function tokensOf(line: string, checking: Checking): Token[] {
  const tokens: Token[] = []
  let [end, isOfUnit] = [0, false]
  for (const { 0: text, 1: before, 2: number = '', 3: behind = '', index } of line.matchAll(numbers)) {
    const mark = (before ?? behind).toUpperCase()
    const name = nameOf(withoutForeign(line.slice(end, index)))
    const isRate = isOfUnit || rate.test(number) || isNamedRate(name, checking)
    const kind = kindOf(number, mark, isRate)
    isOfUnit = kind === 'unit'
    if (!kind || kind === 'unit') continue
    tokens.push({ kind, mark, amount: withComma(number), name })
    end = index + text.length
  }
  return withUnmarked(tokens)
}

/** A `unit` is the `US$ 1` that a rate is of; undefined for a count. */
function kindOf(number: string, mark: string, isRate: boolean): Kind | 'unit' | undefined {
  if (mark !== '' && mark !== 'R$') return /^1([.,]0+)?$/.test(number) ? 'unit' : 'foreign'
  if (isRate) return 'rate'
  return mark === 'R$' || /,\d{2}$/.test(number) ? 'reais' : undefined
}

const rate = /^\d{1,3}(,\d{3,}|\.\d{4,})$/

const isNamedRate = (name: string, checking: Checking) =>
  lineNamed(checking, name)?.key === checking.exchange?.rate

/** `200.00` and `1,200.00` with the comma of our numbers. */
function withComma(number: string): string {
  return /^\d[\d,]*\.(\d{2}|\d{4,})$/.test(number) ? number.replaceAll(',', '').replace('.', ',') : number
}

/** Of the amounts without a currency, the one that the rate turns into another is in the other currency. */
function withUnmarked(tokens: readonly Token[]): Token[] {
  const numberIn = (token?: Token) => parseDecimal(token?.amount ?? '') ?? 0
  const reaisPerUnit = numberIn(tokens.find(({ kind }) => kind === 'rate'))
  // The rate has four decimals, and the amounts two.
  const gives = (one: Token, other: Token) =>
    Math.abs(numberIn(one) * reaisPerUnit - numberIn(other)) <= (100 + numberIn(one)) / 10_000
  const unmarked = tokens.filter(({ kind, mark }) => kind === 'reais' && mark === '')
  const abroad = unmarked.find((one) => tokens.some((other) => other !== one && gives(one, other)))
  return tokens.map((token) => (token === abroad ? { ...token, kind: 'foreign' } : token))
}

/** An amount without a name of its own has the first name of its line. Of several in reais the last counts. */
function rowsOf(tokens: readonly Token[], checking: Checking): Row[] {
  const last = tokens.findLast(({ kind }) => kind === 'reais')
  return tokens.flatMap((token) => {
    const line = checking.lines.find(({ key }) => key === checking.exchange?.[token.kind])
    if (!line || (token.kind === 'reais' && token !== last)) return []
    const name = token.name || tokens[0]?.name || line.label
    return [{ amount: token.amount, ...namedRow(token, name, line, checking) }]
  })
}

function namedRow({ kind, mark }: Token, name: string, line: CheckedLine, checking: Checking) {
  if (kind === 'foreign') return { name: `${name} ${mark}`.trim(), key: line.key }
  const named = lineNamed(checking, name)
  if (kind === 'rate') return { name: named === line ? name : line.label, key: line.key }
  const isOther = named && !Object.values(checking.exchange ?? {}).includes(named.key)
  return { name, key: isOther ? named.key : line.key }
}
