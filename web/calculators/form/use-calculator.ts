import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { Figures } from '#web/rates/figures.ts'
import type { Calculator } from './calculator.ts'
import {
  changes,
  type Errors,
  follow,
  fromLink,
  liveTexts,
  onDay,
  type State,
  startOf,
  startTexts,
  suggested,
  withToday,
} from './evaluate.ts'
import { exampleOf, type Field, type Fields, formatTyped, stepTyped, type Texts } from './fields.ts'
import { readFragment, writeFragment } from './fragment.ts'

/** Milliseconds without typing before the result follows. */
const TYPING_PAUSE = 300
/** After a choice or a press: what was pressed is drawn before its result is worked out. */
const PRESS_PAUSE = 30

/**
 * A form of uncontrolled fields, its last valid result, and the address that reproduces it.
 *
 * Errors appear when a field is left and when the form is sent, never at each key. `calculator` must be a constant of
 * its module. `addressed`: the fragment of the page's address carries what was typed. A figure that is renewed while
 * the page is open replaces its field's text unless the reader changed it.
 */
export function useCalculator<Answer>(
  calculator: Calculator<Answer>,
  figures: Figures,
  { addressed, preset }: { addressed: boolean; preset?: Texts },
) {
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState<Texts>(() => startTexts(calculator, figures, preset))
  const [state, setState] = useState<State<Answer>>(() => startOf(calculator, start))
  const { texts, said, say, show } = useSaid(start)

  const settle = useCallback(
    (typed: Texts, pressed: boolean, isLinked = true) => {
      const evaluation = calculator.evaluate(typed)
      say(typed)
      startTransition(() => setState((before) => follow(before, evaluation, pressed)))
      if (addressed && isLinked && 'result' in evaluation) setAddress(writeFragment(calculator.fields, typed))
    },
    [calculator, addressed, say],
  )

  const fill = useCallback(
    (filled: Texts, ignored: readonly string[] = []) => {
      if (form.current) writeTexts(form.current, calculator.fields, filled)
      show(filled)
      setState((before) => ({ ...follow(before, calculator.evaluate(filled), false), errors: {}, ignored }))
    },
    [calculator, show],
  )

  useStart({ calculator, form, start, preset, addressed, figures, fill })
  useRenewedFigures({ calculator, form, figures, settle })

  const { errors, asked } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors of the press; later ones must not take the focus
  useEffect(() => {
    if (form.current && asked > 0) focusFirst(form.current, errors)
  }, [asked])

  const markLeft = (name: string, typed: Texts) => {
    const error = calculator.errorsOf(typed)?.[name]
    setState((before) =>
      before.errors[name] === error ? before : { ...before, errors: withError(name, before.errors, error) },
    )
  }
  /** Goes back to the example and an address without values; gives back how to undo it. */
  const clear = () => {
    const before = said.current
    fill(startTexts(calculator, onDay(figures, todayInBrasilia())))
    if (addressed) setAddress('')
    return () => {
      fill(before)
      if (addressed) setAddress(writeFragment(calculator.fields, before))
    }
  }
  const refill = (filled: Texts) => {
    if (form.current) writeTexts(form.current, calculator.fields, filled)
    say(filled)
    setTimeout(() => settle(filled, false), PRESS_PAUSE)
  }
  const events = useFormEvents({ calculator, figures, start, said, say, settle, markLeft })
  // A form of method dialog goes nowhere by itself: pressed before this code listens, it does not send what was typed
  // to the server in an address.
  return {
    ...state,
    texts,
    start,
    clear,
    fill: refill,
    // The island around it waits until this code has read the fields (`data-ready`).
    formProps: { ref: form, method: 'dialog', noValidate: true, 'data-reads-fields': '', ...events },
  }
}

/** What the fields say now, for what is shown of them: which fields, units, hints. */
function useSaid(start: Texts) {
  const [texts, setTexts] = useState(start)
  /** The same before it is drawn: of two quick choices the second follows the first. */
  const said = useRef(start)
  const show = useCallback((typed: Texts) => {
    said.current = typed
    setTexts(typed)
  }, [])
  /** All fields are drawn again: what was pressed shows before that. */
  const say = useCallback((typed: Texts) => startTransition(() => show(typed)), [show])
  return { texts, said, say, show }
}

