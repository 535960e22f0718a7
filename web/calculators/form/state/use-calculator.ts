import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { Figures } from '#web/rates/figures.ts'
import type { Calculator } from '../calculator.ts'
import { stepTyped, type Texts } from '../fields.ts'
import { focusFirst, isTyped, readTexts, tidy, tidyAll, typedField, writeTexts } from './form-dom.ts'
import { evaluateFrom, reduce, type State, startOf } from './form-state.ts'
import {
  changes,
  fromLink,
  liveTexts,
  onDay,
  startSuiting,
  startTexts,
  suggested,
  withToday,
} from './form-texts.ts'
import { readFragment, setAddress, writeFragment } from './fragment.ts'

/** Milliseconds without typing before the result follows. */
const TYPING_PAUSE = 300
/** After a choice or a press: what was pressed is drawn before its result is worked out. */
const PRESS_PAUSE = 30

type Options = { addressed: boolean; preset?: Texts }

/**
 * A form of uncontrolled fields, its last valid result, and the address that reproduces it.
 *
 * Errors appear when a field is left and when the form is sent, never at each key. `calculator` must be a constant: another
 * one, with more to work with, answers the question anew. `addressed`: the fragment of the page's address carries what was typed. A figure that is renewed while
 * the page is open replaces its field's text unless the reader changed it.
 */
export function useCalculator<Answer>(calculator: Calculator<Answer>, figures: Figures, options: Options) {
  const { addressed, preset } = options
  const { fields } = calculator
  const [start] = useState<Texts>(() => startTexts(calculator, figures, preset))
  const [state, dispatch] = useReducer(reduce<Answer>, start, (texts) => startOf(calculator, texts))
  const { said, typed, say, hear } = useHearing({ calculator, start, figures })
  const soon = usePause()

  const settle = useCallback(
    (texts: Texts, { pressed = false, isLinked = true } = {}) => {
      const evaluation = evaluateFrom(calculator, texts, start, { figures, typed: typed.current })
      say(texts)
      startTransition(() => dispatch({ type: 'settled', texts, evaluation, pressed }))
      if (addressed && isLinked && 'result' in evaluation) setAddress(writeFragment(calculator.fields, texts))
    },
    [calculator, start, figures, addressed, say, typed],
  )
  const leave = (name: string, error?: string) => dispatch({ type: 'left', name, error })
  const { form, ...ways } = useWaysToFields({ calculator, ...state, hear, settle, leave })
  const fill = useCallback(
    (texts: Texts, ignored: readonly string[] = [], begun?: Texts) => {
      if (form.current) writeTexts(form.current, calculator.fields, texts)
      say(texts)
      dispatch({
        type: 'filled',
        texts,
        evaluation: evaluateFrom(calculator, texts, begun ?? start),
        ignored,
      })
    },
    [calculator, start, form, say],
  )
  useStart({ calculator, form, start, preset, addressed, figures, fill })
  useRenewedFigures({ calculator, form, figures, settle })

  /** Goes back to the example and an address without values; gives back how to undo it. */
  const clear = () => {
    const before = said.current
    const example = startTexts(calculator, onDay(figures, todayInBrasilia()))
    typed.current.clear()
    fill(example, [], example)
    if (addressed) setAddress('')
    return () => {
      fill(before)
      if (addressed) setAddress(writeFragment(fields, before))
    }
  }
  /** All fields are drawn again for a choice: what was pressed shows before that. */
  const choose = (texts: Texts) => {
    if (form.current) writeTexts(form.current, fields, texts)
    say(texts)
    startTransition(() => dispatch({ type: 'said', texts }))
    soon(PRESS_PAUSE, () => form.current && settle(hear(form.current)))
  }
  const events = useFormEvents({
    ...{ calculator, typed, soon, hear, settle, choose, errors: state.errors },
    leave,
  })
  return {
    ...state,
    start,
    clear,
    fill: choose,
    ...ways,
    // A form of method dialog goes nowhere by itself: pressed before this code listens, it does not send what was typed
    // to the server in an address. The island around it waits until this code has read the fields (`data-ready`).
    formProps: { ref: form, method: 'dialog', noValidate: true, 'data-reads-fields': '', ...events },
  }
}

/** What the fields say. Whatever is answered begins with `hear`. */
function useHearing({ calculator, start, figures }: Pick<Start, 'calculator' | 'start' | 'figures'>) {
  /** The texts before they are drawn: of two quick choices the second follows the first. */
  const said = useRef(start)
  /** Fields that the reader has typed into. */
  const typed = useRef(new Set<string>())
  const say = useCallback((texts: Texts) => {
    said.current = texts
  }, [])
  /** The texts of the form, with what they suggest for its other fields written into these. */
  const hear = useCallback(
    (form: HTMLFormElement): Texts => {
      const read = readTexts(form, calculator.fields)
      const texts = suggested(calculator, start, said.current, read, figures)
      writeTexts(form, calculator.fields, texts)
      say(texts)
      return texts
    },
    [calculator, start, figures, say],
  )
  return { said, typed, say, hear }
}

type Ways = Pick<Start, 'calculator'> &
  Pick<State, 'errors' | 'asked'> & {
    hear: (form: HTMLFormElement) => Texts
    settle: (texts: Texts, how: { pressed: boolean }) => void
    leave: (name: string, error?: string) => void
  }

