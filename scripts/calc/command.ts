import type { Calculator } from '#web/calculators/form/calculator.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'

export type Command = { example: Readonly<Record<string, unknown>>; answer: (json: string) => Answer }

type Answer =
  | { ok: true }
  | { ok: false; reason: string; message: string }
  | { ok: false; errors: { field: string | null; message: string }[] }

/**
 * The answer to a question in JSON, laid over nothing: the calculation's own result, its refusal with a `message`, or
 * `errors` with the field that is wrong in each and what to do, in Portuguese.
 *
 * Values as on the page: texts as a reader types them (`"1.500,00"`, `"20/11/2026"`), or JSON numbers in the same unit
 * (reais, percent); yes and no may be booleans; the lines of a list are one text, or an array of texts.
 */
export function command({ fields, exampleOn, evaluate }: Calculator): Command {
  return {
    example: exampleOn(todayInBrasilia()),
    answer(json) {
      const question = parsed(json)
      if (!question) return wrong([{ field: null, message: 'A pergunta precisa ser um objeto JSON.' }])
      const unknown = Object.keys(question).filter((name) => !(name in fields))
      const unreadable = Object.entries(question).filter(([, value]) => asTyped(value) === undefined)
      if (unknown.length + unreadable.length > 0) {
        return wrong([
          ...unknown.map((field) => ({ field, message: 'Esta calculadora não tem esse campo.' })),
          ...unreadable.map(([field]) => ({ field, message: 'Digite um texto, um número, ou sim ou não.' })),
        ])
      }
      const texts = Object.entries(question).map(([name, value]) => [name, asTyped(value) ?? ''])
      const evaluation = evaluate(Object.fromEntries(texts))
      if ('errors' in evaluation) {
        return wrong(Object.entries(evaluation.errors).map(([field, message]) => ({ field, message })))
      }
      if ('refusal' in evaluation)
        return { ok: false, reason: evaluation.reason, message: evaluation.refusal }
      // An answer is an object of the calculation.
      return { ...(evaluation.result.answer as object), ok: true }
    },
  }
}

function wrong(errors: { field: string | null; message: string }[]): Answer {
  return { ok: false, errors }
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Numbers and booleans as a reader would type them: the forms take nothing but text. Nothing is an empty field. */
function asTyped(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value === 'number') {
    return value.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: 20 })
  }
  if (typeof value === 'boolean') return value ? 'sim' : 'nao'
  if (Array.isArray(value)) {
    const lines = value.map(asTyped)
    return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
  }
  return undefined
}