function withError(name: string, { [name]: _, ...others }: Errors, error: string | undefined): Errors {
  return error ? { ...others, [name]: error } : others
}

type Start = {
  calculator: Calculator
  form: { current: HTMLFormElement | null }
  start: Texts
  preset: Texts | undefined
  addressed: boolean
  figures: Figures
  fill: (texts: Texts, ignored?: readonly string[]) => void
}

/** What the form is filled with once this code runs: the address, and typing that came before; and each new address. */
function useStart({ calculator, form, start, preset, addressed, figures, fill }: Start) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; figures that are renewed have an effect of their own
  useEffect(() => {
    if (!form.current) return
    const link = () => {
      const linked = addressed ? readFragment(calculator.fields, window.location.hash) : undefined
      // A link that chooses a currency and says no rate means today's.
      return (
        linked &&
        fromLink(calculator, { ...start, ...chosenFigures(calculator, start, linked, figures) }, linked)
      )
    }
    const linked = link()
    const typed = changes(start, readTexts(form.current, calculator.fields))
    const begun = linked
      ? { ...linked.texts, ...typed }
      : withToday(
          calculator,
          { ...suggested(calculator, start, start, { ...start, ...typed }, figures), ...typed },
          figures,
          todayInBrasilia(),
          preset,
        )
    form.current.setAttribute('data-ready', '')
    selectExample(document.activeElement, start)
    if (linked || isChanged(start, begun)) fill(begun, linked?.ignored)
    if (addressed && isChanged(start, typed) && 'result' in calculator.evaluate(begun)) {
      setAddress(writeFragment(calculator.fields, begun))
    }
    if (!addressed) return
    // A link of the same page, such as an example in a guide: the form may be screens away from it.
    const followed = () => {
      const linked = link()
      if (!linked) return
      fill(linked.texts, linked.ignored)
      form.current?.scrollIntoView()
    }
    window.addEventListener('hashchange', followed)
    return () => window.removeEventListener('hashchange', followed)
  }, [calculator, addressed, fill])
}

function isChanged(before: Texts, after: Texts): boolean {
  return Object.keys(changes(before, after)).length > 0
}

/** The figures of the fields whose figure follows a choice that `linked` makes. */
function chosenFigures(calculator: Calculator, start: Texts, linked: Texts, figures: Figures): Texts {
  return changes(
    liveTexts(calculator, start, figures),
    liveTexts(calculator, { ...start, ...linked }, figures),
  )
}

type Renewal = Pick<Start, 'calculator' | 'form' | 'figures'> & {
  settle: (texts: Texts, pressed: boolean, isLinked: boolean) => void
}

function useRenewedFigures({ calculator, form, figures, settle }: Renewal) {
  const shown = useRef(figures)
  useEffect(() => {
    if (!form.current) return
    const texts = readTexts(form.current, calculator.fields)
    const before = liveTexts(calculator, texts, shown.current)
    const now = liveTexts(calculator, texts, figures)
    shown.current = figures
    const renewed = Object.keys(now).filter(
      (name) => now[name] !== before[name] && texts[name] === before[name],
    )
    if (renewed.length === 0) return
    const typed = { ...texts, ...Object.fromEntries(renewed.map((name) => [name, now[name] ?? ''])) }
    writeTexts(form.current, calculator.fields, typed)
    // An address without values stays so: opened again, it has the figures of that moment.
    const isLinked = readFragment(calculator.fields, window.location.hash) !== undefined
    settle(typed, false, isLinked)
  }, [calculator, form, figures, settle])
}

type Events = {
  calculator: Calculator
  figures: Figures
  start: Texts
  said: { readonly current: Texts }
  say: (texts: Texts) => void
  settle: (texts: Texts, pressed: boolean) => void
  markLeft: (name: string, texts: Texts) => void
}