/** The form, with ways to its fields from afar. After each press the focus is on the first wrong one. */
function useWaysToFields({ calculator, errors, asked, hear, settle, leave }: Ways) {
  const { fields } = calculator
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors of the press; later ones must not take the focus
  useEffect(() => {
    if (form.current && asked > 0) focusFirst(form.current, Object.keys(errors))
  }, [asked])
  const correct = useCallback(() => {
    if (form.current) settle(hear(form.current), { pressed: true })
  }, [hear, settle])
  const lead = useCallback((name: string) => {
    if (form.current) focusFirst(form.current, [name])
  }, [])
  const enter = useCallback(() => {
    const typed = Object.keys(fields).filter((name) => fields[name]?.kind !== 'choice')
    if (form.current) focusFirst(form.current, typed)
  }, [fields])
  const check = (name: string) => {
    if (!form.current) return true
    tidyAll(form.current, fields)
    const error = calculator.errorsOf(hear(form.current))?.[name]
    leave(name, error)
    return error === undefined
  }
  return { form, correct, enter, lead, check }
}

type Events = Pick<Start, 'calculator'> & {
  typed: { readonly current: Set<string> }
  hear: (form: HTMLFormElement) => Texts
  errors: State['errors']
  soon: (milliseconds: number, act: () => void) => void
  settle: (texts: Texts, how?: { pressed: boolean }) => void
  choose: (texts: Texts) => void
  leave: (name: string, error: string | undefined) => void
}

function useFormEvents({ calculator, typed, hear, errors, soon, settle, choose, leave }: Events) {
  const { fields } = calculator
  return {
    onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      const form = event.currentTarget
      tidyAll(form, fields)
      soon(PRESS_PAUSE, () => settle(hear(form), { pressed: true }))
    },
    onInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
      if (isTyped(target)) {
        // The fields of a list begin with its name.
        typed.current.add(target.name.split('.')[0] ?? '')
        return soon(TYPING_PAUSE, () => settle(hear(form)))
      }
      // Other fields may appear, or take an example that suits the choice.
      choose(hear(form))
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const typed = typedField(fields, target)
      if (!typed) return
      tidy(typed.input, typed.field, readTexts(currentTarget, fields))
      // A message that pushes the button away from under the click would lose the click; the press shows it anyway.
      if (relatedTarget instanceof HTMLButtonElement || typed.input.value === '') return
      const error = calculator.errorsOf(readTexts(currentTarget, fields))?.[typed.name]
      if (error !== errors[typed.name]) leave(typed.name, error)
    },
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      const typed = typedField(fields, event.target)
      const isOther = event.altKey || event.ctrlKey || event.metaKey
      if (!direction || !typed || isOther || typed.field.kind === 'rows') return
      event.preventDefault()
      const { input, field } = typed
      const presses = event.shiftKey ? direction * 10 : direction
      input.value = stepTyped(field, input.value, presses, readTexts(event.currentTarget, fields))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

/** Runs the last of what it is given, once no other follows for that long. */
function usePause() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return (milliseconds: number, act: () => void) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(act, milliseconds)
  }
}

type Start = Options & {
  calculator: Calculator
  form: RefObject<HTMLFormElement | null>
  start: Texts
  figures: Figures
  fill: (texts: Texts, ignored?: readonly string[]) => void
}

/**
 * Fills the form once this code runs, with what comes first: typing from before, the address, else the example on this
 * device's day. Afterwards with each new address.
 */
function useStart({ calculator, form, start, preset, addressed, figures, fill }: Start) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; figures that are renewed have an effect of their own
  useEffect(() => {
    if (!form.current) return
    const { fields } = calculator
    const link = () => {
      const linked = addressed ? readFragment(fields, window.location.hash) : undefined
      return linked && fromLink(calculator, startSuiting(calculator, start, linked, figures), linked)
    }
    const linked = link()
    const typed = changes(start, readTexts(form.current, fields))
    const suited = () => suggested(calculator, start, start, { ...start, ...typed }, figures)
    const begun = linked
      ? { ...linked.texts, ...typed }
      : withToday(calculator, { ...suited(), ...typed }, figures, todayInBrasilia(), preset)
    form.current.setAttribute('data-ready', '')
    if (linked || isChanged(start, begun)) fill(begun, linked?.ignored)
    if (addressed && isChanged(start, typed) && 'result' in calculator.evaluate(begun)) {
      setAddress(writeFragment(fields, begun))
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

type Renewal = Pick<Start, 'calculator' | 'form' | 'figures'> & {
  settle: (texts: Texts, how: { isLinked: boolean }) => void
}

function useRenewedFigures({ calculator, form, figures, settle }: Renewal) {
  const shown = useRef(figures)
  const asked = useRef(calculator)
  useEffect(() => {
    if (!form.current) return
    const texts = readTexts(form.current, calculator.fields)
    const before = liveTexts(calculator, texts, shown.current)
    const now = liveTexts(calculator, texts, figures)
    shown.current = figures
    const renewed = Object.entries(changes(before, now)).filter(([name]) => texts[name] === before[name])
    const isOther = asked.current !== calculator
    asked.current = calculator
    if (renewed.length === 0 && !isOther) return
    const typed = { ...texts, ...Object.fromEntries(renewed) }
    writeTexts(form.current, calculator.fields, typed)
    // An address without values stays so: opened again, it has the figures of that moment.
    settle(typed, { isLinked: readFragment(calculator.fields, window.location.hash) !== undefined })
  }, [calculator, form, figures, settle])
}
