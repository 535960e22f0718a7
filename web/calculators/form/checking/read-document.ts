import { readReais } from '#web/finance/core/typed-reais.ts'
import { type Checking, isBox, lineNamed, nameOf, plainName } from './checking.ts'
import { exchangeRows, withoutForeign } from './foreign.ts'

/** A line of a document as its reader has it: the amount as typed, which may be none. */
export type DocumentRow = {
  name: string
  amount: string
  /** The line of our answer that the reader says it is; empty: none of them. */
  key?: string
  /** Added by the reader, who names it. */
  isOwn?: true
  /** Why it is not compared before its reader has looked at it, in Portuguese. */
  doubt?: string
}

/** An amount as payrolls and banks print it, `1.234,56`, or a rate. */
const printed =
  /(?<![\w.,])[-−]?\s?(?:R\$\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?![\d\p{L}])|(?<![\w.,])\d+,\d+(?=\s?%)/gu

const doubts = {
  columns: 'Os nomes vieram separados dos valores: diga que linha é esta.',
  count: 'Parece uma contagem. Se for um valor em reais, escreva com centavos.',
}

/**
 * The lines of a pasted document, in its order. A line may have several names with an amount each, as the columns of a
 * TRCT, whose numbered boxes may be empty; of several amounts after one name the last counts, for references stand before
 * it. A name alone waits for an amount on the next line, and is no line of the document without one. Amounts that follow
 * several names, as in a copy by columns, have none: their reader is asked.
 *
 * A last word that looks like an amount and is none is kept as it is, so that its reader can correct it.
 */
export function readDocument(text: string, checking: Checking): DocumentRow[] {
  const typed = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const told = typed.filter((line) => !isOfPerson(line))
  const parts = withHeadings(checking.exchange ? told : told.map(withoutForeign), checking).flatMap((line) =>
    withTotals(line, checking),
  )
  const abroad = checking.exchange ? exchangeRows(parts, checking) : []
  const lines = parts.map((line, index) => abroad[index] ?? readLine(line, checking))
  const isRateOfAmount = ({ name }: DocumentRow) => {
    const line = / %( |$)/.test(name) ? lineNamed(checking, name) : undefined
    return line !== undefined && line.apart !== 'percent'
  }
  const isNameless = (index: number) => lines[index]?.[0]?.name === ''
  const rows = lines.flatMap((found, index) => {
    const before = lines[index - 1] ?? []
    const [first, ...others] = found.filter((row) => row.amount !== '' && !isRateOfAmount(row))
    if (!first) return []
    if (first.name !== '') return [first, ...others]
    const [waiting, ...more] = before.every(({ amount }) => amount === '') ? before : []
    const isOne = waiting && more.length === 0 && !isNameless(index + 1)
    const named = isOne ? { name: waiting.name } : { name: 'Linha sem nome', doubt: doubts.columns }
    return [{ ...first, ...named }, ...others]
  })
  const isTitle = (line: readonly DocumentRow[]) => line.every(({ amount }) => amount === '')
  const start = lines.findIndex((line) => !isTitle(line))
  const isWaiting = lines[start]?.[0]?.name === ''
  return underTitle(rows, typed.slice(0, isWaiting ? start - 1 : start), checking)
}

/** The rows of a document with these lines above its first amount. */
function underTitle(
  rows: readonly DocumentRow[],
  titles: readonly string[],
  checking: Checking,
): DocumentRow[] {
  const { titled } = checking
  const title = plainName(titles.join(' '))
  if (!titled?.words.test(title) || titled.others.test(title)) return [...rows]
  return rows.map((row) =>
    lineNamed(checking, row.name)?.key === titled.named ? { ...row, key: titled.is } : row,
  )
}

/**
 * The lines, where each amount of a row stands behind its own name of the headings above:
 * `Total de Vencimentos Total de Descontos` over `6.500,00 1.779,30`. Only names of two or more lines that we know.
 */
function withHeadings(lines: readonly string[], checking: Checking): string[] {
  return lines.flatMap((line, index) => {
    const [before = '', after = ''] = [lines[index - 1], lines[index + 1]]
    const named = headingsOver(after, line, checking)
    if (named) return named
    return headingsOver(line, before, checking) ? [] : [line]
  })
}

