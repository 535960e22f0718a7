import * as z from 'zod/mini'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import { noteDropped } from '../source-states.ts'
import type { SourceId } from '../sources.ts'

/** A SourceError names the field that is wrong, as the source spells it. */
export function readAnswer<Value>(schema: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SourceError('format', issue?.message ?? 'fora do formato', { field: issue?.path.join('.') })
}

/**
 * The rows of a list that are as `row` says, at the place `field` of the answer.
 *
 * @throws SourceError that names the first wrong field, for half of the rows or more
 */
export function readRows<Value>(
  source: SourceId,
  row: z.ZodMiniType<Value>,
  rows: readonly unknown[],
  field?: string,
): Value[] {
  return readEach(source, rows, (given, index) => {
    const parsed = row.safeParse(given)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const at = [field, index, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.')
    throw new SourceError('format', issue?.message ?? 'fora do formato', { field: at })
  })
}

/**
 * The rows that `parse` does not refuse with a SourceError. A refused one says nothing of the others and is counted for
 * `source`; when half of them are, the format is another one.
 *
 * @throws SourceError of the first refused row, for half of the rows or more
 */
export function readEach<Row, Value>(
  source: SourceId,
  rows: readonly Row[],
  parse: (row: Row, index: number) => Value,
): Value[] {
  const read: Value[] = []
  let first: SourceError | undefined
  for (const [index, given] of rows.entries()) {
    try {
      read.push(parse(given, index))
    } catch (error) {
      if (!isSourceError(error)) throw error
      first ??= error
    }
  }
  if (!first) return read
  if (2 * read.length <= rows.length) throw first
  noteDropped(source, { rows: rows.length - read.length, of: rows.length, first: first.message })
  return read
}

/** A positive decimal with a dot inside a string. Not `coerce`: it would read an empty text as zero. */
export const priceText = z.string().check(
  z.regex(/^\d{1,12}(\.\d{1,12})?$/, 'não é um número'),
  z.refine((text) => Number(text) > 0, 'não é positivo'),
)

/** A decimal with a dot inside a string, of either sign. */
export const decimalText = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,12})?$/, 'não é um número'))

/** Beyond it a number is a mistake: the market value of everything, in reais, has fewer digits. */
const largest = 1e16

/** A JSON number of either sign, such as a change. */
export const anyNumber = z
  .number('não é um número')
  .check(z.maximum(largest, 'grande demais'), z.minimum(-largest, 'grande demais'))

/** A JSON number from zero on, such as a volume. */
export const countNumber = anyNumber.check(z.nonnegative('é negativo'))

/** A JSON number above zero. */
export const priceNumber = z
  .number('não é um número')
  .check(z.positive('não é positivo'), z.maximum(1e12, 'grande demais'))

/** A Unix time as a JSON number. */
export const epochNumber = z
  .number('não é um horário')
  .check(z.minimum(1e9, 'não é um horário'), z.maximum(5e18, 'não é um horário'))

/** A day such as `05/10/2026`. */
export const brazilianDay = dayText(/^\d{2}\/\d{2}\/\d{4}$/)

/** A day such as `2026-10-05`. */
export const isoDay = dayText(/^\d{4}-\d{2}-\d{2}$/)

function dayText(form: RegExp) {
  return z.pipe(
    z.string().check(z.regex(form, 'não é uma data')),
    z.transform((text, { issues }): IsoDate => {
      const day = parseDay(text)
      if (day !== undefined) return day
      issues.push({ code: 'custom', message: 'não é uma data', input: text })
      return z.NEVER
    }),
  )
}

/** Brasília has been three hours behind UTC all year since 2019: `2026-09-18 13:03:34.742036` there, as an instant. */
export const brasiliaTime = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?$/, 'não é um horário')),
  z.transform((text, { issues }): string => {
    const instant = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}-03:00`)
    if (parseDay(text.slice(0, 10)) !== undefined && !Number.isNaN(instant)) {
      return new Date(instant).toISOString()
    }
    issues.push({ code: 'custom', message: 'não é um horário', input: text })
    return z.NEVER
  }),
)

/** A Unix time in seconds, milliseconds, microseconds or nanoseconds, which its size tells. */
export function epochInstant(epoch: number): string {
  const milliseconds =
    epoch < 1e11 ? epoch * 1000 : epoch < 1e14 ? epoch : epoch < 1e17 ? epoch / 1e3 : epoch / 1e6
  return new Date(milliseconds).toISOString()
}

/** The last of what was read. @throws SourceError where there is nothing */
export function newest<Value>(values: readonly Value[]): Value {
  const value = values.at(-1)
  if (value === undefined) throw new SourceError('format', 'resposta vazia')
  return value
}
