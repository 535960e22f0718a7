import { formatNumber } from './format.ts'

/** Words and signs of a unit, each of which may stand before or after a number of a field in that unit. */
const synonyms: readonly (readonly string[])[] = [
  ['r$', 'brl', 'real', 'reais'],
  ['us$', 'u$', '$', 'usd', 'dólar', 'dólares', 'dolar', 'dolares'],
  ['€', 'eur', 'euro', 'euros'],
  ['£', 'gbp', 'libra', 'libras'],
  ['%', 'por cento'],
  ['anos', 'ano'],
  ['meses', 'mês', 'mes'],
  ['dias', 'dia'],
]

const multiples: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  mi: 1e6,
  milhão: 1e6,
  milhao: 1e6,
  milhões: 1e6,
  milhoes: 1e6,
}

/** A hundred times it, its centavos, is still a number. */
const maxNumber = 1e300

/**
 * A number as a person types or pastes it, by the notations of docs/digitacao.md: `1.234,56`, `1234.56`, `1,234.56`, `1 234,56`,
 * `R$ 1.234,56`, `(100)`, `10 mil`. Of more digits than a number holds it is the largest that we take: a limit can refuse it.
 *
 * @param unit of the field, whose signs may stand beside the number
 * @param isGrouped whether a dot before three digits groups thousands, as in money; `or` is the number if it does not
 * @returns in `wrong`, in Portuguese, why it cannot be one number
 */
export function readNumber(
  text: string,
  unit: string,
  isGrouped: boolean,
): { value: number; or?: number } | { wrong: string } {
  const [, before = '', core = '', after = ''] =
    /^(\D*)(\d(?:[\d.,\p{Zs}]*\d)?)(\D*)$/u.exec(plain(text)) ?? []
  const { sign, marks, multiple } = surroundings(before, after)
  const number = readCore(core)
  if (!number || sign === undefined) return { wrong: notANumber }
  const foreign = marks.filter((mark) => !isOf(unit, mark))
  if (foreign.length > 0) return { wrong: foreign.every(isKnown) ? inUnit(unit) : notANumber }
  const value = scaled(number.value, sign * multiple)
  if (number.groups !== undefined && marks.some(isOfCommas))
    return { wrong: dotQuestion(scaled(number.groups, sign * multiple), value) }
  if (number.or === undefined) return { value }
  const or = scaled(number.or, sign * multiple)
  // Who writes thousands or millions as a word seldom writes groups before it: `1.365 milhão`.
  return isGrouped && multiple === 1 ? { value, or } : { wrong: dotQuestion(value, or) }
}

const notANumber = 'Digite só números, por exemplo 1.500,00.'

function inUnit(unit: string): string {
  return unit ? `Este campo é em ${unit}.` : 'Digite só o número.'
}

/** Whose sign comes with commas between thousands: `$1,000`. */
function isOfCommas(mark: string): boolean {
  return isOf('US$', mark) || isOf('£', mark)
}

/** Which number a dot or comma before three digits makes, as a question in Portuguese. */
export function dotQuestion(grouped: number, decimal: number): string {
  const other = formatNumber(decimal, Number.isInteger(decimal) ? 2 : 3)
  return `Você quis dizer ${other} ou ${formatNumber(grouped)}? Escreva de um desses jeitos.`
}

/** 1234.56 of `R$ 1.234,56`: a number as it is printed, or in a unit. Undefined for a text that is none. */
export function parseDecimal(text: string, unit = ''): number | undefined {
  const number = readNumber(text.replace(/R\$|%/g, ''), unit, true)
  return 'value' in number ? number.value : undefined
}

/** Sign, units and multiple beside a number. `sign` is undefined where there are several. */
function surroundings(before: string, after: string) {
  const isEnclosed = before.includes('(') && after.includes(')')
  const [left, right] = isEnclosed ? [before.replace('(', ''), after.replace(')', '')] : [before, after]
  const signs = (left + right).replace(/[^+-]/g, '')
  const [ahead, behind] = [left.replace(/[+-]/, '').trim(), right.replace(/[+-]/, '').trim()]
  const [word = '', ...words] = behind.split(/\s+/)
  const multiple = Object.hasOwn(multiples, word) ? multiples[word] : undefined
  const isNegative = isEnclosed || signs === '-'
  return {
    sign: signs.length > (isEnclosed ? 0 : 1) ? undefined : isNegative ? -1 : 1,
    marks: [ahead, multiple ? words.join(' ') : behind].filter(Boolean),
    multiple: multiple ?? 1,
  }
}

/** Full-width signs, invisible ones and the many dashes and blanks as a keyboard has them. */
function plain(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase()
}

/** `or`: with a dot before three digits as a decimal point; `groups`: with a comma there between thousands. */
type Core = { value: number; or?: number; groups?: number }

/** Digits with their separators. */
function readCore(core: string): Core | undefined {
  const number = core.replace(/\p{Zs}/gu, ' ')
  const groups = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*(?:([.,])\d+)?$/.exec(number)
  if (groups && groups[1] !== groups[2]) return readGroups(number, groups[1] ?? '', groups[2])
  if (/^\d+(,\d+)?$/.test(number)) return { value: Number(number.replace(',', '.')) }
  return /^(0|[1-9]\d*)\.\d+$/.test(number) ? { value: Number(number) } : undefined
}

/** One comma before three digits is the decimal comma of pt-BR; one dot may be a decimal point. */
function readGroups(number: string, separator: string, decimal: string | undefined): Core {
  const whole = Number(number.replaceAll(separator, '').replace(',', '.'))
  const isOne = decimal === undefined && count(number, separator) === 1
  if (isOne && separator === ',') return { value: Number(number.replace(',', '.')), groups: whole }
  return isOne && separator === '.' ? { value: whole, or: Number(number) } : { value: whole }
}

function scaled(value: number, factor: number): number {
  // Fifteen digits cut the binary noise of 1.1 million.
  const scaledValue = Math.abs(factor) === 1 ? value * factor : Number((value * factor).toPrecision(15))
  return Math.max(-maxNumber, Math.min(maxNumber, scaledValue))
}

function isOf(unit: string, mark: string): boolean {
  const own = unit.toLowerCase()
  return (
    mark === own || synonyms.some((words) => words.includes(mark) && words.includes(own.split(' ')[0] ?? ''))
  )
}

function isKnown(mark: string): boolean {
  return synonyms.some((words) => words.includes(mark))
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
