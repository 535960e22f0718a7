import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '#web/finance/core/format.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { readNumber } from '#web/finance/core/typed-number.ts'
import { readMoney } from '#web/finance/core/typed-reais.ts'
import { definitions } from '../definitions.ts'
import { workedDay } from './ask.ts'
import { day, exampleOf, formatTyped, formatValue } from './fields.ts'

// docs/digitacao.md is the list of notations: what it says is what is tried.

const [, plain = '', withUnit = '', days = ''] = readFileSync('docs/digitacao.md', 'utf8').split(
  /^\|[-|]+\|$/m,
)
const rowsOf = (table: string) =>
  Array.from(table.matchAll(/^\| `(.+?)` \| (.+) \|$/gm), ([, typed = '', cells = '']) => [
    typed,
    ...cells.split(' | '),
  ])

const blanks = [' ', '\u00A0', '\u202F', '\u2009', '\u2007']
const dashes = ['-', '\u2212', '\u2013', '\u2014', '\u2010', '\u2011']
/** The same text with other blanks, dashes and what a cell of a sheet brings along. */
const variants = (typed: string) => [
  ...blanks.map((blank) => typed.replaceAll(' ', blank)),
  ...dashes.map((dash) => typed.replaceAll('-', dash)),
  `${typed}\t`,
  `\u200E${typed}\n`,
]

const said = (typed: string, unit: string, isMoney: boolean) => {
  const number = isMoney ? readMoney(typed, unit) : readNumber(typed, unit, false)
  return 'wrong' in number ? number.wrong : number.value
}
const expected = (cell = '') =>
  cell === 'recusa'
    ? 'Digite só números, por exemplo 1.500,00.'
    : Number.isNaN(Number(cell))
      ? expect.stringContaining(cell)
      : Number(cell)

test('the tables are there', () => {
  expect([plain, withUnit, days].map((table) => rowsOf(table).length > 15)).toEqual([true, true, true])
})

test.each(['10 constructor', '0__proto__', '2 toString'])('%s is no number', (typed) => {
  expect(said(typed, 'R$', true)).toBe(expected('recusa'))
})

test.each(rowsOf(plain))('%s is %s as money, %s as a rate', (typed = '', money, rate) => {
  for (const text of variants(typed)) {
    expect([text, said(text, 'R$', true), said(text, '', false)]).toEqual([
      text,
      expected(money),
      expected(rate),
    ])
  }
})

test.each(rowsOf(withUnit))('%s in a field in %s: %s', (typed = '', unit = '', reading) => {
  for (const text of variants(typed))
    expect([text, said(text, unit, true)]).toEqual([text, expected(reading)])
})

test.each(rowsOf(days))('the day %s: %s', (typed = '', reading = '') => {
  const isDay = /^\d/.test(reading)
  const field = day('Data', { key: 'd', example: () => '2026-03-10' })
  for (const text of variants(typed)) {
    const wrongs: string[] = []
    const read = field.read(text, (why) => void wrongs.push(why), {})
    expect([text, read ? formatDay(read) : wrongs[0]]).toEqual([text, reading])
    expect(formatTyped(field, text, {})).toBe(isDay ? reading : text)
  }
})

const all = Object.values(definitions).flatMap(({ slug, fields }) =>
  Object.entries(fields).map(([name, field]) => ({ name: `${slug}.${name}`, field })),
)
const numeric = all.filter(({ field }) => ['brl', 'percent', 'number', 'whole'].includes(field.kind))
const dated = all.filter(({ field }) => field.kind === 'day')

/** A number by each notation of the list, as a person would write it. */
const notations: ((digits: string, decimals: string) => string)[] = [
  (digits, decimals) => digits + (decimals && `,${decimals}`),
  (digits, decimals) => digits + (decimals && `.${decimals}`),
  (digits, decimals) => grouped(digits, '.') + (decimals && `,${decimals}`),
  (digits, decimals) => grouped(digits, '\u00A0') + (decimals && `,${decimals}`),
  (digits, decimals) => (decimals ? `${grouped(digits, ',')}.${decimals}` : grouped(digits, '.')),
  (digits, decimals) => `R$ ${grouped(digits, '.')}${decimals && `,${decimals}`}`,
  (digits, decimals) => `${digits}${decimals && `,${decimals}`} %`,
]
const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign)

test('in every field a number by any notation is that number or refused, and what is shown is read as what it shows', () => {
  expect(numeric.length).toBeGreaterThan(150)
  const texts = Object.fromEntries(
    all.map(({ name, field }) => [name.split('.')[1] ?? '', exampleOf(field, workedDay)]),
  )
  const whole = fc.oneof(...[9, 9999, 9_999_999].map((max) => fc.integer({ min: 0, max })))
  const decimals = fc.oneof(
    ...[2, 3, 4].map((length) => fc.stringMatching(RegExp(`^\\d{${length}}$`))),
    fc.constant(''),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...numeric),
      whole,
      decimals,
      fc.constantFrom(...notations),
      ({ field }, n, part, write) => {
        // Money has no three decimals: there a dot before three digits groups thousands.
        const fraction = field.grouped && part.length === 3 ? '' : part
        const text = write(String(n), fraction)
        const written = formatValue(field, Number(`${n}.${fraction || 0}`))
        const shown = formatTyped(field, text, texts)
        const isRefused = shown === text && field.read(text, () => undefined, texts) === undefined
        expect([text, isRefused ? written : shown]).toEqual([text, written])
        expect(formatTyped(field, shown, texts)).toBe(shown)
      },
    ),
    { numRuns: 5000 },
  )
})

test('leaving the example of a list changes nothing in it', () => {
  for (const { name, field } of all.filter(({ field }) => field.kind === 'rows')) {
    const example = exampleOf(field, workedDay)
    expect([name, formatTyped(field, example, {})]).toEqual([name, example])
  }
})

test('in every field of a day its ten digits are the day, written out', () => {
  expect(dated.length).toBeGreaterThan(15)
  const anyDay = fc.date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...dated), anyDay, ({ field }, date) => {
      const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-')
      expect(formatTyped(field, `${dayOfMonth}${month}${year}`, {})).toBe(`${dayOfMonth}/${month}/${year}`)
    }),
  )
})

test('a year of two digits is the nearest one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 99 }), (near, ofCentury) => {
      const read = readDay(`01/01/${String(ofCentury).padStart(2, '0')}`, near)
      const year = read && 'day' in read ? Number(read.day.slice(0, 4)) : Number.NaN
      expect(year % 100).toBe(ofCentury)
      expect(Math.abs(year - near)).toBeLessThanOrEqual(50)
    }),
  )
})
