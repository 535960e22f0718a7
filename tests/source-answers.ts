import { describe, expect, test } from 'vitest'
import { isSourceError } from '#web/rates/source-error.ts'
import { stateOf } from '#web/rates/source-states.ts'
import type { SourceId } from '#web/rates/sources.ts'
import { sample, samplesOf } from './provider-samples.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A kept answer and its parser. */
type Reading = {
  good: string
  parse: (answer: unknown) => unknown
  /** Fields that may be zero or negative. */
  signed?: RegExp
  /** A wrong row is left out, and its fault reported only where there is no other row. */
  byRow?: true
}

/** Invalid values of a field: the catalogue of market/README §6. */
const wrongValues: Json[] = [
  null, true, '', '-', 'NaN', 'Infinity', '1,5', '1.234,56', '1e3', '0', 0, '-5.2', -5.2, {}, [], 'hoje', '2026-13-45', 9e99,
] // biome-ignore format: a list of values

const wrongWholes: Json[] = [null, true, 0, '', 'null', [], {}, [null], [[]], { value: null }, { error: 'x' }]

/** Numbers that are wrong for a price, and fair for a change or a count. */
const fairNumbers: Json[] = ['0', 0, '-5.2', -5.2]

/**
 * Every kept answer of a source has its origin: `verbatim`, `partial`, `verbatim-doc` (a sample of its documents) or
 * `composed` (written to the documented shape, never recorded), and where it was found.
 */
export function provesOrigins(source: string, origins: Readonly<Record<string, string>>): void {
  test('every kept answer says where it comes from', () => {
    expect(samplesOf(source)).toEqual(Object.keys(origins).toSorted())
  })
}

/** No answer with one thing wrong in it becomes a number, and a refusal names the field. */
export function provesRefusals(source: string, readings: readonly Reading[]): void {
  describe.each(readings)('an answer that is not as $good', ({ good, parse, signed, byRow }) => {
    const whole = sample(`${source}/${good}`) as Json // parsed from JSON
    // Of more rows one may be wrong, and three are quicker to try than all.
    const body = byRow && Array.isArray(whole) ? whole.slice(0, 3) : whole
    const read = parse(body)

    test('no wrong value of any field becomes a number', () => {
      const cases = broken(body)
      expect(cases.length).toBeGreaterThan(40)
      const others = cases.filter((wrong) => outcomeOf(parse, wrong.body, read) === 'other')
      const unfair = others.filter(({ at, wrong }) => !(signed?.test(at) && fairNumbers.includes(wrong)))
      expect(unfair.map(({ at, wrong }) => [at, wrong])).toEqual([])
    })

    test('what is refused names its field', () => {
      const alone = byRow && Array.isArray(body) ? body.slice(0, 1) : body
      const outcomes = broken(alone).map((wrong) => outcomeOf(parse, wrong.body, read))
      expect(outcomes.filter((outcome) => outcome === 'named').length).toBeGreaterThan(10)
      expect(outcomes).not.toContain('unnamed')
    })

    test.each(wrongWholes)('%j in place of the answer gives nothing', (whole) => {
      expect(['named', 'unnamed', 'same']).toContain(outcomeOf(parse, whole, []))
    })
  })
}

/** The rows of a list that are wrong are left out, until half of them are: then the format is another one. */
export function provesRows(
  source: SourceId,
  field: string,
  parse: (wrong: number) => readonly unknown[],
): void {
  test('one wrong row of many is left out and counted, and half of them are another format', () => {
    expect(parse(0)).toHaveLength(26)
    const before = stateOf(source).dropped?.total ?? 0
    expect(parse(1)).toHaveLength(25)
    expect(parse(12)).toHaveLength(14)
    expect(stateOf(source).dropped).toMatchObject({
      rows: 12,
      of: 26,
      first: expect.stringContaining(field),
      total: before + 13,
    })
    expect(() => parse(13)).toThrow(`${field}: não é positivo`)
  })
}

/** A row 26 times, each of another asset, `wrong` of them with the price of what was not traded. */
export function rowsOf(row: object | undefined, zero: object, wrong: number): object[] {
  return Array.from({ length: 26 }, (_, index) => ({
    ...row,
    ...{ id: `${index}`, pair: `${index}-BRL`, stock: `${index}` },
    ...(index < wrong && zero),
  }))
}

/** The answer with one thing wrong in it, for every field and every wrong value, and with each field taken away. */
function broken(value: Json, path: string[] = []): { at: string; wrong: Json; body: Json }[] {
  const at = path.join('.')
  const replaced = wrongValues.filter((wrong) => wrong !== value).map((wrong) => ({ at, wrong, body: wrong }))
  return [...(path.length > 0 ? replaced : []), ...brokenInside(value, path)]
}

function brokenInside(value: Json, path: string[]): ReturnType<typeof broken> {
  if (Array.isArray(value)) {
    // The first rows say all: the others are read by the same schema.
    return value.slice(0, 2).flatMap((item, index) =>
      broken(item, [...path, String(index)]).map((inner) => ({
        ...inner,
        body: value.with(index, inner.body),
      })),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const { [name]: _, ...without } = value
    const inside = broken(item, [...path, name])
    return [
      { at: [...path, name].join('.'), wrong: 'ausente', body: without },
      ...inside.map((inner) => ({ ...inner, body: { ...value, [name]: inner.body } })),
    ]
  })
}

/** Outcome of a body: refused with the field, refused without, read as before, or read as another number. */
export function outcomeOf(parse: (answer: unknown) => unknown, body: unknown, good: unknown) {
  try {
    return numbersOf(parse(body)).every((number) => numbersOf(good).includes(number)) ? 'same' : 'other'
  } catch (error) {
    if (!isSourceError(error)) throw error
    return error.field === undefined ? 'unnamed' : 'named'
  }
}

function numbersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersOf)
}