/** `TOTAIS 6.000,00 1.026,61`, of what is paid and taken; the net may follow. */
function withTotals(line: string, checking: Checking): string[] {
  const [paid, taken, net] = amountsIn(line).map(([amount]) => amount.trim())
  const names = ['Total de vencimentos', 'Total de descontos', 'Líquido']
  const isTotals =
    taken !== undefined &&
    /^tota(l|is)( gera(l|is))?$/.test(plainName(nameOf(line.split(paid ?? '')[0] ?? '')))
  const isKnown = names.every((name) => lineNamed(checking, name))
  if (!isTotals || !isKnown) return [line]
  return [paid, taken, net].flatMap((amount, index) => (amount ? [`${names[index]} ${amount}`] : []))
}

/** Who is paid, where and since when, and the receipt that is signed at the foot: no line has its amounts. */
function isOfPerson(line: string): boolean {
  const plain = plainName(line).replace(/^\d{1,3} /, '')
  return (
    /^(empregado|empregador|empresa|funcionario|colaborador|trabalhador|nome|cargo|funcao|admissao|ctps|cpf|cnpj|pis)[^:]{0,12}:/.test(
      plain,
    ) || /^(recebi|recebemos|declaro|data d[aeo] |remuneracao mes ant|tipo de contrato)/.test(plain)
  )
}

/** A line for each name in `names` with its amount in `row`; undefined where these are not as many. */
function headingsOver(row: string, names: string, checking: Checking): string[] | undefined {
  const amounts = amountsIn(row).map(([amount]) => amount.trim())
  const isRow = amounts.length > 1 && nameOf(row) === '' && amountsIn(names).length === 0
  const found = isRow ? namesIn(names, amounts.length, checking) : undefined
  return found?.map((name, index) => `${name} ${amounts[index]}`)
}

const preposition = /^(d[aeo]s?|e|em|n[ao]s?|por|sem|com)$/i

/** A text cut into `count` names, each of another line; undefined where that can be done in no way, or in two. */
function namesIn(text: string, count: number, checking: Checking): string[] | undefined {
  const words = text.split(' ')
  const isStart = (index: number) =>
    ![words[index - 1], words[index]].some((word = '') => preposition.test(word))
  const cut = (from: number, left: number): string[][] => {
    if (left === 1) return [[words.slice(from).join(' ')]]
    const ends = words.flatMap((_, index) => (index > from && isStart(index) ? [index] : []))
    return ends.flatMap((end) =>
      cut(end, left - 1).map((others) => [words.slice(from, end).join(' '), ...others]),
    )
  }
  // A heading has a dozen words: more is no heading, and has too many ways.
  const ways = words.length > 12 || count > 3 ? [] : cut(0, count)
  const [way, ...others] = ways.filter((names) => {
    const lines = names.map((name) => lineNamed(checking, name)?.key)
    return !lines.includes(undefined) && new Set(lines).size === count
  })
  return others.length === 0 ? way : undefined
}

/** Names with their amounts, else names alone, with an empty amount. */
function readLine(line: string, checking: Checking): DocumentRow[] {
  const parts = partsOf(line, checking)
  const found = parts.flatMap((part) => pairsOf(part, checking))
  const rows = found.length > 0 ? found : unreadable(line, checking)
  if (rows.length > 0) return rows.map((row) => (isCount(row) ? { doubt: doubts.count, ...row } : row))
  const names = parts.map(nameOf).filter((name) => name !== '' && !heading.test(plainName(name)))
  return names.map((name) => ({ name, amount: '' }))
}

/** A line cut before the number of each box. */
function partsOf(line: string, checking: Checking): string[] {
  const numbers =
    /(?<=^|[\s|;])\d{2,3}(?:[.,]\d)?(?=\s(?:\p{L}{3}|13\b|13º|1\/3))(?!\s(?:dias|horas|avos|meses|anos))/gu
  const starts = Array.from(line.matchAll(numbers)).filter(([number]) => isBox(checking, number))
  const cuts = [0, ...starts.map(({ index }) => index)]
  return cuts.map((start, at) => line.slice(start, cuts[at + 1])).filter((part) => part.trim() !== '')
}

