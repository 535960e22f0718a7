import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { exampleOf, type Field, type Fields, formatTyped, type Texts } from '../fields.ts'

/** The text of every field, as typed. */
export function readTexts(form: HTMLFormElement, fields: Fields): Texts {
  const typed = new FormData(form)
  // A form sends line ends as CR LF.
  const textOf = (name: string) => String(typed.get(name) ?? '').replaceAll('\r\n', '\n')
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(name)]))
}

/** Writes the texts that differ, and opens the folds of those that are not the example's. What is selected whole stays so. */
export function writeTexts(form: HTMLFormElement, fields: Fields, texts: Texts) {
  for (const name of Object.keys(fields)) {
    const control = form.elements.namedItem(name)
    const text = texts[name] ?? ''
    if (!control || !('value' in control) || control.value === text) continue
    const isSelected = control instanceof HTMLInputElement && isWhollySelected(control)
    control.value = text
    if (isSelected) control.select()
  }
  unfold(form, fields)
}

function isWhollySelected(input: HTMLInputElement): boolean {
  const { value, selectionStart, selectionEnd } = input
  return input === document.activeElement && selectionStart === 0 && selectionEnd === value.length
}

type TypedInput = HTMLInputElement | HTMLTextAreaElement

export function isTyped(target: EventTarget): target is TypedInput {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')
  )
}

/** The input behind an event and its field, when it is one that is typed into. */
export function typedField(fields: Fields, target: EventTarget) {
  if (!isTyped(target)) return undefined
  const field = fields[target.name]
  return field && { input: target, name: target.name, field }
}

/** Writes the value as the house prints it. Only for a field being left: while typing, the caret would jump. */
export function tidy(input: TypedInput, field: Field, texts: Texts) {
  const formatted = formatTyped(field, input.value, texts)
  if (formatted !== input.value) input.value = formatted
}

export function tidyAll(form: HTMLFormElement, fields: Fields) {
  const texts = readTexts(form, fields)
  for (const element of form.elements) {
    const typed = typedField(fields, element)
    if (typed) tidy(typed.input, typed.field, texts)
  }
}

/**
 * Focuses the first of the named fields that the question asks, opening the fold it may be in. What one line has is selected:
 * who types at once would else write beside it.
 */
export function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const named = [...form.elements].filter((element) => {
    const isControl =
      isTyped(element) || element instanceof HTMLSelectElement || element instanceof HTMLInputElement
    // The fields of a list begin with its name.
    return isControl && names.includes(element.name.split('.')[0] ?? '') && !element.closest('[hidden]')
  })
  const element = named.find((one) => one.ariaInvalid === 'true') ?? named[0]
  if (!(element instanceof HTMLElement)) return
  element.closest('details')?.setAttribute('open', '')
  element.focus()
  if (element instanceof HTMLInputElement && isTyped(element)) element.select()
}

/** Opens the fold of any field that does not have its example: what counts must be seen. */
function unfold(form: HTMLFormElement, fields: Fields) {
  const typed = new FormData(form)
  const today = todayInBrasilia()
  for (const details of form.querySelectorAll('details:not([data-list])')) {
    const changed = Object.entries(fields).some(
      ([name, field]) =>
        (!field.live || field.live === 'today') &&
        details.querySelector(`[name="${name}"]`) !== null &&
        typed.get(name) !== exampleOf(field, today),
    )
    if (changed) details.setAttribute('open', '')
  }
}
