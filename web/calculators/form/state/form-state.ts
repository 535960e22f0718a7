import type { Figures } from '#web/rates/figures.ts'
import type { Calculator, Evaluation, Result } from '../calculator.ts'
import { type Field, isAsked, type Texts } from '../fields.ts'
import { assumptionsOf, withAssumed } from './assumptions.ts'
import { untouchedFields } from './form-texts.ts'

export type Errors = Readonly<Record<string, string>>

/** A form: what its fields say, its last answer, and what stands in the way of a newer one. */
export type State<Answer = unknown> = {
  texts: Texts
  /** The last question that had an answer. Stays on screen, `outdated`, while the fields have none. */
  result?: Result<Answer>
  refusal?: string
  outdated: boolean
  /** How many fields have an error, whether its message shows or not. */
  wrong: number
  /** The messages that show, by field: an error shows when its field is left, and all when the answer is asked for. */
  errors: Errors
  /** Labels of the fields that a link asked for and could not have. */
  ignored: readonly string[]
  /** How many times the reader pressed Calcular: the same answer twice is still announced. */
  asked: number
}

export type Action<Answer = unknown> =
  /** The fields changed; their answer follows. */
  | { type: 'said'; texts: Texts }
  /** A field was left: its message shows, or goes. */
  | { type: 'left'; name: string; error: string | undefined }
  /** Typed, chosen or renewed. `pressed`: the reader asked for the answer. */
  | { type: 'settled'; texts: Texts; evaluation: Evaluation<Answer>; pressed: boolean }
  /** Filled with an example or a link: nobody has left a field yet. */
  | { type: 'filled'; texts: Texts; evaluation: Evaluation<Answer>; ignored: readonly string[] }

/** The state of a form that shows `texts`. Without a figure that the page lacks there may be no result yet. */
export function startOf<Answer>(calculator: Calculator<Answer>, texts: Texts): State<Answer> {
  const none: State<Answer> = { texts, outdated: false, wrong: 0, errors: {}, ignored: [], asked: 0 }
  const evaluation = evaluateFrom(calculator, texts, texts)
  return reduce(none, { type: 'filled', texts, evaluation, ignored: [] })
}

/**
 * The evaluation of texts in a form that began with `start`. A result whose numbers nobody typed says "Exemplo" wherever
 * its title or summary goes: on the Nota, on paper, in a message, in a CSV. Choices say nothing about whose numbers they are.
 */
export function evaluateFrom<Answer>(
  calculator: Calculator<Answer>,
  texts: Texts,
  start: Texts,
  how?: { figures?: Figures; typed?: ReadonlySet<string> },
): Evaluation<Answer> {
  const { fields, evaluate } = calculator
  const evaluation = evaluate(texts)
  if (!('result' in evaluation)) return evaluation
  const untouched = untouchedFields(calculator, texts, start, how)
  const isTyped = ([name, field]: [string, Field]) =>
    field.kind !== 'choice' && isAsked(field, texts) && !untouched.includes(name)
  const result = { ...evaluation.result, untouched }
  if (Object.entries(fields).some(isTyped)) {
    const { examples } = assumptionsOf(fields, result)
    return { result: { ...result, shown: withAssumed(result.shown, examples) } }
  }
  const { title, summary, ...shown } = result.shown
  const shownAsExample = { ...shown, title: `Exemplo: ${title}`, summary: `no exemplo, ${summary}` }
  return { result: { ...result, isExample: true, shown: shownAsExample } }
}

export function reduce<Answer>(before: State<Answer>, action: Action<Answer>): State<Answer> {
  switch (action.type) {
    case 'said':
      return { ...before, texts: action.texts }
    case 'left': {
      const { [action.name]: _, ...others } = before.errors
      return { ...before, errors: action.error ? { ...others, [action.name]: action.error } : others }
    }
    case 'settled': {
      const asked = before.asked + (action.pressed ? 1 : 0)
      return answered({ ...before, asked, texts: action.texts }, action.evaluation, action.pressed)
    }
    case 'filled': {
      const { texts, evaluation, ignored } = action
      return { ...answered({ ...before, texts, errors: {} }, evaluation, false), ignored }
    }
  }
}

function answered<Answer>(
  before: State<Answer>,
  evaluation: Evaluation<Answer>,
  pressed: boolean,
): State<Answer> {
  if ('errors' in evaluation) {
    const errors = pressed ? evaluation.errors : stillShown(before.errors, evaluation.errors)
    const wrong = Object.keys(evaluation.errors).length
    return { ...before, wrong, errors, refusal: undefined, outdated: true }
  }
  const settled = { ...before, wrong: 0, errors: {}, ignored: [] }
  if ('refusal' in evaluation) return { ...settled, refusal: evaluation.refusal, outdated: true }
  return { ...settled, result: evaluation.result, refusal: undefined, outdated: false }
}

/** An error that shows may only change or go: new ones wait until their field is left. */
function stillShown(shown: Errors, found: Errors): Errors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))
}