function useFormEvents({ calculator, figures, start, said, say, settle, markLeft }: Events) {
  const { fields } = calculator
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The field that a press has just entered; the press itself would put the caret where it fell. */
  const entered = useRef<EventTarget>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const soon = (milliseconds: number, act: () => void) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(act, milliseconds)
  }
  return {
    onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      const form = event.currentTarget
      tidyAll(form, fields)
      soon(PRESS_PAUSE, () => settle(readTexts(form, fields), true))
    },
    onInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
      if (isTyped(target)) return soon(TYPING_PAUSE, () => settle(readTexts(form, fields), false))
      // A choice: other fields may appear, or take an example that suits it.
      const suited = suggested(calculator, start, said.current, readTexts(form, fields), figures)
      writeTexts(form, fields, suited)
      say(suited)
      soon(PRESS_PAUSE, () => settle(readTexts(form, fields), false))
    },
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      entered.current = target
    },
    onClick({ target }: SyntheticEvent<HTMLFormElement>) {
      if (entered.current === target) selectExample(target, start)
      entered.current = undefined
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const typed = typedField(fields, target)
      if (!typed) return
      tidy(typed.input, typed.field, readTexts(currentTarget, fields))
      // A message that pushes the button away from under the click would lose the click; the press shows it anyway.
      if (relatedTarget instanceof HTMLButtonElement || typed.input.value === '') return
      markLeft(typed.name, readTexts(currentTarget, fields))
    },
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      const typed = typedField(fields, event.target)
      const isOther = event.altKey || event.ctrlKey || event.metaKey
      if (!direction || !typed || isOther || typed.field.kind === 'rows') return
      event.preventDefault()
      const presses = event.shiftKey ? direction * 10 : direction
      typed.input.value = stepTyped(
        typed.field,
        typed.input.value,
        presses,
        readTexts(event.currentTarget, fields),
      )
      typed.input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

/** Typing in a field changes the address in place; an empty fragment leaves none behind. */
function setAddress(fragment: string) {
  const { pathname, search } = window.location
  window.history.replaceState(null, '', fragment ? `#${fragment}` : `${pathname}${search}`)
}

/** What every field of `form` says, as typed. */
function readTexts(form: HTMLFormElement, fields: Fields): Texts {
  const typed = new FormData(form)
  // A form sends line ends as CR LF.
  const textOf = (name: string) => String(typed.get(name) ?? '').replaceAll('\r\n', '\n')
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(name)]))
}

function writeTexts(form: HTMLFormElement, fields: Fields, texts: Texts) {
  for (const name of Object.keys(fields)) {
    const control = form.elements.namedItem(name)
    const text = texts[name] ?? ''
    if (control && 'value' in control && control.value !== text) control.value = text
  }
  unfold(form, fields)
}

type TypedInput = HTMLInputElement | HTMLTextAreaElement

function isTyped(target: EventTarget): target is TypedInput {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')
  )
}

/** The input behind an event and its field, when it is one that is typed into. */
function typedField(fields: Fields, target: EventTarget) {
  if (!isTyped(target)) return undefined
  const field = fields[target.name]
  return field && { input: target, name: target.name, field }
}

/** Marks a field's example whole, so that a thumb writes over it with nothing to erase first. */
function selectExample(target: EventTarget | null, start: Texts) {
  const isExample =
    target instanceof HTMLInputElement && isTyped(target) && target.value === start[target.name]
  if (isExample) target.select()
}

/** Writes the value as the house prints it. Only for a field being left: while typing, the caret would jump. */
function tidy(input: TypedInput, field: Field, texts: Texts) {
  const formatted = formatTyped(field, input.value, texts)
  if (formatted !== input.value) input.value = formatted
}

function tidyAll(form: HTMLFormElement, fields: Fields) {
  const texts = readTexts(form, fields)
  for (const element of form.elements) {
    const typed = typedField(fields, element)
    if (typed) tidy(typed.input, typed.field, texts)
  }
}

/** Focuses the first field with an error, opening the fold it may be in. */
function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  for (const element of form.elements) {
    const isControl =
      isTyped(element) || element instanceof HTMLSelectElement || element instanceof HTMLInputElement
    if (!isControl || !(element.name in errors)) continue
    element.closest('details')?.setAttribute('open', '')
    element.focus()
    return
  }
}

/** Opens the fold of any field that does not have its example: what counts must be seen. */
function unfold(form: HTMLFormElement, fields: Fields) {
  const typed = new FormData(form)
  const today = todayInBrasilia()
  for (const details of form.querySelectorAll('details')) {
    const changed = Object.entries(fields).some(
      ([name, field]) =>
        !field.live &&
        details.querySelector(`[name="${name}"]`) !== null &&
        typed.get(name) !== exampleOf(field, today),
    )
    if (changed) details.setAttribute('open', '')
  }
}
