import type * as z from 'zod/mini'
import { parseDay, parseDecimal } from '#web/finance/core/format.ts'
import { type FieldSpec, type Fields, namesOf, type Texts } from './fields.ts'

export type Calculator<Name extends string, Input, Answer extends { ok: boolean }> = {
  fields: Fields<Name>
  schema: z.ZodMiniType<Input>
  calculate: (input: Input) => Answer
}

export type Errors<Name extends string> = Partial<Record<Name, string>>

type Outcome<Name extends string, Input, Answer> = { texts: Texts<Name>; input: Input; answer: Answer }

export type State<Name extends string, Input, Answer extends { ok: boolean }> = {
  /** The last question that had an answer. Stays on screen, `outdated`, while the fields have none. */
  result: Outcome<Name, Input, Extract<Answer, { ok: true }>>
  refusal?: Outcome<Name, Input, Extract<Answer, { ok: false }>>
  outdated: boolean
  errors: Errors<Name>
  /** Labels of the fields that a link asked for and could not have. */
  ignored: string[]
  /** How many times the reader pressed Calcular: the same answer twice is still announced. */
  asked: number
}

/** What the fields say as typed: the answer, or by field what is wrong. */
export function evaluate<Name extends string, Input, Answer extends { ok: boolean }>(
  { fields, schema, calculate }: Calculator<Name, Input, Answer>,
  texts: Texts<Name>,
): { outcome: Outcome<Name, Input, Answer> } | { errors: Errors<Name> } {
  const parsed = schema.safeParse(texts)
  if (parsed.success) return { outcome: { texts, input: parsed.data, answer: calculate(parsed.data) } }
  const errors: Errors<Name> = {}
  for (const name of namesOf(fields)) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === name)
    if (issue) errors[name] = issue.message
  }
  return { errors }
}

/** The state of a form that shows its example. */
export function startOf<Name extends string, Input, Answer extends { ok: boolean }>(
  calculator: Calculator<Name, Input, Answer>,
): State<Name, Input, Answer> {
  const evaluated = evaluate(calculator, exampleOf(calculator.fields))
  if (!('outcome' in evaluated)) throw new Error(`the example is wrong: ${JSON.stringify(evaluated.errors)}`)
  const { answer } = evaluated.outcome
  if (!hasAnswer(answer)) throw new Error('the example has no answer')
  return { result: { ...evaluated.outcome, answer }, outdated: false, errors: {}, ignored: [], asked: 0 }
}

/**
 * The state after the fields changed. `pressed`: the reader asked for the answer, so every error shows;
 * otherwise an error that showed may only change or go.
 */
export function follow<Name extends string, Input, Answer extends { ok: boolean }>(
  before: State<Name, Input, Answer>,
  evaluated: ReturnType<typeof evaluate<Name, Input, Answer>>,
  pressed: boolean,
): State<Name, Input, Answer> {
  const asked = before.asked + (pressed ? 1 : 0)
  if ('errors' in evaluated) {
    const errors = pressed ? evaluated.errors : stillShown(before.errors, evaluated.errors)
    return { ...before, asked, errors, refusal: undefined, outdated: true }
  }
  const { texts, input, answer } = evaluated.outcome
  const settled = { ...before, asked, errors: {}, ignored: [] }
  if (hasAnswer(answer)) {
    return { ...settled, result: { texts, input, answer }, refusal: undefined, outdated: false }
  }
  return hasNoAnswer(answer) ? { ...settled, refusal: { texts, input, answer }, outdated: true } : settled
}

/**
 * The texts to fill a form with when a link asks for `linked`. What the form would refuse keeps its example, and its
 * label is given back in `ignored`: a link may be broken, or made to mislead.
 */
export function fromLink<Name extends string, Input, Answer extends { ok: boolean }>(
  calculator: Calculator<Name, Input, Answer>,
  linked: Partial<Texts<Name>>,
): { texts: Texts<Name>; ignored: string[] } {
  const { fields } = calculator
  const example = exampleOf(fields)
  const ignored: string[] = []
  const texts: Texts<Name> = { ...example, ...linked }
  const ignore = (name: Name) => {
    if (texts[name] === example[name]) return
    texts[name] = example[name]
    ignored.push(fields[name].label)
  }
  for (const name of namesOf(fields)) {
    // A field that the question does not use is not judged by the schema, but it is shown later.
    if (!isReadable(fields[name].kind, texts[name])) ignore(name)
  }
  // Each round mends at least one field; a conflict that none of the linked fields explains gives up the link.
  for (let round = 0; round < namesOf(fields).length; round++) {
    const evaluated = evaluate(calculator, texts)
    if ('outcome' in evaluated) return { texts, ignored }
    const wrong = namesOf(evaluated.errors).filter((name) => texts[name] !== example[name])
    for (const name of wrong.length > 0 ? wrong : namesOf(fields)) ignore(name)
  }
  return { texts, ignored }
}

function isReadable(kind: FieldSpec['kind'], text: string): boolean {
  if (kind === 'choice') return true
  return (kind === 'day' ? parseDay(text) : parseDecimal(text)) !== undefined
}

/** The example as typed, or with every number empty. */
export function exampleOf<Name extends string>(fields: Fields<Name>, numbers: 'filled' | 'empty' = 'filled') {
  const texts = {} as Texts<Name> // filled for every name right below
  for (const name of namesOf(fields)) {
    const { kind, example } = fields[name]
    texts[name] = kind === 'choice' || numbers === 'filled' ? example : ''
  }
  return texts
}

function stillShown<Name extends string>(shown: Errors<Name>, found: Errors<Name>): Errors<Name> {
  const errors: Errors<Name> = {}
  for (const name of namesOf(shown)) if (shown[name] !== undefined) errors[name] = found[name]
  return errors
}

function hasAnswer<Answer extends { ok: boolean }>(answer: Answer): answer is Extract<Answer, { ok: true }> {
  return answer.ok
}

function hasNoAnswer<Answer extends { ok: boolean }>(
  answer: Answer,
): answer is Extract<Answer, { ok: false }> {
  return !answer.ok
}
