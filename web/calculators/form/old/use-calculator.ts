import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Calculator, evaluate, exampleOf, follow, fromLink, startOf } from './evaluate.ts'
import { type FieldSpec, type Fields, formatTyped, namesOf, stepTyped, type Texts } from './fields.ts'
import { readFragment, writeFragment } from './fragment.ts'

/** Milliseconds without typing before the result follows. */
const TYPING_PAUSE = 500

export type CalculatorFormProps = {
  /** On the calculator's own page: with every table and chart, its state in the address, its Nota the one printed. */
  whole?: boolean
}

/**
 * A form of uncontrolled fields, its last valid result, and the address that reproduces it.
 *
 * Errors appear when a field is left and when the form is sent, never at each key. `calculator` must be a constant of
 * its module. `addressed`: the fragment of the page's address carries what was typed.
 */
export function useCalculator<Name extends string, Input, Answer extends { ok: boolean }>(
  calculator: Calculator<Name, Input, Answer>,
  addressed: boolean,
) {
  const { fields } = calculator
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => startOf(calculator))
  const { errors, asked } = state

  const settle = useCallback(
    (texts: Texts<Name>, how: 'pressed' | 'changed') => {
      const evaluated = evaluate(calculator, texts)
      setState((before) => follow(before, evaluated, how === 'pressed'))
      if (!addressed || !('outcome' in evaluated) || !evaluated.outcome.answer.ok) return
      window.history.replaceState(null, '', `#${writeFragment(calculator.fields, texts)}`)
    },
    [calculator, addressed],
  )

  useEffect(() => {
    if (!form.current) return
    form.current.dataset.ready = ''
    const start = startTexts(calculator, form.current, addressed)
    if (!start) return
    setState((before) => ({
      ...follow(before, evaluate(calculator, start.texts), false),
      ignored: start.ignored,
    }))
  }, [calculator, addressed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors of the press; later ones must not take the focus
  useEffect(() => {
    if (form.current && asked > 0) focusFirst(form.current, errors)
  }, [asked])

  const markLeft = (name: Name, texts: Texts<Name>) => {
    const evaluated = evaluate(calculator, texts)
    const error = 'errors' in evaluated ? evaluated.errors[name] : undefined
    setState((before) => ({ ...before, errors: { ...before.errors, [name]: error } }))
  }

  /** Empties the fields and gives back how to refill them. */
  const clear = () => {
    if (!form.current) return () => {}
    const texts = readTexts(form.current, fields)
    writeTexts(form.current, fields, exampleOf(fields, 'empty'))
    setState((before) => ({ ...before, outdated: true, errors: {}, refusal: undefined, ignored: [] }))
    return () => {
      if (form.current) writeTexts(form.current, fields, texts)
      settle(texts, 'changed')
    }
  }

  const events = useFormEvents(calculator, settle, markLeft)
  // A form of method dialog goes nowhere by itself: pressed before this code listens, it does not send what was typed
  // to the server in an address.
  return { ...state, clear, formProps: { ref: form, method: 'dialog', noValidate: true, ...events } }
}

function useFormEvents<Name extends string, Input, Answer extends { ok: boolean }>(
  { fields }: Calculator<Name, Input, Answer>,
  settle: (texts: Texts<Name>, how: 'pressed' | 'changed') => void,
  markLeft: (name: Name, texts: Texts<Name>) => void,
) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return {
    onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      clearTimeout(pause.current)
      tidyAll(event.currentTarget, fields)
      settle(readTexts(event.currentTarget, fields), 'pressed')
    },
    onInput({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => settle(readTexts(currentTarget, fields), 'changed'), TYPING_PAUSE)
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const typed = typedField(fields, target)
      if (!typed) return
      tidy(typed.input, typed.field)
      // A message that pushes the button away from under the click would lose the click; the press shows it anyway.
      if (relatedTarget instanceof HTMLButtonElement || typed.input.value === '') return
      markLeft(typed.name, readTexts(currentTarget, fields))
    },
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      const typed = typedField(fields, event.target)
      if (!direction || !typed || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      typed.input.value = stepTyped(
        typed.field,
        typed.input.value,
        event.shiftKey ? direction * 10 : direction,
      )
      typed.input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

/** What the fields say at the start, when it is not the example: a link, or typing that came before this code. */
function startTexts<Name extends string, Input, Answer extends { ok: boolean }>(
  calculator: Calculator<Name, Input, Answer>,
  form: HTMLFormElement,
  addressed: boolean,
) {
  const { fields } = calculator
  const linked = addressed ? readFragment(fields, window.location.hash) : undefined
  if (linked) {
    const start = fromLink(calculator, linked)
    writeTexts(form, fields, start.texts)
    return start
  }
  const texts = readTexts(form, fields)
  const isExample = namesOf(fields).every((name) => texts[name] === fields[name].example)
  return isExample ? undefined : { texts, ignored: [] }
}

/** What every field of `form` says, as typed. */
function readTexts<Name extends string>(form: HTMLFormElement, fields: Fields<Name>): Texts<Name> {
  const typed = new FormData(form)
  const texts = {} as Texts<Name> // filled for every name right below
  for (const name of namesOf(fields)) texts[name] = String(typed.get(name) ?? '')
  return texts
}

function writeTexts<Name extends string>(form: HTMLFormElement, fields: Fields<Name>, texts: Texts<Name>) {
  for (const name of namesOf(fields)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control) control.value = texts[name]
  }
  unfold(form, fields)
}

/** The input behind an event and its field, when it is one that is typed into. */
function typedField<Name extends string>(fields: Fields<Name>, target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return undefined
  const name = namesOf(fields).find((known) => known === target.name)
  if (!name || fields[name].kind === 'choice') return undefined
  return { input: target, name, field: fields[name] }
}

/** Writes the value as the house prints it. Only for a field being left: while typing, the caret would jump. */
function tidy(input: HTMLInputElement, { kind }: FieldSpec) {
  const formatted = formatTyped(kind, input.value)
  if (formatted !== input.value) input.value = formatted
}

function tidyAll<Name extends string>(form: HTMLFormElement, fields: Fields<Name>) {
  for (const element of form.elements) {
    const typed = typedField(fields, element)
    if (typed) tidy(typed.input, typed.field)
  }
}

/** Focuses the first field with an error, opening the fold it may be in. */
function focusFirst<Name extends string>(form: HTMLFormElement, errors: Partial<Record<Name, string>>) {
  const wrong = namesOf(errors).filter((name) => errors[name])
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !wrong.some((name) => name === element.name)) continue
    element.closest('details')?.setAttribute('open', '')
    element.focus()
    return
  }
}

/** Opens the fold of any field that does not have its example: what counts must be seen. */
function unfold<Name extends string>(form: HTMLFormElement, fields: Fields<Name>) {
  for (const details of form.querySelectorAll('details')) {
    const changed = namesOf(fields).some((name) => {
      const control = details.querySelector(`[name="${name}"]`)
      return control !== null && new FormData(form).get(name) !== fields[name].example
    })
    if (changed) details.setAttribute('open', '')
  }
}
