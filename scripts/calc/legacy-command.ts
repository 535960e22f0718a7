import type * as z from 'zod/mini'

type Refusal = { ok: false; reason: string }
type Definition<Input, Result extends { ok: true } | Refusal> = {
  schema: z.ZodMiniType<Input>
  /** A question, with its values as typed on the page: the defaults of its form. */
  example: object
  calculate: (input: Input) => Result
  refusalInWords: (refusal: Extract<Result, { ok: false }>, input: Input) => string
}

/** A calculator on the command line. */
export type Command = { example: object; answer: (json: string) => Answer }

type Answer =
  | { ok: true }
  | { ok: false; reason: string; message: string }
  | { ok: false; errors: { field: string | null; message: string }[] }

/**
 * The answer to a question in JSON: the calculation's own result, its typed refusal with a `message`, or `errors`
 * with the field that is wrong in each and what to do, in Portuguese.
 *
 * Values are those of the page: texts as a reader types them (`"1.500,00"`, `"20/11/2026"`), or JSON numbers in the
 * same unit (reais, percent); yes and no may be booleans.
 */
export function command<Input, Result extends { ok: true } | Refusal>({
  schema,
  example,
  calculate,
  refusalInWords,
}: Definition<Input, Result>): Command {
  return {
    example,
    answer(json) {
      const question = parsed(json)
      if (!question) return wrong([{ field: null, message: 'A pergunta precisa ser um objeto JSON.' }])
      const input = schema.safeParse(asTyped(question))
      if (!input.success) return wrong(input.error.issues.map(named))
      const result = calculate(input.data)
      return isRefusal(result)
        ? { ...result, message: refusalInWords(result, input.data) }
        : { ...result, ok: true }
    },
  }
}

function isRefusal<Result extends { ok: true } | Refusal>(
  result: Result,
): result is Extract<Result, { ok: false }> {
  return !result.ok
}

function wrong(errors: { field: string | null; message: string }[]): Answer {
  return { ok: false, errors }
}

function named({ path, message }: { path: PropertyKey[]; message: string }) {
  return { field: path.join('.') || null, message }
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Numbers and booleans as a reader would type them: the forms take nothing but text. */
function asTyped(value: unknown): unknown {
  if (typeof value === 'number') {
    return value.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: 20 })
  }
  if (typeof value === 'boolean') return value ? 'sim' : 'nao'
  if (Array.isArray(value)) return value.map(asTyped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asTyped(inner)]))
}
