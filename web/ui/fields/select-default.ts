import type { SyntheticEvent } from 'react'

/** Selects what a text field begins with, so that a thumb writes over it with nothing to erase first. */
export function selectDefault(target: EventTarget | null) {
  const isDefault =
    target instanceof HTMLInputElement && target.type !== 'radio' && target.value === target.defaultValue
  if (isDefault) target.select()
}

/** The field that a press has just entered; the press itself would put the caret where it fell. */
let entered: EventTarget | undefined

/** For a form: the press that enters a field with what it begins with selects that. */
export const selectingDefaults = {
  onFocus({ target }: SyntheticEvent<HTMLFormElement>) {
    entered = target
  },
  onClick({ target }: SyntheticEvent<HTMLFormElement>) {
    if (entered === target) selectDefault(target)
    entered = undefined
  },
}
