import { type FieldSpec, type Fields, formatTyped, namesOf, type Texts } from './fields.ts'

/** What every field of `form` says, as typed. */
export function readTexts<Name extends string>(form: HTMLFormElement, fields: Fields<Name>): Texts<Name> {
  const typed = new FormData(form)
  const texts = {} as Texts<Name> // filled for every name right below
  for (const name of namesOf(fields)) texts[name] = String(typed.get(name) ?? '')
  return texts
}

export function writeTexts<Name extends string>(
  form: HTMLFormElement,
  fields: Fields<Name>,
  texts: Texts<Name>,
) {
  for (const name of namesOf(fields)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control) control.value = texts[name]
  }
  unfold(form, fields)
}

/** The input behind an event and its field, when it is one that is typed into. */
export function typedField<Name extends string>(fields: Fields<Name>, target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return undefined
  const name = namesOf(fields).find((known) => known === target.name)
  if (!name || fields[name].kind === 'choice') return undefined
  return { input: target, name, field: fields[name] }
}

/** Writes the value as the house prints it. Only for a field being left: while typing, the caret would jump. */
export function tidy(input: HTMLInputElement, { kind }: FieldSpec) {
  const formatted = formatTyped(kind, input.value)
  if (formatted !== input.value) input.value = formatted
}

export function tidyAll<Name extends string>(form: HTMLFormElement, fields: Fields<Name>) {
  for (const element of form.elements) {
    const typed = typedField(fields, element)
    if (typed) tidy(typed.input, typed.field)
  }
}

/** Focuses the first field with an error, opening the fold it may be in. */
export function focusFirst<Name extends string>(
  form: HTMLFormElement,
  errors: Partial<Record<Name, string>>,
) {
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