/** What no amount is of: the title of a document and its month. */
const heading = /\b(recibo|demonstrativo|contracheque|holerite|folha|competencia|periodo|extrato)\b/

const isCountName = (plain: string) =>
  /\b(quantidade|qtde?|prazo|numero d[eo]|n d[eo]|referencia)\b/.test(plain) || /^(\d+ )?dias\b/.test(plain)

/** `Quantidade 18,00`, `Dias 30,00`: no amount of a day's pay is as small. */
function isCount({ name, amount }: DocumentRow): boolean {
  return isCountName(plainName(name)) && /^\d{1,3},0+$/.test(amount)
}

/** After a rate, with its period if it says one: it goes into the name. */
const rateMark = /^\s?%(?: ?(a\.?m\b|a\.?a\b|ao m[eê]s|ao ano|mensal|anual)\.?)?/i

/** In reais, or a rate: not the `220,00 horas` of a month. */
function amountsIn(line: string) {
  const isMeasure = (after: string) => /^\s?(?:h|hs|hrs|horas?|dias?|mes|meses|avos)\b/i.test(after)
  return Array.from(line.matchAll(printed)).filter(
    ({ 0: { length }, index }) => !isMeasure(line.slice(index + length)),
  )
}

/** Names with their amounts; the first may lack a name. */
function pairsOf(line: string, checking: Checking): DocumentRow[] {
  const pairs: DocumentRow[] = []
  let end = 0
  for (const { 0: amount, index } of amountsIn(line)) {
    const name = ownName(
      nameOf(line.slice(end, index)),
      line.slice(end, index).trimEnd().endsWith(':'),
      checking,
    )
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
  return pairs
}

/**
 * A name with what may be its amount, `1.2O0,00`, `1234.5`, `R$ 350`: its field says what is wrong with it, or takes it.
 * A whole number alone, `18`, is asked about beside the name of a line, and is nothing elsewhere.
 */
function unreadable(line: string, checking: Checking): DocumentRow[] {
  const words = line.split(/[\s;:]/).filter(Boolean)
  const amount = digitsOf(words.pop() ?? '')
  const name = nameOf(words.join(' '))
  const plain = plainName(name)
  // Digits, and letters that a reader of images takes for them.
  if (
    !name ||
    !/^[-−(]?\d[\d.,OoIlSBE]*\)?$/.test(amount) ||
    /[/ºª°]|-\d|^\d{2}\.\d{2}\.\d{2,4}$/.test(amount)
  )
    return []
  const isWhole = /^\d+$/.test(amount) && !/R\$\s*\d+$/.test(line.trim())
  if (!isWhole) return [{ name, amount }]
  const isYear = /^(19|20)\d\d$/.test(amount) && / de$/.test(plain)
  if (isYear || heading.test(plain) || isCountName(plain) || !lineNamed(checking, name)) return []
  return [{ name, amount, doubt: doubts.count }]
}

/**
 * Of labels and values in one line, `Sistema: SAC Prazo: 360 meses Taxa nominal`, the last label: what follows the value of
 * the label before it, a word or a number with its unit.
 */
function ownName(name: string, isLabel: boolean, checking: Checking): string {
  const last = name.slice(name.lastIndexOf(':') + 1).trim()
  const [value = '', unit = '', ...others] = last.split(' ')
  const isNumber = /^\d+$/.test(value)
  if (!name.includes(':') || !(isLabel || isNumber)) return name
  const hasUnit = isNumber && /^(mes|meses|dias|anos|parcelas)$/.test(plainName(unit))
  const own = (hasUnit ? others : [unit, ...others]).join(' ')
  return lineNamed(checking, own) ? own : name
}

function digitsOf(amount: string): string {
  return amount.replace(/R\$|\s/g, '')
}

/** An amount of a row without its sign, in centavos; undefined for none, or why it cannot be read. */
export function amountIn({ amount, doubt }: DocumentRow): { amount?: number; wrong?: string } {
  if (doubt) return { wrong: doubt }
  const text = amount.trim()
  if (text === '') return {}
  return readReais(text.replace(/^[-−(]|\)$/g, ''), { min: 0, max: 100_000_000_000_00 })
}
