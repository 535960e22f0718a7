import type { IsoDate } from './money.ts'

/** A day, or in Portuguese why the calendar does not have it; undefined for a text that is no date. */
export type TypedDay = { day: IsoDate } | { wrong: string } | undefined

const months = [
  'Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho',
  'Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro',
] // biome-ignore format: a list of names

/**
 * A day as a person types or pastes it, by the notations of docs/digitacao.md: `27/04/2024`, `27042024`, `27-04-2024`, `27.04.2024`,
 * `27 04 2024`, `27/4/24`, `270424`, `2024-04-27`.
 *
 * @param near a year: of two digits, the year is the one of the century that lies nearest to it
 */
export function readDay(text: string, near: number): TypedDay {
  const alone = readMonth(text)
  if (alone) return { wrong: `Falta o dia, como em 15/${alone}.` }
  const parts = partsOf(plainDigits(text))
  if (!parts) return undefined
  const [dayText, monthText, yearText] = parts
  const [date, month] = [Number(dayText), Number(monthText)]
  const year = yearText.length === 4 ? Number(yearText) : nearest(Number(yearText), near)
  if (month < 1 || month > 12) return { wrong: 'O mês vai de 1 a 12, depois do dia.' }
  if (date < 1 || date > 31) return { wrong: 'O dia vai de 1 a 31.' }
  const length = lengthOf(month, year)
  if (date > length) {
    const inYear = month === 2 ? ` de ${year}` : ''
    return { wrong: `${months[month - 1]}${inYear} só tem ${length} dias.` }
  }
  return { day: dayOf(year, month, date) }
}

/** `04/2024`, of a text that says a month and its year alone: `4/2024`, `042024`, whose 20 is no month after a day. */
export function readMonth(text: string): string | undefined {
  const [, month, year] =
    /^(0?[1-9]|1[0-2])(?: ?[/.-] ?| |(?<=\d\d))((?:19|20|21)\d\d)$/.exec(plainDigits(text)) ?? []
  return month && `${month.padStart(2, '0')}/${year}`
}

/** The days of a month as `readMonth` gives it, in their order. */
export function daysOfMonth(month: string): IsoDate[] {
  const [number = 0, year = 0] = month.split('/').map(Number)
  return Array.from({ length: lengthOf(number, year) }, (_, index) => dayOf(year, number, index + 1))
}

function dayOf(year: number, month: number, date: number): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  // Built from numbers in the order of the type.
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}` as IsoDate
}

function plainDigits(text: string): string {
  return text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Texts of day, month and year. */
function partsOf(digits: string): [string, string, string] | undefined {
  const separated = /^(\d{1,4})(?: ?[/.,-] ?| )(\d{1,2})(?: ?[/.,-] ?| )(\d{1,4})$/.exec(digits)
  if (separated) return ordered(separated[1], separated[2], separated[3])
  if (/^\d{6}$/.test(digits)) return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  if (!/^\d{8}$/.test(digits)) return undefined
  // No year of four digits that a field takes is below 1300, so that 20240427 can only begin with its year.
  return Number(digits.slice(4)) < 1300
    ? [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
}

function ordered(first = '', month = '', last = ''): [string, string, string] | undefined {
  if (first.length === 4 && last.length <= 2) return [last, month, first]
  return first.length <= 2 && (last.length === 2 || last.length === 4) ? [first, month, last] : undefined
}

/** The year with these last two digits that lies nearest to another. */
function nearest(ofCentury: number, near: number): number {
  return ofCentury + 100 * Math.round((near - ofCentury) / 100)
}

function lengthOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
